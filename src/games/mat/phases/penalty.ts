import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { actionOf, fingersOf, KIND } from '../action.ts';
import { goalSpace, SPACE_NAMES } from '../board.ts';
import type { MatEvent, MatTell } from '../events.ts';
import { beginTurn, clearPenalty, endKick, keeperOf, scoreGoal } from '../flow.ts';
import { type Mat, PERIOD } from '../model.ts';
import { onlyKinds } from './guards.ts';

const NUMBERS = [1, 2, 3] as const;

/** MAT-PEN-4…6, MAT-SHOOT-1: both show fingers at the same time. */
export const penalty: Phase<Mat, MatEvent> = {
  by: 'both',
  owes: (s, seat) => s.secret[seat] === 0,
  exact: true,
  guards: [onlyKinds('MAT-PEN-4', [KIND.fingers])],
  candidates(_s, _seat, out) {
    for (const number of NUMBERS) out.add(actionOf(KIND.fingers, number));
  },
  apply(s, seat, action, tell) {
    s.secret[seat] = fingersOf(action);
    tell?.({ type: 'committed', side: sideOf(seat), rule: 'MAT-PEN-4' });
    if (s.secret[otherSeat(seat)] !== 0) reveal(s, tell);
  },
};

function reveal(s: Mat, tell?: MatTell): void {
  const [home, away] = [s.secret[0]!, s.secret[1]!];
  const kicker = s.side;
  const isGoal = home !== away;
  const at = goalSpace(otherSeat(kicker), s.secret[kicker]!);
  tell?.({ type: 'fingers', home, away, rule: 'MAT-PEN-4' });
  s.secret.fill(0);
  if (s.period === PERIOD.shootout) {
    s.taken[kicker]!++;
    if (isGoal) {
      s.goals[kicker]!++;
      tell?.({ type: 'goal', side: sideOf(kicker), at: SPACE_NAMES[at]!, how: 'shootout', rule: 'MAT-PEN-5' });
    } else tellSave(kicker, 'shootout', tell);
    endKick(s, kicker, tell);
    return;
  }
  clearPenalty(s);
  if (isGoal) scoreGoal(s, kicker, at, 'penalty', tell);
  else {
    const defender = otherSeat(kicker);
    s.ball = s.at[keeperOf(s, defender)]!;
    tellSave(kicker, 'penalty', tell);
    beginTurn(s, defender, tell);
  }
}

const tellSave = (kicker: Seat, how: 'penalty' | 'shootout', tell?: MatTell): void =>
  tell?.({ type: 'save', side: sideOf(otherSeat(kicker)), how, rule: 'MAT-PEN-6' });
