import { offerDraw } from '../../../core/dice.ts';
import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { actionOf, KICK_OFF, kindOf, SUBSTITUTE, toOf } from '../action.ts';
import { CENTRE } from '../board.ts';
import { beginTurn, lift, put } from '../flow.ts';
import { forKinds, onlyKinds } from '../guard.ts';
import { hasGoals, KICKOFF, type Mat, NONE, ownPawnOn, pawnName, SQUAD } from '../model.ts';
import { offerSubs, subGuards, substitute } from './sub.ts';

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

/** MAT-START-1: a pawn goes to the centre with the ball. MAT-SUB-6: after a goal its side may substitute before. */
export const kickoff: Phase<Mat> = {
  name: 'kickoff',
  exact: true,
  guards: [
    onlyKinds('MAT-START-1', [KICK_OFF, SUBSTITUTE]),
    ...forKinds([KICK_OFF], [['MAT-START-1', (s, seat, action) => ownPawnOn(s, seat, toOf(action)) === NONE]]),
    ...forKinds([SUBSTITUTE], [['MAT-START-1', (s) => !hasGoals(s)]]),
    ...subGuards,
  ],
  candidates(s, seat, out) {
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (s.at[pawn]! >= 0) out.add(actionOf(KICK_OFF, s.at[pawn]!));
    if (hasGoals(s)) offerSubs(s, seat, out);
  },
  apply(s, seat, action, tell) {
    if (kindOf(action) === SUBSTITUTE) {
      substitute(s, seat, action, tell);
      s.subbed = 1;
      return;
    }
    const pawn = ownPawnOn(s, seat, toOf(action));
    lift(s, pawn);
    put(s, pawn, CENTRE);
    s.ball = CENTRE;
    s.starts = NONE;
    tell?.({ type: 'kickoff', side: sideOf(seat), pawn: pawnName(pawn), rule: 'MAT-START-1' });
    beginTurn(s, seat, tell);
  },
};
