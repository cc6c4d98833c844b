import type { Expert } from '../../../core/expert.ts';
import type { Eleven } from '../model.ts';
import { elevenEvaluation, elevenSearchEvaluation } from './evaluation.ts';
import { elevenInstinct } from './instinct.ts';
import { gains, terms } from './terms.ts';

export const expert: Expert<Eleven> = {
  firstSight: elevenEvaluation,
  inSearch: elevenSearchEvaluation,
  terms,
  gains,
  // A turn is a long way of small steps and nothing is hidden: looking far pays more than looking around.
  habits: { curiosity: 0.3, temperature: 0.02 },
  slips: {},
  sense: null,
  instinct: elevenInstinct,
};
