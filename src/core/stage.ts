import type { Position, Side, Turn } from './game.ts';
import type { Look } from './look.ts';
import type { Pair } from './position.ts';

/** The periods that a scoreboard can name; a match that is played in one go has the one called `whole`. */
export const PERIOD_NAMES = ['whole', '1', '2', 'et1', 'et2', 'shootout', 'over'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** How far a period has come. */
export interface Progress {
  readonly unit: 'play' | 'minute';
  /** The play or minute that is on. */
  readonly n: number;
  /** It is null where the period has no agreed end. */
  readonly of: number | null;
}

/** The real clock of a period. */
export interface PeriodClock {
  readonly minutes: number;
  /** It runs from the first play of the period, not during opening, set-up and placements before it. */
  readonly isRunning: boolean;
}

/** A shoot-out as far as it has come; `series` kicks a side are agreed. */
export interface ShootoutScore {
  readonly taken: Pair;
  readonly goals: Pair;
  readonly series: number;
}

/**
 * What the frame around a match has to know of a position: a scoreboard, whoever keeps the time, whoever throws.
 * Everything is told from what is public; nothing here is a rule.
 */
export interface Stage<P extends Position = Position> {
  period(position: P): PeriodName;
  /** It is null where nothing is counted: in a shoot-out and after the end. */
  progress(position: P): Progress | null;
  /** It is null where no minutes are kept: plays are counted, it is a shoot-out, or the match is over. */
  clock(position: P): PeriodClock | null;
  /** The option with the seconds for all that a side decides in one go, and the ruling when they are over. */
  readonly hurry: { readonly option: string; readonly ruling: string } | null;
  /** The options that count the members of each side, where the rules ask them one after the other. */
  readonly members: Readonly<Record<Side, string>> | null;
  /** How the room's own draws look, by their names; dice and coin look the same in all games. */
  readonly draws: Readonly<Record<string, Look>>;
  /** The one side whose dice are due; null where both throw, or nobody. */
  thrower(position: P, turn: Turn): Side | null;
  /** The shirt of the side's player that has the ball. */
  carrier(position: P, side: Side): string | null;
  /** The fields of a position that say where men and ball stand: what can be moved about on the board. */
  readonly places: readonly string[];
  /** It is null before a shoot-out and in a match without one. */
  shootout(position: P): ShootoutScore | null;
}

/** The name of a period in the words of the games' positions. */
export const periodName = (period: number | string): PeriodName =>
  PERIOD_NAMES.find((name) => name === String(period)) ?? '1';

/** Says whether the period is one of extra time. */
export const isExtra = (period: number | string): boolean => String(period).startsWith('et');
/** Says whether plays or minutes run in that period. */
export const isPlayed = (period: number | string): boolean => period !== 'shootout' && period !== 'over';

/** The play that is on, of so many; a limit of 0, or none, is no agreed end. */
export const plays = (n: number, of: number | null): Progress => ({
  unit: 'play',
  n: of ? Math.min(Math.max(1, n), of) : Math.max(1, n),
  of: of || null,
});

/** Draws that belong to both sides. */
const SHARED_DRAWS: readonly string[] = ['d6+d6', 'coin'];
/** The side where one side's dice are due. */
export const throwBy = (turn: Turn, side: Side | null): Side | null =>
  turn.kind === 'chance' && !SHARED_DRAWS.includes(turn.draw) ? side : null;

/** The name of the piece that stands where the ball is. */
export const pieceOn = (pieces: Readonly<Record<string, unknown>>, ball: unknown): string | null =>
  (ball !== null && Object.entries(pieces).find(([, at]) => at === ball)?.[0]) || null;
