import type { Choices } from './choices.ts';
import type { Catalogue, Clause, Said } from './clause.ts';
import type { OptionSpecs, Options } from './options.ts';
import type { Fault } from './read.ts';
import type { Result } from './result.ts';
import type { State } from './state.ts';

/** A side wins and loses. */
export const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

/** A seat decides and sees: 0 home, 1 away, CHANCE for dice, spinner, coin and decks. */
export type Seat = number;
export const HOME: Seat = 0;
export const AWAY: Seat = 1;
export const CHANCE: Seat = 30;

/** Bit i: seat i owes a decision. Both player bits: sealed commits. 0: the match is over. */
export type SeatSet = number;
export const HOME_BIT: SeatSet = 1;
export const AWAY_BIT: SeatSet = 2;
export const BOTH_BITS: SeatSet = 3;
export const CHANCE_BIT: SeatSet = 1 << CHANCE;

/** A packed choice of at most 31 bits, private to its game. */
export type Action = number;

export type Viewer = Side | 'public' | 'referee';

/** What happened, in order. `rule` is the clause that caused it. */
export interface GameEvent {
  readonly type: string;
  readonly rule?: Clause;
  readonly [field: string]: unknown;
}
/** An event of a room, for its closed union of them: its type, the clause that caused it and its facts. */
export type Told<Type extends string, Facts extends object = object> = Readonly<{ type: Type; rule: Clause } & Facts>;
export type Tell<E extends GameEvent = GameEvent> = (event: E) => void;

/** Why an action is not allowed: the clause, and the numbers that its sentence needs. */
export interface Refusal {
  readonly clause: Clause;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What the match waits for, in the words of the engine protocol. */
export type Turn =
  | { readonly kind: 'choice'; readonly side: Side; readonly phase: string }
  | { readonly kind: 'secret'; readonly sides: readonly Side[]; readonly phase: string }
  | { readonly kind: 'chance'; readonly draw: string; readonly phase: string }
  | { readonly kind: 'over'; readonly result: MatchResult };

export interface MatchResult {
  readonly winner: Side | null;
  readonly score: readonly [home: number, away: number];
  readonly reason: string;
}

/** The public form of a state: plain JSON, as docs/games/<id>.md describes it. */
export interface Position {
  readonly game: string;
  readonly v: number;
  readonly [field: string]: unknown;
}

declare const seen: unique symbol;
/** A state wiped for one viewer. A full state is not assignable to it, so it can't be sent by mistake. */
export type Seen<S extends State = State> = S & { readonly [seen]: true };

/** One of the states that a view leaves open, and how likely it is beside the others. */
export interface World<S extends State = State> {
  readonly state: S;
  readonly weight: number;
}

/**
 * The rules of one game: a record of functions, none of them optional. The first group is fast and trusts its caller
 * (search calls it millions of times); the second explains and is sceptical. A room types its game by its own state,
 * position and events; whoever works with any game leaves them out.
 */
export interface Game<S extends State = State, P extends Position = Position, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly name: Said;
  /** It is that of the rules, and part of every record. */
  readonly version: number;
  readonly options: OptionSpecs;
  setup(options: Options): S;

  toMove(s: S): SeatSet;
  /** Empties `out` and fills it; never empty for a seat that is to move, weights where the seat is CHANCE. */
  choices(s: S, seat: Seat, out: Choices): void;
  /** Mutates `s`; assumes legality. */
  apply(s: S, seat: Seat, action: Action, tell?: Tell<E>): void;
  /** Home's share of a finished match: 1 won, ½ drawn, 0 lost. */
  payoff(s: S): number;

  /** It is undefined exactly for the members of `choices` and for rulings that are due. Asked only of seats that are to move. */
  refuse(s: S, seat: Seat, action: Action): Refusal | undefined;
  /** An action that the referee enters for a seat: accepted where it fits, never listed among the choices. */
  isRuling(action: Action): boolean;
  /** The time of the period is up: changes `s`, or says why that can't be. */
  whistle(s: S, tell?: Tell<E>): Refusal | undefined;
  turn(s: S): Turn;
  score(s: S): readonly [home: number, away: number];
  /** The number (from 1) of the member whom the rules ask to act for a seat; null where they know of none, and any may. */
  member(s: S, seat: Seat): number | null;

  /** Written over `into`, where one is given: an earlier view of such a match that nobody needs any more. */
  view(s: S, who: Viewer, into?: Seen<S>): Seen<S>;
  /** The event as that viewer may know it. */
  hide(event: E, who: Viewer): E;
  /** A full state that agrees with everything `who` knows. */
  guess(v: Seen<S>, who: Side, random: () => number): S;
  /** Such states, one for each case of what is hidden and may decide a duel: exact odds are their weighted mean. */
  worlds(v: Seen<S>, who: Side, random: () => number): readonly World<S>[];

  /** The board as lines of text for a terminal; home's pieces begin with H, away's with A, the ball is `*`. */
  describe(s: S): string;
  /** Also writes a view, with `"?"` or counts in place of what is masked. */
  writePosition(s: S): P;
  writeAction(s: S, seat: Seat, action: Action): string;
  /** The error says what such an action looks like; well-formed but illegal actions are read without complaint. */
  readAction(s: S, seat: Seat, text: string): Result<Action, Fault>;
}

/**
 * A game with all that it says in sentences: the texts of its clauses, with which a match tells why something is refused,
 * and the reader of positions, which tells what is wrong with one.
 */
export interface GameWithTexts<S extends State = State, P extends Position = Position, E extends GameEvent = GameEvent>
  extends Game<S, P, E> {
  readonly clauses: Catalogue;
  readPosition(position: unknown): Result<S, Fault>;
}

/** The seat that acts first: where both sides owe a sealed choice, home enters before away. */
export const firstSeat = (due: SeatSet): Seat => (due === CHANCE_BIT ? CHANCE : due & HOME_BIT ? HOME : AWAY);
export const otherSeat = (seat: Seat): Seat => 1 - seat;
export const sideOf = (seat: Seat): Side => SIDES[seat as 0 | 1];
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
export const seatOf = (side: Side): Seat => (side === 'home' ? HOME : AWAY);
