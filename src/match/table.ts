import { type Game, type Side, seatOf } from '../core/game.ts';
import type { State } from '../core/state.ts';

export const MAX_MEMBERS = 3;

/** Who sits at the table: a person, or a bot of a level. */
export interface Member {
  readonly name: string;
  /** A bot's name from src/bots/levels.ts; null for a person. */
  readonly bot: string | null;
}

/** The members of each side, one to three, in the order in which they take its turns. */
export type Table = Readonly<Record<Side, readonly Member[]>>;

/**
 * The number (from 1) of the member whom the rules ask to decide for a side; null where they know of none, and any member
 * may. A side with fewer members than the rules count goes round.
 */
export function memberDue<S extends State>(table: Table, game: Game<S>, s: S, side: Side): number | null {
  const number = game.member(s, seatOf(side));
  return number === null ? null : ((number - 1) % table[side].length) + 1;
}

/** The member who decides for a side; the first, where any may. */
export const actingMember = <S extends State>(table: Table, game: Game<S>, s: S, side: Side): Member =>
  table[side][(memberDue(table, game, s, side) ?? 1) - 1]!;

/** Says whether nobody of that side is a person. */
export const isBotSide = (table: Table, side: Side): boolean => table[side].every((member) => member.bot !== null);

/** A side's name on the scoreboard. */
export const sideName = (table: Table, side: Side): string => table[side].map((member) => member.name).join(', ');
