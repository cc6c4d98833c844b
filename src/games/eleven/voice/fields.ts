import type { Said } from '../../../core/clause.ts';

/** What the fields of a position are called that no other game need have, and its phases. */
export const FIELD_WORDS: Readonly<Record<string, Said>> = {
  ends: { es: 'Portería que defiende', en: 'Goal defended' },
  starter: { es: 'Equipo que empezó', en: 'Side that began' },
  pieces: { es: 'Jugadores', en: 'Players' },
  die: { es: 'Dado', en: 'Die' },
  points: { es: 'Puntos por gastar', en: 'Points left' },
  kicks: { es: 'Chutes del turno', en: 'Kicks this turn' },
  chain: { es: 'Cadena de pases en marcha', en: 'A chain of kicks is on' },
  secret: { es: 'Elegido en secreto', en: 'Chosen in secret' },
  shots: { es: 'Lanzados', en: 'Taken' },
  'phase=toss': { es: 'Sorteo', en: 'The toss' },
  'phase=kickoff': { es: 'Saque de centro', en: 'Kick-off' },
  'phase=place': { es: 'Colocación', en: 'Placing' },
  'phase=roll': { es: 'Tirada', en: 'The roll' },
  'phase=play': { es: 'Juego', en: 'Play' },
  'phase=shot': { es: 'Tiro a puerta', en: 'Shot at goal' },
  'phase=penalty': { es: 'Penalti', en: 'Penalty' },
  'phase=over': { es: 'Terminado', en: 'Over' },
  'ends.home=W': { es: 'Oeste', en: 'West' },
  'ends.home=E': { es: 'Este', en: 'East' },
  'ends.away=W': { es: 'Oeste', en: 'West' },
  'ends.away=E': { es: 'Este', en: 'East' },
};
