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
