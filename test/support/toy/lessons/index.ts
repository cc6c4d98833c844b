import { happened, type Lessons, say } from '../../../../src/core/lessons.ts';
import { defaultOptions } from '../../../../src/core/options.ts';
import { MIDDLE, OPTIONS, STRIP, type ToyEvent } from '../model.ts';
import type { ToyPosition } from '../position.ts';

const PASSING: ToyPosition = {
  ...{ game: 'toy', v: 1, options: defaultOptions(OPTIONS), period: 1, score: [0, 0], phase: 'pass', side: 'home' },
  ...{ time: { plays: 2, up: false }, ball: MIDDLE, starter: 'home', sent: null },
  ...{ sealed: { home: null, away: null }, result: null },
};

export const lessons: Lessons<ToyPosition, ToyEvent> = {
  how: {
    aim: say('Lleva el balón al final de la tira.', 'Take the ball to the end of the strip.'),
    turn: say('Pasa corto o largo, y tira el dado.', 'Pass short or long, and roll the die.'),
    scoring: say(
      'Al final hay penalti: cada uno elige un lado.',
      'At the end there is a penalty: each chooses a corner.',
    ),
    end: say('Dos partes. Gana quien marque más.', 'Two halves. More goals win.'),
    pictures: [
      { caption: say('Corto.', 'Short.'), position: PASSING, plays: ['pass:short', 'd6:3'] },
      { caption: say('Largo.', 'Long.'), position: PASSING, plays: ['pass:long', 'd6:5'] },
      { caption: say('Largo, y se pierde.', 'Long, and lost.'), position: PASSING, plays: ['pass:long', 'd6:1'] },
    ],
  },
  lessons: [
    {
      id: 'pass',
      title: say('Pasar', 'Passing'),
      clauses: ['TOY-PASS-1', 'TOY-PASS-2'],
      steps: [
        {
          say: say('Pasa largo y tira.', 'Pass long and roll.'),
          position: PASSING,
          side: 'home',
          accept: ({ position }) => position.ball === STRIP - 1,
          chance: ['d6:5'],
          hint: ['pass:long'],
          wrong: [{ say: say('Corto no llega.', 'A short one does not get there.') }],
        },
        {
          say: say('Penalti: elige un lado.', 'A penalty: choose a corner.'),
          position: null,
          side: 'home',
          accept: happened('goal'),
          duel: ({ sealed }) => (sealed.home === 'corner:left' ? 'corner:right' : 'corner:left'),
          hint: ['corner:left'],
          wrong: [],
        },
      ],
    },
  ],
  coach: [
    {
      id: 'pass',
      title: say('Pasar', 'Passing'),
      when: ({ legal }) => legal.includes('pass:long'),
      say: say('Elige un pase y tira el dado.', 'Choose a pass and roll the die.'),
      lesson: 'pass',
    },
  ],
};
