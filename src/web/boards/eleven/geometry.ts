import { GOAL_END, KICKOFF_SPACE, NONE, SPACE_COUNT, SPACES, type Space } from '../../../games/eleven/board.ts';
import { eachOnce, nextOn, type Point } from '../geometry.ts';

/** A line between two spaces, as drawn. */
export interface Line {
  readonly from: Space;
  readonly to: Space;
  readonly path: string;
  readonly isDashed: boolean;
}

/** The board as it lies on the screen. */
export interface Geometry {
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  readonly at: readonly Point[];
  readonly lines: readonly Line[];
  /** Radius of a space's ring. */
  readonly ring: number;
  /** Radius within which a touch means a space. */
  readonly touch: number;
}

/** The canvas of the specification, and what is cut off above and below it. */
const CANVAS = { width: 1030, height: 790 };
const CUT = 20;
const LYING = { width: CANVAS.width, height: CANVAS.height - 2 * CUT };
const TALL = { width: 790, height: 1060 };
const MARGIN = 50;
/** On a phone of 390 px the tall board is drawn at about 0.47, so that 94 units are 44 px. */
const TALL_SPACING = 95;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Moves crowded spaces apart, a little at a time, so that a finger can tell them; goals stay where they are. */
function spread(points: readonly Point[], spacing: number, width: number, height: number): readonly Point[] {
  const at = points.map(({ x, y }) => ({ x, y }));
  const ROUNDS = 600;
  for (let round = 0; round < ROUNDS; round++) {
    for (let a = 0; a < SPACE_COUNT; a++)
      for (let b = 0; b < a; b++) {
        const [p, q] = [at[a]!, at[b]!];
        const gap = distance(p, q);
        if (gap >= spacing) continue;
        const push = (spacing - gap) / 4 / gap;
        const [dx, dy] = [(p.x - q.x) * push, (p.y - q.y) * push];
        if (GOAL_END[a] === NONE) [p.x, p.y] = [p.x + dx, p.y + dy];
        if (GOAL_END[b] === NONE) [q.x, q.y] = [q.x - dx, q.y - dy];
      }
    for (const p of at) {
      p.x = clamp(p.x, MARGIN, width - MARGIN);
      p.y = clamp(p.y, MARGIN, height - MARGIN);
    }
  }
  return at;
}

/** A standing board has W, where home begins, at the bottom. */
function standing(): readonly Point[] {
  const [top, bottom] = [70, 720];
  const across = (TALL.width - 2 * MARGIN) / (bottom - top);
  const turned = SPACES.map(([x, y]) => ({
    x: MARGIN + (y - top) * across,
    y: ((CANVAS.width - x) * TALL.height) / CANVAS.width,
  }));
  return spread(turned, TALL_SPACING, TALL.width, TALL.height);
}

const BULGES = [0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.22, -0.22, 0.3, -0.3, 0.4, -0.4];
const SAMPLES = 16;
/** A line may come nearer to the edge than to a space by this much. */
const EDGE = 28;

interface Curve {
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

function curve(from: Point, to: Point, bulge: number): Curve {
  const over = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bulge * 2,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bulge * 2,
  };
  return { from, over, to };
}

const along = ({ from, over, to }: Curve, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * over.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * over.y + t ** 2 * to.y,
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near a curve comes to any space that is not its end, or to leaving the board. */
function clearance(at: readonly Point[], { width, height }: Size, a: Space, b: Space, line: Curve): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < SAMPLES; i++) {
    const point = along(line, i / SAMPLES);
    least = Math.min(least, EDGE + Math.min(point.x, point.y, width - point.x, height - point.y));
    for (let space = 0; space < SPACE_COUNT; space++)
      if (space !== a && space !== b) least = Math.min(least, distance(point, at[space]!));
  }
  return least;
}

/** The gentlest curve that keeps clear of every third space. */
function bend(at: readonly Point[], size: Size, a: Space, b: Space, wanted: number): Curve {
  const sign = (a + b) % 2 === 0 ? 1 : -1;
  const curves = BULGES.map((bulge) => curve(at[a]!, at[b]!, sign * bulge));
  const clear = curves.map((line) => clearance(at, size, a, b, line));
  const first = clear.findIndex((room) => room >= wanted);
  return curves[first >= 0 ? first : clear.indexOf(Math.max(...clear))]!;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const pathOf = ({ from, over, to }: Curve): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(over.x)} ${round(over.y)} ${round(to.x)} ${round(to.y)}`;

function linesOf(at: readonly Point[], size: Size, ring: number): readonly Line[] {
  return SPACES.flatMap(([, , neighbours], from) =>
    neighbours
      .filter((to) => to > from)
      .map((to) => ({
        from,
        to,
        path: pathOf(bend(at, size, from, to, ring * 1.5)),
        isDashed: GOAL_END[from] !== NONE || GOAL_END[to] !== NONE,
      })),
  );
}

const turn = (at: readonly Point[], { width, height }: Size): readonly Point[] =>
  at.map(({ x, y }) => ({ x: width - x, y: height - y }));

function build(isTall: boolean, isFlipped: boolean): Geometry {
  const size = isTall ? TALL : LYING;
  const upright = isTall ? standing() : SPACES.map(([x, y]) => ({ x, y: y - CUT }));
  const at = isFlipped ? turn(upright, size) : upright;
  const ring = isTall ? 31 : 25;
  return { ...size, isTall, at, lines: linesOf(at, size, ring), ring, touch: isTall ? TALL_SPACING / 2 : 40 };
}

/** The board standing or lying, turned or not. */
export const geometryOf = eachOnce(build);

/** The space under a point, or NONE. */
export function spaceAt({ at, touch }: Geometry, point: Point): Space {
  let best = NONE;
  let least = touch;
  for (const [space, place] of at.entries()) {
    const gap = distance(place, point);
    if (gap <= least) [best, least] = [space, gap];
  }
  return best;
}

/** The space that lies next in a direction: near, and not too far aside. */
export const nextSpace = ({ at }: Geometry, from: Space, way: Point): Space =>
  nextOn(at, from, way, (ahead, aside) => aside <= 2 * ahead);

/** Where keyboard focus begins. */
export const FIRST_FOCUS = KICKOFF_SPACE;
