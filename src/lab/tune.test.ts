import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../core/expert.ts';
import type { Game } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { elevenEvaluation } from '../games/eleven/expert/evaluation.ts';
import { eleven } from '../games/eleven/rules.ts';
import { playRun, type Tuning, tunedWeights } from './tune.ts';

const tuning = (gains: readonly number[]): Tuning => ({
  names: ['lead', 'good', 'bad', 'men'],
  weights: [2, 1, 0.5, 0.1],
  runs: [{ seed: 'a run', gains }],
});

describe('tuning weights by play', () => {
  it('leaves weights alone that gain nothing', () => {
    expect(tunedWeights(tuning([0, 0, 0]))).toEqual([2, 1, 0.5, 0.1]);
  });

  it('follows what won, and keeps the scale and what hardly ever shows', () => {
    const [lead, good, bad, men] = tunedWeights(tuning([0.5]));
    expect([lead, men]).toEqual([2, 0.1]);
    const factors = [good!, bad! / 0.5].map(Math.log);
    for (const factor of factors) expect(Math.abs(factor)).toBeCloseTo(0.12);
    const opposite = tunedWeights(tuning([-0.5]));
    expect(Math.log(opposite[1]!)).toBeCloseTo(-factors[0]!);
  });

  it('takes the mean of several runs', () => {
    const runs = [0.5, -0.5].map((gain) => ({ seed: 'a run', gains: [gain] }));
    for (const [i, weight] of tunedWeights({ ...tuning([]), runs }).entries())
      expect(weight).toBeCloseTo(tuning([]).weights[i]!);
  });

  it('plays rounds that anybody can play again, and tells what they led to', async () => {
    const plan = { options: { ...defaultOptions(eleven.options), plays: 2 }, rounds: 3, matches: 2, seed: 'again' };
    const run = await playRun(eleven as Game, elevenEvaluation as Evaluation, plan);
    expect(run.gains).toHaveLength(3);
    expect(await playRun(eleven as Game, elevenEvaluation as Evaluation, plan)).toEqual(run);
    const { names, weights } = elevenEvaluation;
    const hasChanged = tunedWeights({ names, weights, runs: [run] }).some((weight, i) => weight !== weights[i]);
    expect(hasChanged).toBe(run.gains.some((gain) => gain !== 0));
  });
});
