import type { Choices } from '../../../core/choices.ts';
import { type Action, otherSeat, type Seat, sideOf, type Tell } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { actionOf, END, kindOf, SUBSTITUTE, toOf } from '../action.ts';
import { SPACE_NAMES } from '../board.ts';
import { beginTurn, endPause, lift, put } from '../flow.ts';
import { forKinds, onlyKinds } from '../guard.ts';
import { hasSub, KICKOFF, type Mat, NONE, OFF, ownPawnOn, pawnName, SQUAD, SUB, subOf } from '../model.ts';

export const subGuards = forKinds(
  [SUBSTITUTE],
  [
    ['MAT-SUB-1', (s, seat, action) => ownPawnOn(s, seat, toOf(action)) === NONE],
    ['MAT-SUB-6', (s) => s.subbed === 1 && s.phase === KICKOFF],
    ['MAT-SUB-2', (s) => s.subbed === 1],
    ['MAT-SUB-3', (s, seat) => !hasSub(s, seat)],
  ],
);

export function offerSubs(s: Mat, seat: Seat, out: Choices): void {
  if (s.subbed === 1 || !hasSub(s, seat)) return;
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
    if (s.at[pawn]! >= 0) out.add(actionOf(SUBSTITUTE, s.at[pawn]!));
}

/** MAT-SUB-1, MAT-SUB-3, MAT-SUB-4: space, ball and place in the formation pass on; card and ban do not. */
export function substitute(s: Mat, seat: Seat, action: Action, tell?: Tell): void {
  const space = toOf(action);
  const off = ownPawnOn(s, seat, space);
  const on = subOf(s, seat);
  lift(s, off, s.options.subs === 'rolling' ? SUB : OFF);
  put(s, on, space);
  s.base[on] = s.base[off]!;
  s.base[off] = NONE;
  if (s.ban === off) s.ban = NONE;
  tell?.({
    type: 'sub',
    side: sideOf(seat),
    off: pawnName(off),
    on: pawnName(on),
    at: SPACE_NAMES[space],
    rule: 'MAT-SUB-1',
  });
}

/** MAT-SUB-2, MAT-SUB-6: the main action is done, or there is a pause, and a substitution is still possible. */
export const after: Phase<Mat> = {
  name: 'after',
  exact: true,
  guards: [onlyKinds('MAT-SUB-2', [END, SUBSTITUTE]), ...subGuards],
  candidates(s, seat, out) {
    out.add(actionOf(END));
    offerSubs(s, seat, out);
  },
  apply(s, seat, action, tell) {
    if (kindOf(action) === SUBSTITUTE) substitute(s, seat, action, tell);
    if (s.starts !== NONE || s.penaltyTaker !== NONE) endPause(s);
    else beginTurn(s, otherSeat(seat), tell);
  },
};
