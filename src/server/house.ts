import { CHANCE, SIDES, type Side, seatOf } from '../core/game.ts';
import type { Match } from '../match/match.ts';
import type { Seats } from './log/log.ts';

/** What the bots of this house owe a match: a decision of that side, or a throw where nobody but bots is there. */
export type HouseDue = Side | 'throw';

const botsOf = (seats: Seats): Side[] => SIDES.filter((side) => seats[side]?.bot !== undefined);

export const hasBot = (seats: Seats): boolean => botsOf(seats).length > 0;
export const isForBots = (seats: Seats): boolean => botsOf(seats).length === SIDES.length;

export function houseDue(seats: Seats, match: Match | null | undefined): HouseDue | undefined {
  if (!match) return undefined;
  if (match.isToMove(CHANCE)) return isForBots(seats) ? 'throw' : undefined;
  return botsOf(seats).find((side) => match.isToMove(seatOf(side)));
}
