import { afterEach, beforeEach, expect, it } from 'vitest';
import { SlowMatch, shared } from '../../../test/support/atLeisure.ts';
import { Player } from '../../../test/support/player.ts';
import { otherSide, type Side } from '../../core/game.ts';
import { loadRoom } from '../../games/index.ts';
import type { Pace } from '../../match/pace.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { openMemoryStore } from '../store/sqlite.ts';
import type { Store } from '../store/tables.ts';

const SECOND = 1000;
const LIVE: Pace = { kind: 'live', initial: 3_600_000, increment: 0 };
type App = Awaited<ReturnType<typeof buildApp>>;
let [app, other]: [App, App] = [] as never;
let log: Log;
let store: Store;
let clock = 0;
const open = (): Promise<App> =>
  buildApp({ log, store: shared(store), now: () => Date.now() + clock, settings: { pages: 'none' } });
beforeEach(async () => {
  clock = 0;
  [log, store] = [await openSqliteLog(':memory:'), await openMemoryStore()];
  [app, other] = [await open(), await open()];
});
afterEach(async () => {
  await Promise.all([app.close(), other.close()]);
  await store.destroy();
  await log.close();
});

/** The dice that belong to both are thrown. */
async function begun(pace?: Pace): Promise<SlowMatch> {
  const match = await SlowMatch.begin(app, 'torino', pace);
  await match.until('away', 'choice');
  return match;
}

/** A page of a side, by a node of its own. */
async function page(node: App, match: SlowMatch, side: Side): Promise<Player> {
  const address = await node.listen({ port: 0, host: '127.0.0.1' });
  const headers = { cookie: `cancha=${match.browsers[side].cookie}` };
  const player = new Player(address, match.id, await loadRoom('torino'), side, null, 0, headers);
  await player.until('there', ({ away }) => away[side] === null);
  return player;
}

it('who is away is seen on every node, and who has waited long enough may take the match, by what the server knows', async () => {
  const match = await begun(LIVE);
  const late = (await match.due())!;
  const waiting = otherSide(late);
  const [there, gone] = [await page(app, match, waiting), await page(other, match, late)];
  const claim = () => match.say(waiting, { type: 'claim', side: waiting });
  expect(await claim()).toEqual(['Your rival is here.']);
  gone.close();
  // Two nodes without a bus between them: what is in the store counts.
  await expect.poll(async () => (await app.presence.away(match.id, 0))[late]).not.toBeNull();
  expect((await app.presence.away(match.id, 0))[waiting]).toBeNull();
  expect((await claim())[0]).toMatch(/too early: wait (59|60) seconds/);
  clock += 30 * SECOND;
  // No page can say so of another, nor whoever is awaited himself, nor somebody who only watches.
  expect(await match.say(late, { type: 'claim', side: late })).toEqual(['Your rival is not awaited now.']);
  expect(await match.say(late, { type: 'claim', side: waiting })).toEqual(['You do not play that side.']);
  clock += 31 * SECOND;
  expect(await claim()).toEqual([]);
  const { match: ended } = await match.known();
  expect(ended.end).toMatchObject({ winner: waiting, reason: 'absent' });
  expect((await log.stepsAfter(match.id, 0)).at(-1)?.text).toBe(`end ${waiting} absent`);
  await app.ratings.settle();
  const results = await store.selectFrom('results').select(['side', 'ending']).execute();
  expect(results.find(({ side }) => side === late)?.ending).toBe('abandoned');
  expect(results.find(({ side }) => side === waiting)?.ending).toBe('finished');
  there.close();
});

it('whoever comes back in time keeps his match, and the wait begins anew with his turn', async () => {
  const match = await begun(LIVE);
  const late = (await match.due())!;
  const claim = () => match.say(otherSide(late), { type: 'claim', side: otherSide(late) });
  // Nobody has ever been there: the wait began with the turn.
  clock += 50 * SECOND;
  expect((await claim())[0]).toMatch(/too early/);
  const back = await page(app, match, late);
  clock += 50 * SECOND;
  expect(await claim()).toEqual(['Your rival is here.']);
  back.close();
  await expect.poll(async () => (await claim())[0]).toMatch(/too early/);
});

it('a node that dies leaves nobody behind, and one that slept is believed again', async () => {
  const match = await begun(LIVE);
  const late = (await match.due())!;
  const waits = await page(app, match, otherSide(late));
  await page(other, match, late);
  const see = async () => (await app.presence.away(match.id, 0))[late];
  expect(await see()).toBeNull();
  clock += 20 * SECOND;
  expect(await see()).not.toBeNull();
  const told = waits.heard.length;
  await app.presence.beat();
  const here = await store.selectFrom('here').select('side').execute();
  expect(here.map(({ side }) => side)).toEqual([otherSide(late)]);
  // The page at the node that has found it is told, not only those at others.
  await waits.hears(() => waits.heard.slice(told).some(({ type }) => type === 'there'));
  await other.presence.beat();
  expect(await see()).toBeNull();
});

it('at leisure the clock decides', async () => {
  const match = await begun();
  const waiting = otherSide((await match.due())!);
  clock += 7_200_000;
  expect((await match.say(waiting, { type: 'claim', side: waiting }))[0]).toContain('the clock decides');
});
