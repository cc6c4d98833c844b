import type { Choices } from '../../../core/choices.ts';
import { type Action, type Seat, sideOf } from '../../../core/game.ts';
import { actionOf, KIND, kindOf, toOf } from '../action.ts';
import {
  between,
  distance,
  goalKeptBy,
  isBlocked,
  isGoal,
  isLine,
  isLong,
  isLongHalf,
  KICK_TARGETS,
  LONG_TARGETS,
  NONE_BETWEEN,
  REACH,
  SHOTS,
  SPACE_NAMES,
  type Space,
} from '../board.ts';
import type { MatTell } from '../events.ts';
import { chainFrom, endAction, scoreGoal, UNREACHED } from '../flow.ts';
import { holderSeat, type Mat, NONE, ownPawnOn, SQUAD } from '../model.ts';
import { forKinds } from './guards.ts';

const chain = new Int8Array(SQUAD);

function isInChain(s: Mat, seat: Seat, space: Space): boolean {
  chainFrom(s, seat, chain);
  return chain[ownPawnOn(s, seat, space) - seat * SQUAD] !== UNREACHED;
}

/** The spaces of a shortest chain, from the ball to the last receiver. */
function chainTo(s: Mat, seat: Seat, space: Space): Space[] {
  const first = seat * SQUAD;
  chainFrom(s, seat, chain);
  const path: Space[] = [];
  for (let n = ownPawnOn(s, seat, space) - first; ; n = chain[n]!) {
    path.unshift(s.at[first + n]!);
    if (chain[n] === n) return path;
  }
}

const isShot = (action: Action): boolean => isGoal(toOf(action));
const isClear = (s: Mat, from: Space, to: Space): boolean => {
  const over = between(from, to);
  return isLine(from, to) && (over === NONE_BETWEEN || s.on[over] === 0);
};
const isLineOverX = (from: Space, to: Space): boolean => {
  const over = between(from, to);
  return over !== NONE_BETWEEN && isBlocked(over);
};

export const ballGuards = [
  ...forKinds([KIND.pass, KIND.kick, KIND.long], [['MAT-BALL-1', (s, seat) => holderSeat(s) !== seat]]),
  ...forKinds(
    [KIND.pass],
    [
      ['MAT-PASS-1', (s, seat, action) => toOf(action) === s.ball || ownPawnOn(s, seat, toOf(action)) === NONE],
      ['MAT-X-2', (_s, _seat, action) => isBlocked(toOf(action))],
      ['MAT-PASS-2', (s, seat, action) => !isInChain(s, seat, toOf(action))],
    ],
  ),
  ...forKinds(
    [KIND.kick],
    [
      ['MAT-KICK-4', (_s, seat, action) => isShot(action) && goalKeptBy(toOf(action)) === seat],
      ['MAT-X-1', (s, _seat, action) => isShot(action) && isBlocked(s.ball)],
      ['MAT-KICK-1', (s, _seat, action) => isShot(action) && distance(s.ball, toOf(action)) > REACH],
      ['MAT-X-3', (s, _seat, action) => isShot(action) && isLineOverX(s.ball, toOf(action))],
      ['MAT-KICK-2', (s, _seat, action) => isShot(action) && !isClear(s, s.ball, toOf(action))],
      ['MAT-X-2', (_s, _seat, action) => isBlocked(toOf(action))],
      ['MAT-KICK-3', (s, _seat, action) => !isShot(action) && s.on[toOf(action)] !== 0],
      ['MAT-KICK-1', (s, _seat, action) => distance(s.ball, toOf(action)) > REACH],
    ],
  ),
  ...forKinds(
    [KIND.long],
    [
      ['MAT-LONG-1', (s) => !isLong(s.ball)],
      ['MAT-X-2', (_s, _seat, action) => isBlocked(toOf(action))],
      ['MAT-LONG-2', (s, _seat, action) => !isLongHalf(s.ball, toOf(action))],
      ['MAT-LONG-3', (s, _seat, action) => distance(s.ball, toOf(action)) <= REACH],
      ['MAT-LONG-1', (s, seat, action) => s.on[toOf(action)] !== 0 && ownPawnOn(s, seat, toOf(action)) === NONE],
    ],
  ),
];

const offered = new Int8Array(SQUAD);

/** Every legal pass, kick and long pass of the side that has the ball; proved equal to the guards by the suite. */
export function offerBall(s: Mat, seat: Seat, out: Choices): void {
  const { on, at, ball } = s;
  const first = seat * SQUAD;
  chainFrom(s, seat, offered);
  for (let n = 0; n < SQUAD; n++)
    if (offered[n] !== UNREACHED && at[first + n] !== ball) out.add(actionOf(KIND.pass, at[first + n]!));
  for (const to of KICK_TARGETS[ball]!) if (on[to] === 0) out.add(actionOf(KIND.kick, to));
  for (const { goal, over } of SHOTS[seat]![ball]!)
    if (over === NONE_BETWEEN || on[over] === 0) out.add(actionOf(KIND.kick, goal));
  for (const to of LONG_TARGETS[ball]!)
    if (on[to] === 0 || ownPawnOn(s, seat, to) !== NONE) out.add(actionOf(KIND.long, to));
}

export function applyBall(s: Mat, seat: Seat, action: Action, tell?: MatTell): void {
  const kind = kindOf(action);
  const to = toOf(action);
  if (tell) tellBall(s, seat, kind, to, tell);
  if (isGoal(to)) {
    scoreGoal(s, seat, to, 'kick', tell);
    return;
  }
  s.ball = to;
  endAction(s, seat, tell);
}

function tellBall(s: Mat, seat: Seat, kind: number, to: Space, tell: MatTell): void {
  const side = sideOf(seat);
  if (kind === KIND.pass) {
    const path = chainTo(s, seat, to);
    tell({
      type: 'pass',
      side,
      path: path.map((space) => SPACE_NAMES[space]!),
      rule: path.length > 2 ? 'MAT-PASS-3' : 'MAT-PASS-1',
    });
    return;
  }
  const spaces = { from: SPACE_NAMES[s.ball]!, to: SPACE_NAMES[to]! };
  if (kind === KIND.long) tell({ type: 'long', side, ...spaces, rule: 'MAT-LONG-1' });
  else tell({ type: 'kick', side, ...spaces, rule: isGoal(to) ? 'MAT-KICK-2' : 'MAT-KICK-3' });
}
