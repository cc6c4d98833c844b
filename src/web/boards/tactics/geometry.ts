import { columnOf, HEIGHT, rowOf, SPACES, WIDTH } from '../../../games/tactics/board.ts';
import { eachOnce, nextOn, type Point } from '../geometry.ts';

export const CELL = 48;
const SIDE_RIM = 12;
const END_RIM = 18;
/** Room for the outer line on the side without marks. */
const LINE_RIM = 2;

export interface Geometry {
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  /** Where a point of the pitch is drawn: columns from 0 to 8, rows from 0 (home's goal line) to 16. */
  point(column: number, row: number): Point;
  /** The centre of each space. */
  readonly at: readonly Point[];
}

function build(isTall: boolean, isFlipped: boolean): Geometry {
  const point = (column: number, row: number): Point => {
    const across = CELL * (isFlipped ? WIDTH - column : column);
    const along = CELL * (isFlipped ? HEIGHT - row : row);
    return isTall
      ? { x: SIDE_RIM + across, y: END_RIM + CELL * HEIGHT - along }
      : { x: END_RIM + along, y: SIDE_RIM + across };
  };
  const across = SIDE_RIM + CELL * WIDTH + LINE_RIM;
  const along = 2 * END_RIM + CELL * HEIGHT;
  return {
    isTall,
    width: isTall ? across : along,
    height: isTall ? along : across,
    point,
    at: Array.from({ length: SPACES }, (_, space) => point(columnOf(space) + 0.5, rowOf(space) + 0.5)),
  };
}

/** The pitch standing or lying, turned or not. */
export const geometryOf = eachOnce(build);

/** The rectangle between two points of the pitch, as the attributes of a `rect`. */
export function rectOf({ point }: Geometry, from: readonly [number, number], to: readonly [number, number]) {
  const [a, b] = [point(...from), point(...to)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** The space under a point of the picture, or −1. */
export const spaceAt = ({ at }: Geometry, { x, y }: Point): number =>
  at.findIndex((centre) => Math.abs(centre.x - x) <= CELL / 2 && Math.abs(centre.y - y) <= CELL / 2);

/** The space next to one in the direction of an arrow key; itself at the edge. */
export const nextSpace = ({ at }: Geometry, from: number, way: Point): number =>
  nextOn(at, from, way, (_, aside) => aside < CELL / 2);
