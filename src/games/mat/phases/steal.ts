import type { Choices } from '../../../core/choices.ts';
import { type Action, otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import { actionOf, fromOf, KIND, kindOf, toOf } from '../action.ts';
import {
  DIAGONAL_NEIGHBOURS,
  distance,
  inPenaltyArea,
  isStraight,
  SPACE_NAMES,
  type Space,
  STRAIGHT_NEIGHBOURS,
} from '../board.ts';
import type { MatTell } from '../events.ts';
import { awardPenalty, endAction, forfeit, lift, swap } from '../flow.ts';
import { CAUSE, holderSeat, type Mat, NONE, ownPawnOn, PLACE, pawnName, REDS_TO_LOSE, redsOf } from '../model.ts';
import { crowdsArea, forKinds } from './guards.ts';

/** MAT-AREA-2: the change of places would bring a second pawn into a side's own area. */
const crowdsBySwap = (s: Mat, seat: Seat, from: Space, to: Space): boolean =>
  crowdsArea(s, seat, to, from) || crowdsArea(s, otherSeat(seat), from, to);

const isRobber = (s: Mat, seat: Seat, action: Action): boolean =>
  ownPawnOn(s, seat, fromOf(action)) !== NONE &&
  toOf(action) === s.ball &&
  holderSeat(s) === otherSeat(seat) &&
  distance(fromOf(action), toOf(action)) === 1;

export const stealGuards = [
  ...forKinds([KIND.steal, KIND.foul], [['MAT-STEAL-1', (s, seat, action) => !isRobber(s, seat, action)]]),
  ...forKinds([KIND.steal], [['MAT-STEAL-1', (_s, _seat, action) => !isStraight(fromOf(action), toOf(action))]]),
  ...forKinds([KIND.foul], [['MAT-FOUL-1', (_s, _seat, action) => isStraight(fromOf(action), toOf(action))]]),
  ...forKinds(
    [KIND.steal, KIND.foul],
    [
      ['MAT-STEAL-4', (s, _seat, action) => s.on[fromOf(action)]! - 1 === s.ban],
      ['MAT-AREA-2', (s, seat, action) => crowdsBySwap(s, seat, fromOf(action), toOf(action))],
    ],
  ),
];

function offerFrom(s: Mat, seat: Seat, kind: number, near: readonly Space[], out: Choices): void {
  for (const from of near) {
    const pawn = ownPawnOn(s, seat, from);
    if (pawn !== NONE && pawn !== s.ban && !crowdsBySwap(s, seat, from, s.ball)) out.add(actionOf(kind, s.ball, from));
  }
}

/** Every legal steal from the opponent who has the ball; proved equal to the guards by the suite. */
export function offerSteals(s: Mat, seat: Seat, out: Choices): void {
  offerFrom(s, seat, KIND.steal, STRAIGHT_NEIGHBOURS[s.ball]!, out);
  offerFrom(s, seat, KIND.foul, DIAGONAL_NEIGHBOURS[s.ball]!, out);
}

/** MAT-STEAL-1…4, MAT-FOUL-1…3, MAT-CARD-1…3. */
export function applySteal(s: Mat, seat: Seat, action: Action, tell?: MatTell): void {
  const from = fromOf(action);
  const to = toOf(action);
  const thief = s.on[from]! - 1;
  const victim = s.on[to]! - 1;
  const isFoul = kindOf(action) === KIND.foul;
  tell?.({
    type: 'steal',
    side: sideOf(seat),
    pawn: pawnName(thief),
    from: SPACE_NAMES[from]!,
    to: SPACE_NAMES[to]!,
    victim: pawnName(victim),
    diagonal: isFoul,
    rule: isFoul ? 'MAT-FOUL-1' : 'MAT-STEAL-1',
  });
  swap(s, thief, victim);
  s.ban = victim;
  if (isFoul) {
    showCard(s, seat, thief, tell);
    if (redsOf(s, seat) >= REDS_TO_LOSE) {
      forfeit(s, seat, tell);
      return;
    }
    if (inPenaltyArea(seat, to)) {
      awardPenalty(s, otherSeat(seat), CAUSE.foul, tell);
      return;
    }
  }
  endAction(s, seat, tell);
}

function showCard(s: Mat, seat: Seat, pawn: number, tell?: MatTell): void {
  const isRed = s.yellow[pawn] === 1;
  s.yellow[pawn] = isRed ? 0 : 1;
  if (isRed) {
    lift(s, pawn, PLACE.out);
    s.base[pawn] = NONE;
    s.ban = NONE;
  }
  tell?.({
    type: 'card',
    color: isRed ? 'red' : 'yellow',
    side: sideOf(seat),
    pawn: pawnName(pawn),
    rule: isRed ? 'MAT-CARD-2' : 'MAT-CARD-1',
  });
}
