// What a study is told of a game: its board as a picture, where the ball is, who starts, whose turn it is.
import { describe, expect, test } from 'vitest';
import { SIDES } from '../../src/core/game.ts';
import { defaultOptions } from '../../src/core/options.ts';
import type { GameId } from '../../src/games/index.ts';
import { TURN_WIDTH, turnAt } from '../../src/lab/sim/batch.ts';
import { openSeries, playBatch } from '../../src/lab/sim/series.ts';
import { ROOMS } from '../support/rooms.ts';
import { roam, withAnEnd } from '../support/walk.ts';

describe.each(ROOMS)('$id', (room) => {
  const { game } = room;

  test('every space has its own name and lies on the picture', async () => {
    const { plan } = await room.survey();
    expect(new Set(plan.spaces.map(({ name }) => name)).size).toBe(plan.spaces.length);
    for (const { name, x, y } of plan.spaces)
      expect({ name, isIn: x >= 0 && x <= plan.width && y >= 0 && y <= plan.height }).toEqual({ name, isIn: true });
  });

  test('the ball is where the position says, and turns belong to sides', async () => {
    const { plan, ball, mover, starter } = await room.survey();
    roam(game, 6, 300, ({ state }) => {
      const written = game.writePosition(state)['ball'];
      const told = plan.spaces[ball(state)]?.name ?? null;
      const name = typeof written === 'number' ? String(written) : written;
      if (name === null || typeof name === 'string') expect(told).toBe(name);
      for (const seat of [mover(state), starter(state)]) expect(seat === -1 || seat in SIDES).toBe(true);
    });
  });

  test('a series knows who started, and its turns end with the match', async () => {
    const options = withAnEnd(defaultOptions(game.options));
    const plan = { options, version: game.version, home: 'random', away: 'random', matches: 3, seed: 's', luck: false };
    const series = await openSeries({ ...plan, game: game.id as GameId });
    const batch = (await playBatch(series, 0))!;
    expect(batch.matches.map(({ started_by }) => started_by)).not.toContain(null);
    const last = turnAt(batch.turns, batch.turns.length / TURN_WIDTH - 1);
    const { home, away, winner } = batch.matches.at(-1)!;
    expect([last.home, last.away]).toEqual([home, away]);
    expect(last.share).toBe(winner === 'home' ? 1000 : winner === 'away' ? 0 : 500);
  });
});
