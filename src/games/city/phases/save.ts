import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { cornerNear, GOAL_HEX, GOAL_KICK_HEX, type Hex, neighbour } from '../board.ts';
import { DECK, isSpecial, KIND, KINDS, type Kind, saveResult, VALUE } from '../cards.ts';
import { leaveLoose } from '../delivery.ts';
import { spendBonus } from '../effects.ts';
import type { CityEvent, CityTell } from '../events.ts';
import { beginTurn, score, stop } from '../flow.ts';
import { turnOver } from '../hands.ts';
import {
  addKick,
  type City,
  clearFactor,
  clearShot,
  defenderOf,
  KEEPER,
  NO_PIECE,
  NOBODY,
  NONE,
  PERIOD,
  PHASE,
  pieceShirt,
  pieceSide,
  REASON,
  RESTART,
} from '../model.ts';
import { finish, shootoutWinner } from '../period.ts';
import { hexOf, pieceOn } from '../pieces.ts';
import { inPile, PILES } from '../piles.ts';
import { enter, take, toMove } from '../turn.ts';

const KEEPER_POINTS = 4;
const REBOUND = 3;
const BURST_BALL = 2;

/** CTY-SHO-3: only a goal counts. */
function endKick(s: City, card: Kind, tell?: CityTell): void {
  const side = s.attacker;
  const isGoal = !isSpecial(card) && s.shotTotal > VALUE[card]! + KEEPER_POINTS;
  addKick(s, side, isGoal);
  tell?.({ type: 'kick', side: sideOf(side), card: KINDS[card]!, goal: isGoal, rule: 'CTY-SHO-3' });
  clearShot(s);
  s.shootoutN = NOBODY;
  const winner = shootoutWinner(s);
  if (winner === NONE) enter(s, PHASE.sotaker, otherSeat(side));
  else finish(s, winner, REASON.shootout, tell);
}

/** CTY-SHT-9: the ball is ready to rebound. */
function parry(s: City, keeperSide: Seat, card: Kind): void {
  s.ball = s.shotKeeper ? hexOf(s, keeperSide, KEEPER) : GOAL_HEX[keeperSide as 0 | 1];
  s.touch = card === KIND.post ? s.attacker : keeperSide;
  enter(s, PHASE.rebound, NONE);
}

const kickFromGoal = (s: City, side: Seat, tell?: CityTell): void =>
  stop(s, RESTART.goalkick, side, GOAL_KICK_HEX[side as 0 | 1], KEEPER, tell);

/** CTY-SHT-2, CTY-SHT-5…8: the shot meets the top intervention card. */
export const save: Phase<City, CityEvent> = {
  by: 'chance',
  draw: PILES[DECK.int]!,
  guards: inPile,
  apply(s, _seat, card, tell) {
    turnOver(s, card);
    if (s.period === PERIOD.shootout) {
      endKick(s, card, tell);
      return;
    }
    const side = defenderOf(s);
    const counts = s.shotKeeper === 1 && !isSpecial(card);
    const total = counts ? VALUE[card]! + KEEPER_POINTS + spendBonus(s, side) : null; // CTY-EXT-9
    const isGoal = !isSpecial(card) && (total === null || s.shotTotal > total);
    const result = isGoal ? 'goal' : saveResult(card);
    tell?.({ type: 'save', side: sideOf(side), card: KINDS[card]!, total, result });
    if (result === 'goal') score(s, s.shotN, tell);
    else if (result === 'hold') stop(s, RESTART.keeper, side, hexOf(s, side, KEEPER), KEEPER, tell);
    else if (result === 'corner') stop(s, RESTART.corner, s.attacker, cornerNear(side, s.shotFrom), NOBODY, tell);
    else if (result === 'goalkick') kickFromGoal(s, side, tell);
    else parry(s, side, card);
  },
};

/**
 * The ball rolls so many hexes, stopping with the first piece it meets; the last hex is where it lies. Returns whether it
 * left the board.
 */
function roll(s: City, dir: number, steps: number): boolean {
  for (let step = 0; step < steps; step++) {
    const next: Hex = neighbour(s.ball, dir);
    if (next < 0) return true;
    s.ball = next;
    if (pieceOn(s, next) !== NO_PIECE) break;
  }
  return false;
}

/** Whoever stands where the ball lies has it. */
function settleBall(s: City, rule: string, tell?: CityTell): void {
  const piece = pieceOn(s, s.ball);
  if (piece === NO_PIECE) leaveLoose(s, tell);
  else take(s, pieceSide(piece), pieceShirt(piece), rule, tell);
}

/** CTY-SHT-9 after a shot, CTY-EXT-12 after the factor `burst`. */
export const rebound: Phase<City, CityEvent> = {
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, die, tell) {
    const dir = die - 1;
    if (s.shotN === NOBODY) {
      roll(s, dir, BURST_BALL);
      settleBall(s, 'CTY-EXT-12', tell);
      clearFactor(s);
      beginTurn(s, tell);
      return;
    }
    const side = defenderOf(s);
    const isOut = roll(s, dir, REBOUND);
    if (isOut && s.touch === s.attacker) kickFromGoal(s, side, tell);
    else if (isOut) stop(s, RESTART.corner, s.attacker, cornerNear(side, s.ball), NOBODY, tell);
    else {
      settleBall(s, 'CTY-SHT-9', tell);
      clearShot(s);
      toMove(s);
    }
  },
};
