import { fileOf, findHex, HEXES, type Hex, yOf } from '../../../games/city/board.ts';
import { nextOn, type Point } from '../geometry.ts';

/** Where things lie on the picture, in units of the SVG; a hex is `SIZE` from its centre to a corner. */

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly at: readonly Point[];
  /** Corners of a hex around its centre, as the `points` of a polygon. */
  readonly corners: readonly Point[];
  /** The place of a file and a height, which need not be those of a hex. */
  place(file: number, y: number): Point;
}

export const SIZE = 20;
const FILES = 15;
const TOP_Y = 42;
const HALF = (SIZE * Math.sqrt(3)) / 2;
const ACROSS = 1.5 * SIZE;
const MARGIN = SIZE * 1.3;

/** Upright: home's goal below. Lying: home's goal on the left. `isFlipped` turns the picture round. */
export function geometryOf(isUpright: boolean, isFlipped: boolean): Geometry {
  const across = ACROSS * (FILES - 1) + 2 * MARGIN;
  const along = HALF * TOP_Y + 2 * MARGIN;
  const place = (file: number, y: number): Point => {
    const f = isFlipped ? FILES + 1 - file : file;
    const up = isFlipped ? TOP_Y - y : y;
    const [side, far] = [MARGIN + ACROSS * (f - 1), MARGIN + HALF * up];
    return isUpright ? { x: side, y: along - far } : { x: far, y: side };
  };
  const turn = isUpright ? 0 : Math.PI / 6;
  return {
    width: isUpright ? across : along,
    height: isUpright ? along : across,
    at: Array.from({ length: HEXES }, (_, hex) => place(fileOf[hex]!, yOf[hex]!)),
    corners: Array.from({ length: 6 }, (_, i) => ({
      x: SIZE * Math.cos(turn + (i * Math.PI) / 3),
      y: SIZE * Math.sin(turn + (i * Math.PI) / 3),
    })),
    place,
  };
}

/** The hex nearest to a point among those that pass, or -1 beyond `reach`. */
export function nearestHex(
  { at }: Geometry,
  { x, y }: Point,
  reach = SIZE * 1.2,
  passes: (hex: Hex) => boolean = () => true,
): Hex {
  let best = -1;
  let least = reach * reach;
  for (const [hex, point] of at.entries()) {
    const far = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (far >= least || !passes(hex)) continue;
    best = hex;
    least = far;
  }
  return best;
}

/** The hex next to this one that lies most in that direction; the same one at the edge. */
export const nextHex = ({ at }: Geometry, hex: Hex, way: Point): Hex =>
  nextOn(at, hex, way, (ahead) => ahead <= 2 * SIZE + 1);

export const pointsOf = (corners: readonly Point[], { x, y }: Point, scale = 1): string =>
  corners.map((corner) => `${(x + corner.x * scale).toFixed(1)},${(y + corner.y * scale).toFixed(1)}`).join(' ');

/** The middle of the board, where the focus begins. */
export const CENTRE_HEX = findHex('h11');

/** A rectangle over these files and heights, as a path. */
export function framePath(
  geometry: Geometry,
  files: readonly [number, number],
  heights: readonly [number, number],
): string {
  const [a, b] = [geometry.place(files[0], heights[0]), geometry.place(files[1], heights[1])];
  return `M${a.x} ${a.y}H${b.x}V${b.y}H${a.x}Z`;
}

const ROWS = 22;
/** The letters along home's goal line and the numbers along the a-line. */
export const rimOf = ({ at }: Geometry) => {
  const place = (name: string): Point => at[findHex(name)]!;
  const rows = Array.from({ length: ROWS }, (_, row) => String(row + 1));
  return [
    { spaces: [...'abcdefghijklmno'].map((file) => [file, place(`${file}1`)] as const), behind: place('a2') },
    { spaces: rows.map((row) => [row, place(`a${row}`)] as const), behind: place('c1') },
  ];
};

/** What a view of this size is centred on: halfway to the ball where both are seen so. */
export function centre(on: Point, ball: Point | undefined, view: Point): Point {
  if (!ball || Math.abs(ball.x - on.x) > view.x || Math.abs(ball.y - on.y) > view.y) return on;
  return { x: (on.x + ball.x) / 2, y: (on.y + ball.y) / 2 };
}
