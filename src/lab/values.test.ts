import { describe, expect, it } from 'vitest';
import { citySearchEvaluation } from '../bots/eval/citySearch.ts';
import type { Evaluation } from '../bots/eval/eval.ts';
import { torinoEvaluation } from '../bots/eval/torino.ts';
import type { Game } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { city } from '../games/city/rules.ts';
import { torino } from '../games/torino/rules.ts';
import { fitValues, MomentNames, playSeen, type SeenMatch } from './values.ts';

const evaluation: Evaluation = {
  names: ['lead', 'fancy', 'flow'],
  weights: [1, 0, 1],
  likings: [1, 2, 0],
  terms: () => undefined,
};

/** Matches that go up and down with their lead; who moves looks half a logit better than he is, and the rest is show. */
function matches(count: number, names: MomentNames): SeenMatch[] {
  const random = randomFrom('values');
  const moment = names.numberOf('move 1');
  return Array.from({ length: count }, () => {
    let logit = 0;
    const seen = Array.from({ length: 30 }, (_, i) => {
      logit += random() - 0.5;
      const sign = i % 2 === 0 ? 1 : -1;
      return { terms: Float32Array.of(logit + sign / 2, random() - 0.5, 0), moment, sign };
    });
    return { seen, share: random() < 1 / (1 + Math.exp(-logit)) ? 1 : 0 };
  });
}

describe('what positions are worth', () => {
  it('is found together with the moments, whatever is liked', () => {
    const names = new MomentNames();
    const { weights, moments } = fitValues(evaluation, matches(2000, names), names);
    const [lead, fancy, flow] = weights;
    expect(lead).toBeGreaterThan(0.8);
    expect(lead).toBeLessThan(1.2);
    expect(Math.abs(fancy!)).toBeLessThan(0.3);
    expect(flow).toBe(1);
    expect(moments.get('move 1')).toBeGreaterThan(-0.7);
    expect(moments.get('move 1')).toBeLessThan(-0.3);
  });

  it('is seen at every step of matches that anybody can play again', async () => {
    const plan = { options: { ...defaultOptions(city.options), mode: 'quick' }, matches: 1, seed: 'x' };
    const names = new MomentNames();
    const played = await playSeen(city as Game, citySearchEvaluation as Evaluation, plan, names);
    for (const name of ['no ball', 'ball', 'move', 'move 3', 'dmove 2', 'next turn'])
      expect(names.list).toContain(name);
    const again = await playSeen(city as Game, citySearchEvaluation as Evaluation, plan, new MomentNames());
    expect(again).toEqual(played);
  });

  it('is not asked of an evaluation that knows no moments', async () => {
    const plan = { options: defaultOptions(torino.options), matches: 1, seed: 'x' };
    const asked = playSeen(torino as Game, torinoEvaluation as Evaluation, plan, new MomentNames());
    await expect(asked).rejects.toThrow('no moments');
  });
});
