import type { Seat } from '../../core/game.ts';
import {
  type Direction,
  distance,
  fileOf,
  type Hex,
  hexAt,
  isSquare,
  LONG_REACH,
  MEDIUM_REACH,
  neighbour,
  SHORT_REACH,
  sectionOf,
  straightDirection,
  yOf,
} from './board.ts';
import { KIND, type Kind } from './cards.ts';
import { type City, pieceOf, SHIRTS } from './model.ts';
import { isOpponent, type Occupancy } from './pieces.ts';

/** Lines of passes and what blocks them. */

export { LONG_REACH, MEDIUM_REACH, SHORT_REACH };
export const HEADWIND_REACH = 10;

/** CTY-PAS-2: the ball card for a straight pass of this length, or -1. */
export function cardForLength(length: number): Kind {
  if (length < 1 || length > LONG_REACH) return -1;
  return length <= SHORT_REACH ? KIND.short : length <= MEDIUM_REACH ? KIND.medium : KIND.long;
}

const SQUARE_CARDS: readonly Kind[] = [-1, KIND.short, KIND.medium, KIND.long, KIND.long];
export const MOST_SQUARE_STEPS = SQUARE_CARDS.length - 1;
/** CTY-SQR-1: the ball card for a square pass of so many steps, or -1. */
export const cardForSquare = (steps: number): Kind => SQUARE_CARDS[steps] ?? -1;

export const isHigh = (card: Kind): boolean => card !== KIND.short;

/** The last hex of a straight line before `to`. */
const beforeEnd = (to: Hex, dir: Direction): Hex => neighbour(to, (dir + 3) % 6);

/** CTY-PAS-4, CTY-PAS-5, CTY-RST-6: opponents in the way of a straight ball-card pass. */
export function straightBlockers(on: Occupancy, side: Seat, from: Hex, to: Hex, isFree: boolean): number {
  const dir = straightDirection(from, to);
  const length = distance(from, to);
  const first = neighbour(from, dir);
  let blockers = 0;
  if (length > 1 && !isFree && isOpponent(on[first]!, side)) blockers++;
  if (length <= SHORT_REACH) {
    for (let hex = neighbour(first, dir), step = 2; step < length; step++, hex = neighbour(hex, dir))
      if (isOpponent(on[hex]!, side)) blockers++;
  } else if (isOpponent(on[beforeEnd(to, dir)]!, side)) blockers++;
  return blockers;
}

/** CTY-SQR-2: opponents on both hexes that the first square step passes between. */
export function isSquareBlocked(on: Occupancy, side: Seat, from: Hex, to: Hex): boolean {
  const file = fileOf[from]! + (fileOf[to]! > fileOf[from]! ? 1 : -1);
  const above = hexAt(file, yOf[from]! + 1);
  const below = hexAt(file, yOf[from]! - 1);
  return above >= 0 && below >= 0 && isOpponent(on[above]!, side) && isOpponent(on[below]!, side);
}

/** Says whether a ball-card pass is blocked; a through ball ignores one blocker (CTY-OTC-4). */
export function isPassBlocked(
  on: Occupancy,
  side: Seat,
  from: Hex,
  to: Hex,
  isFree: boolean,
  ignored: number,
): boolean {
  if (isSquare(from, to)) return !isFree && isSquareBlocked(on, side, from, to);
  return straightBlockers(on, side, from, to, isFree) > ignored;
}

/** CTY-CLO-2: whether a close pass counts as long. */
export const isLongClose = (from: Hex, to: Hex, isCross: boolean): boolean =>
  isCross || distance(from, to) > SHORT_REACH;

/** CTY-CLO-3: a straight close pass is blocked like a normal one. */
export function isCloseLineBlocked(on: Occupancy, side: Seat, from: Hex, to: Hex, isCross = false): boolean {
  const dir = straightDirection(from, to);
  const length = distance(from, to);
  if (dir < 0 || length < 2) return false;
  let hex = neighbour(from, dir);
  if (isLongClose(from, to, isCross)) return isOpponent(on[hex]!, side) || isOpponent(on[beforeEnd(to, dir)]!, side);
  for (let step = 1; step < length; step++, hex = neighbour(hex, dir)) if (isOpponent(on[hex]!, side)) return true;
  return false;
}

/** CTY-CLO-4: opponents on both hexes beside the origin between which the target lies. */
export function isCloseSectionBlocked(on: Occupancy, side: Seat, from: Hex, to: Hex): boolean {
  if (from === to || straightDirection(from, to) >= 0) return false;
  const dir = sectionOf(from, to);
  const left = neighbour(from, dir);
  const right = neighbour(from, (dir + 1) % 6);
  return left >= 0 && right >= 0 && isOpponent(on[left]!, side) && isOpponent(on[right]!, side);
}

/** The side of the line a→b on which c lies: sign of a cross product, 0 on the line. */
const turnOf = (a: Hex, b: Hex, c: Hex): number =>
  Math.sign((fileOf[b]! - fileOf[a]!) * (yOf[c]! - yOf[a]!) - (yOf[b]! - yOf[a]!) * (fileOf[c]! - fileOf[a]!));

const within = (a: number, b: number, c: number): boolean => Math.min(a, b) <= c && c <= Math.max(a, b);
const isBetween = (a: Hex, b: Hex, c: Hex): boolean =>
  within(fileOf[a]!, fileOf[b]!, fileOf[c]!) && within(yOf[a]!, yOf[b]!, yOf[c]!);

/** Says whether the segments a–b and c–d meet or touch. */
export function segmentsMeet(a: Hex, b: Hex, c: Hex, d: Hex): boolean {
  const c1 = turnOf(a, b, c);
  const d1 = turnOf(a, b, d);
  const a1 = turnOf(c, d, a);
  const b1 = turnOf(c, d, b);
  if (c1 !== d1 && a1 !== b1) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (b1 === 0 && isBetween(c, d, b))
  );
}

/** CTY-CLO-5: two adjacent opponents across a short close pass off the straight lines. */
export function isClosePairBlocked(s: City, side: Seat, from: Hex, to: Hex): boolean {
  if (from === to || distance(from, to) > SHORT_REACH || straightDirection(from, to) >= 0) return false;
  const base = pieceOf(1 - side, 1);
  for (let i = 0; i < SHIRTS; i++) {
    const one = s.at[base + i]!;
    if (one < 0 || distance(from, one) > SHORT_REACH + 1) continue;
    for (let j = i + 1; j < SHIRTS; j++) {
      const other = s.at[base + j]!;
      if (other >= 0 && distance(one, other) === 1 && segmentsMeet(from, to, one, other)) return true;
    }
  }
  return false;
}

export const isCloseBlocked = (s: City, on: Occupancy, side: Seat, from: Hex, to: Hex, isCross = false): boolean =>
  isCloseLineBlocked(on, side, from, to, isCross) ||
  isCloseSectionBlocked(on, side, from, to) ||
  (!isCross && isClosePairBlocked(s, side, from, to));
