import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { Player, playOn } from '../../../test/support/player.ts';
import { loadRoom } from '../../games/index.ts';
import { openRecord, replay } from '../../match/replay.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { LIMITS } from '../settings.ts';

const SHORT = { turnsPerHalf: 2, tie: 'draw' };
const NOW = Date.parse('2026-11-18T15:00:00Z');

let folder: string;
let log: Log;
let app: Awaited<ReturnType<typeof buildApp>>;
let address: string;
let clock = 0;
const sockets: Player[] = [];
beforeEach(async () => {
  clock = 0;
  folder = mkdtempSync(join(tmpdir(), 'cancha-news-'));
  log = await openSqliteLog(':memory:');
  const settings = { pages: 'no such folder', data: folder, limits: LIMITS };
  app = await buildApp({ log, now: () => NOW + clock, settings });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const player of sockets.splice(0)) player.close();
  await app.close();
  await log.close();
  rmSync(folder, { recursive: true });
});

async function account(name: string): Promise<BrowserLike> {
  const browser = new BrowserLike(app);
  await browser.post('/api/accounts', { name, password: 'caballo grapa pila' });
  return browser;
}

/** A match that everybody may see, from the lobby; its name. */
async function playPublic(ana: BrowserLike, blas: BrowserLike): Promise<string> {
  const { id } = (await ana.post('/api/seeks', { game: 'torino', options: SHORT })).body;
  const { match } = (await blas.post(`/api/seeks/${id}/accept`)).body;
  const room = await loadRoom('torino');
  const { mine } = (await ana.get(`/api/matches/${match}`)).body;
  const two = [ana, blas].map((who, i) => {
    const side = (i === 0) === (mine === 'home') ? 'home' : 'away';
    const player = new Player(address, match, room, side, null, 0, { cookie: `cancha=${who.cookie}` });
    sockets.push(player);
    return player;
  });
  const [home, away] = mine === 'home' ? two : two.toReversed();
  await playOn(home!, away!);
  await expect
    .poll(async () => (await ana.get('/api/news')).body.results.map((one: { match: string }) => one.match))
    .toContain(match);
  return match;
}

const download = async (name: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: `/api/matches/${name}`, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
const recordsIn = (text: string): string[] => text.split(/\n\n(?=\[Game )/).filter((part) => part.trim() !== '');

it('a month of public matches is one file of records that can be replayed; what is private is not in it', async () => {
  const [ana, blas] = await Promise.all([account('Ana'), account('Blas')]);
  await playPublic(ana, blas);
  clock += 1000;
  await playPublic(ana, blas);
  await ana.post('/api/matches', { game: 'torino', side: 'home', name: 'Ana', bot: 'random' });
  const { status, bytes, headers } = await download('2026-11.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const records = recordsIn(bytes.toString());
  expect(records).toHaveLength(2);
  const { game } = await loadRoom('torino');
  for (const text of records) {
    const opened = openRecord(`${text.trimEnd()}\n`);
    expect(opened.ok && replay(game, opened.value).ok).toBe(true);
  }
  const packed = await download('2026-11.txt.gz');
  expect(packed.headers['content-type']).toBe('application/gzip');
  expect(gunzipSync(packed.bytes).equals(bytes)).toBe(true);
  const sent = await download('2026-11.txt', { 'accept-encoding': 'gzip' });
  expect([sent.headers['content-encoding'], gunzipSync(sent.bytes).equals(bytes)]).toEqual(['gzip', true]);
  expect((await download('2026-11.txt', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  expect((await download('2026-10.txt')).bytes.toString()).toBe('');
  for (const name of ['2026-12.txt', '2026-13.txt', '2026-00.txt.gz']) expect((await download(name)).status).toBe(404);
  expect(bytes.toString()).toContain('Ana');
  // The name of somebody who is gone is in no file that was made before.
  await ana.delete('/api/me');
  expect((await download('2026-11.txt')).bytes.toString()).not.toContain('Ana');
  for (const url of ['/api/news', '/api/news.atom', '/api/lobby']) {
    const { body } = await app.inject({ url });
    expect([url, body.includes('Ana')]).toEqual([url, false]);
  }
  expect((await blas.get('/api/news')).body.results).toHaveLength(2);
});

it('tells the results as news, and of the day the match with the most drama', async () => {
  const [ana, blas] = await Promise.all([account('Ana & <Co>'.replace(/[^\w ]/g, '')), account('Blas')]);
  const feed = async (lang: string) => (await app.inject({ url: `/api/news.atom?lang=${lang}` })).body;
  expect((await ana.get('/api/news')).body).toEqual({ day: null, results: [] });
  const match = await playPublic(ana, blas);
  await app.ratings.settle();
  await app.ratings.studySome();
  const { store } = app.people;
  const drama = await store.selectFrom('dramas').selectAll().where('match', '=', match).executeTakeFirstOrThrow();
  expect(drama.value).toBeGreaterThan(0);
  await store.updateTable('dramas').set({ value: 640, leads: 3, behind: 700 }).execute();
  expect((await ana.get('/api/news')).body.day).toMatchObject({ match, leads: 3, behind: 0.7 });
  const [es, en] = [await feed('es'), await feed('en')];
  expect(es).toContain(`/online/${match}#day</id>`);
  expect(es).toContain('El favorito cambió 3 veces; el ganador llegó a ir un 70 % por detrás.');
  expect(en).toContain('The lead changed 3 times; the winner was as far as 70 % behind.');
  for (const text of [es, en]) {
    expect(text.match(/<entry>/g)).toHaveLength(2);
    expect(text).toMatch(/^<\?xml.*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom".*<\/feed>\n$/s);
  }
  await store.updateTable('dramas').set({ leads: 1, behind: 0 }).execute();
  expect(await feed('es')).toContain('<summary>El favorito cambió una vez.</summary>');
  expect(await feed('en')).toContain('<summary>The lead changed once.</summary>');
  clock += 86_400_000;
  expect((await ana.get('/api/news')).body.day).toBeNull();
});

it('counts who watches in the lobby', async () => {
  const [ana, blas] = await Promise.all([account('Ana'), account('Blas')]);
  const { id } = (await ana.post('/api/seeks', { game: 'torino' })).body;
  const { match } = (await blas.post(`/api/seeks/${id}/accept`)).body;
  const watching = async () =>
    (await ana.get('/api/lobby')).body.watch.map((one: { watching: number }) => one.watching);
  expect(await watching()).toEqual([0]);
  const pages = [1, 2].map(() => new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/talk`));
  for (const page of pages)
    page.addEventListener('open', () => page.send(JSON.stringify({ type: 'enter', key: null })));
  await expect.poll(watching).toEqual([2]);
  for (const page of pages) page.close();
  await expect.poll(watching).toEqual([0]);
});
