import { type Card, FULL, quick, rulebook, short } from '../../core/card.ts';

export const card: Card = {
  about: {
    es: 'Once fichas, una red de líneas y un dado que dice cuánto corres. Ataca, empuja y chuta.',
    en: 'Eleven men, a net of lines and a die that says how far you run. Attack, push and kick.',
  },
  minutes: [15, 25],
  luck: 3,
  depth: 3,
  presets: [FULL, short({ plays: 10 }), quick({ plays: 5 }), rulebook({ clock: 'whistle', minutes: 20 })],
  levels: null,
  colours: { light: '#476f10', dark: '#b4e04a' },
};
