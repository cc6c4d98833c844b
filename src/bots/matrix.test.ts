import { describe, expect, it } from 'vitest';
import { mixedPlay } from './matrix.ts';

const game = (...rows: number[][]) => ({ earned: Float64Array.from(rows.flat()), columns: rows[0]!.length });

describe('the mix of a sealed choice', () => {
  it('is even where the other side guesses one of three: a goal in two of three', () => {
    const { mix, value } = mixedPlay(3, [game([0, 1, 1], [1, 0, 1], [1, 1, 0])]);
    for (const part of mix) expect(part).toBeCloseTo(1 / 3, 2);
    expect(value).toBeCloseTo(2 / 3, 2);
  });

  it('is uneven where the prizes are: 2/5 to 3/5', () => {
    // solves p·0 + (1−p)·0.6 = p·0.9 + (1−p)·0
    const { mix, value } = mixedPlay(2, [game([0, 0.9], [0.6, 0])]);
    expect(mix[0]).toBeCloseTo(0.4, 2);
    expect(value).toBeCloseTo(0.36, 2);
  });

  it('takes what is better whatever comes', () => {
    const { mix } = mixedPlay(2, [game([0.5, 0.6], [0.4, 0.5])]);
    expect(mix[0]).toBeGreaterThan(0.99);
  });

  it('mixes against all cases that may be true, as it cannot tell them apart', () => {
    const { mix, value } = mixedPlay(2, [game([1], [0]), game([0], [0.5])]);
    expect(mix[0]).toBeGreaterThan(0.99);
    expect(value).toBeCloseTo(0.5, 2);
  });
});
