import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../../test/support/rooms.ts';
import { withAnEnd } from '../../../test/support/walk.ts';
import { defaultOptions } from '../../core/options.ts';
import { type GameId, loadRoom } from '../../games/index.ts';
import { TURN_WIDTH, turnAt } from './batch.ts';
import { batchCount, batchSize, refuseBot, refuseOptions, type SimPlan, spanOf } from './plan.ts';
import { openSeries, playBatch } from './series.ts';

const planOf = async (game: GameId, more: Partial<SimPlan> = {}): Promise<SimPlan> => {
  const { game: rules } = await loadRoom(game);
  const options = withAnEnd(defaultOptions(rules.options));
  return {
    game,
    version: rules.version,
    options,
    home: 'random',
    away: 'random',
    matches: 8,
    seed: 'x',
    luck: false,
    ...more,
  };
};

describe('a plan', () => {
  test.each([1, 7, 199, 200, 201, 1000, 99_999, 100_000])(
    'of %i matches falls into batches without a gap',
    async (matches) => {
      const plan = await planOf('torino', { matches });
      const spans = Array.from({ length: batchCount(plan) }, (_, batch) => spanOf(plan, batch));
      expect(spans[0]!.first).toBe(0);
      for (const [i, { first, end }] of spans.entries()) {
        expect(end - first).toBeGreaterThan(0);
        expect(end - first).toBeLessThanOrEqual(batchSize(plan));
        expect(end).toBe(spans[i + 1]?.first ?? matches);
      }
    },
  );

  test('has bots that play the same twice, and rules that need no clock', async () => {
    expect(refuseBot('pro@200n')).toBeUndefined();
    expect(refuseBot('prro')!.en).toContain('pro');
    expect(refuseBot('pro@200ms')!.en).toContain('pro@200n');
    const room = await loadRoom('torino');
    const options = defaultOptions(room.game.options);
    expect(refuseOptions(room, options)).toBeUndefined();
    expect(refuseOptions(room, { ...options, clock: 'whistle' })!.en).toContain('clock');
  });
});

describe.each(ROOMS)('a batch of $id', ({ id, game }) => {
  test('is the same whoever plays it, and whatever was played before', async () => {
    const plan = await planOf(id as GameId, { matches: 600, luck: true });
    const [one, other] = [await openSeries(plan), await openSeries(plan)];
    await playBatch(other, 0);
    expect(await playBatch(one, 7)).toEqual(await playBatch(other, 7));
  });

  test('adds up: turns to matches, shots to places, clauses to the catalogue', async () => {
    const batch = (await playBatch(await openSeries(await planOf(id as GameId, { matches: 4 })), 0))!;
    const turns = Array.from({ length: batch.turns.length / TURN_WIDTH }, (_, row) => turnAt(batch.turns, row));
    for (const row of batch.matches) {
      const own = turns.filter(({ match }) => match === row.match);
      expect(own.map(({ turn }) => turn)).toEqual(own.map((_, i) => i));
      expect(own.length).toBe(row.turns + 1);
      expect(own.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(row.decisions);
      expect(own.reduce((sum, { draws }) => sum + draws, 0)).toBe(row.draws);
      expect(row.open).toBeLessThanOrEqual(row.decisions);
      expect(row.offered).toBeGreaterThanOrEqual(2 * row.open);
    }
    const shots = batch.places.filter(({ kind }) => kind === 'shot').reduce((sum, { times }) => sum + times, 0);
    expect(shots).toBe(batch.matches.reduce((sum, row) => sum + row.home_shots + row.away_shots, 0));
    for (const { clause } of batch.clauses) expect(game.clauses.byId.has(clause)).toBe(true);
  });

  test('weighs luck only where it is asked, and the matches are the same', async () => {
    const play = async (luck: boolean) =>
      (await playBatch(await openSeries(await planOf(id as GameId, { luck })), 0))!.matches;
    const [plain, weighed] = [await play(false), await play(true)];
    expect(weighed.map((row) => ({ ...row, luck: null }))).toEqual(plain);
    expect(weighed.every(({ luck }) => Number.isInteger(luck))).toBe(true);
  });
});
