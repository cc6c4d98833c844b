import { sideOf } from '../../core/game.ts';
import { hexName } from './board.ts';
import type { CityTell } from './events.ts';
import { stop } from './flow.ts';
import { isHigh, isLongClose } from './lines.ts';
import {
  type City,
  clearPass,
  defenderOf,
  MODE,
  NO_PIECE,
  NOBODY,
  NONE,
  PHASE,
  pieceShirt,
  RESTART,
  type Shirt,
  THEN,
} from './model.ts';
import { hexOf, isOffside, pieceOn, shirtsBeside } from './pieces.ts';
import { enter, enterMoves, take, toAction, toShot } from './turn.ts';

/** How a ball that was sent arrives: offside, contests, possession. */

const RUNNERS = 2;
const RUN_REACH = 3;

/** What follows a ball that has arrived, with a mate or on an empty hex. */
export function goOn(s: City, then: number): void {
  if (then === THEN.action) toAction(s);
  else if (then === THEN.shot) toShot(s);
  else enterMoves(s, PHASE.runs, s.attacker, RUNNERS, RUN_REACH, MODE.fwd); // CTY-OTC-9
}

/** The ball is on an empty hex. */
export function leaveLoose(s: City, tell?: CityTell): void {
  tell?.({ type: 'loose', at: hexName(s.ball) });
}

/** CTY-OFF-1: free kick to the defence where the receiver stands. */
function flag(s: City, n: Shirt, tell?: CityTell): void {
  tell?.({ type: 'offside', side: sideOf(s.attacker), n: String(n), rule: 'CTY-OFF-1' });
  stop(s, RESTART.freekick, defenderOf(s), hexOf(s, s.attacker, n), NOBODY, tell);
}

/** CTY-CON-1: one contest for each marker of the receiver, where the pass brings contests; else the ball is his. */
function receive(s: City, n: Shirt, isContested: boolean, then: number, tell?: CityTell): void {
  s.received = 1;
  s.touch = s.attacker;
  s.ball = hexOf(s, s.attacker, n);
  const markers = isContested ? shirtsBeside(s, defenderOf(s), s.ball) : 0;
  if (markers === 0) {
    take(s, s.attacker, n, undefined, tell);
    goOn(s, then);
    return;
  }
  s.contestN = n;
  s.contestMarkers = markers;
  s.contestThen = then;
  enter(s, PHASE.contest, NONE);
}

/** The announced pass goes its way. */
export function arrive(s: City, tell?: CityTell): void {
  const { passCard: card, passFrom: from, passTo: to, passThen: then } = s;
  clearPass(s);
  s.ball = to;
  s.touch = s.attacker;
  const receiver = pieceOn(s, to);
  if (receiver === NO_PIECE) {
    leaveLoose(s, tell); // CTY-PAS-3
    goOn(s, then);
    return;
  }
  const n = pieceShirt(receiver);
  if (isOffside(s, s.attacker, to, from)) flag(s, n, tell);
  else receive(s, n, isHigh(card), then, tell); // CTY-PAS-6, CTY-SQR-3
}

function tellClose(s: City, n: Shirt, tell?: CityTell): void {
  const to = hexOf(s, s.attacker, n);
  s.free = 0; // CTY-RST-6
  tell?.({ type: 'close', side: sideOf(s.attacker), n: String(n), from: hexName(s.ball), to: hexName(to) });
}

/** CTY-OTC-2: the first half of a wall pass is always short, so it is the mate's at once. */
export function playWall(s: City, n: Shirt, tell?: CityTell): void {
  tellClose(s, n, tell);
  s.received = 1;
  take(s, s.attacker, n, undefined, tell);
  enter(s, PHASE.wall, s.attacker);
}

/** CTY-CLO-1, CTY-CLO-2, CTY-CON-4: a close pass from the ball's hex; a Cross is long at any length. */
function playClose(s: City, n: Shirt, then: number, isCross: boolean, isJudged: boolean, tell?: CityTell): void {
  const from = s.ball;
  const to = hexOf(s, s.attacker, n);
  tellClose(s, n, tell);
  if (isJudged && isOffside(s, s.attacker, to, from)) flag(s, n, tell);
  else receive(s, n, isLongClose(from, to, isCross), then, tell);
}
/** CTY-RST-1: the close pass of a restart is never offside. */
export const playRestart = (s: City, n: Shirt, tell?: CityTell): void =>
  playClose(s, n, THEN.action, false, false, tell);
/** CTY-OTC-7. */
export const playCross = (s: City, n: Shirt, tell?: CityTell): void => playClose(s, n, THEN.shot, true, true, tell);
/** CTY-OTC-8, CTY-OTC-9. */
export const playLongClose = (s: City, n: Shirt, then: number, tell?: CityTell): void =>
  playClose(s, n, then, false, true, tell);
