import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../core/expert.ts';
import type { Game } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { citySearchEvaluation } from '../games/city/expert/inSearch.ts';
import { city } from '../games/city/rules.ts';
import { torinoEvaluation } from '../games/torino/expert/evaluation.ts';
import { torino } from '../games/torino/rules.ts';
import { type MatchOfMoments, playMoments, tempoOf } from './tempo.ts';

/** Matches that wander about even; `shy` moments look worse to their side than they are, `proud` ones better. */
function wanderings(count: number): MatchOfMoments[] {
  const random = randomFrom('tempo');
  return Array.from({ length: count }, () => {
    let share = 0.5;
    const moments = Array.from({ length: 20 }, (_, i) => {
      share = Math.max(0.1, Math.min(0.9, share + 0.04 * (random() - 0.5)));
      const sign = i % 4 < 2 ? 1 : -1;
      const name = i % 2 === 0 ? 'shy' : 'proud';
      return { name, sign, share: share + sign * (name === 'shy' ? -0.05 : 0.05) };
    });
    return { moments, share: random() < share ? 1 : 0 };
  });
}

describe('what moments are worth', () => {
  it('is what they look too little, or too much', () => {
    const [proud, shy] = tempoOf(wanderings(400), 0.95);
    expect(proud).toMatchObject({ name: 'proud', seen: 4000 });
    expect(shy!.logits).toBeGreaterThan(0.1);
    expect(shy!.logits).toBeLessThan(0.3);
    expect(proud!.logits).toBeLessThan(-0.1);
    expect(proud!.logits).toBeGreaterThan(-0.3);
  });

  it('is seen in self-play step by step, the same for the same seed', async () => {
    const game = city as Game;
    const plan = {
      options: { ...defaultOptions(city.options), mode: 'quick' },
      matches: 1,
      nodes: 4,
      seed: 'x',
      habits: {},
    };
    const played = await playMoments(game, citySearchEvaluation as Evaluation, plan);
    const names = new Set(played[0]!.moments.map(({ name }) => name));
    for (const name of ['no ball', 'ball', 'move', 'dmove', 'next turn', 'restart restart'])
      expect(names).toContain(name);
    expect(await playMoments(game, citySearchEvaluation as Evaluation, plan)).toEqual(played);
  });

  it('is not asked of an evaluation that knows no moments', async () => {
    const plan = { options: defaultOptions(torino.options), matches: 1, nodes: 4, seed: 'x', habits: {} };
    await expect(playMoments(torino as Game, torinoEvaluation as Evaluation, plan)).rejects.toThrow('no moments');
  });
});
