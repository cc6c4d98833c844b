import type { Side } from '../../core/game.ts';

/** How a match went; the column names of the table `matches`. */
export interface MatchRow {
  readonly match: number;
  /** Null where nobody has won. */
  readonly winner: Side | null;
  /** In the game's own word; `unfinished` where the match was given up. */
  readonly reason: string;
  /** Goals, those of a shoot-out left out. */
  readonly home: number;
  readonly away: number;
  /** Who started, where the game tells it. */
  readonly started_by: Side | null;
  /** Turns or plays that were told, decisions of the sides, and draws of dice, cards, coin or spinner. */
  readonly turns: number;
  readonly decisions: number;
  readonly draws: number;
  /** Decisions with more than one thing to choose, and all that could be chosen in them. */
  readonly open: number;
  readonly offered: number;
  readonly home_shots: number;
  readonly away_shots: number;
  /** What chance gave home, in thousandths of the match; null where it was not weighed. */
  readonly luck: number | null;
}

export const MATCH_COLUMNS = [
  ...['match', 'winner', 'reason', 'home', 'away', 'started_by', 'turns', 'decisions', 'draws'],
  ...['open', 'offered', 'home_shots', 'away_shots', 'luck'],
] as readonly string[] as readonly (keyof MatchRow)[];

/** The reason of a match that was given up. */
export const UNFINISHED = 'unfinished';

/**
 * A turn in numbers: the match, its number in it (0 is what comes before the first turn is told), whose it was (0 home,
 * 1 away, -1 nobody's), the decisions and draws in it, where the ball was at its end (the number of a space, or -1), the
 * score then, and home's share of the match as the game's expert judges it, in thousandths.
 */
export const TURN_COLUMNS = ['match', 'turn', 'mover', 'decisions', 'draws', 'space', 'home', 'away', 'share'] as const;
export const TURN_WIDTH: number = TURN_COLUMNS.length;
export type Turn = Readonly<Record<(typeof TURN_COLUMNS)[number], number>>;

/** How often a clause was told by an event, how often it forbade what was played before, and in how many matches. */
export interface ClauseRow {
  readonly clause: string;
  readonly told: number;
  readonly forbade: number;
  readonly matches: number;
}

/** Where the ball lay at the end of a turn, where a shot was taken, where the ball was won from the rival. */
export const PLACES = ['lies', 'shot', 'won'] as const;
export type Place = (typeof PLACES)[number];
/** How often something happened on a space. */
export interface PlaceRow {
  readonly kind: Place;
  readonly side: Side | null;
  /** The number of a space in the game's plan. */
  readonly space: number;
  readonly times: number;
}

/** Some matches of a plan, as they are stored: all of them or none. */
export interface Batch {
  readonly number: number;
  readonly matches: readonly MatchRow[];
  /** `TURN_WIDTH` numbers a turn. */
  readonly turns: Int32Array;
  readonly clauses: readonly ClauseRow[];
  readonly places: readonly PlaceRow[];
}

export const turnAt = (turns: Int32Array, row: number): Turn => {
  const at = row * TURN_WIDTH;
  return {
    match: turns[at]!,
    turn: turns[at + 1]!,
    mover: turns[at + 2]!,
    decisions: turns[at + 3]!,
    draws: turns[at + 4]!,
    space: turns[at + 5]!,
    home: turns[at + 6]!,
    away: turns[at + 7]!,
    share: turns[at + 8]!,
  };
};
