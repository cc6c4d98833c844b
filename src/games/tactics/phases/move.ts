import type { Phase } from '../../../core/gameFrom.ts';
import { PASS } from '../action.ts';
import type { TacticsEvent } from '../events.ts';
import { onlyWords, passGuards } from '../guards.ts';
import { PHASE, type Tactics } from '../model.ts';
import { moveGuards, movePawn, offerMoves } from '../moving.ts';

/** STW-SET-1, STW-SET-2: an offensive set begins with the move of a field pawn that has not the ball. */
export const move: Phase<Tactics, TacticsEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [onlyWords('move', 'pass'), ...moveGuards, ...passGuards(offerMoves)],
  candidates: offerMoves,
  apply(s, seat, action, tell) {
    if (action !== PASS) movePawn(s, seat, action, tell);
    s.roll = 0;
    s.phase = PHASE.ballroll;
  },
};
