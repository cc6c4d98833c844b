import { type Card, FULL, quick, rulebook, short } from '../../core/card.ts';

export const card: Card = {
  about: {
    es: 'Veintidós peones, fueras de juego, tarjetas y duelos. El más parecido al fútbol de verdad.',
    en: 'Twenty-two pawns, offside, cards and battles. The closest to the real thing.',
  },
  minutes: [20, 40],
  luck: 3,
  depth: 4,
  presets: [
    FULL,
    short({ playsPerHalf: 6, tie: 'shootout', shootoutKicks: 3 }),
    quick({ playsPerHalf: 3, tie: 'shootout', shootoutKicks: 3 }),
    rulebook({ clock: 'whistle', minutesPerHalf: 45, minutesPerExtra: 15 }),
  ],
  levels: null,
  colours: { light: '#177340', dark: '#5fd98a' },
};
