import { type GameEvent, otherSide, type Side } from './game.ts';

/**
 * What happens in football, in words that all games share. A room tells each of its own events in these (none, one or
 * several); commentary, sounds, scenes, clocks, odds and reports know no others.
 */
export type FootballEvent =
  /** Dice came to lie, a coin fell, a card was turned, a spinner stopped. */
  | { readonly type: 'dice'; readonly faces: readonly number[] }
  | { readonly type: 'coin'; readonly side: Side }
  | { readonly type: 'draw'; readonly card: string | null }
  | { readonly type: 'spin'; readonly result: string }
  /** The ball is kicked, passed or carried past a man. */
  | { readonly type: 'touch' }
  | { readonly type: 'possession'; readonly side: Side }
  | { readonly type: 'loose' }
  /** A turn or a play begins: the side's from now on. */
  | { readonly type: 'turn'; readonly side: Side }
  /** The game is stopped, or goes on from a dead ball: corner, goal kick, free kick, off-side, kick-off. */
  | { readonly type: 'stop' }
  /** A man of the side was off-side; the stop follows. */
  | { readonly type: 'offside'; readonly side: Side }
  | { readonly type: 'foul'; readonly side: Side }
  | { readonly type: 'card'; readonly side: Side; readonly color: 'yellow' | 'red' }
  /** One was given in play; the kicks of a shoot-out are `kick`. */
  | { readonly type: 'penalty'; readonly side: Side }
  /** An attempt on goal was decided; its exact chance is told by src/match/odds.ts. */
  | {
      readonly type: 'shot';
      readonly side: Side;
      readonly isGoal: boolean;
      readonly from: ShotKind;
      readonly shirt: Shirt;
    }
  | { readonly type: 'save'; readonly side: Side }
  | { readonly type: 'goal'; readonly side: Side }
  /** The time of the period is up. */
  | { readonly type: 'whistle' }
  | { readonly type: 'period-end' }
  /** A shoot-out begins. */
  | { readonly type: 'shootout' }
  /** A kick of a shoot-out was decided. */
  | { readonly type: 'kick'; readonly side: Side; readonly isGoal: boolean }
  | { readonly type: 'over'; readonly winner: Side | null };

/** It is null from open play. */
export type ShotKind = 'penalty' | 'corner' | null;
/** It is null where the event does not tell it. */
type Shirt = string | null;

/**
 * Words of a room's own events that mean the same in all rooms: a turn, a play or a period begins or is over, and the
 * line of a record ends there.
 */
export const TURN_ENDS: ReadonlySet<string> = new Set([
  'turn',
  'turn-end',
  'play',
  'kickoff',
  'goal',
  'period',
  'period-end',
  'over',
]);

/** How a room tells its own events in football's words. */
export type Football = (event: GameEvent) => readonly FootballEvent[];

type Translate<E extends GameEvent> = (event: E) => readonly FootballEvent[];
/** What each of a game's own events is in football's words; one that is not named means nothing to the others. */
type Words<E extends GameEvent> = {
  readonly [K in E['type']]?: Translate<string extends K ? E : Extract<E, { readonly type: K }>>;
};

const NOTHING: readonly FootballEvent[] = [];
export function footballIn<E extends GameEvent>(words: Words<E>): Football {
  const known = new Map(Object.entries(words)) as ReadonlyMap<string, Translate<GameEvent>>;
  return (event) => known.get(event.type)?.(event) ?? NOTHING;
}

export const sideIn = (event: GameEvent): Side => event['side'] as Side;
export const rivalIn = (event: GameEvent): Side => otherSide(sideIn(event));

/** Words that need nothing but the event's side. */
export const told = {
  touch: () => [{ type: 'touch' }],
  stop: () => [{ type: 'stop' }],
  offside: (event) => [{ type: 'offside', side: sideIn(event) }, { type: 'stop' }],
  loose: () => [{ type: 'loose' }],
  whistle: () => [{ type: 'whistle' }],
  periodEnd: () => [{ type: 'period-end' }],
  shootout: () => [{ type: 'shootout' }],
  turn: (event) => [{ type: 'turn', side: sideIn(event) }],
  possession: (event) => [{ type: 'possession', side: sideIn(event) }],
  foul: (event) => [{ type: 'foul', side: sideIn(event) }],
  penalty: (event) => [{ type: 'penalty', side: sideIn(event) }],
  save: (event) => [{ type: 'save', side: sideIn(event) }],
  goal: (event) => [{ type: 'goal', side: sideIn(event) }],
  coin: (event) => [{ type: 'coin', side: sideIn(event) }],
  card: (event) => [{ type: 'card', side: sideIn(event), color: event['color'] as 'yellow' | 'red' }],
  over: (event) => [{ type: 'over', winner: event['winner'] as Side | null }],
} as const satisfies Words<GameEvent>;
