import { CHANCE, SIDES, type Side, seatOf } from '../core/game.ts';
import { err } from '../core/result.ts';
import type { Match } from '../match/match.ts';
import { NOT_OURS, type Order, STALE } from '../protocol/referee.ts';
import type { Seats } from './log/log.ts';
import type { Question } from './question.ts';

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

/** The id of what this house does by itself: no page can have taken it, because pages write no colon (protocol/messages.ts). */
export const houseId = (word: string): string => `:${word}`;

/** What is due by that step, and no more once another has come. */
export const dueBy = (n: number, word: string, ask: Question['ask']): Question => ({
  id: houseId(`${word}${n}`),
  kind: 'due',
  ask: (referee, now) => (referee.n === n ? ask(referee, now) : err(STALE)),
});

/** What a bot does, about the step for which it was thought and no other. */
export const askedBy = (n: number, order: Order): Question => ({
  id: houseId(`bot${n}`),
  kind: 'bot',
  ask: (referee, now) => (referee.n === n ? referee.command(order, now) : err(NOT_OURS)),
});
