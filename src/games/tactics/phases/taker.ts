import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { pieceIn, takerIs } from '../action.ts';
import { clearFreeKick } from '../awards.ts';
import { SPACE_NAMES } from '../board.ts';
import type { TacticsEvent } from '../events.ts';
import { onlyWords } from '../guards.ts';
import { PIECES, put, type Tactics, TEAM } from '../model.ts';
import { takersAt } from '../takers.ts';

/** STW-OFF-6: the nearest pawn goes to the ball and takes the free kick. */
export const taker: Phase<Tactics, TacticsEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [
    onlyWords('taker'),
    ['STW-OFF-6', (s, seat, action) => (takersAt(s, seat, s.ball) & (1 << pieceIn(action))) === 0],
  ],
  candidates(s, seat, out) {
    const pieces = takersAt(s, seat, s.ball);
    for (let piece = 0; piece < TEAM; piece++) if ((pieces & (1 << piece)) !== 0) out.add(takerIs(piece));
  },
  apply(s, seat, action, tell) {
    const piece = pieceIn(action);
    put(s, seat, piece, s.ball);
    s.holder = piece;
    tell?.({ type: 'place', side: sideOf(seat), piece: PIECES[piece]!, at: SPACE_NAMES[s.ball]!, rule: 'STW-OFF-6' });
    clearFreeKick(s);
  },
};
