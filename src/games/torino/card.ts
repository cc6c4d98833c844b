import { type Card, FULL, quick, rulebook, short } from '../../core/card.ts';

export const card: Card = {
  about: {
    es: 'Tira los dados, coloca al portero y cruza los dedos. Se aprende en un minuto.',
    en: 'Throw the dice, place your keeper and cross your fingers. Learned in a minute.',
  },
  minutes: [5, 10],
  luck: 5,
  depth: 1,
  presets: [
    FULL,
    short({ turnsPerHalf: 8, shootoutKicks: 3 }),
    quick({ turnsPerHalf: 4, shootoutKicks: 3 }),
    rulebook({ clock: 'whistle', minutesPerHalf: 5 }),
  ],
  levels: {
    es: 'En Torino decide el dado: ninguna elección cambia las probabilidades, así que todos los niveles juegan igual de bien.',
    en: 'In Torino the die decides: no choice changes the odds, so all levels play equally well.',
  },
  colours: { light: '#6d28d9', dark: '#b79cff' },
};
