import { brief, periodEnd, storyIn, trace } from '../../../src/core/story.ts';
import type { ToyEvent } from './model.ts';
import type { ToyPosition } from './position.ts';

export const story = storyIn<ToyPosition, ToyEvent>({
  pass: () => trace([], brief('pase', 'pass')),
  save: ({ side }) =>
    trace([], brief('penalti parado', 'penalty saved'), {
      kind: 'save',
      at: null,
      side,
      word: { es: '¡Parada!', en: 'Saved!' },
    }),
  goal: () => trace([], brief('¡gol!', 'goal!')),
  period: ({ score }) => periodEnd(score),
});
