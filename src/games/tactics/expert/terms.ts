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

/** What an action does for its side where it betters a term. */
export const gains: Readonly<Record<string, Said>> = {
  lead: { es: 'aumenta la ventaja', en: 'adds to the lead' },
  shooting: { es: 'te acerca al remate', en: 'brings you nearer to a shot' },
  possession: { es: 'te deja con el balón', en: 'leaves you with the ball' },
  progress: { es: 'acerca el balón a la portería rival', en: 'brings the ball nearer to the other goal' },
  promise: {
    es: 'más números del dado dan una buena jugada',
    en: 'more numbers of the die make something of the ball',
  },
  prospect: { es: 'la jugada promete más', en: 'the set promises more' },
  range: { es: 'más números llevan el balón al área', en: 'more numbers bring the ball into the area' },
  reach: { es: 'los tuyos llegan a disputar el balón', en: 'your men can get to the ball' },
  danger: { es: 'reduce el peligro de un balón suelto', en: 'makes a loose ball less dangerous' },
  support: { es: 'lleva hombres al área rival', en: 'brings men to the other area' },
  stranded: { es: 'no deja hombres en fuera de juego', en: 'leaves no men off-side' },
  guard: { es: 'protege tu portería', en: 'guards your goal' },
  line: { es: 'coloca mejor la línea de defensa', en: 'places the line of defence better' },
  men: { es: 'conserva más jugadores', en: 'keeps more men in the match' },
  cards: { es: 'evita tarjetas', en: 'avoids cards' },
};
