import type { Seat } from '../../../core/game.ts';
import { distance, HEXES, type Hex, neighbour } from '../board.ts';
import { type City, FIRST_OUTFIELD, KEEPER, pieceOf, SHIRTS } from '../model.ts';
import { defencePoints } from '../pieces.ts';

/** What the side without the ball does to win it: closing in on the carrier and shutting his ways out. */

/** The longest advance of the ball (CTY-ADV-1). */
const ADVANCE = 3;
/** A carrier with so many ways out is as free as one with more. */
const PLENTY = 9;

const closers = new Int16Array(SHIRTS);
let closerCount = 0;

function gapTo(hex: Hex): number {
  let least = HEXES;
  for (let i = 0; i < closerCount; i++) least = Math.min(least, distance(closers[i]!, hex));
  return least;
}

/**
 * How free the carrier is, from 0 to 1: the hexes where he may stay or advance the ball to, and where no rival stands
 * next to him when the time to tackle comes.
 */
export function roomAt(s: City, rival: Seat, ball: Hex): number {
  closerCount = 0;
  for (let n = KEEPER, piece = pieceOf(rival, KEEPER); n <= SHIRTS; n++, piece++) {
    const hex = s.at[piece]!;
    if (hex >= 0 && distance(hex, ball) <= ADVANCE + 1) closers[closerCount++] = hex;
  }
  let waysOut = gapTo(ball) > 1 ? 1 : 0;
  for (let dir = 0; dir < 6; dir++) {
    let hex = ball;
    for (let step = 0; step < ADVANCE; step++) {
      hex = neighbour(hex, dir);
      if (hex < 0) break;
      const gap = gapTo(hex);
      if (gap === 0) break;
      if (gap > 1) waysOut++;
    }
  }
  return Math.min(1, waysOut / PLENTY);
}

/** Men further away from the ball do not press; nearer than a team movement reaches makes no difference. */
const FAR = 14;
const NEAR = 2;
const BEST_TACKLER = 4;

/** How near to the ball the side's two best placed men are, good tacklers before others. */
export function pressOn(s: City, side: Seat, ball: Hex): number {
  let best = 0;
  let second = 0;
  for (let n = FIRST_OUTFIELD, piece = pieceOf(side, FIRST_OUTFIELD); n <= SHIRTS; n++, piece++) {
    const hex = s.at[piece]!;
    if (hex < 0) continue;
    const closeness = 1 - Math.max(NEAR, distance(hex, ball)) / FAR;
    const worth = (closeness * (1 + defencePoints(side, n, hex))) / (1 + BEST_TACKLER);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + second;
}
