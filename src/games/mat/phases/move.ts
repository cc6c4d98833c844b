import type { Choices } from '../../../core/choices.ts';
import { type Action, type Seat, sideOf } from '../../../core/game.ts';
import { actionOf, fromOf, KIND, toOf } from '../action.ts';
import {
  distance,
  goalKeptBy,
  inArea,
  isBlocked,
  isGoal,
  isSpeed,
  NEIGHBOURS,
  NONE_BETWEEN,
  RUNS,
  SHOTS,
  SPACE_NAMES,
  type Space,
} from '../board.ts';
import type { MatTell } from '../events.ts';
import { endAction, keeperOf, lift, put, scoreGoal } from '../flow.ts';
import { type Mat, NONE, ownPawnOn, pawnName, SQUAD } from '../model.ts';
import { crowdsArea, forKinds } from './guards.ts';

/** MAT-SPEED-1, MAT-SPEED-2: a step into a speed zone and on, over empty spaces and not past the loose ball. */
function canRun(s: Mat, from: Space, to: Space): boolean {
  const isLoose = s.ball !== from;
  for (const way of RUNS[from]!) {
    const last = way.indexOf(to);
    if (last < 1) continue;
    for (let i = 0; i < last; i++) if (s.on[way[i]!] !== 0 || (isLoose && way[i] === s.ball)) return false;
    return s.on[to] === 0;
  }
  return false;
}

const reaches = (s: Mat, action: Action): boolean =>
  distance(fromOf(action), toOf(action)) === 1 || canRun(s, fromOf(action), toOf(action));

export const moveGuards = forKinds(
  [KIND.move],
  [
    ['MAT-MOVE-1', (s, seat, action) => ownPawnOn(s, seat, fromOf(action)) === NONE],
    [
      'MAT-MOVE-3',
      (s, seat, action) => isGoal(toOf(action)) && (s.ball !== fromOf(action) || goalKeptBy(toOf(action)) === seat),
    ],
    ['MAT-X-1', (_s, _seat, action) => isGoal(toOf(action)) && isBlocked(fromOf(action))],
    ['MAT-MOVE-1', (_s, _seat, action) => isGoal(toOf(action)) && distance(fromOf(action), toOf(action)) > 1],
    ['MAT-MOVE-2', (s, _seat, action) => !isGoal(toOf(action)) && s.on[toOf(action)] !== 0],
    ['MAT-AREA-1', (s, seat, action) => crowdsArea(s, seat, toOf(action), fromOf(action))],
    ['MAT-SPEED-1', (s, _seat, action) => isSpeed(toOf(action)) && !reaches(s, action)],
    ['MAT-MOVE-1', (s, _seat, action) => !isGoal(toOf(action)) && !reaches(s, action)],
  ],
);

/** Every legal move; proved equal to the guards by the suite over all games. */
export function offerMoves(s: Mat, seat: Seat, out: Choices): void {
  const { on, at, ball } = s;
  const keeper = keeperOf(s, seat);
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++) {
    const from = at[pawn]!;
    if (from < 0) continue;
    const isAreaFull = keeper !== NONE && keeper !== pawn;
    for (const to of NEIGHBOURS[from]!)
      if (on[to] === 0 && !(isAreaFull && inArea(seat, to))) out.add(actionOf(KIND.move, to, from));
    const loose = ball === from ? NONE : ball;
    for (const way of RUNS[from]!)
      for (let i = 0; i < way.length && on[way[i]!] === 0; i++) {
        if (i > 0) out.add(actionOf(KIND.move, way[i]!, from));
        if (way[i] === loose) break;
      }
    if (ball !== from) continue;
    for (const { goal, over } of SHOTS[seat]![from]!)
      if (over === NONE_BETWEEN) out.add(actionOf(KIND.move, goal, from));
  }
}

export function applyMove(s: Mat, seat: Seat, action: Action, tell?: MatTell): void {
  const from = fromOf(action);
  const to = toOf(action);
  const pawn = s.on[from]! - 1;
  const hasBall = s.ball === from;
  tell?.({
    type: 'move',
    side: sideOf(seat),
    pawn: pawnName(pawn),
    from: SPACE_NAMES[from]!,
    to: SPACE_NAMES[to]!,
    rule: distance(from, to) === 1 ? 'MAT-MOVE-1' : 'MAT-SPEED-1',
  });
  if (isGoal(to)) {
    scoreGoal(s, seat, to, 'move', tell);
    return;
  }
  lift(s, pawn);
  put(s, pawn, to);
  if (hasBall) s.ball = to;
  else if (s.ball === to)
    tell?.({ type: 'possession', side: sideOf(seat), pawn: pawnName(pawn), at: SPACE_NAMES[to]!, rule: 'MAT-BALL-2' });
  endAction(s, seat, tell);
}
