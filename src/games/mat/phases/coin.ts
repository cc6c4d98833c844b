import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { MatEvent } from '../events.ts';
import { type Mat, PHASE } from '../model.ts';

/** MAT-COIN-1: the coin names the side that kicks off. */
export const coin: Phase<Mat, MatEvent> = {
  by: 'chance',
  draw: 'coin',
  apply(s, _seat, winner, tell) {
    tell?.({ type: 'coin', side: sideOf(winner), rule: 'MAT-COIN-1' });
    s.phase = PHASE.kickoff;
    s.side = winner;
    s.starts = winner;
  },
};
