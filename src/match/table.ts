import type { Position, Side } from '../core/game.ts';

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
 * may. Games with turns in rotation keep it in their position.
 */
export function memberToAct(position: Position, side: Side): number | null {
  const member = position['member'];
  if (typeof member !== 'object' || member === null) return null;
  const number: unknown = (member as Readonly<Record<string, unknown>>)[side];
  return typeof number === 'number' ? number : null;
}

/** The same among those who sit there: a side with fewer members than the rules count goes round. */
export function memberDue(table: Table, position: Position, side: Side): number | null {
  const number = memberToAct(position, side);
  return number === null ? null : ((number - 1) % table[side].length) + 1;
}

/** The member who decides for a side; the first, where any may. */
export const actingMember = (table: Table, position: Position, side: Side): Member =>
  table[side][(memberDue(table, position, side) ?? 1) - 1]!;

/** Whether nobody of that side is a person. */
export const isBotSide = (table: Table, side: Side): boolean => table[side].every((member) => member.bot !== null);

/** A side's name on the scoreboard. */
export const sideName = (table: Table, side: Side): string => table[side].map((member) => member.name).join(', ');
