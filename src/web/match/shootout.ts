import type { FootballEvent } from '../../core/events.ts';
import { SIDES, type Side } from '../../core/game.ts';
import type { ShootoutScore } from '../../core/stage.ts';

/** What became of a kick; `unknown`, where it was taken before anything that was told here; `due`, where it is to come. */
export type Kick = 'in' | 'out' | 'unknown' | 'due';

/** The kicks of one side in their order: what was told last, and before it what the counts say of the rest. */
function taken(told: readonly boolean[], count: number, goals: number): Kick[] {
  const earlier = count - told.length;
  const earlierGoals = goals - told.filter(Boolean).length;
  if (earlier < 0 || earlierGoals < 0 || earlierGoals > earlier) return taken([], count, goals);
  const before: Kick = earlierGoals === 0 ? 'out' : earlierGoals === earlier ? 'in' : 'unknown';
  return [...Array.from({ length: earlier }, () => before), ...told.map((isIn) => (isIn ? 'in' : 'out') as Kick)];
}

/** The shoot-out kick by kick, those to come included while it goes on; null where there is none. */
export function kicksOf(
  score: ShootoutScore | null,
  isOver: boolean,
  told: readonly FootballEvent[],
): Readonly<Record<Side, readonly Kick[]>> | null {
  if (!score) return null;
  const start = told.findLastIndex(({ type }) => type === 'shootout');
  const kicks = told.slice(start + 1).filter((event) => event.type === 'kick');
  const length = isOver ? 0 : Math.max(score.series, ...score.taken);
  const [home, away] = SIDES.map((side, i): readonly Kick[] => {
    const own = kicks.filter((kick) => kick.side === side).map(({ isGoal }) => isGoal);
    const done = taken(own, score.taken[i]!, score.goals[i]!);
    return [...done, ...Array.from({ length: Math.max(0, length - done.length) }, () => 'due' as const)];
  });
  return { home: home!, away: away! };
}
