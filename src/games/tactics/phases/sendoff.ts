import type { Phase } from '../../../core/gameFrom.ts';
import { leaverIs, pieceIn } from '../action.ts';
import { awardForFoul } from '../awards.ts';
import { mayLeave, sendingOffSeat, sendOffFor } from '../cards.ts';
import type { TacticsEvent } from '../events.ts';
import { onlyWords } from '../guards.ts';
import { FIRST_FIELD, KEEPER, type Tactics, TEAM } from '../model.ts';

/** STW-CARD-6: at its keeper's second yellow a side says which field pawn leaves; then comes the award of the foul. */
export const sendoff = {
  by: sendingOffSeat,
  exact: true,
  guards: [onlyWords('leave'), ['STW-CARD-6', (s, seat, action) => !mayLeave(s, seat, pieceIn(action))]],
  candidates(s, seat, out) {
    for (let piece = FIRST_FIELD; piece < TEAM; piece++) if (mayLeave(s, seat, piece)) out.add(leaverIs(piece));
  },
  apply(s, seat, action, tell) {
    sendOffFor(s, seat, KEEPER, pieceIn(action), tell);
    awardForFoul(s, seat, tell);
  },
} satisfies Phase<Tactics, TacticsEvent>;
