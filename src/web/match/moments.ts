import type { Football, FootballEvent } from '../../core/events.ts';
import type { GameEvent, Side } from '../../core/game.ts';

export const MOMENTS = ['goal', 'red', 'penalty', 'over'] as const;
export type MomentKind = (typeof MOMENTS)[number];

/** A short scene over the board: joy, a card, the whistle. Always skippable. */
export interface Moment {
  readonly kind: MomentKind;
  readonly side: Side | null;
  /** The game's own, for its voice. */
  readonly event: GameEvent;
  readonly millis: number;
}

const MILLIS = { goal: 1500, red: 1000, penalty: 800, over: 1200 } as const;

type Scene = Pick<Moment, 'kind' | 'side'>;
function sceneOf(told: FootballEvent): Scene | undefined {
  if (told.type === 'goal' || told.type === 'penalty') return { kind: told.type, side: told.side };
  if (told.type === 'kick' && told.isGoal) return { kind: 'goal', side: told.side };
  if (told.type === 'card' && told.color === 'red') return { kind: 'red', side: told.side };
  return told.type === 'over' ? { kind: 'over', side: told.winner } : undefined;
}

/** The most important thing of a step, if it had one. */
export function momentOf(events: readonly GameEvent[], football: Football): Moment | null {
  const scenes = events.flatMap((event) => football(event).flatMap((told) => ({ event, scene: sceneOf(told) })));
  for (const kind of MOMENTS) {
    const found = scenes.find(({ scene }) => scene?.kind === kind);
    if (found) return { kind, side: found.scene!.side, event: found.event, millis: MILLIS[kind] };
  }
  return null;
}
