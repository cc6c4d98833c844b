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

/** The number (from 1) of the member who decides for a side: games with team play keep it in their position. */
export function memberToAct(position: Position, side: Side): number {
  const member = position['member'];
  if (typeof member !== 'object' || member === null) return 1;
  const number: unknown = (member as Readonly<Record<string, unknown>>)[side];
  return typeof number === 'number' ? number : 1;
}

/** The member who decides for a side; a side with fewer members than the rules count goes round. */
export function actingMember(table: Table, position: Position, side: Side): Member {
  const members = table[side];
  return members[(memberToAct(position, side) - 1) % members.length]!;
}

/** Whether nobody of that side is a person. */
export const isBotSide = (table: Table, side: Side): boolean => table[side].every((member) => member.bot !== null);

/** A side's name on the scoreboard. */
export const sideName = (table: Table, side: Side): string => table[side].map((member) => member.name).join(', ');
