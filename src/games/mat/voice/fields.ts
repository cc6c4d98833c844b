import type { Said } from '../../../core/clause.ts';

/** What the fields of a position are called that no other game need have, and its phases. */
export const FIELD_WORDS: Readonly<Record<string, Said>> = {
  first: { es: 'Empieza', en: 'Goes first' },
  pieces: { es: 'Peones', en: 'Pawns' },
  formation: { es: 'Formación del saque', en: 'Formation for kick-offs' },
  starts: { es: 'Equipo que empieza', en: 'Side that begins' },
  ban: { es: 'Peón castigado', en: 'Pawn under a ban' },
  subbed: { es: 'Ya hubo un cambio', en: 'A substitution was made' },
  member: { es: 'A quién le toca del equipo', en: 'Whose turn it is in the team' },
  coached: { es: 'Consejos gastados', en: 'Advice used' },
  secret: { es: 'Elegido en secreto', en: 'Chosen in secret' },
  pawn: { es: 'Peón', en: 'Pawn' },
  taker: { es: 'Lo lanza', en: 'Taken by' },
  cause: { es: 'Motivo', en: 'Cause' },
  'phase=setup': { es: 'Colocación', en: 'Placing' },
  'phase=coin': { es: 'Moneda', en: 'The coin' },
  'phase=kickoff': { es: 'Saque de centro', en: 'Kick-off' },
  'phase=act': { es: 'Juego', en: 'Play' },
  'phase=after': { es: 'Fin del turno', en: 'End of a turn' },
  'phase=taker': { es: 'Quién lanza el penalti', en: 'Who takes the penalty' },
  'phase=keeper': { es: 'El portero del penalti', en: 'The keeper of a penalty' },
  'phase=penalty': { es: 'Penalti', en: 'Penalty' },
  'phase=over': { es: 'Terminado', en: 'Over' },
};
