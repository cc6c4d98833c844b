import { NO_ACTION, type Sense } from '../../../core/expert.ts';
import { type Action, otherSeat, type Seat, SIDES } from '../../../core/game.ts';
import { actionOf, fromOf, KIND, kindOf, toOf } from '../action.ts';
import { isGoal, NONE_BETWEEN, SHOTS, spaceNamed } from '../board.ts';
import { FORMATIONS, spacesFor } from '../formations.ts';
import { holderSeat, type Mat, NONE, ownPawnOn, PHASE, SQUAD, subOf } from '../model.ts';
import { matSearchEvaluation } from './evaluation.ts';

const URGENCY: Readonly<Record<number, number>> = {
  [KIND.steal]: 5,
  [KIND.pass]: 4,
  [KIND.move]: 2,
  [KIND.foul]: 1,
  [KIND.long]: 1,
  [KIND.kick]: 0,
};
const GOAL_URGENCY = 9;
const HOLDER_BONUS = 1;

const FIRST = FORMATIONS[0]!;
const PLACES = SIDES.map((side) => spacesFor(FIRST, side).map((name) => spaceNamed(name)!));

/** The goal that the side to act can score now, if it can. */
function goalNow(s: Mat): Action {
  if (s.phase !== PHASE.act || holderSeat(s) !== s.side) return NO_ACTION;
  const shots = SHOTS[s.side]![s.ball]!;
  for (let i = 0; i < shots.length; i++) {
    const { goal, over } = shots[i]!;
    if (over === NONE_BETWEEN || s.on[over] === 0) return actionOf(KIND.kick, goal);
  }
  return NO_ACTION;
}

/** A pawn with a card is worth replacing by one without. */
function savesCard(s: Mat, seat: Seat, action: Action): boolean {
  const on = subOf(s, seat);
  return s.yellow[ownPawnOn(s, seat, toOf(action))] === 1 && s.yellow[on] === 0;
}

/** The substitution that takes a card off the mat. It is not compared with a kick-off, which it only puts off. */
function cardSaver(s: Mat, seat: Seat): Action {
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++) {
    const action = actionOf(KIND.sub, s.at[pawn]!);
    if (s.at[pawn]! >= 0 && savesCard(s, seat, action)) return action;
  }
  return NO_ACTION;
}

export const matSense: Sense<Mat> = {
  evaluation: matSearchEvaluation,
  // who is on a space follows from where everybody is
  tellingCells: (s) => s.cells.length - s.on.length,
  certain(s, seat) {
    if (s.phase === PHASE.kickoff) return cardSaver(s, seat);
    if (s.phase !== PHASE.setup) return goalNow(s); // one that could be put off and still be scored would be put off for ever
    for (let n = 0; n < SQUAD - 1; n++) {
      const space = PLACES[seat]![n]!;
      if (s.on[space] === 0) return actionOf(KIND.place, space);
    }
    return NO_ACTION;
  },
  considers(s, seat, action, ply) {
    const kind = kindOf(action);
    if (kind === KIND.ruling) return false;
    return kind !== KIND.sub || (ply === 0 && savesCard(s, seat, action));
  },
  obvious: (s) => (s.phase === PHASE.after ? actionOf(KIND.end) : goalNow(s)),
  isIdle: (s, seat) => s.ball !== NONE && s.on[s.ball] === 0 && s.score[seat]! <= s.score[otherSeat(seat)]!,
  urgency(s, _seat, action) {
    const kind = kindOf(action);
    if ((kind === KIND.move || kind === KIND.kick) && isGoal(toOf(action))) return GOAL_URGENCY;
    return (URGENCY[kind] ?? 0) + (kind === KIND.move && fromOf(action) === s.ball ? HOLDER_BONUS : 0);
  },
};
