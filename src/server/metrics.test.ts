import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player, playOn } from '../../test/support/player.ts';
import { loadRoom } from '../games/index.ts';
import { buildApp } from './app.ts';
import type { Log } from './log/log.ts';
import { openSqliteLog } from './log/sqlite.ts';

let log: Log;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  log = await openSqliteLog(':memory:');
  app = await buildApp({ log, settings: { pages: 'none' } });
});
afterAll(async () => {
  await app.close();
  await log.close();
});

it('tells of commands by kind and result, of what commits take, and of how late the event loop is', async () => {
  const read = async (series: string): Promise<number> => {
    const { body } = await app.inject('/metrics');
    const line = body.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? 0 : Number(line.slice(series.length));
  };
  const commands = (kind: string, result: string): Promise<number> =>
    read(`cancha_commands_total{kind="${kind}",result="${result}"}`);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json();
  const { id, key } = await post('/api/matches', { game: 'torino', side: 'home', name: 'Ana' });
  const seat = await post(`/api/matches/${id}/seats`, { name: 'Blas' });
  const room = await loadRoom('torino');
  const ana = new Player(address, id, room, 'home', key);
  const blas = new Player(address, id, room, 'away', seat.key);
  await Promise.all([ana.until('step'), blas.until('step')]);
  await playOn(ana, blas, 10);
  ana.say({ type: 'play', side: 'away', action: 'keep:even' });
  await ana.until('refused');
  const steps = await log.stepsAfter(id, 0);
  const done = (text: RegExp): number => steps.filter((step) => text.test(step.text)).length;
  expect(await commands('commit', 'done')).toBe(2);
  expect(await commands('throw', 'done')).toBe(done(/^chance /));
  expect(await commands('play', 'done')).toBe(done(/^(home|away) /));
  expect(await commands('play', 'refused')).toBe(1);
  expect(await read('cancha_commit_seconds_count')).toBe(steps.length);
  expect(await read('cancha_commit_seconds_sum')).toBeGreaterThan(0);
  expect([await read('cancha_matches'), await read('cancha_sockets')]).toEqual([1, 2]);
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  for (const player of [ana, blas]) player.close();
});
