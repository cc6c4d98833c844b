import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/random.ts';
import { explained, holm, Mean, pOfDifference, rate, twoSided } from './stats.ts';

describe('a mean', () => {
  test('is that of all values, with their variance', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2, maxLength: 40 }),
        (values) => {
          const mean = new Mean();
          for (const value of values) mean.add(value);
          const plain = values.reduce((sum, value) => sum + value, 0) / values.length;
          const variance = values.reduce((sum, value) => sum + (value - plain) ** 2, 0) / (values.length - 1);
          expect(mean.value).toBeCloseTo(plain, 6);
          expect(mean.variance).toBeCloseTo(variance, 4);
        },
      ),
    );
  });

  test('holds the true one in 95 of 100 studies, and so does a rate', () => {
    const random = randomFrom('intervals');
    const [studies, matches, share] = [2000, 60, 0.3];
    let [means, rates] = [0, 0];
    for (let study = 0; study < studies; study++) {
      const mean = new Mean();
      for (let i = 0; i < matches; i++) mean.add(random() < share ? 1 : 0);
      const interval = mean.measure();
      const wilson = rate(Math.round(mean.value * matches), matches);
      if (interval.low <= share && share <= interval.high) means++;
      if (wilson.low <= share && share <= wilson.high) rates++;
    }
    for (const held of [means, rates]) {
      expect(held / studies).toBeGreaterThan(0.93);
      expect(held / studies).toBeLessThan(0.975);
    }
  });
});

describe('significance', () => {
  test('has the values of the tables', () => {
    for (const [z, p] of [
      [0, 1],
      [1, 0.3173],
      [1.96, 0.05],
      [-2.5758, 0.01],
      [3.2905, 0.001],
    ] as const)
      expect(twoSided(z)).toBeCloseTo(p, 3);
  });

  test("Holm's correction is the textbook's", () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.5, 0.9])).toEqual([1, 1]);
  });

  test('equal variants are seldom told apart, however many are compared', () => {
    const random = randomFrom('holm');
    const studies = 400;
    let wrong = 0;
    for (let study = 0; study < studies; study++) {
      const measures = Array.from({ length: 9 }, () => {
        const mean = new Mean();
        for (let i = 0; i < 50; i++) mean.add(random());
        return mean.measure();
      });
      const [base, ...others] = measures;
      if (holm(others.map((one) => pOfDifference(base!, one))).some((p) => p < 0.05)) wrong++;
    }
    expect(wrong / studies).toBeLessThan(0.08);
  });
});

test('what explains everything explains all of it, what has nothing to do with it nothing', () => {
  const random = randomFrom('luck');
  const line = Array.from({ length: 50 }, (_, i) => [i, 3 * i - 7] as const);
  expect(explained(line)!.value).toBeCloseTo(1, 9);
  const { value, low, high } = explained(Array.from({ length: 500 }, () => [random(), random()] as const))!;
  expect(value).toBeLessThan(0.03);
  expect(low).toBe(0);
  expect(high).toBeLessThan(0.05);
  expect(explained([[1, 2]])).toBeUndefined();
});
