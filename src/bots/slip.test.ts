import { describe, expect, it } from 'vitest';
import { softBest, stakeOf } from './slip.ts';

const draw = (worth: readonly number[], at: number) => softBest(worth, 0.05, () => at);

describe('a slip', () => {
  it('is e times less likely with every temperature that it loses in an even match', () => {
    const likely = 1 / (1 + Math.exp(-1));
    expect(draw([0.5, 0.45], likely - 0.01)).toBe(0);
    expect(draw([0.5, 0.45], likely + 0.01)).toBe(1);
  });

  it('is no likelier when the match is nearly won: what is lost is weighed by what is open', () => {
    expect(stakeOf(0.98)).toBeLessThan(0.1);
    expect(draw([0.98, 0.96], 0.95)).toBe(0);
    expect(draw([0.5, 0.48], 0.95)).toBe(1);
  });

  it('always falls on something', () => {
    expect(draw([1, 1, 1], 0.999)).toBe(2);
    expect(draw([0], 0.5)).toBe(0);
  });
});
