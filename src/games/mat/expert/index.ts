import type { Expert } from '../../../core/expert.ts';
import type { Mat } from '../model.ts';
import { matEvaluation } from './evaluation.ts';
import { matSense } from './sense.ts';
import { terms } from './terms.ts';

export const expert: Expert<Mat> = {
  firstSight: matEvaluation,
  inSearch: matEvaluation,
  terms,
  habits: {},
  slips: {},
  sense: matSense,
};
