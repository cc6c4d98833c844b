import type { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SlowMatch, shared } from '../../../test/support/atLeisure.ts';
import { openPushService, PushedBrowser, type PushService } from '../../../test/support/pushService.ts';
import { FREE } from '../../match/pace.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { openMemoryStore } from '../store/sqlite.ts';
import type { Store } from '../store/tables.ts';

const SECOND = 1000;
type App = Awaited<ReturnType<typeof buildApp>>;
/** Of these the first writes its steps, but from some moment on lives too short to note what they mean. */
let [app, other]: [App, App] = [] as never;
let log: Log;
let store: Store;
let service: PushService;
let clock = 0;
let isDying = false;
const dying = (whole: Store): Store =>
  new Proxy(whole, {
    get(target, name) {
      if (name === 'executeQuery' && isDying)
        return (query: Parameters<Store['executeQuery']>[0]) => {
          if (/into "turns"/.test((query as CompiledQuery).sql)) throw new Error('this node is dead');
          return target.executeQuery(query);
        };
      return Reflect.get(target, name, target) as unknown;
    },
  });
const open = (on: Store): Promise<App> =>
  buildApp({
    log,
    store: on,
    now: () => Date.now() + clock,
    settings: { pages: 'none', push: { hosts: [service.origin] } },
  });
beforeEach(async () => {
  [clock, isDying] = [0, false];
  [log, store, service] = [await openSqliteLog(':memory:'), await openMemoryStore(), await openPushService()];
  [app, other] = [await open(dying(shared(store))), await open(shared(store))];
  await Promise.all([app, other].map(({ presence }) => presence.begin()));
});
afterEach(async () => {
  await Promise.all([app.close(), other.close()]);
  await store.destroy();
  await log.close();
  service.close();
});

/** The first node says nothing any more, and the other looks after what it has left. */
async function dies(): Promise<void> {
  clock += 20 * SECOND;
  for (let i = 0; i < 2; i++) {
    await other.presence.beat();
    await other.lost.look();
  }
}
const noted = async ({ id }: SlowMatch) =>
  (await store.selectFrom('turns').select(['n', 'home', 'away', 'winner']).where('match', '=', id).execute())[0];

it('what a dead node had yet to note is noted by another, and whoever is due is called', async () => {
  const match = await SlowMatch.begin(app);
  await match.until('home', 'choice');
  const { keys } = new PushedBrowser();
  await match.browsers.away.post('/api/me/push', { endpoint: `${service.origin}/sub`, ...keys, lang: 'es' });
  const before = await noted(match);
  isDying = true;
  await match.until('away', 'choice');
  expect(await noted(match)).toEqual(before);
  await dies();
  expect(await noted(match)).toMatchObject({ n: (await match.known()).n, home: 0, away: 1 });
  clock += 11 * SECOND;
  await other.pushes.serve();
  expect(service.calls).toHaveLength(1);
});

it('so is the end of a match, and one of which nothing was noted', async () => {
  const ended = await SlowMatch.begin(app, 'torino', FREE);
  await ended.until('home', 'choice');
  await expect.poll(async () => (await noted(ended))?.n).toBe((await ended.known()).n);
  isDying = true;
  const begun = await SlowMatch.begin(app);
  await ended.say('home', { type: 'resign', side: 'home' });
  expect((await noted(ended))?.winner).toBeNull();
  expect(await noted(begun)).toBeUndefined();
  await dies();
  expect((await noted(ended))?.winner).toBe('away');
  expect((await noted(begun))?.n).toBe((await begun.known()).n);
});

it('nothing is compared while all nodes live, and what is noted late by its own node is left to it', async () => {
  const match = await SlowMatch.begin(app);
  await match.until('home', 'choice');
  isDying = true;
  const before = await noted(match);
  await match.step();
  for (let i = 0; i < 2; i++) {
    await Promise.all([app, other].map(({ presence }) => presence.beat()));
    await other.lost.look();
  }
  expect(await noted(match)).toEqual(before);
});
