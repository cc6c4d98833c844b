import { rectangle, type Survey } from '../../../src/core/survey.ts';
import { STRIP, type Toy, type ToyEvent } from './model.ts';

const CELL = 20;
const strip = Array.from({ length: STRIP }, (_, space) => space);

export const survey: Survey<Toy, ToyEvent> = {
  plan: {
    width: STRIP * CELL,
    height: CELL,
    paints: [{ d: rectangle(0, 0, STRIP * CELL, CELL), fill: '#2f7a4a' }],
    spaces: strip.map((space) => ({ name: String(space), x: (space + 0.5) * CELL, y: CELL / 2 })),
    heat: '#ffe14d',
    outline: rectangle(-CELL / 2, -CELL / 2, CELL, CELL),
  },
  limits: {},
  ball: (s) => s.ball,
  starter: (s) => s.starter,
  mover: (s) => s.side,
  stealer: () => null,
};
