import { otherSeat, type Seat, sideOf, type Tell } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { actionOf, FINGERS, fingersOf, fromOf, KEEP, TAKE, toOf } from '../action.ts';
import { AREA, goalSpace, inArea, SPACE_NAMES, SPOT, type Space } from '../board.ts';
import { beginTurn, clearPenalty, endKick, keeperOf, lift, put, scoreGoal, swap } from '../flow.ts';
import { crowdsArea, onlyKinds } from '../guard.ts';
import { KEEPER, type Mat, NONE, ownerOf, ownPawnOn, PENALTY, pawnName, SHOOTOUT, SQUAD } from '../model.ts';

const NUMBERS = [1, 2, 3] as const;

/** MAT-AREA-1: the defender on the spot would go to the taker's old space, as a second one in his own area. */
const pushesIntoArea = (s: Mat, taker: Seat, from: Space): boolean => {
  const defender = otherSeat(taker);
  return ownPawnOn(s, defender, SPOT[defender]!) !== NONE && crowdsArea(s, defender, from);
};

/** MAT-PEN-2: the taker goes to the spot with the ball. */
export const taker: Phase<Mat> = {
  name: 'taker',
  exact: false,
  guards: [
    onlyKinds('MAT-PEN-2', [TAKE]),
    ['MAT-PEN-2', (s, seat, action) => ownPawnOn(s, seat, toOf(action)) === NONE],
    ['MAT-AREA-1', (s, seat, action) => pushesIntoArea(s, seat, toOf(action))],
  ],
  candidates(s, seat, out) {
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (s.at[pawn]! >= 0) out.add(actionOf(TAKE, s.at[pawn]!));
  },
  apply(s, seat, action, tell) {
    const defender = otherSeat(seat);
    const spot = SPOT[defender]!;
    const pawn = ownPawnOn(s, seat, toOf(action));
    moveTo(s, pawn, spot);
    s.ball = spot;
    tell?.({ type: 'taker', side: sideOf(seat), pawn: pawnName(pawn), rule: 'MAT-PEN-2' });
    awaitFingers(s, seat);
  },
};

/** To a space; a pawn that stands there goes where this one came from. */
function moveTo(s: Mat, pawn: number, space: Space): void {
  const there = s.on[space]! - 1;
  if (there >= 0) swap(s, pawn, there);
  else {
    lift(s, pawn);
    put(s, pawn, space);
  }
}

function awaitFingers(s: Mat, taker: Seat): void {
  const defender = otherSeat(taker);
  const hasKeeper = keeperOf(s, defender) !== NONE;
  s.phase = hasKeeper ? PENALTY : KEEPER;
  s.side = hasKeeper ? taker : defender;
}

/** Whether the area has no empty space; the side has no pawn of its own there. */
const isAreaHeld = (s: Mat, seat: Seat): boolean => AREA[seat]!.every((space) => s.on[space] !== 0);

/** MAT-PEN-3: where a keeper may be put. */
function canKeep(s: Mat, seat: Seat, from: Space, to: Space): boolean {
  if (ownPawnOn(s, seat, from) === NONE || !inArea(seat, to)) return false;
  if (s.on[to] === 0) return true;
  return isAreaHeld(s, seat) && !crowdsArea(s, ownerOf(s.on[to]! - 1), from);
}

/** MAT-PEN-3: a side without a keeper puts one in its goal-kick area before the penalty. */
export const keeper: Phase<Mat> = {
  name: 'keeper',
  exact: false,
  guards: [
    onlyKinds('MAT-PEN-3', [KEEP]),
    ['MAT-PEN-3', (s, seat, action) => !canKeep(s, seat, fromOf(action), toOf(action))],
  ],
  candidates(s, seat, out) {
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
      if (s.at[pawn]! >= 0) for (const space of AREA[seat]!) out.add(actionOf(KEEP, space, s.at[pawn]!));
  },
  apply(s, seat, action, tell) {
    const space = toOf(action);
    const pawn = ownPawnOn(s, seat, fromOf(action));
    moveTo(s, pawn, space);
    if (!hasKeeperInFormation(s, seat)) s.base[pawn] = space;
    tell?.({ type: 'keeper', side: sideOf(seat), pawn: pawnName(pawn), at: SPACE_NAMES[space], rule: 'MAT-PEN-3' });
    awaitFingers(s, otherSeat(seat));
  },
};

function hasKeeperInFormation(s: Mat, seat: Seat): boolean {
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++)
    if (s.base[pawn]! >= 0 && inArea(seat, s.base[pawn]!)) return true;
  return false;
}

/** MAT-PEN-4…6, MAT-SHOOT-1: both show fingers at the same time. */
export const penalty: Phase<Mat> = {
  name: 'penalty',
  exact: true,
  guards: [onlyKinds('MAT-PEN-4', [FINGERS])],
  candidates(_s, _seat, out) {
    for (const number of NUMBERS) out.add(actionOf(FINGERS, number));
  },
  apply(s, seat, action, tell) {
    s.secret[seat] = fingersOf(action);
    tell?.({ type: 'committed', side: sideOf(seat), rule: 'MAT-PEN-4' });
    if (s.secret[otherSeat(seat)] !== 0) reveal(s, tell);
  },
};

function reveal(s: Mat, tell?: Tell): void {
  const [home, away] = [s.secret[0]!, s.secret[1]!];
  const kicker = s.side;
  const isGoal = home !== away;
  const at = goalSpace(otherSeat(kicker), s.secret[kicker]!);
  tell?.({ type: 'fingers', home, away, rule: 'MAT-PEN-4' });
  s.secret.fill(0);
  if (s.period === SHOOTOUT) {
    s.taken[kicker]!++;
    if (isGoal) {
      s.goals[kicker]!++;
      tell?.({ type: 'goal', side: sideOf(kicker), at: SPACE_NAMES[at], how: 'shootout', rule: 'MAT-PEN-5' });
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

const tellSave = (kicker: Seat, how: 'penalty' | 'shootout', tell?: Tell): void =>
  tell?.({ type: 'save', side: sideOf(otherSeat(kicker)), how, rule: 'MAT-PEN-6' });
