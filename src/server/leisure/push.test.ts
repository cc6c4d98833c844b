import { afterEach, beforeEach, expect, it } from 'vitest';
import { SlowMatch, shared } from '../../../test/support/atLeisure.ts';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { Player } from '../../../test/support/player.ts';
import { claimsOf, openPushService, PushedBrowser, type PushService } from '../../../test/support/pushService.ts';
import { otherSide, SIDES, type Side } from '../../core/game.ts';
import { loadRoom } from '../../games/index.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { openMemoryStore } from '../store/sqlite.ts';
import type { Store } from '../store/tables.ts';
import { awaited } from './turns.ts';

const SECOND = 1000;
type App = Awaited<ReturnType<typeof buildApp>>;
let app: App;
let log: Log;
let store: Store;
let service: PushService;
let clock = 0;
const open = (): Promise<App> =>
  buildApp({
    log,
    store: shared(store),
    now: () => Date.now() + clock,
    settings: { pages: 'none', push: { hosts: [service.origin] } },
  });
beforeEach(async () => {
  clock = 0;
  [log, store, service] = [await openSqliteLog(':memory:'), await openMemoryStore(), await openPushService()];
  app = await open();
});
afterEach(async () => {
  await app.close();
  await store.destroy();
  await log.close();
  service.close();
});

/** Blas is to decide. */
const begun = async (): Promise<SlowMatch> => {
  const match = await SlowMatch.begin(app);
  await match.until('away', 'choice');
  return match;
};
const subscribe = (browser: BrowserLike, pushed: PushedBrowser, lang = 'es', path = '/sub') =>
  browser.post('/api/me/push', { endpoint: service.origin + path, ...pushed.keys, lang });
/** The turn has lasted a while, and the server looks whom to call. */
const later = async (): Promise<void> => {
  clock += 11 * SECOND;
  await app.pushes.serve();
};

it('calls whoever does not look in his language, once a turn, sealed for his browser and signed by this server', async () => {
  const match = await begun();
  const side = 'away';
  const phone = new PushedBrowser();
  expect((await subscribe(match.browsers[side], phone)).status).toBe(200);
  await app.pushes.serve();
  expect(service.calls).toEqual([]);
  await later();
  await later();
  expect(service.calls).toHaveLength(1);
  const [call] = service.calls;
  const { body: own } = await match.browsers[side].get('/api/me/push');
  // What was thrown until it was his turn may have been a goal.
  const { state, game } = (await match.known()).match;
  const body = `Ana ${game.score(state).join('–')} Blas`;
  expect(phone.open(call!)).toEqual({ match: match.id, title: 'Te toca en Torino', body, lang: 'es' });
  expect(claimsOf(call!, own.key)).toMatchObject({ aud: service.origin, sub: 'mailto:nobody@example.com' });
  expect(call!.headers).toMatchObject({ topic: match.id, 'content-encoding': 'aes128gcm' });

  // He acts, his rival acts: it is his turn anew. In English this time, by the same address.
  await subscribe(match.browsers[side], phone, 'en');
  await match.until(otherSide(side), 'choice');
  await match.until(side, 'choice');
  await later();
  await later();
  expect(service.calls.map((each) => phone.open(each)['title'])).toEqual(['Te toca en Torino', 'Your turn in Torino']);
});

it('on several nodes a turn is called once, by the keys that all of them have', async () => {
  const other = await open();
  const match = await begun();
  const side = 'away';
  await subscribe(match.browsers[side], new PushedBrowser());
  clock += 11 * SECOND;
  await Promise.all([app.pushes.serve(), other.pushes.serve(), app.pushes.serve(), other.pushes.serve()]);
  expect(service.calls).toHaveLength(1);
  expect(await other.pushes.publicKey()).toBe(await app.pushes.publicKey());
  await other.close();
});

it('calls again what no service took, for a while, and not what one has taken', async () => {
  const match = await begun();
  await subscribe(match.browsers.away, new PushedBrowser());
  service.status = 503;
  await later();
  expect(service.calls).toHaveLength(1);
  await app.pushes.serve();
  expect(service.calls).toHaveLength(1);
  service.status = 201;
  for (let i = 0; i < 6; i++) await later();
  expect(service.calls).toHaveLength(2);
  // His turn anew, and the service is gone for good.
  service.status = 503;
  await match.until('home', 'choice');
  await match.until('away', 'choice');
  for (let i = 0; i < 1000; i++) await later();
  expect(service.calls.length).toBeGreaterThan(5);
  expect(service.calls.length).toBeLessThan(15);
});

it('forgets a browser that is gone, and calls nobody who looks', async () => {
  const match = await begun();
  const side = 'away';
  await subscribe(match.browsers[side], new PushedBrowser(), 'es', '/gone');
  service.status = 410;
  await later();
  expect(service.calls).toHaveLength(1);
  expect(await store.selectFrom('pushes').selectAll().execute()).toEqual([]);

  service.status = 201;
  const rival = otherSide(side);
  await subscribe(match.browsers[rival], new PushedBrowser());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = { cookie: `cancha=${match.browsers[rival].cookie}` };
  const page = new Player(address, match.id, await loadRoom('torino'), rival, null, 0, cookie);
  await page.until('there', ({ away }) => away[rival] === null);
  await match.until(rival, 'choice');
  await later();
  expect(service.calls).toHaveLength(1);
  // Out of sight, out of mind: the next turn is called.
  page.say({ type: 'eyes', open: false });
  await expect.poll(() => app.presence.looks(match.id, rival)).toBe(false);
  await match.until(side, 'choice');
  await match.until(rival, 'choice');
  await later();
  expect(service.calls).toHaveLength(2);
  page.close();
});

it('writes to the push services of browsers only, for those who are known, and not after they sign out elsewhere', async () => {
  const match = await SlowMatch.begin(app);
  const { keys } = new PushedBrowser();
  const ask = (endpoint: string, browser = match.browsers.home) =>
    browser.post('/api/me/push', { endpoint, ...keys, lang: 'es' });
  for (const endpoint of [
    'https://evil.example/x',
    'http://fcm.googleapis.com/x',
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://a:b@fcm.googleapis.com/x',
    'https://localhost/x',
  ])
    expect((await ask(endpoint)).status, endpoint).toBe(409);
  expect((await ask('no address')).status).toBe(400);
  expect((await ask('https://fcm.googleapis.com/x', new BrowserLike(app))).status).toBe(401);
  for (const endpoint of ['https://fcm.googleapis.com/fcm/send/1', 'https://wns2-by3p.notify.windows.com/w/?t=1'])
    expect((await ask(endpoint)).status, endpoint).toBe(200);
  expect((await match.browsers.away.delete('/api/me/push')).status).toBe(400);
  await match.browsers.home.delete('/api/sessions');
  expect(await store.selectFrom('pushes').selectAll().execute()).toEqual([]);
});

it('whoever is awaited on is not called again before he has acted, whatever happens meanwhile', async () => {
  const match = await SlowMatch.begin(app);
  for (const side of SIDES) await subscribe(match.browsers[side], new PushedBrowser(), 'es', `/${side}`);
  let turns = 0;
  let before: readonly Side[] = [];
  for (let i = 0; i < 40; i++) {
    const sides = await awaited((await match.known()).match);
    turns += sides.filter((side) => !before.includes(side)).length;
    before = sides;
    await later();
    expect(service.calls).toHaveLength(turns);
    await match.step();
  }
  expect(turns).toBeGreaterThan(10);
});
