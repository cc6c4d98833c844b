import type { Said } from '../../../core/clause.ts';

/** What each term of the evaluations is about. */
export const terms: Readonly<Record<string, Said>> = {
  lead: { es: 'los goles de ventaja y el tiempo para responder', en: 'the goals of lead and the time to answer them' },
  chance: { es: 'la ocasión de gol que se prepara', en: 'the chance of a goal that is coming' },
  control: { es: 'quién tiene el balón y con qué seguridad', en: 'who has the ball, and how safely' },
  territory: { es: 'lo lejos que está el balón de la portería propia', en: 'how far up the pitch the ball is' },
  threat: { es: 'lo cerca que está un disparo', en: 'how near a shot is' },
  presence: { es: 'hombres cerca de la portería rival', en: 'men near the other goal' },
  outlets: { es: 'compañeros a los que se puede pasar', en: 'mates who can be passed to' },
  guard: { es: 'hombres entre el balón y la portería propia', en: 'men between the ball and the own goal' },
  pressure: { es: 'rivales encima del que lleva el balón', en: 'rivals around the man with the ball' },
  keeper: { es: 'el portero en su sitio', en: 'the keeper in his place' },
  men: { es: 'jugadores en el campo', en: 'men on the pitch' },
  hand: { es: 'las cartas de tiro en la mano', en: 'the shots in the hand' },
  shape: { es: 'lo bien repartido que está el equipo', en: 'how well the men are spread' },
  press: { es: 'la presión sobre el que lleva el balón', en: 'the press on the man with the ball' },
  room: { es: 'el espacio alrededor del balón', en: 'the room around the ball' },
  tempo: { es: 'el momento del turno', en: 'the moment of the turn' },
};

/** What an action does for its side where it betters a term. */
export const gains: Readonly<Record<string, Said>> = {
  lead: { es: 'aumenta o protege la ventaja', en: 'adds to the lead, or guards it' },
  chance: { es: 'prepara una ocasión de gol más clara', en: 'prepares a better chance of a goal' },
  control: { es: 'asegura el balón', en: 'makes sure of the ball' },
  territory: { es: 'lleva el juego lejos de tu portería', en: 'takes play away from your goal' },
  threat: { es: 'te acerca a un disparo', en: 'brings you nearer to a shot' },
  presence: { es: 'pone hombres cerca de la portería rival', en: 'puts men near the other goal' },
  outlets: { es: 'deja más compañeros a los que pasar', en: 'leaves more mates to pass to' },
  guard: { es: 'deja hombres entre el balón y tu portería', en: 'keeps men between the ball and your goal' },
  pressure: {
    es: 'libra de rivales al que lleva el balón, o se los pone al otro',
    en: 'frees the man with the ball of rivals, or closes in on theirs',
  },
  keeper: { es: 'deja al portero en su sitio', en: 'keeps the keeper in his place' },
  men: { es: 'conserva más jugadores en el campo', en: 'keeps more men on the pitch' },
  hand: { es: 'guarda mejores cartas de tiro', en: 'keeps better shots in the hand' },
  shape: { es: 'reparte mejor al equipo', en: 'spreads the team better' },
  press: { es: 'aprieta más al que lleva el balón', en: 'presses the man with the ball harder' },
  room: {
    es: 'da más espacio a tu balón, o se lo quita al rival',
    en: 'gives your ball more room, or takes it from the rival',
  },
  tempo: { es: 'llega en mejor momento del turno', en: 'comes at a better moment of the turn' },
};
