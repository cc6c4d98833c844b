import { otherSeat, type Seat, sideOf, type Tell } from '../../core/game.ts';
import { CENTRE, distance, type Hex, inBox } from './board.ts';
import { DECKS } from './cards.ts';
import { countDown } from './effects.ts';
import {
  entryDeck,
  isBurn,
  isRenewable,
  loseLowestBall,
  pileSize,
  queueBurn,
  queueRefill,
  renewPile,
  shiftQueue,
} from './hands.ts';
import {
  type City,
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
import { carrier, hexOf, isLoose, nearestOf } from './pieces.ts';
import { beginRestart, setRestart } from './restart.ts';
import { enter, resumeMoves, startFullTurn, take, toDefenceMove, toMove } from './turn.ts';

/** How full turns end and begin: draws, stoppages, goals (§7). */

/** Begins the draws of `queue`, after which `next` follows. */
export function startDraws(s: City, next: number, tell?: Tell): void {
  s.next = next;
  s.phase = PHASE.draw;
  s.mover = NONE;
  settleDraws(s, tell);
}

/** Stops where a card can be drawn; drops what cannot be drawn; goes on when nothing is left. */
export function settleDraws(s: City, tell?: Tell): void {
  while (s.queueLength > 0) {
    const entry = s.queue[0]!;
    const deck = entryDeck(entry);
    if (pileSize(s, deck) > 0) return;
    if (isRenewable(s, deck)) {
      renewPile(s, deck);
      tell?.({ type: 'reshuffle', deck: DECKS[deck], rule: 'CTY-DSC-5' });
      return;
    }
    if (isBurn(entry)) loseLowestBall(s, s.attacker, tell);
    shiftQueue(s);
  }
  const next = s.next;
  s.next = NONE;
  if (next === NEXT.defence) beginDefence(s);
  else if (next === NEXT.begin) beginTurn(s, tell);
  else if (next === NEXT.restart) beginRestart(s, tell);
  else if (next === NEXT.squad) enter(s, PHASE.squad, s.kickoff);
  else if (next === NEXT.lineup) enter(s, PHASE.lineup, s.kickoff);
  else resumeMoves(s);
}

/** The attacker leaves his team movement. */
export function endAttack(s: City, tell?: Tell): void {
  clearMoves(s);
  if (!s.usedBall) queueBurn(s); // CTY-TIM-3
  queueRefill(s, s.attacker);
  startDraws(s, NEXT.defence, tell);
}

/** CTY-TRN-4: a defensive action needs a carrier of the attacker, or the own one in the own box. */
function beginDefence(s: City): void {
  s.stage = STAGE.defence;
  const piece = carrier(s);
  const defender = defenderOf(s);
  const isDue = piece !== NO_PIECE && (pieceSide(piece) === s.attacker || inBox(defender, s.ball));
  if (isDue) enter(s, PHASE.defend, defender);
  else toDefenceMove(s);
}

export function endDefence(s: City, tell?: Tell): void {
  const defender = defenderOf(s);
  endFullTurn(s);
  queueRefill(s, defender);
  startDraws(s, NEXT.begin, tell);
}

function endFullTurn(s: City): void {
  const defender = defenderOf(s);
  if (s.coach[defender]! > 0) s.coach[defender]!--; // CTY-DTC-10
  countDown(s);
  clearTurn(s);
}

/** Ends the full turn on the spot; a minute is due where the attack turn played no ball card. */
function cutTurn(s: City): void {
  const isBurnDue = s.stage === STAGE.attack && !s.usedBall;
  endFullTurn(s);
  s.queueLength = 0;
  if (isBurnDue) queueBurn(s);
}

/** A stoppage: the restart is set at once and begins after the draws. */
export function stop(s: City, kind: number, side: Seat, at: Hex, n: Shirt, tell?: Tell): void {
  cutTurn(s);
  queueRefill(s, s.attacker);
  queueRefill(s, defenderOf(s));
  setRestart(s, kind, side, at, n, tell);
  s.touch = side;
  startDraws(s, NEXT.restart, tell);
}

/** CTY-SHT-7, CTY-SET-8: the score, the formation, the discards; the other side will kick off. */
export function score(s: City, scorer: Shirt, tell?: Tell): void {
  const side = s.attacker;
  s.score[side]!++;
  tell?.({ type: 'goal', side: sideOf(side), n: String(scorer), score: scoreOf(s), rule: 'CTY-SHT-7' });
  cutTurn(s);
  for (let piece = 0; piece < s.at.length; piece++)
    if (s.at[piece]! >= 0 && s.formation[piece]! >= 0) s.at[piece] = s.formation[piece]!;
  setRestart(s, RESTART.kickoff, otherSeat(side), CENTRE, NOBODY, tell);
  s.touch = otherSeat(side);
  s.discard = DISCARD.goal;
  enter(s, PHASE.discard, 0);
}

/** *begin* of §7. */
function beginTurn(s: City, tell?: Tell): void {
  if (s.loose && isLoose(s)) fetchBall(s, tell);
  const piece = carrier(s);
  s.loose = piece === NO_PIECE ? 1 : 0;
  const attacker = piece === NO_PIECE ? s.touch : pieceSide(piece); // CTY-TRN-2
  if (isTimeUp(s, attacker)) {
    endPeriod(s, tell);
    return;
  }
  startFullTurn(s, attacker, attacker !== s.attacker, tell); // CTY-TRN-6
  if (s.loose) toMove(s);
  else enter(s, PHASE.ball, attacker);
}

/** CTY-TRN-7: a ball that nobody fetches goes to the nearest piece; on a tie to the side that did not touch it last. */
function fetchBall(s: City, tell?: Tell): void {
  const last = s.touch;
  const other = otherSeat(last);
  const mate = nearestOf(s, last, s.ball, 1);
  const rival = nearestOf(s, other, s.ball, 1);
  const isRival = distance(hexOf(s, other, rival), s.ball) <= distance(hexOf(s, last, mate), s.ball);
  const [side, n] = isRival ? [other, rival] : [last, mate];
  s.at[pieceOf(side, n)] = s.ball;
  take(s, side, n, 'CTY-TRN-7', tell);
}
