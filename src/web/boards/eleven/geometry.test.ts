import { describe, expect, it } from 'vitest';
import { SPACES } from '../../../games/eleven/board.ts';
import { ARROWS, type Point } from '../geometry.ts';
import { geometryOf, nextSpace, spaceAt } from './geometry.ts';

const LAYOUTS = [false, true].flatMap((isTall) => [false, true].map((isFlipped) => geometryOf(isTall, isFlipped)));
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Points along a drawn line. */
function trace(path: string): Point[] {
  const [x1, y1, cx, cy, x2, y2] = path.match(/-?[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Array.from({ length: 40 }, (_, i) => {
    const t = (i + 1) / 41;
    return {
      x: (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t ** 2 * x2,
      y: (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t ** 2 * y2,
    };
  });
}

describe.each(LAYOUTS)('the drawing of eleven, tall $isTall', (geometry) => {
  it('ELV-BRD-1: draws 145 solid and 6 dashed lines', () => {
    expect(geometry.lines.filter(({ isDashed }) => !isDashed)).toHaveLength(145);
    expect(geometry.lines.filter(({ isDashed }) => isDashed)).toHaveLength(6);
  });

  it('no line runs over a third space', () => {
    const near = geometry.lines.flatMap(({ from, to, path }) => {
      const points = trace(path);
      return [...geometry.at.entries()]
        .filter(([space, at]) => space !== from && space !== to && points.some((p) => distance(p, at) <= geometry.ring))
        .map(([space]) => `${from}-${to} past ${space}`);
    });
    expect(near).toEqual([]);
  });

  it('no line leaves the board', () => {
    for (const { path } of geometry.lines)
      for (const { x, y } of trace(path))
        expect(Math.min(x, y, geometry.width - x, geometry.height - y)).toBeGreaterThan(4);
  });

  it('keeps spaces apart and on the canvas', () => {
    for (const [a, p] of geometry.at.entries()) {
      expect(p.x).toBeGreaterThan(geometry.ring);
      expect(p.x).toBeLessThan(geometry.width - geometry.ring);
      expect(p.y).toBeGreaterThan(geometry.ring);
      expect(p.y).toBeLessThan(geometry.height - geometry.ring);
      for (const q of geometry.at.slice(0, a))
        expect(distance(p, q)).toBeGreaterThan(geometry.isTall ? 93 : 2 * geometry.ring + 8);
    }
  });

  it('finds the space under a finger, and none between', () => {
    for (const [space, at] of geometry.at.entries())
      expect(spaceAt(geometry, { x: at.x + 6, y: at.y - 6 })).toBe(space);
    expect(spaceAt(geometry, { x: 1, y: 1 })).toBe(-1);
  });

  it('reaches every space by arrow keys', () => {
    const reached = new Set([35]);
    for (const space of reached) for (const way of Object.values(ARROWS)) reached.add(nextSpace(geometry, space, way));
    expect(reached.size).toBe(SPACES.length);
  });
});

it('a standing board has W at the bottom, and a turned one at the top', () => {
  expect(geometryOf(true, false).at[31]!.y).toBeGreaterThan(geometryOf(true, false).at[32]!.y);
  expect(geometryOf(true, true).at[31]!.y).toBeLessThan(geometryOf(true, true).at[32]!.y);
});
