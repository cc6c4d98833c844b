import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../core/expert.ts';
import type { Game } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { expert } from '../games/tactics/expert/index.ts';
import { tactics } from '../games/tactics/rules.ts';
import { regrets } from './regret.ts';

describe('what searches give away', () => {
  const plan = {
    options: { ...defaultOptions(tactics.options), playsPerHalf: 2 },
    matches: 2,
    nodes: 4,
    every: 8,
    sizes: [1, 20],
    reference: 20,
    seed: 'regret',
    habits: expert.habits,
  };
  const play = (): Promise<number[][]> =>
    Array.fromAsync(regrets(tactics as Game, expert.inSearch as Evaluation, plan));

  it('is nothing for the size that judges, something for one that hardly looks, and the same for the same seed', async () => {
    const lost = await play();
    expect(lost).toHaveLength(2);
    for (const [, own] of lost) expect(own).toBe(0);
    expect(Math.max(...lost.map(([hasty]) => hasty!))).toBeGreaterThan(0);
    expect(await play()).toEqual(lost);
  });
});
