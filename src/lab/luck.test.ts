import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchEvaluationOf } from '../bots/eval/index.ts';
import { Judge } from '../bots/judge.ts';
import { Choices } from '../core/choices.ts';
import { CHANCE, CHANCE_BIT, firstSeat } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { GAME_IDS, loadRoom } from '../games/index.ts';
import { shareOf } from './elo.ts';
import { fairShareOf, type Lucky, swingOf } from './luck.ts';

const STEPS = 300;

describe('luck', () => {
  it.each(GAME_IDS.filter((id) => id !== 'mat'))('in %s is nothing on average over all outcomes', async (id) => {
    const { game } = await loadRoom(id);
    const evaluation = await searchEvaluationOf(game);
    const choices = new Choices();
    fc.assert(
      fc.property(fc.string(), fc.nat(STEPS), (seed, steps) => {
        const random = randomFrom(seed);
        const s = game.setup(defaultOptions(game.options));
        const judge = new Judge(game, evaluation, s);
        for (let step = 0; game.toMove(s) !== 0; step++) {
          const due = game.toMove(s);
          const seat = due === CHANCE_BIT ? CHANCE : firstSeat(due);
          game.choices(s, seat, choices);
          if (seat === CHANCE && step >= steps) break;
          game.apply(s, seat, choices.pick(random()));
        }
        fc.pre(game.toMove(s) !== 0);
        const total = choices.totalWeight();
        const mean = choices
          .list()
          .map((outcome, i) => (swingOf(judge, s, outcome) * choices.weight[i]!) / total)
          .reduce((sum, swing) => sum + swing, 0);
        expect(mean).toBeCloseTo(0, 9);
      }),
      { numRuns: 20 },
    );
  });
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
