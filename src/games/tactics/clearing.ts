import type { Seat } from '../../core/game.ts';
import { inZone } from './awards.ts';
import { distance, distanceToArea, distanceToGoal, inArea, inGoal, onArc, ownRow, SPACES } from './board.ts';
import { defenceOf } from './flow.ts';
import { KEEPER, pieceOfPawn, RESTART, seatOfPawn, spaceOf, type Tactics } from './model.ts';
import { mayStand, mayStandOffLines } from './standing.ts';

/** Where the first piece of the queue goes (STW-CLEAR-1): the nearest possible of the spaces that its award names. */

const NEVER = Number.POSITIVE_INFINITY;
const AROUND_BALL = 2;
const AROUND_AREA = 1;
const PENALTY_ROWS = [3, 4];

/** The queue holds one piece, the fouled pawn, until it stands on the arc (STW-PEN-3). */
export const isTakerDue = (s: Tactics): boolean =>
  s.restart === RESTART.penalty && seatOfPawn(s.queue[0]!) === s.side && pieceOfPawn(s.queue[0]!) === s.holder;

/** `steps` where it is at least `stated`, otherwise never. */
const from = (stated: number, steps: number): number => (steps >= stated ? steps : NEVER);

/** STW-PEN-2: own rows 3 and 4 of D outside its area first, then by the distance from the area. */
function penaltyRank(s: Tactics, seat: Seat, space: number): number {
  const defence = defenceOf(s);
  if (inArea(defence, space) || (seat === defence && onArc(defence, space))) return NEVER;
  return PENALTY_ROWS.includes(ownRow(defence, space)) ? 0 : distanceToArea(defence, space);
}

/** How far down the list of preferences a space is for the piece; NEVER where the award does not allow it at all. */
function rankOf(s: Tactics, seat: Seat, piece: number, space: number): number {
  const defence = defenceOf(s);
  if (s.restart === RESTART.freekick) return from(AROUND_BALL, distance(s.ball, space));
  if (s.restart === RESTART.goalkick) {
    if (seat !== s.side) return from(AROUND_AREA, distanceToArea(s.side, space));
    if (piece === KEEPER) return inGoal(seat, space) ? 0 : NEVER;
    return from(AROUND_AREA, distanceToGoal(seat, space));
  }
  if (piece === KEEPER) return inGoal(defence, space) ? 0 : NEVER;
  if (s.restart === RESTART.penalty) {
    if (isTakerDue(s)) return onArc(defence, space) ? 0 : NEVER;
    return penaltyRank(s, seat, space);
  }
  const isFromGoal = inGoal(defence, spaceOf(s, seat, piece));
  if (!isFromGoal) return from(AROUND_BALL, distance(s.ball, space));
  return inZone(s, space) ? NEVER : from(AROUND_AREA, distanceToGoal(defence, space));
}

function mayClearTo(s: Tactics, seat: Seat, piece: number, space: number): boolean {
  if (isTakerDue(s)) return true; // a team-mate on the arc changes places with him
  const isGoingToGoal = piece === KEEPER && s.restart !== RESTART.freekick;
  return isGoingToGoal ? mayStandOffLines(s, seat, piece, space) : mayStand(s, seat, piece, space);
}

/** Calls `use` for every space where the first piece of the queue may go. */
export function forEachRefuge(s: Tactics, use: (space: number) => void): void {
  const seat = seatOfPawn(s.queue[0]!);
  const piece = pieceOfPawn(s.queue[0]!);
  let best = NEVER;
  for (let space = 0; space < SPACES; space++) {
    const rank = rankOf(s, seat, piece, space);
    if (rank < best && mayClearTo(s, seat, piece, space)) best = rank;
  }
  for (let space = 0; space < SPACES; space++)
    if (rankOf(s, seat, piece, space) === best && mayClearTo(s, seat, piece, space)) use(space);
}

/** The clause that a wrong place breaks. */
export const refugeClause = (s: Tactics): string => {
  if (s.restart === RESTART.freekick) return 'STW-FREE-4';
  if (s.restart === RESTART.goalkick) return seatOfPawn(s.queue[0]!) === s.side ? 'STW-GKICK-3' : 'STW-GKICK-2';
  if (s.restart === RESTART.corner) return pieceOfPawn(s.queue[0]!) === KEEPER ? 'STW-CORN-2' : 'STW-CORN-6';
  return 'STW-PEN-2';
};
