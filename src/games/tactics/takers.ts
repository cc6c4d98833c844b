import type { Seat } from '../../core/game.ts';
import { distance } from './board.ts';
import { spaceOf, type Tactics, TEAM } from './model.ts';
import { mayStand, mayStandOffLines } from './standing.ts';

type MayStand = (s: Tactics, seat: Seat, piece: number, space: number) => boolean;

function nearest(s: Tactics, seat: Seat, space: number, may: MayStand): number {
  let pieces = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let piece = 0; piece < TEAM; piece++) {
    const at = spaceOf(s, seat, piece);
    if (at < 0 || !may(s, seat, piece, space)) continue;
    const steps = distance(at, space);
    if (steps < best) pieces = 0;
    if (steps <= best) pieces |= 1 << piece;
    best = Math.min(best, steps);
  }
  return pieces;
}

/** STW-OFF-6: who may take a free kick there, the nearest pawns as bits; LIM-1 and 2 yield where they bar everybody. */
export const takersAt = (s: Tactics, seat: Seat, space: number): number =>
  nearest(s, seat, space, mayStand) || nearest(s, seat, space, mayStandOffLines);
