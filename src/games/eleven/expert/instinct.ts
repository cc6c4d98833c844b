import { type Instinct, NO_LAPSES } from '../../../core/expert.ts';
import { NONE } from '../board.ts';
import { controllerOf, type Eleven, goalOf, isOwn, keeperOf } from '../model.ts';
import { LINES } from './lines.ts';

export const elevenInstinct: Instinct<Eleven> = {
  /** He saves only on his goal space (ELV-SHT-3). */
  keeperAway: (s, seat) => LINES[goalOf(s, seat)]![s.at[keeperOf(seat)]!]!,
  isLoose: (s) => s.ball !== NONE && controllerOf(s) === NONE,
  hasBall: (s, seat) => isOwn(seat, controllerOf(s)),
  lapses: NO_LAPSES,
};
