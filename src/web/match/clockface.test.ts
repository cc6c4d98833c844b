import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { minutesText, PERIODS, periodOf, playsOf, scoreOf, shootoutOf } from './clockface.ts';

const position = (fields: object) => ({ game: 'any', v: 1, ...fields });

describe('the scoreboard', () => {
  it.each(GAME_IDS)('%s: reads the first position', async (id) => {
    const { game } = await loadRoom(id);
    const start = game.writePosition(game.setup(defaultOptions(game.options)));
    expect(periodOf(start)).toBe(id === 'mat' ? 'period.whole' : 'period.1');
    expect(scoreOf(start)).toEqual([0, 0]);
    expect(playsOf(start)?.n).toBe(id === 'city' ? 0 : 1);
    expect(shootoutOf(start)).toBeNull();
  });

  it('names every period', () =>
    expect(PERIODS.map((period) => periodOf(position({ period })))).toEqual(
      PERIODS.map((period) => `period.${period}`),
    ));

  it.each([
    [
      { game: 'torino', period: 1, time: { plays: 7 }, options: { clock: 'plays', turnsPerHalf: 24 } },
      { key: 'match.playsOf', n: 8, of: 24 },
    ],
    [
      { game: 'tactics', period: 1, time: { plays: 7 }, options: { clock: 'plays', playsPerHalf: 20 } },
      { key: 'match.playsOf', n: 7, of: 20 },
    ],
    [
      { period: 'et1', time: { plays: 2 }, options: { clock: 'plays', plays: 30, etPlays: 8 } },
      { key: 'match.playsOf', n: 2, of: 8 },
    ],
    [
      { period: 2, time: { plays: 2 }, options: { clock: 'whistle', plays: 30 } },
      { key: 'match.plays', n: 2, of: 0 },
    ],
    [
      { period: 1, time: { plays: 2 }, options: { clock: 'plays', maxTurns: 0 } },
      { key: 'match.plays', n: 2, of: 0 },
    ],
    [
      { game: 'city', period: 2, time: { plays: 12 }, options: { clock: 'plays', mode: 'full' } },
      { key: 'match.minuteOf', n: 12, of: 48 },
    ],
    [{ period: 'shootout', time: { plays: 0 }, options: {} }, null],
  ])('counts the plays of %j', (fields, plays) => expect(playsOf(position(fields))).toEqual(plays));

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [61_000, '1:01'],
  ])('shows %d ms as %s', (millis, text) => expect(minutesText(millis)).toBe(text));

  it.each([
    [{ taken: [2, 1], goals: [1, 1] }],
    [{ shots: [2, 1], score: [1, 1] }],
    [{ kicks: { home: [true, false], away: [true] } }],
  ])('reads the shoot-out %j', (shootout) =>
    expect(shootoutOf(position({ shootout }))).toEqual({ taken: [2, 1], goals: [1, 1] }),
  );
});
