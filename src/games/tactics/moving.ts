import type { Choices } from '../../core/choices.ts';
import { type Action, otherSeat, type Seat, sideOf } from '../../core/game.ts';
import type { Guards } from '../../core/phase.ts';
import { fromOf, moveFromTo, PASS, spaceIn } from './action.ts';
import { addAll, addSpace, hasSpace, lowestSpace, type Mask, newMask, WORDS } from './bitboard.ts';
import { distance, inHalf, SPACE_NAMES, SPACES } from './board.ts';
import type { TacticsTell } from './events.ts';
import { forWord } from './guards.ts';
import {
  FIRST_FIELD,
  isDefender,
  KEEPER,
  LAST_DEFENDER,
  NONE,
  PHASE,
  PIECES,
  pieceOn,
  put,
  type Tactics,
  TEAM,
} from './model.ts';
import { markCrowded, mayStand, standing } from './standing.ts';
import { markOpenEnds, pawnEnds } from './ways.ts';

/** A pawn's move with a die (STW-MOVE-*): the same for the first move of a set, an attempt of A and one of D. */

/** By seat: the half that its defenders never enter. */
const FOREIGN_HALF: readonly Mask[] = [0, 1].map((seat) => {
  const mask = newMask();
  for (let space = 0; space < SPACES; space++) if (!inHalf(seat, space)) addSpace(mask, space);
  return mask;
});

/** Fills `mask` with the pawns of a side from the piece `first` on. */
export function markPawns(s: Tactics, seat: Seat, first: number, mask: Mask): void {
  mask.fill(0);
  for (let i = seat * TEAM + first; i < (seat + 1) * TEAM; i++) {
    const at = s.at[i]!;
    if (at >= 0) addSpace(mask, at);
  }
}

/** A mask for midfielders and forwards, and the same with the other half for defenders. */
class Walls {
  readonly all = newMask();
  readonly ofDefenders = newMask();

  mark(s: Tactics, seat: Seat, team: Seat): void {
    markPawns(s, team, KEEPER, this.all);
    this.ofDefenders.set(this.all);
    addAll(this.ofDefenders, FOREIGN_HALF[seat]!);
  }

  for(piece: number): Mask {
    return piece <= LAST_DEFENDER ? this.ofDefenders : this.all;
  }
}

/** Where a pawn does not pass, and where it does not end whatever the limits say. */
const rivals = new Walls();
const mates = new Walls();

/** STW-SET-2. */
const restingPiece = (s: Tactics): number => (s.phase === PHASE.move ? s.holder : NONE);
/** STW-TOUCH-1. */
const barredPiece = (s: Tactics): number => (s.phase === PHASE.take ? s.barred : NONE);

const crowded = newMask();
const open = newMask();

/** Every legal move with the number rolled; `pass` where there is none (STW-MOVE-9). */
export function offerMoves(s: Tactics, seat: Seat, out: Choices): void {
  rivals.mark(s, seat, otherSeat(seat));
  mates.mark(s, seat, seat);
  markCrowded(s, seat, crowded);
  const { roll, ball } = s;
  const resting = restingPiece(s);
  const barred = barredPiece(s);
  for (let piece = FIRST_FIELD; piece < TEAM; piece++) {
    const from = s.at[seat * TEAM + piece]!;
    if (from < 0 || piece === resting) continue;
    markOpenEnds(from, roll, rivals.for(piece), open);
    const taken = mates.for(piece);
    for (let word = 0; word < WORDS; word++) {
      const tight = crowded[word]!;
      for (let ends = open[word]! & ~taken[word]!; ends !== 0; ends &= ends - 1) {
        const to = lowestSpace(word, ends);
        if (tight !== 0 && hasSpace(crowded, to) && !mayStand(s, seat, piece, to)) continue;
        if (to === ball && piece === barred) continue;
        out.add(moveFromTo(from, to));
      }
    }
  }
  if (out.n === 0) out.add(PASS);
}

const moverOf = (s: Tactics, seat: Seat, action: Action): number => pieceOn(s, seat, fromOf(action));
const rollFacts = (s: Tactics) => ({ roll: s.roll });

const isFar = (s: Tactics, action: Action): boolean => distance(fromOf(action), spaceIn(action)) > s.roll;
const hasWay = (s: Tactics, action: Action): boolean => hasSpace(pawnEnds(fromOf(action), s.roll), spaceIn(action));

function hasWayPast(s: Tactics, action: Action, wall: Mask): boolean {
  markOpenEnds(fromOf(action), s.roll, wall, open);
  return hasSpace(open, spaceIn(action));
}

const staysInHalf = (s: Tactics, seat: Seat, action: Action): boolean =>
  inHalf(seat, spaceIn(action)) && hasWayPast(s, action, FOREIGN_HALF[seat]!);

function isBlocked(s: Tactics, seat: Seat, action: Action): boolean {
  rivals.mark(s, seat, otherSeat(seat));
  return !hasWayPast(s, action, rivals.for(moverOf(s, seat, action)));
}

/** They guard `move`, in the order in which a refusal names the clauses. */
export const moveGuards: Guards<Tactics> = forWord('move', [
  ['STW-MOVE-1', (s, seat, action) => moverOf(s, seat, action) === NONE, rollFacts],
  ['STW-GK-2', (s, seat, action) => moverOf(s, seat, action) === KEEPER],
  ['STW-SET-2', (s, seat, action) => moverOf(s, seat, action) === restingPiece(s)],
  ['STW-MOVE-1', (s, _seat, action) => isFar(s, action), rollFacts],
  ['STW-MOVE-2', (s, _seat, action) => !hasWay(s, action), rollFacts],
  ['STW-MOVE-7', (s, seat, action) => isDefender(moverOf(s, seat, action)) && !staysInHalf(s, seat, action)],
  ['STW-MOVE-4', isBlocked],
  ...standing(moverOf, (_s, _seat, action) => spaceIn(action)),
  ['STW-TOUCH-1', (s, seat, action) => spaceIn(action) === s.ball && moverOf(s, seat, action) === barredPiece(s)],
]);

/** Moves the pawn and returns its piece. */
export function movePawn(s: Tactics, seat: Seat, action: Action, tell?: TacticsTell): number {
  const from = fromOf(action);
  const to = spaceIn(action);
  const piece = pieceOn(s, seat, from);
  put(s, seat, piece, to);
  tell?.({
    type: 'move',
    side: sideOf(seat),
    piece: PIECES[piece]!,
    from: SPACE_NAMES[from]!,
    to: SPACE_NAMES[to]!,
    rule: 'STW-MOVE-1',
  });
  return piece;
}
