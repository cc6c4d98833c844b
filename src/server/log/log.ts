import type { Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import type { Millis } from '../../match/clock.ts';
import type { Pace } from '../../match/pace.ts';
import type { Unspent } from '../../match/times.ts';

/** One row of the log: what happened as number `n` of a match, as src/protocol/fact.ts writes it. */
export interface StepRow {
  readonly match: string;
  readonly n: number;
  readonly at: Millis;
  /** Of the command that caused it; unique in the match. */
  readonly id: string;
  readonly text: string;
}

/** A step to be written, with what becomes true together with it. */
export interface Entry {
  readonly row: StepRow;
  /** When somebody has to look at the match again; null: never; undefined: as before. */
  readonly due?: Millis | null;
  readonly isOver?: boolean;
}

/** Who has taken a seat: a bot of that level, or a person with the hash of the key that only his browser has. */
export interface Seat {
  readonly name: string;
  readonly keyHash: string;
  readonly bot?: string;
}
/** Sides of several people: who sits beside the first member, and the word by which others are let in. */
export interface Team {
  readonly mates: Readonly<Record<Side, readonly (Seat | null)[]>>;
  readonly invitations: Readonly<Record<Side, string>>;
}
export type Seats = Readonly<Record<Side, Seat | null>> & { readonly team?: Team };

/** A match without its steps. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules under which its steps are taken; 0: `origin` tells it, or the log was not there yet. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: Seats;
  /** The referee's; empty where `origin` has it. */
  readonly seed: string;
  /** The referee's record from which the match goes on; empty: it began at the beginning. */
  readonly origin: string;
  /** The number of the newest step in `origin`; 0: its steps are counted. */
  readonly head: number;
  /** What was left of the time at `origin`. */
  readonly time: Unspent | null;
  readonly pace: Pace;
  readonly made: Millis;
}

export interface RecordRow {
  readonly game: string;
  readonly record: string;
}

/** How long things are kept. */
export interface Retention {
  /** Matches that are not over and in which nothing has happened since then are forgotten. */
  readonly idleSince: Millis;
  /** So are finished matches and shared records that are older than this. */
  readonly finishedSince: Millis;
}

/**
 * What the server keeps. What a call has promised is on the disk when the promise is kept; where one fails, ask again
 * what is true. Steps are only ever added.
 */
export interface Log {
  /** False: the number is taken, and nothing of the entry has happened. */
  append(entry: Entry): Promise<boolean>;
  /** In the order of their numbers, from the one after `n` on. */
  stepsAfter(match: string, n: number): Promise<StepRow[]>;
  /** The newest number of each of these matches that has steps. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  addMatch(match: MatchRow): Promise<void>;
  match(id: string): Promise<MatchRow | undefined>;
  /** Only where the seats are still as they were; whether it was so. */
  changeSeats(id: string, from: Seats, to: Seats): Promise<boolean>;
  /** Matches that are due; until `again` nobody else is given them. */
  claimDue(now: Millis, again: Millis, most: number): Promise<string[]>;
  setDue(match: string, at: Millis | null): Promise<void>;
  /** Matches that are over and still lie here step by step, by their names, from the one after `after` on. */
  finished(most: number, after?: string): Promise<string[]>;
  /** Which of these matches are over. */
  overOf(matches: readonly string[]): Promise<string[]>;
  /** The steps of a match become its record. */
  archive(match: string, record: string, head: number): Promise<void>;
  /** Some of what is too old, no more than `most` of each kind: how many matches and records are gone; 0: nothing is left of it. */
  forget(retention: Retention, most?: number): Promise<number>;
  addRecord(id: string, game: string, record: string, made: Millis): Promise<void>;
  record(id: string): Promise<RecordRow | undefined>;
  countMatches(): Promise<number>;
  /** The time of the machine that keeps the log, the same for all nodes. */
  time(): Promise<Millis>;
  /** Fails where nothing can be written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
