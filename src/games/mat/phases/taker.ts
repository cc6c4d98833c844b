import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { actionOf, KIND, toOf } from '../action.ts';
import { SPOT, type Space } from '../board.ts';
import type { MatEvent } from '../events.ts';
import { awaitFingers, moveTo } from '../flow.ts';
import { type Mat, NONE, ownPawnOn, pawnName, SQUAD } from '../model.ts';
import { crowdsArea, onlyKinds } from './guards.ts';

/** MAT-AREA-1: the defender on the spot would go to the taker's old space, as a second one in his own area. */
const pushesIntoArea = (s: Mat, taker: Seat, from: Space): boolean => {
  const defender = otherSeat(taker);
  return ownPawnOn(s, defender, SPOT[defender]!) !== NONE && crowdsArea(s, defender, from);
};

/** MAT-PEN-2: the taker goes to the spot with the ball. */
export const taker: Phase<Mat, MatEvent> = {
  by: (s) => s.side,
  exact: false,
  guards: [
    onlyKinds('MAT-PEN-2', [KIND.taker]),
    ['MAT-PEN-2', (s, seat, action) => ownPawnOn(s, seat, toOf(action)) === NONE],
    ['MAT-AREA-1', (s, seat, action) => pushesIntoArea(s, seat, toOf(action))],
  ],
  candidates(s, seat, out) {
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (s.at[pawn]! >= 0) out.add(actionOf(KIND.taker, s.at[pawn]!));
  },
  apply(s, seat, action, tell) {
    const defender = otherSeat(seat);
    const spot = SPOT[defender]!;
    const pawn = ownPawnOn(s, seat, toOf(action));
    moveTo(s, pawn, spot);
    s.ball = spot;
    tell?.({ type: 'taker', side: sideOf(seat), pawn: pawnName(pawn), rule: 'MAT-PEN-2' });
    awaitFingers(s, seat);
  },
};
