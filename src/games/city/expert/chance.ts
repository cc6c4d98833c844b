import { otherSeat, type Seat } from '../../../core/game.ts';
import {
  advOf,
  distance,
  HALFWAY_Y,
  HEXES,
  type Hex,
  inBox,
  inGoalArea,
  inShotZone,
  isSquare,
  neighbour,
  squareSteps,
  straightDirection,
} from '../board.ts';
import { BETTER_VALUE, DECK, FIRST, HAND_SIZE, KIND, VALUE } from '../cards.ts';
import { handSize, inHand } from '../hands.ts';
import { cardForLength, cardForSquare, isHigh, isPassBlocked } from '../lines.ts';
import { type City, FIRST_OUTFIELD, KEEPER, pieceOf, SHIRTS, type Shirt } from '../model.ts';
import { attackPoints, hexOf, layOut } from '../pieces.ts';

/** What a side may hope for in front of the goal: its best shot, and the men who wait for a pass. */

/** Steps from every hex to the nearest one from which that side may shoot. */
const TO_SHOT_ZONE = [stepsToZone(0), stepsToZone(1)] as const;

function stepsToZone(side: Seat): Int8Array {
  const zone = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => inShotZone(side, hex));
  return Int8Array.from({ length: HEXES }, (_, hex) => Math.min(...zone.map((other) => distance(hex, other))));
}

/** The chance that a shot of this total beats the keeper; the low end is what a better position would make of it. */
const GOAL_CHANCE = [0, 0, 0, 0.01, 0.03, 0.06, 0.11, 0.27, 0.43, 0.73, 0.85, 0.86, 0.89] as const;
const goalChance = (total: number): number => GOAL_CHANCE[Math.max(0, Math.min(GOAL_CHANCE.length - 1, total))]!;
const OPEN_GOAL = 23 / 26;
const USUAL_SHOT = 3;
const ALONE_GAP = 2;

/** How much of a chance is left for each step that the ball is short of the shot zone. */
const STEP_LOSS = 0.75;
const STEPS = Float64Array.from({ length: 64 }, (_, steps) => STEP_LOSS ** steps);
/** Men further away are nobody's outlet. */
const NEAR = 6;

/** The best shot card of each side: from near and far, without and with a pass before. */
const CARDS = 4;
const cards = new Int8Array(2 * CARDS);
/** The rivals of the side looked at, and how far each may still come. */
const rivals = new Int16Array(SHIRTS);
const reaches = new Int8Array(SHIRTS);
let rivalCount = 0;
let isGoalKept = true;
let isBoxKept = true;
let offsideLine = 0;

/** Looks at the shot cards of a side; returns how good the best is, about 0 on average. */
export function sortShots(s: City, side: Seat): number {
  const base = CARDS * side;
  const isShort = (s.hidden >> side) & 1 || handSize(s, side, DECK.shot) < HAND_SIZE[DECK.shot]!;
  cards.fill(isShort ? USUAL_SHOT : 0, base, base + CARDS);
  if ((s.hidden >> side) & 1) return 0;
  for (let kind = FIRST[DECK.shot]!; kind < FIRST[DECK.shot + 1]!; kind++) {
    if (inHand(s, side, kind) === 0) continue;
    const plain = kind === KIND.header && s.crossed ? BETTER_VALUE[kind]! : VALUE[kind]!;
    const received = kind === KIND.volley ? BETTER_VALUE[kind]! : plain;
    const far = kind === KIND.cannon ? 0 : 1;
    cards[base] = Math.max(cards[base]!, plain);
    cards[base + 1] = Math.max(cards[base + 1]!, plain - far);
    cards[base + 2] = Math.max(cards[base + 2]!, received);
    cards[base + 3] = Math.max(cards[base + 3]!, received - far);
  }
  return (cards[base + 2]! - USUAL_SHOT - 1) / 2;
}

/** Prepares the questions below for one side; its rivals may still come so many hexes closer, but for those barred. */
export function lookAt(s: City, side: Seat, reach: number, barred: number): void {
  const rival = otherSeat(side);
  const { at } = s;
  rivalCount = 0;
  let last = 0;
  let beforeLast = 0;
  for (let n = KEEPER, piece = pieceOf(rival, KEEPER); n <= SHIRTS; n++, piece++) {
    const hex = at[piece]!;
    if (hex < 0) continue;
    const adv = advOf(side, hex);
    if (adv > last) {
      beforeLast = last;
      last = adv;
    } else if (adv > beforeLast) beforeLast = adv;
    if (n === KEEPER) continue;
    rivals[rivalCount] = hex;
    reaches[rivalCount++] = (barred >> n) & 1 ? 0 : reach;
  }
  offsideLine = Math.max(HALFWAY_Y, beforeLast);
  const keeper = hexOf(s, rival, KEEPER);
  isGoalKept = keeper >= 0 && inGoalArea(rival, keeper);
  isBoxKept = keeper >= 0 && inBox(rival, keeper);
}

/** How near a rival may be when the shot comes. */
function gapAt(hex: Hex): number {
  let least = HEXES;
  for (let i = 0; i < rivalCount; i++) {
    const steps = distance(rivals[i]!, hex);
    const left = steps > reaches[i]! ? steps - reaches[i]! : 1;
    if (left < least) least = left;
  }
  return least;
}

/** The chance of a goal if `n` shot from the hex (CTY-SHT-3, CTY-SHT-4). */
function shotChance(side: Seat, n: Shirt, hex: Hex, gap: number, received: number): number {
  const isFar = !inBox(otherSeat(side), hex);
  if (!(isFar ? isBoxKept : isGoalKept)) return OPEN_GOAL;
  const card = cards[CARDS * side + 2 * received + (isFar ? 1 : 0)]!;
  return goalChance(card + attackPoints(side, n, hex) + received + (gap > ALONE_GAP ? 2 : 0) - (gap === 1 ? 1 : 0));
}

const isOffside = (adv: number, ballAdv: number): boolean => adv > offsideLine && adv > ballAdv;

const OFFSIDE_LEFT = 0.4;
const SECOND = 0.4;

/** The men who wait for a pass near the goal; the best of them counts most. */
export function outletsOf(s: City, side: Seat, ballAdv: number, carrier: Shirt): number {
  const { at } = s;
  const toZone = TO_SHOT_ZONE[side as 0 | 1];
  let best = 0;
  let second = 0;
  for (let n = FIRST_OUTFIELD, piece = pieceOf(side, FIRST_OUTFIELD); n <= SHIRTS; n++, piece++) {
    const hex = at[piece]!;
    if (hex < 0 || n === carrier) continue;
    const steps = toZone[hex]!;
    if (steps > NEAR) continue;
    let chance = shotChance(side, n, hex, gapAt(hex), 1) * STEPS[steps]!;
    if (isOffside(advOf(side, hex), ballAdv)) chance *= OFFSIDE_LEFT;
    if (chance > best) {
      second = best;
      best = chance;
    } else if (chance > second) second = chance;
  }
  return best + SECOND * second;
}

const CONTEST = 15 / 36;
const CARD_TO_COME = 0.4;
const SECOND_CHANCE = 0.25;

/** The ball card that a pass between the hexes takes, or -1. */
function cardFor(from: Hex, to: Hex): number {
  if (isSquare(from, to)) return cardForSquare(squareSteps(from, to));
  return straightDirection(from, to) >= 0 ? cardForLength(distance(from, to)) : -1;
}

/** The best shot of the carrier, who may first run a step with the ball where he has a card for it. */
function ownChance(s: City, side: Seat, n: Shirt, ball: Hex, received: number, mayPass: boolean): number {
  const toZone = TO_SHOT_ZONE[side as 0 | 1];
  const steps = toZone[ball]!;
  if (steps > NEAR) return 0;
  const here = shotChance(side, n, ball, gapAt(ball), received) * STEPS[steps]!;
  if (!mayPass || s.free || steps > 1 || inHand(s, side, KIND.short) === 0) return here;
  let best = here;
  for (let dir = 0; dir < 6; dir++) {
    const hex = neighbour(ball, dir);
    if (hex < 0 || toZone[hex]! > 0) continue;
    const gap = gapAfterRun(hex);
    if (gap > 0) best = Math.max(best, shotChance(side, n, hex, gap, received));
  }
  return best;
}

/** How near a rival is after a run to the hex; 0 where one stands on it. Those who may still move will be two steps away. */
function gapAfterRun(hex: Hex): number {
  let least = HEXES;
  for (let i = 0; i < rivalCount; i++) {
    const steps = distance(rivals[i]!, hex);
    if (steps === 0) return 0;
    const left = reaches[i]! === 0 ? steps : Math.max(ALONE_GAP, steps - reaches[i]!);
    if (left < least) least = left;
  }
  return least;
}

/** The best shot of the carrier or of a man whom one ball card reaches. */
export function chanceOf(s: City, side: Seat, carrier: Shirt, ball: Hex, received: number, mayPass: boolean): number {
  let best = ownChance(s, side, carrier, ball, received, mayPass);
  if (!mayPass) return best;
  const { at } = s;
  const ballAdv = advOf(side, ball);
  let second = 0;
  let on: Int8Array | undefined;
  for (let n = FIRST_OUTFIELD, piece = pieceOf(side, FIRST_OUTFIELD); n <= SHIRTS; n++, piece++) {
    const hex = at[piece]!;
    if (hex < 0 || n === carrier || hex === ball || !inShotZone(side, hex)) continue;
    const card = cardFor(ball, hex);
    if (card < 0 || isOffside(advOf(side, hex), ballAdv)) continue;
    on ??= layOut(s);
    if (isPassBlocked(on, side, ball, hex, s.free === 1, 0)) continue;
    const gap = gapAt(hex);
    let chance = shotChance(side, n, hex, gap, 1);
    if (inHand(s, side, card) === 0) chance *= CARD_TO_COME;
    if (gap === 1 && isHigh(card)) chance *= CONTEST;
    if (chance > best) {
      second = best;
      best = chance;
    } else if (chance > second) second = chance;
  }
  return best + SECOND_CHANCE * second * (1 - best);
}
