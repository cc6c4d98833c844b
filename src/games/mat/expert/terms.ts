import type { Said } from '../../../core/clause.ts';

/** What each term of the evaluations is about. */
export const terms: Readonly<Record<string, Said>> = {
  lead: { es: 'los goles de ventaja', en: 'the goals of lead' },
  possession: { es: 'quién tiene el balón', en: 'who has the ball' },
  shot: { es: 'un tiro libre de rivales', en: 'a shot that nobody blocks' },
  chance: { es: 'hasta dónde puede llegar el balón con pases', en: 'how near goal passes can bring the ball' },
  risk: { es: 'el peligro de que roben el balón', en: 'the danger of being robbed' },
  progress: { es: 'lo cerca que está el balón de cada portería', en: 'how near each goal the ball is' },
  attack: { es: 'peones cerca de la portería rival', en: 'pawns near the other goal' },
  guard: { es: 'portero y peones que protegen la portería', en: 'the keeper and the pawns that guard the goal' },
  press: { es: 'quién llega antes al balón', en: 'who is nearer to the ball' },
  men: { es: 'peones en el tapete', en: 'pawns on the mat' },
  cards: { es: 'tarjetas amarillas', en: 'yellow cards' },
  penalty: { es: 'un penalti a favor', en: 'a penalty to take' },
  support: { es: 'lo adelantado que juega el equipo', en: 'how far up the side plays' },
  outposts: { es: 'peones que marcarían si recibieran', en: 'pawns that would score if they got the ball' },
  bench: { es: 'el suplente que queda', en: 'the substitute still to come' },
};
