import type { Expert } from '../../../../src/core/expert.ts';
import { MIDDLE, type Toy } from '../model.ts';

const evaluation: Expert<Toy>['firstSight'] = {
  names: ['lead', 'ground'],
  weights: [1, 0.4],
  terms(s, out) {
    out[0] = s.score[0]! - s.score[1]!;
    out[1] = (s.ball - MIDDLE) / MIDDLE;
  },
};

export const expert: Expert<Toy> = {
  firstSight: evaluation,
  inSearch: evaluation,
  terms: {
    lead: { es: 'los goles de ventaja', en: 'the goals of lead' },
    ground: { es: 'lo lejos que está el balón', en: 'how far on the ball is' },
  },
  gains: {
    lead: { es: 'aumenta la ventaja', en: 'adds to the lead' },
    ground: { es: 'lleva el balón más lejos', en: 'takes the ball farther on' },
  },
  habits: {},
  slips: {},
  sense: null,
  instinct: null,
};
