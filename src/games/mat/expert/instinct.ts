import { type Instinct, NO_LAPSES } from '../../../core/expert.ts';
import type { Seat } from '../../../core/game.ts';
import { AREA, distance, ROWS, type Space } from '../board.ts';
import { holderSeat, type Mat, NONE, SQUAD } from '../model.ts';

const toArea = (seat: Seat, space: Space): number => Math.min(...AREA[seat]!.map((target) => distance(space, target)));

export const matInstinct: Instinct<Mat> = {
  /** Whoever stands in the goal-kick area is the keeper (MAT-AREA-1); where nobody does, the nearest could be. */
  keeperAway({ at }, seat) {
    let nearest = ROWS;
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (at[pawn]! >= 0) nearest = Math.min(nearest, toArea(seat, at[pawn]!));
    return nearest;
  },
  isLoose: (s) => s.ball >= 0 && holderSeat(s) === NONE,
  hasBall: (s, seat) => holderSeat(s) === seat,
  lapses: NO_LAPSES,
};
