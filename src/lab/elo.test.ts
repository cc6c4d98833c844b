import { describe, expect, it } from 'vitest';
import { estimateElo, shareOf, shareOfElo, sprtState } from './elo.ts';

describe('the rating difference of a series', () => {
  it('is 0 for an even series, with 0 inside its interval', () => {
    const { elo, ci95 } = estimateElo({ wins: 40, draws: 20, losses: 40 });
    expect(elo).toBeCloseTo(0, 10);
    expect(ci95[0]).toBeLessThan(0);
    expect(ci95[1]).toBeGreaterThan(0);
  });

  it('is 190.8 for three wins in four, and the interval narrows with more matches', () => {
    const few = estimateElo({ wins: 75, draws: 0, losses: 25 });
    const many = estimateElo({ wins: 750, draws: 0, losses: 250 });
    expect(few.elo).toBeCloseTo(190.8, 1);
    expect(many.elo).toBe(few.elo);
    expect(many.ci95[1] - many.ci95[0]).toBeLessThan(few.ci95[1] - few.ci95[0]);
  });

  it('stays finite when one side wins everything', () => {
    const { elo, ci95 } = estimateElo({ wins: 10, draws: 0, losses: 0 });
    expect([elo, ...ci95].every(Number.isFinite)).toBe(true);
  });

  it('has the textbook Wilson interval: 90 of 100 is 82.6 % to 94.5 %', () => {
    const { low, high } = shareOf({ wins: 90, draws: 0, losses: 10 });
    expect(low).toBeCloseTo(0.826, 3);
    expect(high).toBeCloseTo(0.945, 3);
  });

  it('turns a difference into the share it predicts', () => {
    expect(shareOfElo(0)).toBe(0.5);
    expect(shareOfElo(400)).toBeCloseTo(10 / 11, 12);
  });
});

describe('the sequential test', () => {
  const sprt = { elo0: 0, elo1: 50, errors: 0.05 };
  it('accepts a clear lead, rejects a clear lag and leaves a close series open', () => {
    expect(sprtState({ wins: 80, draws: 0, losses: 20 }, sprt)).toBe('accepted');
    expect(sprtState({ wins: 20, draws: 0, losses: 80 }, sprt)).toBe('rejected');
    expect(sprtState({ wins: 6, draws: 0, losses: 5 }, sprt)).toBe('open');
  });
});
