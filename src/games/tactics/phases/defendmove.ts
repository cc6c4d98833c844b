import type { Phase } from '../../../core/gameFrom.ts';
import { PASS, spaceIn } from '../action.ts';
import { endAttempt } from '../attempt.ts';
import type { TacticsEvent } from '../events.ts';
import { defenceOf } from '../flow.ts';
import { forWord, onlyWords, passGuards } from '../guards.ts';
import { NONE, type Tactics } from '../model.ts';
import { moveGuards, movePawn, offerMoves } from '../moving.ts';

/** STW-CAP-3…6, STW-GK-2: D's field pawn tries to reach the ball. */
export const defendmove: Phase<Tactics, TacticsEvent> = {
  by: defenceOf,
  exact: true,
  guards: [
    onlyWords('move', 'pass', 'keeper'),
    ...moveGuards,
    ...forWord('keeper', [['STW-GK-2', () => true]]),
    ...passGuards(offerMoves),
  ],
  candidates: offerMoves,
  apply(s, seat, action, tell) {
    if (action === PASS) endAttempt(s, NONE, NONE, tell);
    else endAttempt(s, movePawn(s, seat, action, tell), spaceIn(action), tell);
  },
};
