import { describe, expect, it } from 'vitest';
import { torinoEvaluation } from '../bots/eval/torino.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { torino } from '../games/torino/rules.ts';
import { fitWeights, lossOf, type Sample, selfPlay } from './fit.ts';

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

  it('leaves a weight alone that no sample speaks of', () => {
    expect(fitWeights([0.3], [{ terms: [0], share: 1 }], 1)[0]).toBeCloseTo(0.3, 12);
  });

  it('keeps states of self-play with the result of their match, the same for the same seed', async () => {
    const plan = {
      options: { ...defaultOptions(torino.options), turnsPerHalf: 2 },
      matches: 3,
      nodes: 4,
      seed: 'x',
      kept: 0.5,
    };
    const samples = await selfPlay(torino, torinoEvaluation, plan);
    expect(samples.length).toBeGreaterThan(5);
    expect(samples.every(({ share }) => [0, 0.5, 1].includes(share))).toBe(true);
    expect(await selfPlay(torino, torinoEvaluation, plan)).toEqual(samples);
  });
});
