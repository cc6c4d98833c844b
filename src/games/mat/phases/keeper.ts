import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { actionOf, fromOf, KIND, toOf } from '../action.ts';
import { AREA, inArea, SPACE_NAMES, type Space } from '../board.ts';
import type { MatEvent } from '../events.ts';
import { awaitFingers, moveTo } from '../flow.ts';
import { type Mat, NONE, ownerOf, ownPawnOn, pawnName, SQUAD } from '../model.ts';
import { crowdsArea, onlyKinds } from './guards.ts';

/** Says whether the area has no empty space; the side has no pawn of its own there. */
const isAreaHeld = (s: Mat, seat: Seat): boolean => AREA[seat]!.every((space) => s.on[space] !== 0);

/** MAT-PEN-3: where a keeper may be put. */
function canKeep(s: Mat, seat: Seat, from: Space, to: Space): boolean {
  if (ownPawnOn(s, seat, from) === NONE || !inArea(seat, to)) return false;
  if (s.on[to] === 0) return true;
  return isAreaHeld(s, seat) && !crowdsArea(s, ownerOf(s.on[to]! - 1), from);
}

/** MAT-PEN-3: a side without a keeper puts one in its goal-kick area before the penalty. */
export const keeper: Phase<Mat, MatEvent> = {
  by: (s) => s.side,
  exact: false,
  guards: [
    onlyKinds('MAT-PEN-3', [KIND.keeper]),
    ['MAT-PEN-3', (s, seat, action) => !canKeep(s, seat, fromOf(action), toOf(action))],
  ],
  candidates(s, seat, out) {
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (s.at[pawn]! >= 0) for (const space of AREA[seat]!) out.add(actionOf(KIND.keeper, space, s.at[pawn]!));
  },
  apply(s, seat, action, tell) {
    const space = toOf(action);
    const pawn = ownPawnOn(s, seat, fromOf(action));
    moveTo(s, pawn, space);
    if (!hasKeeperInFormation(s, seat)) s.base[pawn] = space;
    tell?.({ type: 'keeper', side: sideOf(seat), pawn: pawnName(pawn), at: SPACE_NAMES[space]!, rule: 'MAT-PEN-3' });
    awaitFingers(s, otherSeat(seat));
  },
};

function hasKeeperInFormation(s: Mat, seat: Seat): boolean {
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
    if (s.base[pawn]! >= 0 && inArea(seat, s.base[pawn]!)) return true;
  return false;
}
