import { type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf, pack, STAY, VERB, verbOf } from '../action.ts';
import { distance, HEXES, hexName, neighbour } from '../board.ts';
import type { CityEvent } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { type City, clearFace, defenderOf, moverOf, NO_PIECE, pieceOf } from '../model.ts';
import { hexOf, pieceOn } from '../pieces.ts';
import { toShot } from '../turn.ts';

const beatenHex = (s: City): number => hexOf(s, defenderOf(s), s.faceDef);
const canBurst = (s: City, _seat: Seat, to: number): boolean =>
  to < HEXES && distance(to, beatenHex(s)) === 1 && pieceOn(s, to) === NO_PIECE;

/** CTY-FAC-7: the dribbler may jump with the ball to a free hex next to the beaten man. */
export const burst: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [verbs('to', 'stay'), ...when('to', [['CTY-FAC-7', (s, seat, to) => !canBurst(s, seat, to)]])],
  candidates(s, seat, out) {
    out.add(STAY);
    for (let dir = 0; dir < 6; dir++) {
      const to = neighbour(beatenHex(s), dir);
      if (to >= 0 && canBurst(s, seat, to)) out.add(pack(VERB.to, to));
    }
  },
  apply(s, seat, action, tell) {
    if (verbOf(action) === VERB.to) {
      const to = firstOf(action);
      s.at[pieceOf(seat, s.faceAtt)] = to;
      s.ball = to;
      tell?.({ type: 'burst', side: sideOf(seat), n: String(s.faceAtt), to: hexName(to) });
    }
    clearFace(s);
    toShot(s);
  },
};
