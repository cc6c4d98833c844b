import { BOTH_BITS, CHANCE_BIT, HOME_BIT, type SeatSet } from '../../core/game.ts';
import { type City, NONE, PHASE } from './model.ts';

/** Who owes a decision: the chooser, those who have not committed a card, or chance. */
export function toMove(s: City): SeatSet {
  if (s.mover !== NONE) return HOME_BIT << s.mover;
  if (s.phase === PHASE.over) return 0;
  if (s.phase !== PHASE.face) return CHANCE_BIT;
  return BOTH_BITS & ~((s.commit[0] !== NONE ? 1 : 0) | (s.commit[1] !== NONE ? 2 : 0));
}
