import type { Action, Seat } from '../../../core/game.ts';
import type { Guard, Guards } from '../../../core/phase.ts';
import { type Kind, kindOf } from '../action.ts';
import { inArea, type Space } from '../board.ts';
import { keeperOf } from '../flow.ts';
import { type Mat, NONE } from '../model.ts';

/** These guards for actions of these kinds only. */
export const forKinds = (kinds: readonly Kind[], guards: Guards<Mat>): Guards<Mat> =>
  guards.map(
    ([clause, isBroken]): Guard<Mat> => [
      clause,
      (s: Mat, seat: Seat, action: Action) => kinds.includes(kindOf(action)) && isBroken(s, seat, action),
    ],
  );

/** An action of another phase. */
export const onlyKinds = (clause: string, kinds: readonly Kind[]): Guard<Mat> => [
  clause,
  (_s, _seat, action) => !kinds.includes(kindOf(action)),
];

/** MAT-AREA-1: a pawn of the side that comes to `to` would be a second one in its own goal-kick area. */
export const crowdsArea = (s: Mat, seat: Seat, to: Space, from: Space = NONE): boolean =>
  inArea(seat, to) && !(from >= 0 && inArea(seat, from)) && keeperOf(s, seat) !== NONE;
