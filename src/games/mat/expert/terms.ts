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

/** What an action does for its side where it betters a term. */
export const gains: Readonly<Record<string, Said>> = {
  lead: { es: 'aumenta o protege la ventaja', en: 'adds to the lead, or guards it' },
  possession: { es: 'te deja con el balón', en: 'leaves you with the ball' },
  shot: {
    es: 'abre un tiro libre de rivales, o tapa el del otro',
    en: 'opens a shot that nobody blocks, or blocks theirs',
  },
  chance: { es: 'el balón puede llegar más cerca del gol con pases', en: 'passes can bring the ball nearer to goal' },
  risk: { es: 'evita que te roben el balón', en: 'keeps the ball from being robbed' },
  progress: { es: 'acerca el balón a la portería rival', en: 'brings the ball nearer to the other goal' },
  attack: { es: 'pone peones cerca de la portería rival', en: 'puts pawns near the other goal' },
  guard: { es: 'protege tu portería', en: 'guards your goal' },
  press: { es: 'llegas antes que el rival al balón', en: 'you are nearer to the ball than the rival' },
  men: { es: 'conserva más peones en el tapete', en: 'keeps more pawns on the mat' },
  cards: { es: 'evita tarjetas', en: 'avoids cards' },
  penalty: { es: 'te da un penalti, o lo evita', en: 'wins you a penalty, or avoids one' },
  support: { es: 'adelanta al equipo', en: 'moves the team up' },
  outposts: { es: 'deja peones que marcarían si recibieran', en: 'leaves pawns that would score if they got the ball' },
  bench: { es: 'guarda al suplente', en: 'keeps the substitute for later' },
};
