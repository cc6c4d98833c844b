import { offerDraw } from '../../../core/dice.ts';
import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { actionOf, KICK_OFF, toOf } from '../action.ts';
import { CENTRE } from '../board.ts';
import { beginTurn, lift, put } from '../flow.ts';
import { onlyKinds } from '../guard.ts';
import { KICKOFF, type Mat, NONE, ownPawnOn, pawnName, SQUAD } from '../model.ts';

/** MAT-COIN-1: the coin names the side that kicks off. */
export const coin: Phase<Mat> = {
  name: 'coin',
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => offerDraw('coin', out),
  apply(s, _seat, winner, tell) {
    tell?.({ type: 'coin', side: sideOf(winner), rule: 'MAT-COIN-1' });
    s.phase = KICKOFF;
    s.side = winner;
    s.starts = winner;
  },
};

/** MAT-START-1: a pawn goes to the centre with the ball. */
export const kickoff: Phase<Mat> = {
  name: 'kickoff',
  exact: true,
  guards: [
    onlyKinds('MAT-START-1', [KICK_OFF]),
    ['MAT-START-1', (s, seat, action) => ownPawnOn(s, seat, toOf(action)) === NONE],
  ],
  candidates(s, seat, out) {
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (s.at[pawn]! >= 0) out.add(actionOf(KICK_OFF, s.at[pawn]!));
  },
  apply(s, seat, action, tell) {
    const pawn = ownPawnOn(s, seat, toOf(action));
    lift(s, pawn);
    put(s, pawn, CENTRE);
    s.ball = CENTRE;
    s.starts = NONE;
    tell?.({ type: 'kickoff', side: sideOf(seat), pawn: pawnName(pawn), rule: 'MAT-START-1' });
    beginTurn(s, seat, tell);
  },
};
