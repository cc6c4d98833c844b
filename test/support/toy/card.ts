import { type Card, FULL, short } from '../../../src/core/card.ts';

export const card: Card = {
  about: { es: 'Una tira, un dado y un penalti secreto.', en: 'A strip, a die and a secret penalty.' },
  minutes: [1, 3],
  luck: 4,
  depth: 1,
  presets: [FULL, short({ turns: 4 })],
  levels: null,
  colours: { light: '#0f766e', dark: '#5eead4' },
};
