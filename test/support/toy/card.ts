import { type Card, quick, rulebook, short } from '../../../src/core/card.ts';

export const card: Card = {
  about: { es: 'Una tira, un dado y un penalti secreto.', en: 'A strip, a die and a secret penalty.' },
  minutes: [1, 3],
  luck: 4,
  depth: 1,
  presets: [rulebook({}), short({ turns: 4 }), quick({ turns: 2 })],
  levels: null,
  colours: { light: '#0f766e', dark: '#5eead4' },
};
