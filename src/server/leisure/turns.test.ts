import { expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { serverInMemory } from '../../../test/support/inMemory.ts';
import { Player } from '../../../test/support/player.ts';
import { loadRoom } from '../../games/index.ts';

const HOUR = 3_600_000;
const server = serverInMemory();

const turnsOf = async (browser: BrowserLike) => (await browser.get('/api/me/turns')).body;

it('lists what waits for somebody until it is over, and nothing to those who are not known', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [ana, blas] = [new BrowserLike(server.app), new BrowserLike(server.app)];
  expect(await turnsOf(ana)).toMatchObject({ isKnown: false, matches: [] });
  await ana.post('/api/me/guest', { name: 'Ana' });
  await blas.post('/api/me/guest', { name: 'Blas' });
  expect(await turnsOf(ana)).toMatchObject({ isKnown: true, matches: [] });
  const { body: table } = await ana.post('/api/matches', { game: 'torino', side: 'home', name: 'Ana' });
  const { body: seat } = await blas.post(`/api/matches/${table.id}/seats`, { name: 'Blas' });

  const room = await loadRoom('torino');
  const home = new Player(address, table.id, room, 'home', table.key);
  const away = new Player(address, table.id, room, 'away', seat.key);
  const { turn } = await home.until('step');
  expect(turn.kind).not.toBe('over');
  home.say({ type: 'throw' });
  // Whoever is asked, the other waits: each list says it from its own side.
  await expect
    .poll(async () => (await Promise.all([ana, blas].map(turnsOf))).map(({ matches }) => matches.length))
    .toEqual([1, 1]);
  const [one, other] = await Promise.all([ana, blas].map(async (each) => (await turnsOf(each)).matches[0]));
  expect(one).toMatchObject({ match: table.id, game: 'torino', side: 'home', score: '0–0' });
  expect(one.table.away).toEqual([{ name: 'Blas', bot: null }]);
  expect(other).toMatchObject({ match: table.id, side: 'away' });
  expect(one.isMine || other.isMine).toBe(true);

  server.ahead = 2 * HOUR;
  const later = await turnsOf(ana);
  expect(later.now - later.matches[0].since).toBeGreaterThanOrEqual(2 * HOUR);
  home.say({ type: 'resign', side: 'home' });
  await expect.poll(async () => (await turnsOf(ana)).matches).toEqual([]);
  expect((await turnsOf(blas)).matches).toEqual([]);
  for (const { socket } of [home, away]) socket.close();
});

it('lists a live match that was arranged until it has begun, and no longer than people wait for it', async () => {
  const [ana, blas] = [new BrowserLike(server.app), new BrowserLike(server.app)];
  await ana.post('/api/me/guest', { name: 'Ana' });
  await blas.post('/api/me/guest', { name: 'Blas' });
  const { body: seek } = await ana.post('/api/seeks', { game: 'torino' });
  const { body: made } = await blas.post(`/api/seeks/${seek.id}/accept`, {});
  for (const browser of [ana, blas])
    expect((await turnsOf(browser)).matches).toMatchObject([{ match: made.match, isMine: true, score: '0–0' }]);
  server.ahead = HOUR;
  expect((await turnsOf(ana)).matches).toEqual([]);
});
