import { describe, expect, it } from 'vitest';
import { LEVELS } from '../bots/names.ts';
import type { Judged } from './analyse.ts';
import measured from './data/bands.json' with { type: 'json' };
import { gradeOf, marksOf, passes, SOLVED } from './marks.ts';
import { bandOf, bandsWithin, errorRateOf } from './skill.ts';

const decision = (loss: number, side: Judged['side'] = 'home', step = 1): Judged => ({
  step,
  side,
  action: 'a',
  best: 'b',
  value: 0.5,
  loss,
  line: [],
  reasons: [],
});

describe('marks', () => {
  it.each([
    [0, 'good'],
    [0.0499, 'good'],
    [0.05, 'inaccuracy'],
    [0.0999, 'inaccuracy'],
    [0.1, 'mistake'],
    [0.15, 'blunder'],
    [1, 'blunder'],
  ])('a loss of %d is %s', (loss, grade) => expect(gradeOf(loss)).toBe(grade));

  it.each([
    [0, true],
    [0.0199, true],
    [SOLVED, true],
    [0.0201, false],
    [0.05, false],
  ])('who looks for something better and loses %d has found it: %s', (loss, isFound) =>
    expect(passes(decision(loss))).toBe(isFound),
  );

  it('are the decisions that gave away enough, in their order', () =>
    expect(marksOf([decision(0.2), decision(0.01), decision(0.06)]).map(({ grade }) => grade)).toEqual([
      'blunder',
      'inaccuracy',
    ]));
});

describe('the error of a side', () => {
  it('is the mean of its own losses with its interval', () => {
    const losses = [0, 0, 0.1, 0, 0.1, 0];
    const rate = errorRateOf([...losses.map((loss) => decision(loss)), decision(1, 'away')], 'home')!;
    expect(rate.decisions).toBe(6);
    expect(rate.value).toBeCloseTo(0.2 / 6, 12);
    expect(rate.half).toBeCloseTo(
      (1.96 * Math.sqrt(losses.reduce((s, l) => s + (l - 0.2 / 6) ** 2, 0) / 5)) / Math.sqrt(6),
      12,
    );
  });

  it('is not told from a handful of decisions', () => expect(errorRateOf([decision(0.1)], 'home')).toBeNull());
});

describe.each(Object.entries(measured as Readonly<Record<string, Readonly<Record<string, number>>>>))(
  'the bands of %s',
  (game, bands) => {
    const means = LEVELS.map((level) => bands[level]!);

    it('fall from level to level, and none weaker than it gives away as little', () => {
      expect(means.toSorted((a, b) => b - a)).toEqual(means);
      expect(means[0]).toBeGreaterThan(means.at(-1)!);
    });

    it('name the level that errs so, or one that can not be told from it', () => {
      for (const mean of means) expect(bands[bandOf(game, mean)!]).toBe(mean);
      expect(bandsWithin(game, { value: means[0]!, half: means[0]! })).toEqual(LEVELS);
    });
  },
);
