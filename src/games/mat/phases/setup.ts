import { AWAY, HOME, otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { actionOf, KIND, toOf } from '../action.ts';
import { isSetupSpace, SETUP_SPACES, SPACE_NAMES } from '../board.ts';
import type { MatEvent } from '../events.ts';
import { awaitKickoff, put } from '../flow.ts';
import { type Mat, NONE, type Pawn, PHASE, PLACE, pawnName, SQUAD } from '../model.ts';
import { crowdsArea, onlyKinds } from './guards.ts';

/** The next pawn that a side places, or NONE (MAT-SET-3). */
function firstInHand(s: Mat, seat: Seat): Pawn {
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++) if (s.at[pawn] === PLACE.hand) return pawn;
  return NONE;
}

/** MAT-SET-1…3, MAT-GOAL-4: the sides place their pawns, one an action. */
export const setup: Phase<Mat, MatEvent> = {
  by: (s) => s.side,
  exact: false,
  guards: [
    onlyKinds('MAT-SET-1', [KIND.place]),
    ['MAT-SET-2', (_s, seat, action) => !isSetupSpace(seat, toOf(action))],
    ['MAT-MOVE-2', (s, _seat, action) => s.on[toOf(action)] !== 0],
    ['MAT-AREA-1', (s, seat, action) => crowdsArea(s, seat, toOf(action))],
  ],
  candidates(_s, seat, out) {
    for (const space of SETUP_SPACES[seat]!) out.add(actionOf(KIND.place, space));
  },
  apply(s, seat, action, tell) {
    const pawn = firstInHand(s, seat);
    const space = toOf(action);
    put(s, pawn, space);
    s.base[pawn] = space;
    tell?.({ type: 'place', side: sideOf(seat), pawn: pawnName(pawn), at: SPACE_NAMES[space]!, rule: 'MAT-SET-2' });
    if (firstInHand(s, otherSeat(seat)) !== NONE) s.side = otherSeat(seat);
    else if (firstInHand(s, seat) === NONE) {
      if (s.starts !== NONE) awaitKickoff(s);
      else {
        s.phase = PHASE.coin;
        s.side = NONE;
      }
    }
  },
};

/** MAT-SET-3: whose turn to place it is, given how many each has placed and has left; NONE where that can't be. */
export function placerOf(placed: readonly number[], left: readonly number[]): Seat {
  const lead = placed[HOME]! - placed[AWAY]!;
  if (left[AWAY] === 0 && lead >= 0) return left[HOME] === 0 ? NONE : HOME;
  if (left[HOME] === 0 && lead <= 1) return AWAY;
  return lead === 0 ? HOME : lead === 1 ? AWAY : NONE;
}
