import { expect, it, vi } from 'vitest';
import { SIDES, type Side } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { commitmentTo } from '../match/fair.ts';
import { buildApp } from './app.ts';
import { openSqliteLog } from './log/sqlite.ts';
import type { Visitor } from './table.ts';

const WATCHERS = 500;

it('a step is looked at and written once for all who watch, however many they are', async () => {
  const log = await openSqliteLog(':memory:');
  const app = await buildApp({ log, settings: { pages: 'none' } });
  const { tables } = app;
  const { game } = await loadRoom('torino');
  const options = defaultOptions(game.options);
  const { id } = await tables.create({ game: 'torino', options, side: 'home', name: 'Ana' });
  await tables.join((await tables.find(id))!, 'Blas');
  const table = (await tables.take(id))!;
  const heard: string[][] = [];
  const enter = async (side: Side | null): Promise<Visitor> => {
    const own: string[] = [];
    heard.push(own);
    const visitor = { side, member: side && 1, send: (text: string) => void own.push(text) };
    await table.enter(visitor, 0);
    return visitor;
  };
  const [ana, blas] = [await enter('home'), await enter('away')];
  for (const [i, side] of SIDES.entries())
    await table.hear([ana, blas][i]!, { type: 'commit', side, hash: commitmentTo(side) });
  for (const [i, side] of SIDES.entries()) await table.hear([ana, blas][i]!, { type: 'seed', side, seed: side });
  for (let i = 0; i < WATCHERS; i++) await enter(null);

  const [view, write] = [vi.spyOn(game, 'view'), vi.spyOn(JSON, 'stringify')];
  await table.hear(ana, { type: 'throw' });
  await table.hear(blas, { type: 'throw' });
  const [looks, writes] = [view.mock.calls.length, write.mock.calls.length];
  vi.restoreAllMocks();
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(20);
  expect(writes).toBeLessThan(40);
  const watched = heard.slice(2).map((own) => own.at(-1));
  expect(new Set(watched).size).toBe(1);
  expect(JSON.parse(watched[0]!)).toHaveProperty('d');
  await app.close();
  await log.close();
});
