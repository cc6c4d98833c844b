import { otherSeat } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { actionOf, KIND, kindOf } from '../action.ts';
import type { MatEvent } from '../events.ts';
import { beginTurn, endPause } from '../flow.ts';
import { type Mat, NONE } from '../model.ts';
import { onlyKinds } from './guards.ts';
import { offerSubs, subGuards, substitute } from './sub.ts';

/** MAT-SUB-2, MAT-SUB-6: the main action is done, or there is a pause, and a substitution is still possible. */
export const after: Phase<Mat, MatEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [onlyKinds('MAT-SUB-2', [KIND.end, KIND.sub]), ...subGuards],
  candidates(s, seat, out) {
    out.add(actionOf(KIND.end));
    offerSubs(s, seat, out);
  },
  apply(s, seat, action, tell) {
    if (kindOf(action) === KIND.sub) substitute(s, seat, action, tell);
    if (s.starts !== NONE || s.penaltyTaker !== NONE) endPause(s);
    else beginTurn(s, otherSeat(seat), tell);
  },
};
