import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { actionOf, KIND, kindOf, toOf } from '../action.ts';
import { CENTRE } from '../board.ts';
import type { MatEvent } from '../events.ts';
import { beginTurn, lift, put } from '../flow.ts';
import { hasGoals, type Mat, NONE, ownPawnOn, pawnName, SQUAD } from '../model.ts';
import { forKinds, onlyKinds } from './guards.ts';
import { offerSubs, subGuards, substitute } from './sub.ts';

/** MAT-START-1: a pawn goes to the centre with the ball. MAT-SUB-6: after a goal its side may substitute before. */
export const kickoff: Phase<Mat, MatEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [
    onlyKinds('MAT-START-1', [KIND.kickoff, KIND.sub]),
    ...forKinds([KIND.kickoff], [['MAT-START-1', (s, seat, action) => ownPawnOn(s, seat, toOf(action)) === NONE]]),
    ...forKinds([KIND.sub], [['MAT-START-1', (s) => !hasGoals(s)]]),
    ...subGuards,
  ],
  candidates(s, seat, out) {
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (s.at[pawn]! >= 0) out.add(actionOf(KIND.kickoff, s.at[pawn]!));
    if (hasGoals(s)) offerSubs(s, seat, out);
  },
  apply(s, seat, action, tell) {
    if (kindOf(action) === KIND.sub) {
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
