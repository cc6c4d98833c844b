import type { Choices } from '../../../core/choices.ts';
import { type Action, type Seat, sideOf } from '../../../core/game.ts';
import { actionOf, KIND, toOf } from '../action.ts';
import { SPACE_NAMES } from '../board.ts';
import type { MatTell } from '../events.ts';
import { lift, put } from '../flow.ts';
import { hasSub, type Mat, NONE, ownPawnOn, PHASE, PLACE, pawnName, SQUAD, subOf } from '../model.ts';
import { forKinds } from './guards.ts';

export const subGuards = forKinds(
  [KIND.sub],
  [
    ['MAT-SUB-1', (s, seat, action) => ownPawnOn(s, seat, toOf(action)) === NONE],
    ['MAT-SUB-6', (s) => s.subbed === 1 && s.phase === PHASE.kickoff],
    ['MAT-SUB-2', (s) => s.subbed === 1],
    ['MAT-SUB-3', (s, seat) => !hasSub(s, seat)],
  ],
);

export function offerSubs(s: Mat, seat: Seat, out: Choices): void {
  if (s.subbed === 1 || !hasSub(s, seat)) return;
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
    if (s.at[pawn]! >= 0) out.add(actionOf(KIND.sub, s.at[pawn]!));
}

/** MAT-SUB-1, MAT-SUB-3, MAT-SUB-4: space, ball and place in the formation pass on; card and ban do not. */
export function substitute(s: Mat, seat: Seat, action: Action, tell?: MatTell): void {
  const space = toOf(action);
  const off = ownPawnOn(s, seat, space);
  const on = subOf(s, seat);
  lift(s, off, s.options.subs === 'rolling' ? PLACE.sub : PLACE.off);
  put(s, on, space);
  s.base[on] = s.base[off]!;
  s.base[off] = NONE;
  if (s.ban === off) s.ban = NONE;
  tell?.({
    type: 'sub',
    side: sideOf(seat),
    off: pawnName(off),
    on: pawnName(on),
    at: SPACE_NAMES[space]!,
    rule: 'MAT-SUB-1',
  });
}
