import type { Choices } from '../../../core/choices.ts';
import type { Clause } from '../../../core/clause.ts';
import { type Action, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { Guard } from '../../../core/phase.ts';
import { placeAt, placedPiece, spaceIn } from '../action.ts';
import { putOrExchange, queuePenalty } from '../awards.ts';
import { SPACE_NAMES } from '../board.ts';
import { forEachRefuge, isTakerDue, refugeClause } from '../clearing.ts';
import type { TacticsEvent, TacticsTell } from '../events.ts';
import { defenceOf } from '../flow.ts';
import { onlyWords } from '../guards.ts';
import { PHASE, PIECES, pieceOfPawn, put, RESTART, seatOfPawn, type Tactics } from '../model.ts';

function isRefuge(s: Tactics, wanted: number): boolean {
  let found = false;
  forEachRefuge(s, (space) => {
    found ||= space === wanted;
  });
  return found;
}

const outsideRefuge = (clause: Clause): Guard<Tactics> => [
  clause,
  (s, _seat, action) => refugeClause(s) === clause && !isRefuge(s, spaceIn(action)),
];

/** STW-CLEAR-1: forced placements, one piece an action. */
export const clear: Phase<Tactics, TacticsEvent> = {
  by: (s) => seatOfPawn(s.queue[0]!),
  exact: true,
  guards: [
    onlyWords('place'),
    ['STW-CLEAR-1', (s, _seat, action) => placedPiece(action) !== pieceOfPawn(s.queue[0]!), nextPieceFacts],
    ...['STW-FREE-4', 'STW-GKICK-2', 'STW-GKICK-3', 'STW-CORN-2', 'STW-CORN-6', 'STW-PEN-2'].map(outsideRefuge),
  ],
  candidates(s: Tactics, _seat: Seat, out: Choices) {
    const piece = pieceOfPawn(s.queue[0]!);
    forEachRefuge(s, (space) => out.add(placeAt(piece, space)));
  },
  apply(s, seat, action, tell) {
    if (isTakerDue(s)) placeTaker(s, action, tell);
    else {
      const piece = placedPiece(action);
      const space = spaceIn(action);
      const rule = refugeClause(s);
      put(s, seat, piece, space);
      s.queue.copyWithin(0, 1, s.queued);
      s.queued--;
      s.queue[s.queued] = 0;
      tell?.({ type: 'place', side: sideOf(seat), piece: PIECES[piece]!, at: SPACE_NAMES[space]!, rule });
      if (s.queued === 0) endClearing(s, piece, space);
    }
  },
};

function nextPieceFacts(s: Tactics) {
  return { piece: PIECES[pieceOfPawn(s.queue[0]!)]! };
}

/** STW-PEN-3: the fouled pawn takes the arc, then the queue is made anew. */
function placeTaker(s: Tactics, action: Action, tell?: TacticsTell): void {
  putOrExchange(s, s.side, s.holder, spaceIn(action), 'STW-PEN-3', tell);
  s.ball = spaceIn(action);
  queuePenalty(s, defenceOf(s));
}

function endClearing(s: Tactics, last: number, space: number): void {
  if (s.restart === RESTART.goalkick) {
    s.ball = space;
    s.holder = last;
  }
  s.phase = s.restart === RESTART.corner ? PHASE.pick : s.restart === RESTART.penalty ? PHASE.shot : PHASE.moveroll;
}
