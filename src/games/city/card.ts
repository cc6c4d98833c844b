import { type Card, FULL, type Preset } from '../../core/card.ts';

/** A full match takes an evening: the quick one is offered first (docs/games/city.md, section 9). */
const QUICK: Preset = { id: 'quick', name: { es: 'Rápido', en: 'Quick' }, options: { mode: 'quick' } };
/** CTY-QCK-2. */
const HALF: Preset = { id: 'half', name: { es: 'Un tiempo', en: 'One half' }, options: { mode: 'half' } };

export const card: Card = {
  about: {
    es: 'Un partido de los años veinte con cartas de balón, regates y entradas. El más rico de todos.',
    en: 'A match of the nineteen-twenties with ball cards, dribbles and tackles. The richest of all.',
  },
  minutes: [15, 60],
  luck: 3,
  depth: 5,
  presets: [QUICK, HALF, FULL],
  levels: null,
  colours: { light: '#7a4a24', dark: '#dcae7f' },
};
