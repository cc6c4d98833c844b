import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { PERIODS, periodOf, playsOf, scoreOf, shootoutOf } from './clockface.ts';

const position = (fields: object) => ({ game: 'any', v: 1, ...fields });

describe('the scoreboard', () => {
  it.each(GAME_IDS)('%s: reads the first position', async (id) => {
    const { game } = await loadRoom(id);
    const start = game.writePosition(game.setup(defaultOptions(game.options)));
    expect(periodOf(start)).toBe('period.1');
    expect(scoreOf(start)).toEqual([0, 0]);
    expect(playsOf(start)?.n).toBe(0);
    expect(shootoutOf(start)).toBeNull();
  });

  it('names every period', () =>
    expect(PERIODS.map((period) => periodOf(position({ period })))).toEqual(
      PERIODS.map((period) => `period.${period}`),
    ));

  it.each([
    [
      { period: 1, time: { plays: 7 }, options: { clock: 'plays', turnsPerHalf: 24 } },
      { n: 7, of: 24 },
    ],
    [
      { period: 'et1', time: { plays: 2 }, options: { clock: 'plays', plays: 30, etPlays: 8 } },
      { n: 2, of: 8 },
    ],
    [
      { period: 2, time: { plays: 2 }, options: { clock: 'whistle', plays: 30 } },
      { n: 2, of: null },
    ],
    [
      { period: 1, time: { plays: 2 }, options: { clock: 'plays', maxTurns: 0 } },
      { n: 2, of: null },
    ],
    [{ period: 'shootout', time: { plays: 0 }, options: {} }, null],
  ])('counts the plays of %j', (fields, plays) => expect(playsOf(position(fields))).toEqual(plays));

  it.each([
    [{ taken: [2, 1], goals: [1, 1] }],
    [{ shots: [2, 1], score: [1, 1] }],
    [{ kicks: { home: [true, false], away: [true] } }],
  ])('reads the shoot-out %j', (shootout) =>
    expect(shootoutOf(position({ shootout }))).toEqual({ taken: [2, 1], goals: [1, 1] }),
  );
});
