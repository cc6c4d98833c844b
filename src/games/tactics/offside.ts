import { otherSeat, type Seat } from '../../core/game.ts';
import { GOAL_SPACES, HEIGHT, ownRow } from './board.ts';
import { FIRST_FIELD, NO_OFFSIDE, NONE, pieceOn, type Tactics, TEAM } from './model.ts';

/** The own row of the defence's field pawn nearest to its goal line; 0 without field pawns: then nobody is off-side. */
export function lastRow(s: Tactics, defence: Seat): number {
  let nearest = HEIGHT + 1;
  for (let piece = FIRST_FIELD; piece < TEAM; piece++) {
    const at = s.at[defence * TEAM + piece]!;
    if (at >= 0) nearest = Math.min(nearest, ownRow(defence, at));
  }
  return nearest > HEIGHT ? 0 : nearest;
}

/** STW-OFF-1: nearer to the defence's goal line than every field pawn of it. */
export const isBehind = (s: Tactics, defence: Seat, space: number): boolean =>
  ownRow(defence, space) < lastRow(s, defence);

/** STW-OFF-1: the pawns of A in that position at a kick, but for the kicker, as bits. */
export function flagsAtKick(s: Tactics): number {
  const defence = otherSeat(s.side);
  const row = lastRow(s, defence);
  let flags = 0;
  for (let piece = 0; piece < TEAM; piece++) {
    const at = s.at[s.side * TEAM + piece]!;
    if (piece !== s.holder && at >= 0 && ownRow(defence, at) < row) flags |= 1 << piece;
  }
  return flags;
}

export const isFlagged = (s: Tactics, piece: number): boolean => s.offside > 0 && (s.offside & (1 << piece)) !== 0;

/** STW-OFF-4, STW-CORN-8: the pawn of A, other than `piece`, that waits off-side in the goal area, or NONE. */
export function spoiler(s: Tactics, piece: number): number {
  if (s.offside === NO_OFFSIDE) return NONE;
  const defence = otherSeat(s.side);
  for (const space of GOAL_SPACES[defence as 0 | 1]) {
    const there = pieceOn(s, s.side, space);
    if (there !== NONE && there !== piece) return isBehind(s, defence, space) ? there : NONE;
  }
  return NONE;
}
