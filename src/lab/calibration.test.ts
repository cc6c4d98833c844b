import { describe, expect, it } from 'vitest';
import { loadBot } from '../bots/levels.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { loadRoom } from '../games/index.ts';
import { onScale, PLAIN } from './calibrated.ts';
import { calibrationOf, evenly, fitScale, type Kept, promisesOf, selfPlay } from './calibration.ts';
import measured from './data/calibration.json' with { type: 'json' };

/** A judge who is twice as sure as he should be. */
const bold = (n: number): Kept[] => {
  const random = randomFrom('bold');
  return Array.from({ length: n }, () => {
    const promised = random();
    return { promised, real: random() < 0.5 + (promised - 0.5) / 2 ? 1 : 0 };
  });
};

describe('calibration', () => {
  it('finds where promises are not kept', () => {
    const { worst, bins, positions } = calibrationOf([bold(20_000)]);
    expect(positions).toBe(20_000);
    expect(bins).toHaveLength(10);
    expect(worst).toBeGreaterThan(18);
    expect(worst).toBeLessThan(27);
  });

  it('is mended by a scale that was fitted to other matches, and rises', () => {
    const scale = fitScale(bold(20_000));
    for (const [i, [at, real]] of scale.entries()) {
      if (i > 0) expect(at).toBeGreaterThan(scale[i - 1]![0]);
      if (i > 0) expect(real).toBeGreaterThanOrEqual(scale[i - 1]![1]);
    }
    const mended = bold(40_000)
      .slice(20_000)
      .map(({ promised, real }) => ({ promised: onScale(scale, promised), real }));
    expect(calibrationOf([mended]).worst).toBeLessThan(4);
  });

  it('is not led by one match that goes on and on: it counts for three', () => {
    const [usual, endless] = [bold(100), Array.from({ length: 5000 }, () => ({ promised: 0.1, real: 1 }))];
    const kept = evenly([usual, endless, usual, usual]).flat();
    expect(kept.filter((one) => one.real === 1 && one.promised === 0.1)).toHaveLength(295);
    expect(kept.length - 295).toBe(300);
  });

  it('takes the luck out that was still to come: in torino, where the evaluation is exact, every promise is kept', async () => {
    const room = await loadRoom('torino');
    const bot = await loadBot('random', room);
    const played = await selfPlay(room.game, defaultOptions(room.game.options), bot, 'kept');
    const kept = promisesOf((await room.expert()).inSearch, played, PLAIN);
    expect(kept.length).toBeGreaterThan(10);
    for (const { promised, real } of kept) expect(real).toBeCloseTo(promised, 3);
  });

  it('counts the lots that it looks at as if they were all: many that are hardly ever drawn shift nothing', async () => {
    const room = await loadRoom('torino');
    const bot = await loadBot('random', room);
    const { match } = await selfPlay(room.game, defaultOptions(room.game.options), bot, 'kept');
    const decisions = match.history.steps.filter(({ seat }) => seat === 0 || seat === 1);
    const [rare, times] = [9e-7, 900];
    const lots = decisions.map(({ action }) => ({
      actions: Array.from({ length: times + 1 }, () => action),
      odds: [1 - rare * times, ...Array.from({ length: times }, () => rare)],
    }));
    const kept = promisesOf((await room.expert()).inSearch, { match, lots }, PLAIN);
    for (const { promised, real } of kept) expect(real).toBeCloseTo(promised, 3);
  });
});

const MOST_POINTS = 3;

it.each(Object.entries(measured))(
  'what was measured of %s is kept within three points in every tenth',
  (_, { worst, bins }) => {
    const gaps = bins
      .filter(({ positions }) => positions >= 100)
      .map(({ promised, real }) => 100 * Math.abs(real - promised));
    expect(gaps.length).toBeGreaterThan(6);
    expect(Math.max(...gaps)).toBeCloseTo(worst, 1);
    expect(worst).toBeLessThanOrEqual(MOST_POINTS);
  },
);
