import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { PASS, spaceIn } from '../action.ts';
import { callOffside } from '../awards.ts';
import { inArea, SPACE_NAMES } from '../board.ts';
import type { TacticsEvent } from '../events.ts';
import { defenceOf } from '../flow.ts';
import { onlyWords, passGuards } from '../guards.ts';
import { NONE, PHASE, PIECES, type Tactics } from '../model.ts';
import { moveGuards, movePawn, offerMoves } from '../moving.ts';
import { isBehind, isFlagged, spoiler } from '../offside.ts';

/** STW-CAP-1…4: A's attempt to reach the loose ball. */
export const take: Phase<Tactics, TacticsEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [onlyWords('move', 'pass'), ...moveGuards, ...passGuards(offerMoves)],
  candidates: offerMoves,
  apply(s, seat, action, tell) {
    const piece = action === PASS ? NONE : movePawn(s, seat, action, tell);
    s.roll = 0;
    s.phase = PHASE.defend;
    if (piece === NONE || spaceIn(action) !== s.ball) return;
    const defence = defenceOf(s);
    s.holder = piece;
    s.barred = NONE;
    tell?.({ type: 'capture', side: sideOf(seat), piece: PIECES[piece]!, at: SPACE_NAMES[s.ball]!, rule: 'STW-CAP-2' });
    if (isFlagged(s, piece) && isBehind(s, defence, s.ball)) callOffside(s, piece, 'STW-OFF-3', tell);
    else if (inArea(defence, s.ball)) {
      const waiting = spoiler(s, piece);
      if (waiting === NONE)
        s.chance = 1; // STW-AREA-1
      else callOffside(s, waiting, 'STW-OFF-4', tell);
    }
  },
};
