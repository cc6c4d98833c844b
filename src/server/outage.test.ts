import { afterEach, beforeEach, expect, it } from 'vitest';
import { Player } from '../../test/support/player.ts';
import { loadRoom } from '../games/index.ts';
import { buildApp } from './app.ts';
import type { Log } from './log/log.ts';
import { openSqliteLog } from './log/sqlite.ts';

let log: Log;
let app: Awaited<ReturnType<typeof buildApp>>;
let isAway = false;

beforeEach(async () => {
  isAway = false;
  const kept = await openSqliteLog(':memory:');
  const away = (): Promise<never> => Promise.reject(new Error('the database is away'));
  log = { ...kept, claimDue: (...args) => (isAway ? away() : kept.claimDue(...args)) };
  app = await buildApp({ log, settings: { pages: 'none' } });
});
afterEach(async () => {
  await app.close();
  await log.close();
});

it('a node whose log fails for a second sends its pages away, and takes them in again when it is back', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const payload = { game: 'torino', side: 'home', name: 'Ana' };
  const { id, key } = (await app.inject({ method: 'POST', url: '/api/matches', payload })).json();
  const room = await loadRoom('torino');
  const ana = new Player(address, id, room, 'home', key);
  await ana.until('places');
  // A moment is no outage.
  isAway = true;
  await new Promise((resolve) => setTimeout(resolve, 500));
  isAway = false;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(ana.socket.readyState).toBe(WebSocket.OPEN);
  isAway = true;
  const { code, reason } = await ana.closed;
  expect([code, reason]).toEqual([1012, 'restart']);
  isAway = false;
  const again = new Player(address, id, room, 'home', key);
  await again.until('places');
  again.close();
});
