import { beforeAll, describe, expect, it } from 'vitest';
import { Choices } from '../core/choices.ts';
import type { Game } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { commitmentTo, drawOutcome } from './fair.ts';

let torino: Game;
beforeAll(async () => {
  torino = (await loadRoom('torino')).game;
});

describe('fair dice', () => {
  it('promise a seed by its sha-256', () => {
    expect(commitmentTo('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('are even: each of 36 outcomes comes up about as often as it should', () => {
    const state = torino.setup(defaultOptions(torino.options));
    const scratch = new Choices();
    const counts = new Map<number, number>();
    const throws = 7200;
    for (let draw = 0; draw < throws; draw++) {
      const outcome = drawOutcome(torino, state, { referee: 'x', home: 'y', away: 'z' }, draw, scratch);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    const expected = throws / 36;
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(74.9); // 35 degrees of freedom, one in ten thousand
  });

  it('depend on each of the three seeds and on the number of the draw', () => {
    const state = torino.setup(defaultOptions(torino.options));
    const series = (referee: string, home: string, away: string, from = 0) =>
      Array.from({ length: 20 }, (_, i) =>
        drawOutcome(torino, state, { referee, home, away }, from + i, new Choices()),
      ).join();
    const all = [
      series('a', 'b', 'c'),
      series('A', 'b', 'c'),
      series('a', 'B', 'c'),
      series('a', 'b', 'C'),
      series('a', 'b', 'c', 20),
      series('ab', '', 'c'),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(series('a', 'b', 'c')).toBe(all[0]);
  });
});
