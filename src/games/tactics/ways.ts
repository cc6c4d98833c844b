import { addAll, addSpace, lowestSpace, type Mask, maskOf, meet, newMask, WORDS } from './bitboard.ts';
import { columnOf, HEIGHT, rowOf, SPACES, WIDTH } from './board.ts';

/**
 * Ways of an exact number of steps with at most one bend, each worked out when it is first asked for. A pawn is blocked
 * by what it passes; the ball flies over everybody, so only its ends matter.
 */

const MOST_STEPS = 6;
const MOST_BALL_STEPS = 12;

type Direction = readonly [columns: number, rows: number];
const DIRECTIONS: readonly Direction[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

const isReverse = (a: Direction, b: Direction): boolean => a[0] === -b[0] && a[1] === -b[1];
/** STW-BALL-3: rows and columns never turn round. */
const isOnward = (a: Direction, b: Direction): boolean => a[0] * b[0] >= 0 && a[1] * b[1] >= 0;

const isOnBoard = (column: number, row: number): boolean => column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT;

/** The spaces of a way without its start, or undefined where it leaves the board: at the bend or at the end. */
function walk(from: number, first: Direction, steps: number, second: Direction, more: number): number[] | undefined {
  const column = columnOf(from) + steps * first[0];
  const row = rowOf(from) + steps * first[1];
  if (!isOnBoard(column, row) || !isOnBoard(column + more * second[0], row + more * second[1])) return undefined;
  const spaces: number[] = [];
  let space = from;
  for (let i = 0; i < steps + more; i++) {
    const [columns, rows] = i < steps ? first : second;
    space += rows * WIDTH + columns;
    spaces.push(space);
  }
  return spaces;
}

/** Every way of exactly `count` steps: straight ones first, then those with one bend that `mayTurn` allows. */
function waysFrom(from: number, count: number, mayTurn: (first: Direction, second: Direction) => boolean): number[][] {
  const ways: number[][] = [];
  const add = (way: number[] | undefined): void => {
    if (way) ways.push(way);
  };
  for (const first of DIRECTIONS) add(walk(from, first, count, first, 0));
  for (let steps = 1; steps < count; steps++)
    for (const first of DIRECTIONS)
      for (const second of DIRECTIONS)
        if (second !== first && mayTurn(first, second)) add(walk(from, first, steps, second, count - steps));
  return ways;
}

/** STW-MOVE-2, STW-MOVE-3: any turn but the reverse. */
const pawnMayTurn = (first: Direction, second: Direction): boolean => !isReverse(first, second);
export const pawnWays = (from: number, count: number): number[][] => waysFrom(from, count, pawnMayTurn);
export const ballWays = (from: number, count: number): number[][] => waysFrom(from, count, isOnward);

const endOf = (way: readonly number[]): number => way[way.length - 1]!;
export const reaches = (ways: readonly (readonly number[])[], to: number): boolean =>
  ways.some((way) => endOf(way) === to);

/** Where a pawn can end after a number of steps, each end with its ways. */
interface Reach {
  readonly ends: Uint8Array;
  /** By end: its first word in `passed`; the next entry is where its words stop. */
  readonly firstWord: Uint16Array;
  /** By space: its number in `ends`. */
  readonly endAt: Uint8Array;
  /** A mask a way: the spaces passed before the end. */
  readonly passed: Int32Array;
  readonly endMask: Mask;
  readonly passedMask: Mask;
}

function buildReach(from: number, count: number): Reach {
  const byEnd = Map.groupBy(pawnWays(from, count), endOf);
  const firstWord = [0];
  const endAt = new Uint8Array(SPACES);
  const passed: number[] = [];
  const endMask = newMask();
  const passedMask = newMask();
  for (const [end, ways] of byEnd) {
    addSpace(endMask, end);
    endAt[end] = firstWord.length - 1;
    for (const way of ways) {
      const mask = newMask();
      for (let i = 0; i < way.length - 1; i++) addSpace(mask, way[i]!);
      addAll(passedMask, mask);
      passed.push(...mask);
    }
    firstWord.push(passed.length);
  }
  return {
    ends: Uint8Array.from(byEnd.keys()),
    firstWord: Uint16Array.from(firstWord),
    endAt,
    passed: Int32Array.from(passed),
    endMask,
    passedMask,
  };
}

const reachMemo = new Array<Reach | undefined>(SPACES * MOST_STEPS);
function pawnReach(from: number, count: number): Reach {
  const key = from * MOST_STEPS + count - 1;
  reachMemo[key] ??= buildReach(from, count);
  return reachMemo[key];
}

/** Says whether some way of exactly `count` steps that passes no wall ends on one of these spaces. */
export function hasOpenWay(from: number, count: number, wall: Mask, spaces: Mask): boolean {
  const reach = pawnReach(from, count);
  const isFree = !meet(reach.passedMask, wall);
  for (let word = 0; word < WORDS; word++)
    for (let ends = reach.endMask[word]! & spaces[word]!; ends !== 0; ends &= ends - 1)
      if (isFree || isOpen(reach, reach.endAt[lowestSpace(word, ends)]!, wall)) return true;
  return false;
}

/** Says whether some way to that end passes no wall. */
function isOpen({ firstWord, passed }: Reach, end: number, wall: Mask): boolean {
  const stop = firstWord[end + 1]!;
  for (let word = firstWord[end]!; word < stop; word += WORDS) {
    const met =
      (passed[word]! & wall[0]!) |
      (passed[word + 1]! & wall[1]!) |
      (passed[word + 2]! & wall[2]!) |
      (passed[word + 3]! & wall[3]!);
    if (met === 0) return true;
  }
  return false;
}

/** Every end of exactly `count` steps, whatever stands in the way. */
export const pawnEnds = (from: number, count: number): Mask => pawnReach(from, count).endMask;

/** Marks the ends of exactly `count` steps to which some way passes no wall. */
export function markOpenEnds(from: number, count: number, wall: Mask, open: Mask): void {
  const { ends, firstWord, passed, endMask, passedMask } = pawnReach(from, count);
  if (!meet(passedMask, wall)) {
    open.set(endMask);
    return;
  }
  open.fill(0);
  const [wall0, wall1, wall2, wall3] = [wall[0]!, wall[1]!, wall[2]!, wall[3]!];
  const length = ends.length;
  for (let i = 0, word = 0; i < length; i++) {
    const stop = firstWord[i + 1]!;
    for (; word < stop; word += WORDS) {
      const met =
        (passed[word]! & wall0) |
        (passed[word + 1]! & wall1) |
        (passed[word + 2]! & wall2) |
        (passed[word + 3]! & wall3);
      if (met === 0) {
        addSpace(open, ends[i]!);
        break;
      }
    }
    word = stop;
  }
}

const ballEndsMemo = new Array<Uint8Array | undefined>(SPACES * MOST_BALL_STEPS);
/** Where the ball may come down after exactly `count` spaces (STW-BALL-1, 2, 3). */
export function ballEnds(from: number, count: number): Uint8Array {
  const key = from * MOST_BALL_STEPS + count - 1;
  ballEndsMemo[key] ??= Uint8Array.from(new Set(ballWays(from, count).map(endOf)));
  return ballEndsMemo[key];
}

const ballMaskMemo = new Array<Mask | undefined>(SPACES * MOST_BALL_STEPS);
/** The same as a mask; from there the ball comes back with the same number. */
export function ballEndsMask(from: number, count: number): Mask {
  const key = from * MOST_BALL_STEPS + count - 1;
  ballMaskMemo[key] ??= maskOf(ballEnds(from, count));
  return ballMaskMemo[key];
}

/** The spaces at distance 1. */
export const neighbours = (space: number): Uint8Array => ballEnds(space, 1);
