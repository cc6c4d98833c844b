import type { Expert } from '../../../core/expert.ts';
import type { Tactics } from '../model.ts';
import { tacticsEvaluation } from './firstSight.ts';
import { tacticsSearchEvaluation } from './inSearch.ts';
import { gains, terms } from './terms.ts';

export const expert: Expert<Tactics> = {
  firstSight: tacticsEvaluation,
  inSearch: tacticsSearchEvaluation,
  terms,
  gains,
  // A turn is a long way of small steps and nothing is hidden: looking far pays more than looking around.
  habits: { curiosity: 0.3, temperature: 0.015 },
  // Dice hide what more nodes would see, so levels differ by their care too.
  slips: { pro: 1 / 5 },
  sense: null,
  instinct: null,
};
