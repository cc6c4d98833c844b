import { CENTRE, isGoal, ROWS, SPACE_NAMES, type Space, spaceNamed, WIDTH } from '../../../games/mat/board.ts';
import { NOWHERE, nextOn, type Point } from '../geometry.ts';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The mat as it lies on the screen: standing on a phone, lying where there is room. */
export interface Geometry {
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  /** Centre of every space, goal spaces included. */
  readonly at: readonly Point[];
}

/** Side of a space in the units of the drawing: nine of them fill a phone of 390 px with 43 px each. */
export const CELL = 44;
/** Depth of the goals; their touch areas reach a little into the margin. */
export const GOAL_DEPTH = 34;
const ACROSS = WIDTH * CELL;
const ALONG = ROWS * CELL + 2 * GOAL_DEPTH;
export const FIRST_FOCUS = CENTRE;

const columnOf = (space: Space): number => 'abcdefghi'.indexOf(SPACE_NAMES[space]![0]!);
const rowOf = (space: Space): number => Number(SPACE_NAMES[space]!.slice(1));

/** From home's goal line upwards. */
function along(space: Space): number {
  const row = rowOf(space);
  if (row === 0) return GOAL_DEPTH / 2;
  return row > ROWS ? ALONG - GOAL_DEPTH / 2 : GOAL_DEPTH + (row - 0.5) * CELL;
}

function place(isTall: boolean, flipped: boolean, space: Space): Point {
  const u = (columnOf(space) + 0.5) * CELL;
  const v = along(space);
  const [x, y] = flipped ? [ACROSS - u, ALONG - v] : [u, v];
  return isTall ? { x, y: ALONG - y } : { x: y, y: x };
}

export const geometryOf = (isTall: boolean, flipped: boolean): Geometry => ({
  isTall,
  width: isTall ? ACROSS : ALONG,
  height: isTall ? ALONG : ACROSS,
  at: SPACE_NAMES.map((_, space) => place(isTall, flipped, space)),
});

/** How far a space reaches from its centre, across and down. */
const reachOf = (geometry: Geometry, space: Space): Point => {
  const deep = isGoal(space) ? GOAL_DEPTH / 2 : CELL / 2;
  return geometry.isTall ? { x: CELL / 2, y: deep } : { x: deep, y: CELL / 2 };
};

/** The rectangle from one space to another, both included. */
export function boxOf(geometry: Geometry, from: Space, to: Space = from): Box {
  const [a, b] = [geometry.at[from]!, geometry.at[to]!];
  const reach = reachOf(geometry, from);
  const [x, y] = [Math.min(a.x, b.x) - reach.x, Math.min(a.y, b.y) - reach.y];
  return { x, y, width: Math.abs(a.x - b.x) + 2 * reach.x, height: Math.abs(a.y - b.y) + 2 * reach.y };
}

export function spaceAt(geometry: Geometry, point: Point): Space {
  return geometry.at.findIndex(({ x, y }, space) => {
    const reach = reachOf(geometry, space);
    return Math.abs(point.x - x) <= reach.x && Math.abs(point.y - y) <= reach.y;
  });
}

/** The nearest space in the direction of an arrow; the same one at the edge. */
export const nextSpace = ({ at }: Geometry, from: Space, way: Point): Space =>
  nextOn(at, from, way, (_, aside) => aside < CELL);

export const spaceOf = (name: string): Space => spaceNamed(name) ?? NOWHERE;

/** The letters along home's end and the numbers along the a-side. */
export const rimOf = ({ at }: Geometry) => {
  const place = (name: string): Point => at[spaceOf(name)]!;
  const rows = Array.from({ length: ROWS }, (_, row) => String(row + 1));
  return [
    { spaces: [...'abcdefghi'].map((file) => [file, place(`${file}1`)] as const), behind: place('a2') },
    { spaces: rows.map((row) => [row, place(`a${row}`)] as const), behind: place('b1') },
  ];
};
