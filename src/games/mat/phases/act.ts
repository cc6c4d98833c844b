import { Choices } from '../../../core/choices.ts';
import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { actionOf, KIND, kindOf } from '../action.ts';
import type { MatEvent, MatTell } from '../events.ts';
import { awardPenalty, countPlay, endAction, rotate, tellTurn } from '../flow.ts';
import { CAUSE, COACHING_PENALTY, holderSeat, type Mat, membersOf, NONE } from '../model.ts';
import { applyBall, ballGuards, offerBall } from './ball.ts';
import { forKinds, onlyKinds } from './guards.ts';
import { applyMove, moveGuards, offerMoves } from './move.ts';
import { applySteal, offerSteals, stealGuards } from './steal.ts';
import { offerSubs, subGuards, substitute } from './sub.ts';

/** MAT-TEAM-3: only in a team, and only where the match is played with that rule. */
const canBeCoached = (s: Mat, seat: Seat): boolean => s.options.coaching && membersOf(s.options, seat) > 1;

function offerMain(s: Mat, seat: Seat, out: Choices): void {
  offerMoves(s, seat, out);
  const holder = holderSeat(s);
  if (holder === seat) offerBall(s, seat, out);
  else if (holder !== NONE) offerSteals(s, seat, out);
}

const probe = new Choices();
function hasMain(s: Mat, seat: Seat): boolean {
  probe.clear();
  offerMain(s, seat, probe);
  return probe.n > 0;
}

/** MAT-TURN-1: one main action, perhaps after a substitution. */
export const act: Phase<Mat, MatEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [
    onlyKinds('MAT-TURN-1', [
      KIND.move,
      KIND.pass,
      KIND.kick,
      KIND.long,
      KIND.steal,
      KIND.foul,
      KIND.skip,
      KIND.sub,
      KIND.ruling,
    ]),
    ...moveGuards,
    ...ballGuards,
    ...stealGuards,
    ...subGuards,
    ...forKinds([KIND.skip], [['MAT-TURN-2', (s, seat) => hasMain(s, seat)]]),
    ...forKinds([KIND.ruling], [['MAT-TEAM-3', (s, seat) => !canBeCoached(s, seat)]]),
  ],
  candidates(s, seat, out) {
    offerMain(s, seat, out);
    if (out.n === 0) out.add(actionOf(KIND.skip)); // MAT-TURN-2
    offerSubs(s, seat, out);
    if (canBeCoached(s, seat)) out.add(actionOf(KIND.ruling));
  },
  apply(s, seat, action, tell) {
    const kind = kindOf(action);
    if (kind === KIND.sub) {
      substitute(s, seat, action, tell);
      s.subbed = 1;
    } else if (kind === KIND.ruling) ruleCoaching(s, seat, tell);
    else {
      countPlay(s, seat);
      if (kind === KIND.move) applyMove(s, seat, action, tell);
      else if (kind === KIND.steal || kind === KIND.foul) applySteal(s, seat, action, tell);
      else if (kind === KIND.skip) {
        tell?.({ type: 'pass', side: sideOf(seat), none: true, rule: 'MAT-TURN-2' });
        endAction(s, seat, tell);
      } else applyBall(s, seat, action, tell);
    }
  },
};

/** MAT-TEAM-3: the member to play is skipped, and nothing else changes. MAT-TEAM-4: later it is a penalty. */
function ruleCoaching(s: Mat, seat: Seat, tell?: MatTell): void {
  const count = ++s.coached[seat]!;
  const isPenalty = count >= COACHING_PENALTY;
  tell?.({ type: 'coaching', side: sideOf(seat), count, rule: isPenalty ? 'MAT-TEAM-4' : 'MAT-TEAM-3' });
  if (isPenalty) awardPenalty(s, otherSeat(seat), CAUSE.coaching, tell);
  else {
    rotate(s, seat);
    tellTurn(s, seat, tell);
  }
}
