import { type Seat, sideOf } from '../../core/game.ts';
import { inShotZone } from './board.ts';
import { KIND } from './cards.ts';
import { isInForce } from './effects.ts';
import type { CityTell } from './events.ts';
import { type City, clearMoves, defenderOf, MODE, NOBODY, PHASE, resetTurn, type Shirt, STAGE } from './model.ts';
import { carrierOf, hexOf } from './pieces.ts';

/** The steps from one decision to the next inside a full turn (§7). */

/** The next decision; `moves` is null outside the phases with `reposition`. */
export function enter(s: City, phase: number, mover: Seat): void {
  s.phase = phase;
  s.mover = mover;
  clearMoves(s);
}

export function enterMoves(s: City, phase: number, mover: Seat, left: number, reach: number, mode: number): void {
  s.phase = phase;
  s.mover = mover;
  s.movesLeft = left;
  s.movesReach = reach;
  s.movesMode = mode;
  s.moved = 0;
}

const TEAM_MOVES = 3;
const TEAM_REACH = 2;
const MUDDY_REACH = 1;
const ALL_FORWARD_MOVES = 6;
/** CTY-MOV-1, CTY-EXT-4. */
const teamReach = (s: City): number => (isInForce(s, KIND.mud) ? MUDDY_REACH : TEAM_REACH);

/** The attacker's team movement; CTY-OTC-10 makes it All forward. */
export function toMove(s: City): void {
  if (s.boost) enterMoves(s, PHASE.move, s.attacker, ALL_FORWARD_MOVES, teamReach(s), MODE.fwd);
  else enterMoves(s, PHASE.move, s.attacker, TEAM_MOVES, teamReach(s), MODE.any);
}
export const toDefenceMove = (s: City): void =>
  enterMoves(s, PHASE.dmove, defenderOf(s), TEAM_MOVES, teamReach(s), MODE.any);

/** To `shot` if the attacker has the carrier and he is in the shot zone, else to `move`. */
export function toShot(s: City): void {
  if (carrierOf(s, s.attacker) !== NOBODY && inShotZone(s.attacker, s.ball)) enter(s, PHASE.shot, s.attacker);
  else toMove(s);
}
/** To `action`, also with a loose ball (CTY-TRN-4); to `move` where an opponent has it (CTY-TRN-5). */
export function toAction(s: City): void {
  if (carrierOf(s, defenderOf(s)) === NOBODY) enter(s, PHASE.action, s.attacker);
  else toMove(s);
}

/** A man has the ball: it is on his hex. Without a clause it came from a mate. */
export function take(s: City, side: Seat, n: Shirt, rule: string | undefined, tell?: CityTell): void {
  s.ball = hexOf(s, side, n);
  s.touch = side;
  if (rule) tell?.({ type: 'possession', side: sideOf(side), n: String(n), rule });
  else tell?.({ type: 'possession', side: sideOf(side), n: String(n) });
}

/** A full turn is under way from here on. */
export function startFullTurn(s: City, attacker: Seat, isFresh: boolean, tell?: CityTell): void {
  s.attacker = attacker;
  s.stage = STAGE.attack;
  resetTurn(s, true);
  s.fresh = isFresh ? 1 : 0;
  tell?.({ type: 'turn', side: sideOf(attacker) });
}
