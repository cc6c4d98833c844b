import type { Said } from '../../../core/clause.ts';

/** What each term of the evaluations is about. */
export const terms: Readonly<Record<string, Said>> = {
  lead: { es: 'los goles de ventaja', en: 'the goals of lead' },
  shooting: { es: 'lo cerca que está un remate', en: 'how near a shot is' },
  possession: { es: 'quién tiene el balón', en: 'who has the ball' },
  progress: { es: 'lo cerca que está el balón de la portería', en: 'how near the goal the ball is' },
  promise: {
    es: 'números del dado que dan una buena jugada',
    en: 'numbers of the die that make something of the ball',
  },
  prospect: { es: 'lo que puede salir de esta jugada', en: 'what the set may come to' },
  range: { es: 'números que llevan el balón al área', en: 'numbers that bring the ball into the area' },
  reach: { es: 'quién puede llegar a disputar el balón', en: 'who can get to the ball' },
  danger: { es: 'el peligro de un balón suelto', en: 'the danger of a loose ball' },
  support: { es: 'llegadas al área', en: 'men near the area' },
  stranded: { es: 'hombres en fuera de juego', en: 'men off-side' },
  guard: { es: 'la defensa de la portería propia', en: 'the guard before the own goal' },
  line: { es: 'lo adelantada que está la defensa', en: 'how far up the defence stands' },
  men: { es: 'jugadores que siguen en el partido', en: 'men still in the match' },
  cards: { es: 'tarjetas', en: 'cards' },
};
