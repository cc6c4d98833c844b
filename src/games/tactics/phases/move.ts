import type { Phase } from '../../../core/phase.ts';
import { PASS } from '../action.ts';
import { BALLROLL, type Tactics } from '../model.ts';
import { moveGuards, movePawn, offerMoves } from '../moving.ts';
import { passGuards } from '../passing.ts';
import { onlyWords } from '../words.ts';

/** STW-SET-1, STW-SET-2: an offensive set begins with the move of a field pawn that has not the ball. */
export const move: Phase<Tactics> = {
  name: 'move',
  exact: true,
  guards: [onlyWords('move', 'pass'), ...moveGuards, ...passGuards(offerMoves)],
  candidates: offerMoves,
  apply(s, seat, action, tell) {
    if (action !== PASS) movePawn(s, seat, action, tell);
    s.roll = 0;
    s.phase = BALLROLL;
  },
};
