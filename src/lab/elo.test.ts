import { describe, expect, it } from 'vitest';
import { estimateElo, shareOf, shareOfElo, sprtState } from './elo.ts';

/** The chance of every possible series whose interval holds the true share, added up. */
function coverageOf({ matches, share, drawn }: { matches: number; share: number; drawn: number }): number {
  const won = share - drawn / 2;
  const lost = 1 - won - drawn;
  let coverage = 0;
  for (let wins = 0; wins <= matches; wins++)
    for (let draws = 0; wins + draws <= matches; draws++) {
      const losses = matches - wins - draws;
      const { low, high } = shareOf({ wins, draws, losses });
      const ways = chooseFrom(matches, wins) * chooseFrom(matches - wins, draws);
      if (low <= share && share <= high) coverage += ways * won ** wins * drawn ** draws * lost ** losses;
    }
  return coverage;
}

const chooseFrom = (n: number, k: number): number => (k === 0 ? 1 : (chooseFrom(n - 1, k - 1) * n) / k);

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

  it('is narrower where matches are drawn', () => {
    const { low, high } = shareOf({ wins: 20, draws: 30, losses: 10 });
    const decided = shareOf({ wins: 35, draws: 0, losses: 25 });
    expect(low).toBeGreaterThan(decided.low);
    expect(high).toBeLessThan(decided.high);
  });

  it.each([
    { matches: 12, share: 0.5, drawn: 0.4 },
    { matches: 20, share: 0.6, drawn: 0.8 },
    { matches: 40, share: 0.7, drawn: 0.2 },
  ])('holds the true share in 94 of 100 series of $matches matches, $drawn of them drawn', (series) => {
    expect(coverageOf(series)).toBeGreaterThan(0.94);
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
