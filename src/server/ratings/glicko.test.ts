import { Glicko2 } from 'glicko2';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/random.ts';
import { afterIdle, afterOutcomes, expectedShare, NEWCOMER, type Outcome, type Rating } from './glicko.ts';

const PLAYERS = 40;
const PERIODS = 500;
const RESULTS = 20;
const SHARES = [0, 0.5, 1];

describe('Glicko-2', () => {
  it('equals the npm package over 10,000 random results, and over the periods in which somebody rests', () => {
    const random = randomFrom('glicko');
    const below = (n: number): number => Math.floor(random() * n);
    const oracle = new Glicko2({ tau: 0.5, rating: 1500, rd: 350, vol: 0.06 });
    const theirs = Array.from({ length: PLAYERS }, () => oracle.makePlayer());
    const read = (): Rating[] =>
      theirs.map((one) => ({ rating: one.getRating(), deviation: one.getRd(), volatility: one.getVol() }));
    const gap = (one: Rating, other: Rating): number =>
      Math.max(...(['rating', 'deviation', 'volatility'] as const).map((key) => Math.abs(one[key] - other[key])));
    /** From what the package had before each period; and on its own feet all the way. */
    let alone: Rating[] = read();
    let [worst, counted, rested] = [0, 0, 0];
    for (let period = 0; period < PERIODS; period++) {
      const results = Array.from({ length: RESULTS }, () => {
        const a = below(PLAYERS);
        return { a, b: (a + 1 + below(PLAYERS - 1)) % PLAYERS, share: SHARES[below(SHARES.length)]! };
      });
      const play = (before: readonly Rating[]): Rating[] =>
        before.map((one, i) => {
          const outcomes = results.flatMap(({ a, b, share }): Outcome[] =>
            a === i ? [{ rival: before[b]!, share }] : b === i ? [{ rival: before[a]!, share: 1 - share }] : [],
          );
          if (outcomes.length === 0) rested++;
          return afterOutcomes(one, outcomes);
        });
      const ours = play(read());
      alone = play(alone);
      oracle.updateRatings(results.map(({ a, b, share }) => [theirs[a]!, theirs[b]!, share]));
      worst = Math.max(worst, ...read().map((their, i) => gap(ours[i]!, their)));
      counted += results.length;
    }
    expect(counted).toBe(10_000);
    expect(rested).toBeGreaterThan(1000);
    expect(worst).toBeLessThan(1e-6);
    // The package stops its search for the volatility at 1e-7, so that the last digits drift over 500 periods.
    const drift = Math.max(...read().map((their, i) => gap(alone[i]!, their)));
    expect(drift).toBeLessThan(1e-4);
  });

  it("agrees with Glickman's own example", () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = afterOutcomes(player, [
      { rival: { rating: 1400, deviation: 30 }, share: 1 },
      { rival: { rating: 1550, deviation: 100 }, share: 0 },
      { rival: { rating: 1700, deviation: 300 }, share: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.05, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('lets part of a period pass like the whole of it, and expects of two what adds up to one', () => {
    const one = { rating: 1612, deviation: 80, volatility: 0.05 };
    const parts = Array.from({ length: 4 }).reduce<Rating>((rating) => afterIdle(rating, 0.25), one);
    expect(parts.deviation).toBeCloseTo(afterIdle(one, 1).deviation, 9);
    expect(expectedShare(one, NEWCOMER) + expectedShare(NEWCOMER, one)).toBeCloseTo(1, 12);
  });
});
