import { type GameEvent, type Position, SIDES, type Side } from '../../core/game.ts';
import { shootoutOf } from './clockface.ts';

/** What became of a kick; `unknown`, where it was taken before anything that was told here; `due`, where it is to come. */
export type Kick = 'in' | 'out' | 'unknown' | 'due';

const otherSide = (side: unknown): unknown => (side === 'home' ? 'away' : 'home');

/** Where a shoot-out begins, in the words of the five games. */
const isStart = (event: GameEvent): boolean =>
  event.type === 'shootout' || (event.type === 'period-start' && event['period'] === 'shootout');

/** The kick that an event decides; games that tell of one as a kick do so with a `goal` of true or false. */
function kickOf(event: GameEvent): { readonly side: unknown; readonly isIn: boolean } | undefined {
  const { type, side, goal } = event;
  if (typeof goal === 'boolean') return { side, isIn: goal };
  if (type === 'goal') return { side, isIn: true };
  if (type === 'miss' || type === 'wide') return { side, isIn: false };
  return type === 'save' ? { side: otherSide(side), isIn: false } : undefined;
}

/** The kicks of one side in their order: what was told last, and before it what the counts say of the rest. */
function taken(told: readonly boolean[], count: number, goals: number): Kick[] {
  const earlier = count - told.length;
  const earlierGoals = goals - told.filter(Boolean).length;
  if (earlier < 0 || earlierGoals < 0 || earlierGoals > earlier) return taken([], count, goals);
  const before: Kick = earlierGoals === 0 ? 'out' : earlierGoals === earlier ? 'in' : 'unknown';
  return [...Array.from({ length: earlier }, () => before), ...told.map((isIn) => (isIn ? 'in' : 'out') as Kick)];
}

/** STW-SHOOT-1, TOR-SHOOT-1; the others have series of five. */
const SERIES = 5;
function seriesOf(position: Position): number {
  const agreed = (position['options'] as { readonly shootoutKicks?: unknown } | undefined)?.shootoutKicks;
  return typeof agreed === 'number' ? agreed : SERIES;
}

/** The shoot-out kick by kick, those to come included while it goes on; null where there is none. */
export function kicksOf(
  position: Position,
  told: readonly GameEvent[],
): Readonly<Record<Side, readonly Kick[]>> | null {
  const counts = shootoutOf(position);
  if (!counts) return null;
  const kicks = told.slice(told.findLastIndex(isStart) + 1).flatMap((event) => kickOf(event) ?? []);
  const length = position['period'] === 'over' ? 0 : Math.max(seriesOf(position), ...counts.taken);
  const rows = SIDES.map((side, i): readonly [Side, readonly Kick[]] => {
    const own = kicks.filter((kick) => kick.side === side).map(({ isIn }) => isIn);
    const done = taken(own, counts.taken[i]!, counts.goals[i]!);
    return [side, [...done, ...Array.from({ length: Math.max(0, length - done.length) }, () => 'due' as const)]];
  });
  return Object.fromEntries(rows) as Record<Side, readonly Kick[]>;
}
