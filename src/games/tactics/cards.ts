import type { Clause } from '../../core/clause.ts';
import { type Seat, sideOf } from '../../core/game.ts';
import { SPACE_NAMES } from './board.ts';
import type { TacticsTell } from './events.ts';
import { defenceOf } from './flow.ts';
import {
  CARD_SLOT,
  cardIndex,
  FIRST_FIELD,
  isDefender,
  isOut,
  KEEPER,
  LAST_DEFENDER,
  NONE,
  OUT,
  PHASE,
  PIECES,
  put,
  slotOf,
  spaceOf,
  type Tactics,
  TEAM,
} from './model.ts';

/** Says whether one of the pieces from `first` to `last` is still in the match. */
function isAnyLeft(s: Tactics, seat: Seat, first: number, last: number): boolean {
  for (let piece = first; piece <= last; piece++) if (!isOut(s, seat, piece)) return true;
  return false;
}

/** STW-CARD-6: whether a pawn may leave in its keeper's place. */
export const mayLeave = (s: Tactics, seat: Seat, piece: number): boolean =>
  piece >= FIRST_FIELD && !isOut(s, seat, piece);
export const hasFieldPawn = (s: Tactics, seat: Seat): boolean => isAnyLeft(s, seat, FIRST_FIELD, TEAM - 1);

/** In `sendoff`: the side whose keeper stands on the ball. */
export const sendingOffSeat = (s: Tactics): Seat => (s.holder === KEEPER ? s.side : defenceOf(s));

/** A pawn leaves the match; no card stays on a place that nobody has any more (STW-CARD-2, STW-CARD-6). */
function leave(s: Tactics, seat: Seat, piece: number): void {
  put(s, seat, piece, OUT);
  if (!isDefender(piece)) s.cards[cardIndex(seat, slotOf(piece))] = 0;
  else if (!isAnyLeft(s, seat, FIRST_FIELD, LAST_DEFENDER)) s.cards[cardIndex(seat, CARD_SLOT.d)] = 0;
}

const redClause = (piece: number): Clause =>
  piece === KEEPER ? 'STW-CARD-6' : isDefender(piece) ? 'STW-CARD-3' : 'STW-CARD-2';

/** The red card of `piece`, whose yellow one is gone (STW-CARD-4), and `leaver` goes out; NONE where nobody is left. */
export function sendOffFor(s: Tactics, seat: Seat, piece: number, leaver: number, tell?: TacticsTell): void {
  s.cards[cardIndex(seat, slotOf(piece))] = 0;
  if (leaver !== NONE) leave(s, seat, leaver);
  tell?.({
    type: 'card',
    side: sideOf(seat),
    piece: PIECES[piece]!,
    color: 'red',
    ...(leaver === NONE ? {} : { leaves: PIECES[leaver]! }),
    rule: redClause(piece),
  });
}

/**
 * STW-FOUL-1, STW-CARD-1…6: the foul is told, the yellow card shown and, if it is the second, the red one. A keeper's
 * red card waits in `sendoff` for his side to say who leaves.
 */
export function book(s: Tactics, seat: Seat, piece: number, tell?: TacticsTell): void {
  const side = sideOf(seat);
  const name = PIECES[piece]!;
  const card = cardIndex(seat, slotOf(piece));
  tell?.({ type: 'foul', side, piece: name, at: SPACE_NAMES[spaceOf(s, seat, piece)]!, rule: 'STW-FOUL-1' });
  tell?.({ type: 'card', side, piece: name, color: 'yellow', rule: 'STW-CARD-1' });
  if (s.cards[card] === 0) s.cards[card] = 1;
  else if (piece !== KEEPER) sendOffFor(s, seat, piece, piece, tell);
  else if (hasFieldPawn(s, seat)) s.phase = PHASE.sendoff;
  else sendOffFor(s, seat, KEEPER, NONE, tell);
}
