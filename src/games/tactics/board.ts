import type { Seat } from '../../core/game.ts';
import { numbered } from '../../core/vocabulary.ts';

/** 8 columns by 16 rows; a space is 8 · (row − 1) + column. */
export const COLUMNS = 'abcdefgh';
export const WIDTH = 8;
export const HEIGHT = 16;
export const SPACES = WIDTH * HEIGHT;
const HALF_ROWS = HEIGHT / 2;

export const columnOf = (space: number): number => space & 7;
/** From 0, home's goal line. */
export const rowOf = (space: number): number => space >> 3;
const spaceAt = (column: number, row: number): number => row * WIDTH + column;

export const SPACE_NAMES: readonly string[] = Array.from(
  { length: SPACES },
  (_, space) => `${COLUMNS[columnOf(space)]}${rowOf(space) + 1}`,
);
const SPACE_BY_NAME = new Map(SPACE_NAMES.map((name, space) => [name, space]));
export const spaceNamed = (name: string): number | undefined => SPACE_BY_NAME.get(name);

/** The own row of a side, from 1 (its goal line). */
export const ownRow = (seat: Seat, space: number): number => (seat === 0 ? rowOf(space) + 1 : HEIGHT - rowOf(space));
/** The space of a side on its own row (from 1). */
export const ownSpace = (seat: Seat, column: number, row: number): number =>
  spaceAt(column, seat === 0 ? row - 1 : HEIGHT - row);

/** King distance. */
export const distance = (a: number, b: number): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** The zones at a side's end; a space holds a bit for each that it lies in. */
const ZONE = numbered(['area', 'goal', 'arc', 'star', 'circle', 'half']);
const AREA = 1 << ZONE.area;
const GOAL = 1 << ZONE.goal;
const ARC = 1 << ZONE.arc;
const STAR = 1 << ZONE.star;
const CIRCLE = 1 << ZONE.circle;
const HALF = 1 << ZONE.half;

function zoneBits(column: string, row: number): number {
  const isCentral = column === 'd' || column === 'e';
  const isWide = column === 'c' || column === 'f';
  let bits = row <= HALF_ROWS ? HALF : 0;
  if (row <= 3 && (isCentral || isWide)) bits |= AREA;
  if (row === 1 && isCentral) bits |= GOAL;
  if (row === 4 && isCentral) bits |= ARC;
  if (row === 4 && isWide) bits |= STAR;
  if (row === HALF_ROWS && isCentral) bits |= CIRCLE;
  return bits;
}

const ZONES = Uint8Array.from({ length: 2 * SPACES }, (_, i) => {
  const seat = i < SPACES ? 0 : 1;
  const space = i % SPACES;
  return zoneBits(COLUMNS[columnOf(space)]!, ownRow(seat, space));
});
const isIn = (zone: number, seat: Seat, space: number): boolean => (ZONES[seat * SPACES + space]! & zone) !== 0;

/** In the penalty area of that side, its goal area included. */
export const inArea = (seat: Seat, space: number): boolean => isIn(AREA, seat, space);
export const inGoal = (seat: Seat, space: number): boolean => isIn(GOAL, seat, space);
export const onArc = (seat: Seat, space: number): boolean => isIn(ARC, seat, space);
export const onStar = (seat: Seat, space: number): boolean => isIn(STAR, seat, space);
export const inCircle = (seat: Seat, space: number): boolean => isIn(CIRCLE, seat, space);
export const inHalf = (seat: Seat, space: number): boolean => isIn(HALF, seat, space);

const listZone = (zone: number, seat: Seat): readonly number[] =>
  Array.from({ length: SPACES }, (_, space) => space).filter((space) => isIn(zone, seat, space));
/** By seat, ascending in columns, which is also the order of their names. */
export const AREA_SPACES = [listZone(AREA, 0), listZone(AREA, 1)] as const;
export const GOAL_SPACES = [listZone(GOAL, 0), listZone(GOAL, 1)] as const;
export const CIRCLE_SPACES = [listZone(CIRCLE, 0), listZone(CIRCLE, 1)] as const;

const distanceTo = (spaces: readonly number[], space: number): number =>
  Math.min(...spaces.map((other) => distance(other, space)));
const distances = (zones: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from({ length: 2 * SPACES }, (_, i) => distanceTo(zones[i < SPACES ? 0 : 1]!, i % SPACES));
const AREA_DISTANCE = distances(AREA_SPACES);
const GOAL_DISTANCE = distances(GOAL_SPACES);
export const distanceToArea = (seat: Seat, space: number): number => AREA_DISTANCE[seat * SPACES + space]!;
export const distanceToGoal = (seat: Seat, space: number): number => GOAL_DISTANCE[seat * SPACES + space]!;

/** STW-CORN-1: the corner of that side's goal line on the half of the board where the shooter stands. */
export const cornerFor = (seat: Seat, shooter: number): number =>
  ownSpace(seat, columnOf(shooter) < WIDTH / 2 ? 0 : WIDTH - 1, 1);
export const isCorner = (seat: Seat, space: number): boolean =>
  ownRow(seat, space) === 1 && (columnOf(space) === 0 || columnOf(space) === WIDTH - 1);

export const FORWARDS_ROW = HALF_ROWS;
