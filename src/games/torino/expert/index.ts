import type { Expert } from '../../../core/expert.ts';
import type { Torino } from '../model.ts';
import { torinoEvaluation } from './evaluation.ts';
import { gains, terms } from './terms.ts';

export const expert: Expert<Torino> = {
  firstSight: torinoEvaluation,
  inSearch: torinoEvaluation,
  terms,
  gains,
  habits: {},
  slips: {},
  sense: null,
  instinct: null,
};
