import type { Seat } from '../../core/game.ts';
import { distance } from './board.ts';
import { FIRST_FIELD, KEEPER, NONE, pieceOn, spaceOf, type Tactics, TEAM } from './model.ts';
import { mayStand, mayStandOffLines } from './standing.ts';

type MayStand = (s: Tactics, seat: Seat, piece: number, space: number) => boolean;

/** The keeper, from wherever he is, and the nearest field pawns, of those that may stand there; as bits. */
function keeperAndNearest(s: Tactics, seat: Seat, space: number, may: MayStand): number {
  let nearest = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let piece = FIRST_FIELD; piece < TEAM; piece++) {
    const at = spaceOf(s, seat, piece);
    if (at < 0 || !may(s, seat, piece, space)) continue;
    const steps = distance(at, space);
    if (steps < best) nearest = 0;
    if (steps <= best) nearest |= 1 << piece;
    best = Math.min(best, steps);
  }
  return may(s, seat, KEEPER, space) ? nearest | (1 << KEEPER) : nearest;
}

/**
 * STW-OFF-6: who may take a free kick there, as bits: whoever stands there, else the keeper or one of the nearest;
 * LIM-1 and 2 yield where they bar everybody.
 */
export function takersAt(s: Tactics, seat: Seat, space: number): number {
  const there = pieceOn(s, seat, space);
  if (there !== NONE) return 1 << there;
  return keeperAndNearest(s, seat, space, mayStand) || keeperAndNearest(s, seat, space, mayStandOffLines);
}
