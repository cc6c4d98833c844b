import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { CENTRE, distance, type Hex, inBox } from './board.ts';
import { DECKS } from './cards.ts';
import { countDown } from './effects.ts';
import type { CityTell } from './events.ts';
import {
  entryDeck,
  isBurn,
  isRenewable,
  loseLowestBall,
  pileSize,
  queueBurn,
  queueFactor,
  queueRefill,
  renewPile,
  shiftQueue,
} from './hands.ts';
import {
  type City,
  type CityOptions,
  clearMoves,
  clearTurn,
  DISCARD,
  defenderOf,
  NEXT,
  NO_PIECE,
  NOBODY,
  NONE,
  PHASE,
  pieceOf,
  pieceSide,
  RESTART,
  type Shirt,
  STAGE,
  scoreOf,
} from './model.ts';
import { endPeriod, isTimeUp } from './period.ts';
import { carrier, carrierOf, hexOf, isLoose, nearestOf } from './pieces.ts';
import { beginRestart, setRestart } from './restart.ts';
import { enter, startFullTurn, take, toDefenceMove } from './turn.ts';

/** How full turns end and begin: draws, stoppages, goals (§7). */

/** Begins the draws of `queue`, after which `next` follows. */
export function startDraws(s: City, next: number, tell?: CityTell): void {
  s.next = next;
  s.phase = PHASE.draw;
  s.mover = NONE;
  settleDraws(s, tell);
}

/** Stops where a card can be drawn; drops what cannot be drawn; goes on when nothing is left. */
export function settleDraws(s: City, tell?: CityTell): void {
  while (s.queueLength > 0) {
    const entry = s.queue[0]!;
    const deck = entryDeck(entry);
    if (pileSize(s, deck) > 0) return;
    if (isRenewable(s, deck)) {
      renewPile(s, deck);
      tell?.({ type: 'reshuffle', deck: DECKS[deck]!, rule: 'CTY-DSC-5' });
      return;
    }
    if (isBurn(entry)) loseLowestBall(s, tell);
    shiftQueue(s);
  }
  const next = s.next;
  s.next = NONE;
  if (next === NEXT.defence) beginDefence(s);
  else if (next === NEXT.begin) beginTurn(s, tell);
  else if (next === NEXT.restart) beginRestart(s, tell);
  else if (next === NEXT.squad) enter(s, PHASE.squad, s.kickoff);
  else beginLineup(s);
}

/** CTY-SET-3: the kick-off side begins, on an empty board. */
export function beginLineup(s: City): void {
  s.at.fill(NONE);
  enter(s, PHASE.lineup, s.kickoff);
}

/** CTY-TIM-3: phase 1 was passed up, and no ball card came later. */
const isIdle = (s: City): boolean => s.idle === 1 && s.usedBall === 0;

/** The attacker leaves his team movement. */
export function endAttack(s: City, tell?: CityTell): void {
  clearMoves(s);
  if (isIdle(s)) queueBurn(s);
  queueRefill(s, s.attacker);
  startDraws(s, NEXT.defence, tell);
}

/** CTY-TRN-4: there is no defensive action for a side that has the ball outside its own box. */
function beginDefence(s: City): void {
  s.stage = STAGE.defence;
  const defender = defenderOf(s);
  if (carrierOf(s, defender) !== NOBODY && !inBox(defender, s.ball)) toDefenceMove(s);
  else enter(s, PHASE.defend, defender);
}

export function endDefence(s: City, tell?: CityTell): void {
  const defender = defenderOf(s);
  endFullTurn(s);
  queueRefill(s, defender);
  startDraws(s, NEXT.begin, tell);
}

/** Every full turn ends here; a minute that is due goes first into the empty queue. */
function endFullTurn(s: City): void {
  const defender = defenderOf(s);
  const isPassedUp = s.stage === STAGE.attack && isIdle(s);
  const isStalled = countStall(s);
  if (isPassedUp || isStalled) queueBurn(s);
  if (s.coach[defender]! > 0) s.coach[defender]!--; // CTY-DTC-10
  countDown(s);
  clearTurn(s);
}

/** CTY-TIM-7. */
export const MOST_STALLED = 3;
/** CTY-TIM-7: counts the full turns in a row that cost no ball card; says whether the third of them has ended. */
function countStall(s: City): boolean {
  const isFree = !s.usedBall && !s.idle;
  s.stall = isFree ? (s.stall + 1) % MOST_STALLED : 0;
  return isFree && s.stall === 0;
}

/** A stoppage: the restart is set at once and begins after the draws. */
export function stop(s: City, kind: number, side: Seat, at: Hex, n: Shirt, tell?: CityTell): void {
  endFullTurn(s);
  queueRefill(s, s.attacker);
  queueRefill(s, defenderOf(s));
  setRestart(s, kind, side, at, n, tell);
  s.touch = side;
  startDraws(s, NEXT.restart, tell);
}

/** CTY-SHT-7, CTY-SET-8: the score, the formation, the discards; the other side will kick off. */
export function score(s: City, scorer: Shirt, tell?: CityTell): void {
  const side = s.attacker;
  s.score[side]!++;
  tell?.({ type: 'goal', side: sideOf(side), n: String(scorer), score: scoreOf(s), rule: 'CTY-SHT-7' });
  endFullTurn(s);
  for (let piece = 0; piece < s.at.length; piece++)
    if (s.at[piece]! >= 0 && s.formation[piece]! >= 0) s.at[piece] = s.formation[piece]!;
  setRestart(s, RESTART.kickoff, otherSeat(side), CENTRE, NOBODY, tell);
  s.touch = otherSeat(side);
  s.discard = DISCARD.goal;
  enter(s, PHASE.discard, 0);
}

/** A factor for every so many ball cards of the period. */
const PLAYS_A_FACTOR = 10;
/** CTY-EXT-1: the ball cards of the period at which the next one is due, after so many. */
export const factorAt = (factors: number): number => PLAYS_A_FACTOR * (factors + 1);
export const hasFactors = ({ externalFactors, mode }: CityOptions): boolean => externalFactors && mode !== 'quick';
const isFactorDue = (s: City): boolean => hasFactors(s.options) && s.plays >= factorAt(s.factors);

/** *begin* of §7: the time check, a factor that is due, then the full turn. */
export function beginTurn(s: City, tell?: CityTell): void {
  if (isTimeUp(s)) endPeriod(s, tell);
  else if (isFactorDue(s)) {
    queueFactor(s);
    startDraws(s, NEXT.begin, tell);
  } else beginAttack(s, tell);
}

function beginAttack(s: City, tell?: CityTell): void {
  if (s.loose && isLoose(s)) fetchBall(s, tell);
  const piece = carrier(s);
  s.loose = piece === NO_PIECE ? 1 : 0;
  const attacker = piece === NO_PIECE ? s.touch : pieceSide(piece); // CTY-TRN-2
  startFullTurn(s, attacker, attacker !== s.attacker, tell); // CTY-TRN-6
  enter(s, s.loose ? PHASE.action : PHASE.ball, attacker); // CTY-TRN-4
}

/** CTY-TRN-7: a ball that nobody fetches goes to the nearest piece; on a tie to the side that did not touch it last. */
function fetchBall(s: City, tell?: CityTell): void {
  const last = s.touch;
  const other = otherSeat(last);
  const mate = nearestOf(s, last, s.ball, 1);
  const rival = nearestOf(s, other, s.ball, 1);
  const isRival = distance(hexOf(s, other, rival), s.ball) <= distance(hexOf(s, last, mate), s.ball);
  const [side, n] = isRival ? [other, rival] : [last, mate];
  s.at[pieceOf(side, n)] = s.ball;
  take(s, side, n, 'CTY-TRN-7', tell);
}
