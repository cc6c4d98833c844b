import { otherSeat, type Seat } from '../../core/game.ts';
import {
  advOf,
  distance,
  GOAL_HEX,
  HALFWAY_Y,
  HEXES,
  type Hex,
  inBox,
  inGoalArea,
  inShotZone,
} from '../../games/city/board.ts';
import { DECK, FIRST, HAND_SIZE, VALUE } from '../../games/city/cards.ts';
import { ballDeck, handSize, inHand, pileSize } from '../../games/city/hands.ts';
import {
  type City,
  FIRST_OUTFIELD,
  KEEPER,
  kickScored,
  NO_PIECE,
  NONE,
  PERIOD,
  PHASE,
  pieceShirt,
  pieceSide,
  SHIRTS,
  type Shirt,
  STAGE,
} from '../../games/city/model.ts';
import { attackPoints, carrier, defencePoints, hexOf, nearestOf, shirtsBeside } from '../../games/city/pieces.ts';
import type { Evaluation } from './eval.ts';

/** Steps from every hex to the nearest one from which that side may shoot. */
const TO_SHOT_ZONE = [stepsToZone(0), stepsToZone(1)] as const;

function stepsToZone(side: Seat): Int8Array {
  const zone = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => inShotZone(side, hex));
  return Int8Array.from({ length: HEXES }, (_, hex) => Math.min(...zone.map((other) => distance(hex, other))));
}

/** The match is looked at in so many parts: within one, letting time go by gains nothing. */
const PARTS = 6;

/** The part of the period's ball cards still to come (CTY-TIM-2): the pile, with the hands where they count. */
function cardsLeft(s: City): number {
  const deck = ballDeck(s);
  const cards = deck[0]! + deck[1]! + deck[2]!;
  if (s.options.clock === 'whistle') return Math.max(0, cards - s.plays) / cards;
  const hands = handSize(s, 0, DECK.ball) + handSize(s, 1, DECK.ball);
  const isPile = s.options.periodEnd === 'pile';
  const inPile = pileSize(s, DECK.ball);
  return isPile ? inPile / (cards - 2 * HAND_SIZE[DECK.ball]!) : (inPile + hands) / cards;
}

/** How much of the match is still to be played, from 1 down to one part. */
export function shareLeft(s: City, parts: number): number {
  const left = s.up ? 0 : cardsLeft(s);
  const isFirstOfTwo = s.options.mode === 'full' && s.period === PERIOD[1];
  return (
    Math.max(1, Math.ceil(parts * (isFirstOfTwo ? (1 + left) / 2 : left / (s.options.mode === 'full' ? 2 : 1)))) / parts
  );
}

export function kickLead(s: City): number {
  let lead = 0;
  for (let i = 0; i < s.kicksTaken[0]!; i++) if (kickScored(s, 0, i)) lead++;
  for (let i = 0; i < s.kicksTaken[1]!; i++) if (kickScored(s, 1, i)) lead--;
  return lead;
}

/** A goal counts the more the less time there is to answer it. */
const leadOf = (s: City): number => (s.score[0]! - s.score[1]!) / Math.sqrt(shareLeft(s, PARTS)) + kickLead(s) / 2;

/** The chance that a shot of this total beats the keeper; the low end is what a better position would make of it. */
const GOAL_CHANCE = [0, 0, 0, 0.02, 0.05, 0.09, 0.15, 0.28, 0.44, 0.72, 0.84, 0.86, 0.88] as const;
const goalChance = (total: number): number => GOAL_CHANCE[Math.max(0, Math.min(GOAL_CHANCE.length - 1, total))]!;
const USUAL_SHOT = 3;

/** The best shot card in hand by its plain value; where the hand is masked, a usual one. */
function bestShot(s: City, side: Seat): number {
  if ((s.hidden >> side) & 1) return USUAL_SHOT;
  let best = 0;
  for (let kind = FIRST[DECK.shot]!; kind < FIRST[DECK.shot + 1]!; kind++)
    if (inHand(s, side, kind) > 0) best = Math.max(best, VALUE[kind]!);
  return Math.max(best, USUAL_SHOT);
}

const NOT_ALONE = 2;
/** What a chance is worth when this turn's shot has gone by: it must survive the defence turn. */
const SURVIVING = 0.6;
const isShotPast = (s: City): boolean =>
  s.phase !== PHASE.ball && s.phase !== PHASE.ball2 && s.phase !== PHASE.action && s.phase !== PHASE.shot;
/** How much of a chance is left for each step that the ball is short of the shot zone. */
const STEP_LOSS = 0.78;

/** The chance of a goal if `n` shot from the hex, less what the way to the shot zone costs. */
function threatOf(s: City, side: Seat, n: Shirt, hex: Hex): number {
  const rival = otherSeat(side);
  const steps = TO_SHOT_ZONE[side as 0 | 1][hex]!;
  const gap = distanceOfNearest(s, rival, hex);
  const alone = gap > NOT_ALONE ? 2 : 0;
  const pressed = gap === 1 ? 1 : 0;
  const far = steps === 0 && !inBox(rival, hex) ? 1 : 0;
  const received = side === s.attacker && !isShotPast(s) ? s.received : 0;
  const total = bestShot(s, side) + attackPoints(side, n, hex) + alone - pressed - far + received;
  return goalChance(total) * STEP_LOSS ** steps;
}

function distanceOfNearest(s: City, side: Seat, hex: Hex): number {
  let least = HEXES;
  for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) {
    const at = hexOf(s, side, n);
    if (at >= 0) least = Math.min(least, distance(at, hex));
  }
  return least;
}

/** Steps from a man who may still move now, or from any where the side is not on the move. */
function stepsToBall(s: City, side: Seat): number {
  let least = HEXES;
  for (let n = KEEPER; n <= SHIRTS; n++) {
    const at = hexOf(s, side, n);
    if (at >= 0) least = Math.min(least, distance(at, s.ball));
  }
  return least;
}

const isMoving = (s: City, side: Seat): boolean =>
  (s.phase === PHASE.move || s.phase === PHASE.dmove) && s.mover === side && s.movesLeft > 0;

/** The side whose men move next when the phase under way is done: a loose ball is theirs to fetch. */
export function nextToMove(s: City): Seat {
  const defender = otherSeat(s.attacker);
  if (s.stage === STAGE.attack) return s.phase === PHASE.move || s.phase === PHASE.draw ? defender : s.attacker;
  return s.stage === NONE || s.phase === PHASE.dmove ? s.touch : defender;
}
const FETCHED = 0.9;
const LAST_TOUCH = 0.2;
const REACH = 2;

/** From 1, the ball is home's, to -1: a loose one belongs to whoever comes to it first. */
function controlOf(s: City): number {
  const piece = carrier(s);
  if (piece !== NO_PIECE) return pieceSide(piece) === 0 ? 1 : -1;
  const home = stepsToBall(s, 0);
  const away = stepsToBall(s, 1);
  if (isMoving(s, 0) && home <= s.movesReach) return FETCHED;
  if (isMoving(s, 1) && away <= s.movesReach) return -FETCHED;
  const isHomeNext = nextToMove(s) === 0;
  if (isHomeNext && home <= REACH) return FETCHED - LAST_TOUCH;
  if (!isHomeNext && away <= REACH) return LAST_TOUCH - FETCHED;
  return Math.max(-1, Math.min(1, (away - home) / 8)) / 2;
}

/** Attack points that wait near the goal, unmarked ones whole; and defence points between ball and own goal. */
function presence(s: City, side: Seat): number {
  let sum = 0;
  for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) {
    const at = hexOf(s, side, n);
    if (at < 0) continue;
    const steps = TO_SHOT_ZONE[side as 0 | 1][at]!;
    if (steps <= 6) sum += (attackPoints(side, n, at) * (7 - steps)) / 7;
  }
  return Math.min(1.5, sum / 8);
}

function guard(s: City, side: Seat): number {
  let sum = 0;
  const ball = s.ball === NONE ? HALFWAY_Y : advOf(side, s.ball);
  for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) {
    const at = hexOf(s, side, n);
    if (at < 0 || advOf(side, at) > ball) continue;
    sum += defencePoints(side, n, at) / (4 + distance(at, GOAL_HEX[side as 0 | 1]) / 2);
  }
  return Math.min(1.5, sum / 2);
}

/** Who stands by the ball: men of the other side next to the carrier make it unsafe. */
function pressureOn(s: City): number {
  const piece = carrier(s);
  if (piece === NO_PIECE) return 0;
  const side = pieceSide(piece);
  const markers = shirtsBeside(s, otherSeat(side), s.ball) & ~(side === s.attacker ? s.beaten : 0);
  return markers === 0 ? 0 : side === 0 ? -1 : 1;
}

export const isKeeperHome = (s: City, side: Seat): number => {
  const at = hexOf(s, side, KEEPER);
  return at >= 0 && inGoalArea(side, at) ? 1 : 0;
};
const menOf = (s: City, side: Seat): number => {
  let men = 0;
  for (let n = KEEPER; n <= SHIRTS; n++) if ((s.team[side]! >> n) & 1) men++;
  return men;
};

/** What a football eye sees on the hexes. */
export const cityEvaluation: Evaluation<City> = {
  names: ['lead', 'control', 'territory', 'threat', 'presence', 'guard', 'pressure', 'keeper', 'men'],
  weights: [2.6, 0.4, 0.4, 1.4, 0.4, 0.25, 0.25, 0.3, 0.3],
  terms(s, out) {
    out.fill(0, 0, 9);
    out[0] = leadOf(s);
    out[4] = presence(s, 0) - presence(s, 1);
    out[5] = guard(s, 0) - guard(s, 1);
    out[7] = isKeeperHome(s, 0) - isKeeperHome(s, 1);
    out[8] = menOf(s, 0) - menOf(s, 1);
    if (s.ball === NONE) return;
    const control = controlOf(s);
    const piece = carrier(s);
    const side = piece !== NO_PIECE ? pieceSide(piece) : control > 0 ? 0 : 1;
    const n = piece !== NO_PIECE ? pieceShirt(piece) : nearestOf(s, side, s.ball, KEEPER);
    out[1] = control;
    out[2] = (advOf(0, s.ball) - HALFWAY_Y) / HALFWAY_Y;
    out[3] = control * threatOf(s, side, n, s.ball) * (isShotPast(s) ? SURVIVING : 1);
    out[6] = pressureOn(s);
  },
};
