import { type Action, otherSeat, type Seat } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import { actionOf, fromOf, KIND, kindOf, toOf } from '../../games/mat/action.ts';
import { isGoal, NONE_BETWEEN, SHOTS, spaceNamed } from '../../games/mat/board.ts';
import { FORMATIONS, spacesFor } from '../../games/mat/formations.ts';
import { holderSeat, type Mat, NONE, ownPawnOn, PHASE, SQUAD, subOf } from '../../games/mat/model.ts';
import { NO_ACTION } from './alphabetaTable.ts';

/** What an alpha-beta search must know of a game beyond its rules. */
export interface Sense<S extends State = State> {
  /** So many of its first cells tell a state from all others; the rest follows from them. */
  tellingCells(s: S): number;
  /** An action to take without comparing it with others, or NO_ACTION. */
  certain(s: S, seat: Seat): Action;
  /** Whether an action is looked at; `ply` 0 is the decision itself. */
  considers(s: S, seat: Seat, action: Action, ply: number): boolean;
  /** An action that nobody would leave out: played on before a state is judged. Or NO_ACTION. */
  obvious(s: S): Action;
  /** Whether the side should not let it rest here: where both wait for the other, a match is drawn. */
  isIdle(s: S, seat: Seat): boolean;
  /** Which to try first where nothing better is known; higher first. */
  urgency(s: S, seat: Seat, action: Action): number;
}

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
const PLACES = (['home', 'away'] as const).map((side) => spacesFor(FIRST, side).map((name) => spaceNamed(name)!));

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
