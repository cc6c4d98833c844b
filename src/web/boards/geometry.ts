/** What the geometries of the boards have in common: places on the drawing, and the way of an arrow key. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** No space at all. */
export const NOWHERE = -1;

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The space that lies next in a direction, near and little aside, among those `isOnWay` lets pass; itself at the edge. */
export function nextOn(
  at: readonly Point[],
  from: number,
  way: Point,
  isOnWay: (ahead: number, aside: number) => boolean,
): number {
  const start = at[from]!;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [space, { x, y }] of at.entries()) {
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && isOnWay(ahead, aside) && cost < least) [best, least] = [space, cost];
  }
  return best;
}

/** A board standing or lying, turned or not; each worked out once. */
export function eachOnce<G>(
  build: (isTall: boolean, isFlipped: boolean) => G,
): (isTall: boolean, isFlipped: boolean) => G {
  const built = new Map<string, G>();
  return (isTall, isFlipped) => {
    const key = `${isTall} ${isFlipped}`;
    const known = built.get(key) ?? build(isTall, isFlipped);
    built.set(key, known);
    return known;
  };
}

/** A rectangle as a path. */
export const boxPath = ({ x, y, width, height }: Point & { readonly width: number; readonly height: number }): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A circle as a path. */
export const circlePath = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
