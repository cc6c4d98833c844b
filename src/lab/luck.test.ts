import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../test/support/rooms.ts';
import { walk } from '../../test/support/walk.ts';
import { Judge } from '../bots/judge.ts';
import { CHANCE } from '../core/game.ts';
import { randomFrom } from '../core/random.ts';
import { shareOf } from './elo.ts';
import { fairShareOf, type Lucky, swingOf } from './luck.ts';

const WALKS = 4;
const STEPS = 150;

describe('luck', () => {
  it.each(ROOMS.filter(({ id }) => id !== 'mat'))(
    'in $id is nothing on average over all outcomes',
    async ({ game, expert }) => {
      const evaluation = (await expert()).inSearch;
      let seen = 0;
      for (let number = 0; number < WALKS; number++)
        walk(game, number, STEPS, ({ state, seat, choices }) => {
          if (seat !== CHANCE) return;
          seen++;
          const judge = new Judge(game, evaluation, state);
          const swings = choices.list().map((outcome, i) => swingOf(judge, state, outcome) * choices.weight[i]!);
          expect(swings.reduce((sum, swing) => sum + swing, 0) / choices.totalWeight()).toBeCloseTo(0, 9);
        });
      expect(seen).toBeGreaterThan(20);
    },
  );
});

describe('the share without luck', () => {
  it('is exact where luck explains the rest', () => {
    const matches = Array.from({ length: 40 }, (_, i): Lucky => ({ share: 0.3 + i / 100, luck: i / 100 - 0.25 }));
    const fair = fairShareOf(matches)!;
    for (const value of [fair.share, fair.low, fair.high]) expect(value).toBeCloseTo(0.55, 9);
  });

  it('is not told of few matches, nor where nothing was left to chance', () => {
    expect(fairShareOf(Array.from({ length: 39 }, (_, i) => ({ share: i % 2, luck: i / 100 })))).toBeUndefined();
    expect(fairShareOf(Array.from({ length: 50 }, (_, i) => ({ share: i % 2, luck: 0 })))).toBeUndefined();
    expect(fairShareOf([])).toBeUndefined();
  });

  it('holds the true share in 95 of 100 series, with a narrower interval than the bare results', () => {
    const random = randomFrom('series');
    const [series, matches, truth] = [2000, 40, 0.55];
    let held = 0;
    let narrower = 0;
    for (let i = 0; i < series; i++) {
      const played = Array.from({ length: matches }, (): Lucky => {
        const luck = random() < 0.5 ? 0.4 : -0.4;
        return { share: random() < truth + luck ? 1 : 0, luck };
      });
      const fair = fairShareOf(played)!;
      const wins = played.filter(({ share }) => share === 1).length;
      const bare = shareOf({ wins, draws: 0, losses: matches - wins });
      if (fair.low <= truth && truth <= fair.high) held++;
      if (fair.high - fair.low < bare.high - bare.low) narrower++;
    }
    expect(held / series).toBeGreaterThan(0.935);
    expect(held / series).toBeLessThan(0.965);
    expect(narrower / series).toBeGreaterThan(0.9);
  });
});
