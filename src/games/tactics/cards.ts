import { type Seat, sideOf, type Tell } from '../../core/game.ts';
import { SPACE_NAMES } from './board.ts';
import {
  cardIndex,
  DEFENDERS_SLOT,
  FIRST_FIELD,
  isDefender,
  isOut,
  KEEPER,
  LAST_DEFENDER,
  NONE,
  OUT,
  PIECES,
  put,
  slotOf,
  spaceOf,
  type Tactics,
  TEAM,
} from './model.ts';

/** STW-CARD-6: who goes for a keeper, from f2 back to d1; NONE where no field pawn is left. */
function pawnForKeeper(s: Tactics, seat: Seat): number {
  for (let piece = TEAM - 1; piece >= FIRST_FIELD; piece--) if (!isOut(s, seat, piece)) return piece;
  return NONE;
}

const hasDefender = (s: Tactics, seat: Seat): boolean => {
  for (let piece = FIRST_FIELD; piece <= LAST_DEFENDER; piece++) if (!isOut(s, seat, piece)) return true;
  return false;
};

/** A pawn leaves the match; no card stays on a place that nobody has any more. */
function sendOff(s: Tactics, seat: Seat, piece: number): void {
  put(s, seat, piece, OUT);
  if (!isDefender(piece)) s.cards[cardIndex(seat, slotOf(piece))] = 0;
  else if (!hasDefender(s, seat)) s.cards[cardIndex(seat, DEFENDERS_SLOT)] = 0;
}

/** STW-FOUL-1, STW-CARD-1…6: the foul is told, the yellow card shown and, if it is the second, the red one. */
export function book(s: Tactics, seat: Seat, piece: number, tell?: Tell): void {
  const side = sideOf(seat);
  const name = PIECES[piece];
  const card = cardIndex(seat, slotOf(piece));
  tell?.({ type: 'foul', side, piece: name, at: SPACE_NAMES[spaceOf(s, seat, piece)], rule: 'STW-FOUL-1' });
  tell?.({ type: 'card', side, piece: name, color: 'yellow', rule: 'STW-CARD-1' });
  if (s.cards[card] === 0) {
    s.cards[card] = 1;
    return;
  }
  s.cards[card] = 0; // STW-CARD-4
  const leaves = piece === KEEPER ? pawnForKeeper(s, seat) : piece;
  const rule = piece === KEEPER ? 'STW-CARD-6' : isDefender(piece) ? 'STW-CARD-3' : 'STW-CARD-2';
  if (leaves !== NONE) sendOff(s, seat, leaves);
  tell?.({
    type: 'card',
    side,
    piece: name,
    color: 'red',
    ...(leaves === NONE ? {} : { leaves: PIECES[leaves] }),
    rule,
  });
}
