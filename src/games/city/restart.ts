import { type Seat, sideOf } from '../../core/game.ts';
import { CENTRE, distance, type Hex, hexName, inOwnHalf } from './board.ts';
import type { CityTell } from './events.ts';
import {
  type City,
  clearRestart,
  defenderOf,
  FIRST_OUTFIELD,
  KEEPER,
  MODE,
  NOBODY,
  PHASE,
  RESTART,
  RESTARTS,
  SHIRTS,
  type Shirt,
} from './model.ts';
import { endPeriod, isTimeUp } from './period.ts';
import { hexOf, isLoose, nearestOf, putOn } from './pieces.ts';
import { enter, enterMoves, startFullTurn, toAction } from './turn.ts';

/** How a restart begins and reaches the ball again. */

const STOP_MOVES = 3;
const STOP_REACH = 3;

/** The restart is known, the ball lies ready. */
export function setRestart(s: City, kind: number, side: Seat, at: Hex, n: Shirt, tell?: CityTell): void {
  s.restartKind = kind;
  s.restartSide = side;
  s.restartAt = at;
  s.restartN = n;
  s.ball = at;
  tell?.({ type: 'stop', kind: RESTARTS[kind]!, side: sideOf(side), at: hexName(at) });
}

/** The draws are done: time check, full turn, taker on his hex (§7). */
export function beginRestart(s: City, tell?: CityTell): void {
  const { restartKind: kind, restartSide: side } = s;
  if (kind !== RESTART.penalty && isTimeUp(s)) {
    endPeriod(s, tell);
    return;
  }
  startFullTurn(s, side, kind === RESTART.keeper, tell);
  s.touch = side;
  s.loose = 0;
  if (kind === RESTART.kickoff) beginKickOff(s);
  else if (kind === RESTART.penalty) enter(s, PHASE.penalty, side);
  else if (kind === RESTART.keeper) enter(s, PHASE.restart, side);
  else {
    if (kind !== RESTART.invasion) placeTaker(s);
    enterMoves(s, PHASE.stopdef, defenderOf(s), STOP_MOVES, STOP_REACH, MODE.any);
  }
}

/** CTY-RST-4. */
function placeTaker(s: City): void {
  const side = s.restartSide;
  if (s.restartN === NOBODY)
    s.restartN = s.restartKind === RESTART.goalkick ? KEEPER : nearestOf(s, side, s.restartAt, FIRST_OUTFIELD);
  putOn(s, side, s.restartN, s.restartAt);
}

/** CTY-SET-6: the lowest shirt next to the centre in the own half, else the side picks one. */
function beginKickOff(s: City): void {
  for (let n = KEEPER; n <= SHIRTS; n++) {
    const at = hexOf(s, s.restartSide, n);
    if (at < 0 || distance(at, CENTRE) !== 1 || !inOwnHalf(s.restartSide, at)) continue;
    s.restartN = n;
    enter(s, PHASE.restart, s.restartSide);
    return;
  }
  enter(s, PHASE.taker, s.restartSide);
}

export const toStopAttack = (s: City): void =>
  enterMoves(s, PHASE.stopatt, s.restartSide, STOP_MOVES, STOP_REACH, MODE.any);

/** Both sides have taken their places. */
export function resumePlay(s: City): void {
  const kind = s.restartKind;
  if (kind !== RESTART.freekick && kind !== RESTART.invasion) {
    enter(s, PHASE.restart, s.restartSide);
    return;
  }
  clearRestart(s);
  if (kind === RESTART.freekick) s.free = 1;
  if (isLoose(s)) toAction(s);
  else enter(s, PHASE.ball, s.attacker);
}
