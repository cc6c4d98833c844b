import type { Expert } from '../../../core/expert.ts';
import type { Mat } from '../model.ts';
import { matEvaluation } from './evaluation.ts';
import { matInstinct } from './instinct.ts';
import { matSense } from './sense.ts';
import { matStudyEvaluation } from './study.ts';
import { gains, terms } from './terms.ts';

export const expert: Expert<Mat> = {
  firstSight: matEvaluation,
  inSearch: matEvaluation,
  inStudy: matStudyEvaluation,
  terms,
  gains,
  habits: {},
  slips: { club: 1 / 8 },
  sense: matSense,
  instinct: matInstinct,
};
