import { type Card, type Preset, quick, rulebook } from '../../core/card.ts';

/** CTY-QCK-2. */
const HALF: Preset = { id: 'half', name: { es: 'Corto: un tiempo', en: 'Short: one half' }, options: { mode: 'half' } };

export const card: Card = {
  about: {
    es: 'Un partido de los años veinte con cartas de balón, regates y entradas. El más rico de todos.',
    en: 'A match of the nineteen-twenties with ball cards, dribbles and tackles. The richest of all.',
  },
  minutes: [15, 60],
  luck: 3,
  depth: 5,
  /** A full match takes an evening: the quick one is offered first (docs/games/city.md, section 9). */
  presets: [quick({ mode: 'quick' }), HALF, rulebook({})],
  levels: null,
  colours: { light: '#7a4a24', dark: '#dcae7f' },
};
