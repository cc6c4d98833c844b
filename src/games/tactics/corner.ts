import { otherSeat, type Seat } from '../../core/game.ts';
import { inZone } from './awards.ts';
import { inGoal, SPACES } from './board.ts';
import { defenceOf } from './flow.ts';
import { KEEPER, NONE, PHASE, spaceOf, type Tactics } from './model.ts';
import { mayStand } from './standing.ts';

/** The three placements of each side before a corner kick (STW-CORN-4…6). */

/** STW-CORN-5: D places first, then in turn. */
export const placingSeat = (s: Tactics): Seat => (s.left[0] === s.left[1] ? defenceOf(s) : s.side);

/** STW-CORN-6. */
export const isInForbiddenZone = (s: Tactics, seat: Seat, space: number): boolean =>
  seat !== s.side && inZone(s, space);
/** STW-CORN-2. */
export const leavesGoal = (s: Tactics, seat: Seat, piece: number, space: number): boolean =>
  seat !== s.side && piece === KEEPER && !inGoal(seat, space);

export const mayPlace = (s: Tactics, seat: Seat, piece: number, space: number): boolean =>
  space !== spaceOf(s, seat, piece) &&
  !isInForbiddenZone(s, seat, space) &&
  !leavesGoal(s, seat, piece, space) &&
  mayStand(s, seat, piece, space);

/** Says whether a pawn can be picked: it is on the board and has somewhere else to go. */
export function hasPlacement(s: Tactics, seat: Seat, piece: number): boolean {
  if (spaceOf(s, seat, piece) < 0) return false;
  for (let space = 0; space < SPACES; space++) if (mayPlace(s, seat, piece, space)) return true;
  return false;
}

/** STW-CORN-7: after the last placement A rolls for the ball. */
export function endPlacement(s: Tactics, seat: Seat): void {
  s.left[seat]!--;
  s.pick = NONE;
  s.phase = s.left[seat] === 0 && s.left[otherSeat(seat)] === 0 ? PHASE.ballroll : PHASE.pick;
}
