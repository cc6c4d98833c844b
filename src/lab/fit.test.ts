import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { torinoEvaluation } from '../games/torino/expert/evaluation.ts';
import { torino } from '../games/torino/rules.ts';
import { fitWeights, lossOf, type Sample, samplesOf, selfPlay } from './fit.ts';

describe('fitting weights', () => {
  it('finds the weights that made the samples', () => {
    const random = randomFrom('fit');
    const truth = [1.5, -0.7, 0];
    const samples = Array.from({ length: 20_000 }, (): Sample => {
      const terms = truth.map(() => 2 * random() - 1);
      const logit = terms.reduce((sum, term, i) => sum + term * truth[i]!, 0);
      return { terms, share: random() < 1 / (1 + Math.exp(-logit)) ? 1 : 0 };
    });
    const fitted = fitWeights([0, 0, 0], samples, 1);
    for (const [i, weight] of fitted.entries()) expect(Math.abs(weight - truth[i]!)).toBeLessThan(0.1);
    expect(lossOf(fitted, samples)).toBeLessThan(lossOf([0, 0, 0], samples));
  });

  it('never leaves the samples more surprising than it found them, however wrong the weights were', () => {
    const samples = [-3, -1, 1, 3].map((term): Sample => ({ terms: [term], share: term > 0 ? 0.6 : 0.4 }));
    for (const wrong of [-2, -1, 1, 2])
      expect(lossOf(fitWeights([wrong], samples, 1e-6), samples)).toBeLessThan(lossOf([0], samples));
  });

  it('leaves a weight alone that no sample speaks of', () => {
    expect(fitWeights([0.3], [{ terms: [0], share: 1 }], 1)[0]).toBeCloseTo(0.3, 12);
  });

  it('asks the turns that follow as much as the result', () => {
    const played = [{ seen: [[0], [2], [-1]], share: 1 }];
    const value = (term: number) => 1 / (1 + Math.exp(-term));
    expect(samplesOf(played, [1], 1).map(({ share }) => share)).toEqual([1, 1, 1]);
    const [last, middle, first] = samplesOf(played, [1], 0.5);
    expect(last).toEqual({ terms: [-1], share: 1 });
    expect(middle!.share).toBeCloseTo((1 + value(-1)) / 2);
    expect(first!.share).toBeCloseTo((middle!.share + value(2)) / 2);
  });

  it('looks at self-play when the turn changes, the same for the same seed', async () => {
    const plan = {
      options: { ...defaultOptions(torino.options), turnsPerHalf: 2 },
      matches: 3,
      nodes: 4,
      seed: 'x',
      habits: {},
    };
    const played = await selfPlay(torino, torinoEvaluation, plan);
    expect(played).toHaveLength(3);
    for (const { seen, share } of played) {
      expect(seen.length).toBeGreaterThan(1);
      expect([0, 0.5, 1]).toContain(share);
    }
    expect(await selfPlay(torino, torinoEvaluation, plan)).toEqual(played);
  });
});
