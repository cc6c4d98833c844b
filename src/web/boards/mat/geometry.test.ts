import { describe, expect, it } from 'vitest';
import { SPACE_NAMES } from '../../../games/mat/board.ts';
import { ARROWS, NOWHERE } from '../geometry.ts';
import { boxOf, CELL, geometryOf, nextSpace, spaceAt, spaceOf } from './geometry.ts';

const LAYOUTS = [true, false].flatMap((isTall) => [true, false].map((flipped) => ({ isTall, flipped })));

describe.each(LAYOUTS)('the mat, standing $isTall, flipped $flipped', ({ isTall, flipped }) => {
  const geometry = geometryOf(isTall, flipped);

  it('finds every space at its own middle, and none outside', () => {
    for (const [space, point] of geometry.at.entries()) expect(spaceAt(geometry, point)).toBe(space);
    expect(spaceAt(geometry, { x: -1, y: -1 })).toBe(NOWHERE);
  });

  it('has every space inside the drawing, of the same size', () => {
    for (const space of geometry.at.keys()) {
      const box = boxOf(geometry, space);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(geometry.width);
      expect(box.y + box.height).toBeLessThanOrEqual(geometry.height);
      expect(Math.max(box.width, box.height)).toBe(CELL);
    }
  });

  it('lets the arrow keys reach every space from the centre, and back by the opposite arrow', () => {
    const reached = new Set([spaceOf('e7')]);
    for (const space of reached) for (const way of Object.values(ARROWS)) reached.add(nextSpace(geometry, space, way));
    expect(reached.size).toBe(SPACE_NAMES.length);
    const right = nextSpace(geometry, spaceOf('e7'), ARROWS['ArrowRight']!);
    expect(nextSpace(geometry, right, ARROWS['ArrowLeft']!)).toBe(spaceOf('e7'));
  });
});

it("home's goal is below where the mat stands and left where it lies; flipped, the other way round", () => {
  const [home, away] = [spaceOf('e1'), spaceOf('e13')];
  const standing = geometryOf(true, false).at;
  expect(standing[home]!.y).toBeGreaterThan(standing[away]!.y);
  const lying = geometryOf(false, false).at;
  expect(lying[home]!.x).toBeLessThan(lying[away]!.x);
  const turned = geometryOf(false, true).at;
  expect(turned[home]!.x).toBeGreaterThan(turned[away]!.x);
});
