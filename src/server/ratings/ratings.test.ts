import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { SIDES, type Side } from '../../core/game.ts';
import { commitmentTo } from '../../match/fair.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { buildApp } from '../app.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { limitsAfter } from './conduct.ts';
import { streaksOf } from './profile.ts';
import { limitOf } from './ratings.ts';

type App = Awaited<ReturnType<typeof buildApp>>;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
let app: App;
let now: number;
let ana: BrowserLike;
let blas: BrowserLike;

/** An account; the password costs time and is tested elsewhere. */
async function account(name: string): Promise<BrowserLike> {
  const browser = new BrowserLike(app);
  const { body } = await browser.post('/api/me/guest', { name });
  await app.people.store
    .updateTable('people')
    .set({ key: name.toLowerCase() })
    .where('id', '=', body.person.id)
    .execute();
  return browser;
}
const idOf = async (browser: BrowserLike): Promise<string> => (await browser.get('/api/me')).body.person.id;

beforeEach(async () => {
  now = Date.now();
  app = await buildApp({ log: await openSqliteLog(':memory:'), now: () => now, settings: { pages: 'no such folder' } });
  [ana, blas] = [await account('Ana'), await account('Blas')];
});
afterEach(() => app.close());

/** A match of two in which the second gives up at once; on which side the first played. */
async function play(winner: BrowserLike, loser: BrowserLike, wish: object = {}): Promise<string> {
  const seek = { game: 'torino', isQuick: true, isRated: true, ...wish };
  await winner.post('/api/seeks', seek);
  const { match } = (await loser.post('/api/seeks', seek)).body;
  const lost: Side = (await loser.get(`/api/matches/${match}`)).body.mine;
  await giveUp(match, lost);
  return match;
}

async function giveUp(match: string, lost: Side, people: readonly Side[] = SIDES): Promise<void> {
  const table = (await app.tables.take(match))!;
  const say = (side: Side, message: ClientMessage): Promise<void> =>
    table.hear({ side, member: 1, send: () => undefined }, message);
  // Whoever plays a bot has nobody to hide his seed from.
  if (people.length > 1) for (const side of people) await say(side, { type: 'commit', side, hash: commitmentTo(side) });
  for (const side of people) await say(side, { type: 'seed', side, seed: side });
  await say(lost, { type: 'resign', side: lost });
  app.tables.release(match);
  await app.ratings.settle();
}
const profile = async (browser: BrowserLike, as = browser) =>
  (await as.get(`/api/people/${await idOf(browser)}`)).body.person;

it('counts a rated match once, however often its end is told', async () => {
  const match = await play(ana, blas);
  const [first, second] = [await profile(ana), await profile(blas)];
  expect(first.curves).toMatchObject([{ game: 'torino', tempo: 'live', matches: 1, isProvisional: true }]);
  expect(first.curves[0].rating).toBeCloseTo(1662.21, 1);
  expect(second.curves[0].rating).toBeCloseTo(1337.79, 1);
  expect(first.matches).toMatchObject([{ match, share: 1, rival: { name: 'Blas', bot: null } }]);
  // Any node may tell the end again, and the match is put away in the end.
  await app.tables.tidy({ idleDays: 1000, finishedDays: 1000 });
  await app.tables.tidy({ idleDays: 1000, finishedDays: 1000 });
  expect(await profile(ana)).toEqual(first);
});

it('tells everybody a score with his own goals first', async () => {
  const match = await play(ana, blas);
  await app.people.store.updateTable('results').set({ score: '2–1' }).execute();
  const { mine } = (await ana.get(`/api/matches/${match}`)).body;
  const own = mine === 'home' ? ['2–1', '1–2'] : ['1–2', '2–1'];
  const told = await Promise.all([ana, blas].map(async (who) => (await profile(who)).matches[0].score));
  expect(told).toEqual(own);
});

it('counts the end of a match that a node could not count, when it is put away', async () => {
  const { ratings } = app;
  const note = ratings.note.bind(ratings);
  ratings.note = () => undefined;
  const match = await play(ana, blas);
  expect((await profile(ana)).matches).toEqual([]);
  ratings.note = note;
  await app.tables.tidy({ idleDays: 1000, finishedDays: 1000 });
  expect((await profile(ana)).matches).toMatchObject([{ match, share: 1 }]);
});

it('does not rate what is played with a guest, or was not meant to be rated', async () => {
  const guest = new BrowserLike(app);
  await guest.post('/api/me/guest', { name: 'Eva' });
  await play(ana, guest);
  await play(ana, blas, { isRated: false });
  const { curves, matches, streaks } = await profile(ana);
  expect(curves).toEqual([]);
  expect(matches).toHaveLength(2);
  expect(streaks).toEqual({ wins: 2, mostWins: 2, unbeaten: 2, mostUnbeaten: 2 });
});

it('lists who is known well enough, and nobody who has rested for years, or is private', async () => {
  const list = async () =>
    (await ana.get('/api/ratings/torino/live')).body.people.map(({ name }: { name: string }) => name);
  await play(ana, blas);
  expect(await list()).toEqual([]);
  await app.people.store.updateTable('ratings').set({ deviation: 60 }).execute();
  expect(await list()).toEqual(['Ana', 'Blas']);
  await blas.patch('/api/me', { isPublic: false });
  expect(await list()).toEqual(['Ana']);
  expect((await ana.get(`/api/people/${await idOf(blas)}`)).status).toBe(403);
  expect((await profile(blas)).name).toBe('Blas');
  now += 2 * YEAR;
  expect(await list()).toEqual([]);
  expect((await ana.get('/api/ratings/torin/live')).body.error.message.en).toContain('torino');
  expect((await ana.get('/api/people/nobody')).status).toBe(404);
});

it('takes the lobby for an hour from who leaves three matches early within a day, and says until when', async () => {
  for (let count = 0; count < 3; count++) await play(ana, blas);
  expect((await profile(blas)).reliability).toEqual({ finished: 0, of: 3, abandoned: 3, stalled: 0, thrown: 0 });
  const refused = await blas.post('/api/seeks', { game: 'torino' });
  expect([refused.status, refused.body.error.message.en]).toEqual([409, expect.stringContaining('60 min')]);
  now += DAY / 12;
  expect((await blas.post('/api/seeks', { game: 'torino' })).status).toBe(201);
  const thrown = Array.from({ length: 3 }, () => ({ ending: 'thrown', at: now - 2 * DAY }));
  expect(limitsAfter(thrown, now)).toEqual([{ kind: 'rated', until: now + 7 * DAY }]);
  expect(await limitOf(app.people.store, await idOf(ana), 'seek', now)).toBeNull();
});

it('offers a bot of about the same strength, rated, without advice, and keeps the search open', async () => {
  const { id } = (await ana.post('/api/seeks', { game: 'torino', isRated: true })).body;
  const { match } = (await ana.post(`/api/seeks/${id}/bot`)).body;
  expect((await blas.post(`/api/seeks/${id}/bot`)).status).toBe(409);
  const { names, mine } = (await ana.get(`/api/matches/${match}`)).body;
  expect(Object.values(names).sort()).toEqual(['Ana', 'club']);
  expect((await blas.get('/api/lobby')).body.seeks).toHaveLength(1);
  await giveUp(match, mine, [mine]);
  expect(await profile(ana)).toMatchObject({ curves: [{ matches: 1 }], rivals: [{ bot: 'club', lost: 1 }] });
  expect((await profile(ana)).reliability).toMatchObject({ finished: 1, of: 1 });
});

it('names nobody who is private in the profiles of his rivals, but to himself and to them', async () => {
  await play(ana, blas);
  const eva = new BrowserLike(app);
  await eva.post('/api/me/guest', { name: 'Eva' });
  const met = async (as: BrowserLike) => {
    const { rivals, matches } = await profile(ana, as);
    return [rivals.map(({ name }: { name: string }) => name), matches[0].rival?.name ?? null];
  };
  expect(await met(eva)).toEqual([['Blas'], 'Blas']);
  await blas.patch('/api/me', { isPublic: false });
  expect(await met(eva)).toEqual([[], null]);
  expect(JSON.stringify(await profile(ana, eva))).not.toContain(await idOf(blas));
  for (const who of [ana, blas]) expect(await met(who)).toEqual([['Blas'], 'Blas']);
});

it('reads streaks', () => {
  expect(streaksOf([1, 1, 0, 1, 0.5, 1])).toEqual({ wins: 1, mostWins: 2, unbeaten: 3, mostUnbeaten: 3 });
});
