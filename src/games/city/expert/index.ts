import type { Expert } from '../../../core/expert.ts';
import type { City } from '../model.ts';
import { cityEvaluation } from './firstSight.ts';
import { citySearchEvaluation } from './inSearch.ts';
import { cityInstinct } from './instinct.ts';
import { gains, terms } from './terms.ts';

export const expert: Expert<City> = {
  firstSight: cityEvaluation,
  inSearch: citySearchEvaluation,
  terms,
  gains,
  habits: {},
  // Dice and cards hide what more nodes would see, so levels differ by their care too.
  slips: { club: 1 / 2, pro: 1 / 8 },
  sense: null,
  instinct: cityInstinct,
};
