import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../core/expert.ts';
import type { Mat } from '../model.ts';
import { load, SHOT } from '../testing.ts';
import { matStudyEvaluation, shareOfScore } from './study.ts';

type Given = NonNullable<Parameters<typeof load>[0]>;
const share = (given: Given): number => valueOf(matStudyEvaluation, load(given).state as Mat);
const ENDLESS = Number.POSITIVE_INFINITY;

describe('what a score comes to', () => {
  it('where only goals end the match, is a race of even chances', () => {
    expect(shareOfScore(3, 0, 0, ENDLESS)).toBe(0.5);
    expect(shareOfScore(3, 1, 0, ENDLESS)).toBe(11 / 16);
    expect(shareOfScore(3, 2, 1, ENDLESS)).toBe(0.75);
    expect(shareOfScore(3, 2, 0, ENDLESS)).toBe(0.875);
  });

  it('is surer the fewer turns are left, and decided with the last', () => {
    const shares = [200, 100, 50, 10, 0].map((left) => shareOfScore(3, 1, 0, left));
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
    expect(shareOfScore(3, 1, 0, 1e5)).toBeCloseTo(11 / 16, 9);
  });

  it('is the same for both sides', () => {
    for (const left of [0, 7, 90, ENDLESS])
      for (const home of [0, 1, 2])
        for (const away of [0, 1, 2])
          expect(shareOfScore(3, home, away, left) + shareOfScore(3, away, home, left)).toBeCloseTo(1, 12);
  });
});

describe('what people are told of a match of mat', () => {
  const mirror = (space: string): string => `${space[0]}${14 - Number(space.slice(1))}`;

  it('is the same for both sides', () => {
    const home = share({ home: { p6: 'd9' }, ball: 'd9', score: [1, 0] });
    const away = share({ side: 'away', away: { p6: mirror('d9') }, ball: mirror('d9'), score: [0, 1] });
    expect(home).toBeCloseTo(1 - away, 10);
  });

  it('is more for every step towards goal and most for an open shot, and all of that is less than a goal', () => {
    const steps = ['b6', 'b7', 'b8', 'b9'].map((space) => share({ home: { p6: space }, ball: space }));
    for (const [i, one] of steps.entries()) if (i > 0) expect(one - steps[i - 1]!).toBeGreaterThan(0.003);
    expect(steps.at(-1)! - steps[0]!).toBeLessThan(0.1);
    expect(share(SHOT)).toBeGreaterThan(steps.at(-1)! + 0.1);
  });
});
