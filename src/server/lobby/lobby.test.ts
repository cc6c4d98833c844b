import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { Player, playOn } from '../../../test/support/player.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../../test/support/postgres.ts';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openPostgresLog } from '../log/postgres.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { openSqliteStore } from '../store/sqlite.ts';

const SHORT = { turnsPerHalf: 2, tie: 'draw' };
type App = Awaited<ReturnType<typeof buildApp>>;

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(() => postgres?.close());

/** Two nodes over one database, or the same one twice. */
interface Place {
  open(now: () => number): Promise<{ nodes: readonly [App, App]; close(): Promise<void> }>;
}
const settings = { pages: 'no such folder' };
const PLACES: Readonly<Record<string, Place>> = {
  SQLite: {
    async open(now) {
      const folder = mkdtempSync(join(tmpdir(), 'cancha-lobby-'));
      const file = join(folder, 'cancha.sqlite');
      const log = await openSqliteLog(file);
      const app = await buildApp({ log, store: openSqliteStore(file), now, settings });
      return {
        nodes: [app, app],
        async close() {
          await app.close();
          await log.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
  },
  ...(hasPostgres && {
    'PostgreSQL, with two nodes': {
      async open(now) {
        const url = await postgres!.database();
        const logs: Log[] = [await openPostgresLog(url), await openPostgresLog(url)];
        const [one, two] = await Promise.all(
          logs.map((log) => buildApp({ log, store: openPostgresStore(url), now, settings })),
        );
        return {
          nodes: [one!, two!],
          async close() {
            await Promise.all([one!.close(), two!.close()]);
            await Promise.all(logs.map((log) => log.close()));
          },
        };
      },
    } satisfies Place,
  }),
};

describe.each(Object.entries(PLACES))('the lobby over %s', (_name, place) => {
  let opened: Awaited<ReturnType<Place['open']>>;
  let clock: number;
  let ana: BrowserLike;
  let blas: BrowserLike;

  const person = async (app: App, name: string): Promise<BrowserLike> => {
    const browser = new BrowserLike(app);
    await browser.post('/api/me/guest', { name });
    return browser;
  };
  const seeks = async (browser: BrowserLike) => (await browser.get('/api/lobby')).body.seeks;

  beforeEach(async () => {
    clock = 0;
    opened = await place.open(() => Date.now() + clock);
    ana = await person(opened.nodes[0], 'Ana');
    blas = await person(opened.nodes[1], 'Blas');
  });
  afterEach(() => opened.close());

  it.each(GAME_IDS)('pairs two who look for the same in %s', async (game) => {
    const first = await ana.post('/api/seeks', { game, isQuick: true });
    expect(first.body).toEqual({ id: expect.any(String) });
    expect(await seeks(blas)).toMatchObject([{ id: first.body.id, name: 'Ana', game, target: null }]);
    const second = await blas.post('/api/seeks', { game, isQuick: true });
    const { match } = second.body;
    expect(await seeks(ana)).toEqual([]);
    const sides = await Promise.all([ana, blas].map(async (each) => (await each.get(`/api/matches/${match}`)).body));
    expect(sides.map(({ mine }) => mine).sort()).toEqual(['away', 'home']);
    expect(Object.values(sides[0]!.names).sort()).toEqual(['Ana', 'Blas']);
    expect((await ana.get('/api/lobby')).body.watch).toMatchObject([{ match, game, score: '0–0' }]);
  });

  it('gives a seek to one of several who take it up', async () => {
    const { body } = await ana.post('/api/seeks', { game: 'torino' });
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, i) => person(opened.nodes[i % 2 === 0 ? 0 : 1], `Nº ${i}`)),
    );
    const answers = await Promise.all(many.map((each) => each.post(`/api/seeks/${body.id}/accept`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers)
      if (answer.status !== 201) expect(answer.body.error.message.es).toContain('ya no está');
  });

  it('refuses what makes no match, and says why', async () => {
    const { body } = await ana.post('/api/seeks', { game: 'torino' });
    expect((await ana.post(`/api/seeks/${body.id}/accept`)).status).toBe(409);
    expect((await new BrowserLike(opened.nodes[0]).post('/api/seeks', { game: 'torino' })).status).toBe(401);
    expect((await ana.post('/api/seeks', { game: 'torin' })).body.error.message.en).toContain('torino');
    expect((await ana.post('/api/seeks', { game: 'torino', options: { turns: 1 } })).status).toBe(400);
    expect((await ana.post('/api/seeks', { game: 'torino' })).body).toEqual(body);
    await blas.ask('DELETE', `/api/seeks/${body.id}`);
    expect(await seeks(ana)).toHaveLength(1);
    await ana.ask('DELETE', `/api/seeks/${body.id}`);
    expect(await seeks(ana)).toEqual([]);
  });

  it('shows a challenge to nobody else, and lets nobody else take it up', async () => {
    const { body: me } = await blas.get('/api/me');
    const { body } = await ana.post('/api/seeks', { game: 'mat', target: me.person.id });
    const eva = await person(opened.nodes[0], 'Eva');
    expect(await seeks(eva)).toEqual([]);
    expect((await eva.post('/api/seeks', { game: 'mat', isQuick: true })).body.match).toBeUndefined();
    expect((await eva.post(`/api/seeks/${body.id}/accept`)).status).toBe(409);
    expect((await blas.post(`/api/seeks/${body.id}/accept`)).status).toBe(201);
  });

  it('pairs only those who want the same pace, and keeps what is looked for at leisure open', async () => {
    const leisure = { kind: 'leisure', days: 3 };
    const look = (browser: BrowserLike, pace: object) =>
      browser.post('/api/seeks', { game: 'mat', options: { clock: 'plays' }, isQuick: true, pace });
    await look(ana, leisure);
    expect(await seeks(blas)).toMatchObject([{ pace: leisure }]);
    expect((await look(blas, { kind: 'decision', each: 30_000 })).body.match).toBeUndefined();
    clock = 3_600_000;
    const { match } = (await look(blas, leisure)).body;
    expect((await ana.get(`/api/matches/${match}`)).body.pace).toEqual(leisure);
    // Neither has come to it yet; it waits for both.
    for (const each of [ana, blas])
      expect((await each.get('/api/me/turns')).body.matches).toMatchObject([{ match, isMine: true }]);
    expect((await ana.post('/api/seeks', { game: 'mat', options: { clock: 'whistle' }, pace: leisure })).status).toBe(
      400,
    );
  });

  it('tells of a challenge where one looks for what waits, until it is answered', async () => {
    const { person } = (await blas.get('/api/me')).body;
    const { body } = await ana.post('/api/seeks', { game: 'mat', target: person.id });
    const dares = async (browser: BrowserLike) => (await browser.get('/api/me/turns')).body.challenges;
    expect(await dares(blas)).toEqual([{ id: body.id, name: 'Ana', game: 'mat' }]);
    expect(await dares(ana)).toEqual([]);
    expect((await ana.post(`/api/seeks/${body.id}/decline`)).status).toBe(409);
    expect((await blas.post(`/api/seeks/${body.id}/decline`)).status).toBe(200);
    expect(await dares(blas)).toEqual([]);
  });

  it('forgets who is not there any more', async () => {
    await ana.post('/api/seeks', { game: 'torino' });
    clock = 31_000;
    expect(await seeks(blas)).toEqual([]);
    expect((await blas.post('/api/seeks', { game: 'torino', isQuick: true })).body.match).toBeUndefined();
  });

  it('finds a seek, a challenge and a rival however many others look', async () => {
    const { store } = opened.nodes[0].people;
    const crowd = { game: 'torino', options: '{}', pace: '{"kind":"leisure","days":1}', match: null, target: null };
    const made = Date.now() - 60_000;
    for (let i = 0; i < 12; i++) {
      const { id } = (await (await person(opened.nodes[0], `Nº ${i}`)).get('/api/me')).body.person;
      const rows = Array.from({ length: 5 }, (_, j) => ({ id: `s${i}-${j}`, person: id, made: made + j, seen: made }));
      await store
        .insertInto('seeks')
        .values(rows.map((row) => ({ ...crowd, ...row, least: null, most: null })))
        .execute();
    }
    const eva = await person(opened.nodes[0], 'Eva');
    const { person: me } = (await eva.get('/api/me')).body;
    const { id } = (await ana.post('/api/seeks', { game: 'mat', options: { clock: 'plays' } })).body;
    const dare = (await ana.post('/api/seeks', { game: 'mat', target: me.id })).body.id;
    // Who is there stands first; nobody sees more than a page of them.
    expect((await seeks(eva)).map((seek: { id: string }) => seek.id)).toHaveLength(60);
    expect((await seeks(eva))[0].id).toBe(id);
    expect((await ana.post('/api/seeks', { game: 'mat', options: { clock: 'plays' } })).body).toEqual({ id });
    expect((await eva.get('/api/me/turns')).body.challenges).toMatchObject([{ id: dare }]);
    expect((await ana.post(`/api/seeks/${id}/bot`)).status).toBe(201);
    expect((await eva.post(`/api/seeks/${dare}/accept`)).status).toBe(201);
    await ana.post('/api/seeks', { game: 'city' });
    expect((await blas.post('/api/seeks', { game: 'city', isQuick: true })).body.match).toBeDefined();
  });

  it('lays the table for a pair whose node was gone before it did', async () => {
    const [one, two] = opened.nodes;
    const { store } = one.people;
    const { id } = (await ana.post('/api/seeks', { game: 'torino', isRated: true })).body;
    const { person: rival } = (await blas.get('/api/me')).body;
    await store
      .updateTable('seeks')
      .set({ match: '0123456789ab', target: rival.id, seen: Date.now() })
      .where('id', '=', id)
      .execute();
    expect((await ana.get('/api/matches/0123456789ab')).status).toBe(404);
    await two.lobby.tidy();
    const sides = await Promise.all([ana, blas].map((each) => each.get('/api/matches/0123456789ab')));
    expect(sides.map(({ body }) => body.mine)).toEqual(['home', 'away']);
    // Who was not answered asks again, and it is the same match; nobody else gets it.
    expect((await blas.post(`/api/seeks/${id}/accept`)).body).toEqual({ match: '0123456789ab' });
    const eva = await person(two, 'Eva');
    expect((await eva.post(`/api/seeks/${id}/accept`)).status).toBe(409);
  });

  it('pairs nobody who may not play others now, whoever takes him up', async () => {
    const { id } = (await ana.post('/api/seeks', { game: 'torino' })).body;
    const { person: seeker } = (await ana.get('/api/me')).body;
    const limit = { person: seeker.id, kind: 'seek', until: Date.now() + 60_000, made: 0, by: 'admin' };
    await opened.nodes[0].people.store.insertInto('limits').values(limit).execute();
    const refused = await blas.post(`/api/seeks/${id}/accept`);
    expect([refused.status, refused.body.error.message.en]).toEqual([409, 'That person can not play others for now.']);
  });

  it('tells its pages what changes and whom they play, who then play by their session alone', async () => {
    const addresses = await Promise.all(
      [...new Set(opened.nodes)].map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
    );
    const [one, two] = [addresses[0]!, addresses.at(-1)!];
    const heard: { seeks: { name: string }[]; match?: string }[] = [];
    const headers = { headers: { cookie: `cancha=${ana.cookie}` } } as unknown as string;
    const socket = new WebSocket(`${one.replace('http', 'ws')}/api/lobby/live`, headers);
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
    await expect.poll(() => heard.length).toBe(1);
    await ana.post('/api/seeks', { game: 'torino', options: SHORT });
    await expect.poll(() => heard.at(-1)!.seeks.map(({ name }) => name)).toEqual(['Ana']);
    await blas.post('/api/seeks', { game: 'torino', options: SHORT, isQuick: true });
    await expect.poll(() => heard.at(-1)!.match, { timeout: 15_000 }).toBeDefined();
    const match = heard.at(-1)!.match!;
    socket.close();

    const room = await loadRoom('torino');
    const mine = (await ana.get(`/api/matches/${match}`)).body.mine;
    const players = [
      [one, ana],
      [two, blas],
    ].map(([address, browser]) => {
      const { cookie } = browser as BrowserLike;
      const side = browser === ana ? mine : mine === 'home' ? 'away' : 'home';
      return new Player(address as string, match, room, side, null, 0, { cookie: `cancha=${cookie}` });
    });
    await Promise.all(players.map((player) => player.until('step')));
    const [home, away] = mine === 'home' ? players : players.toReversed();
    const last = await playOn(home!, away!);
    expect(last.turn.kind).toBe('over');
    await expect.poll(async () => (await ana.get('/api/lobby')).body.watch).toEqual([]);
    for (const { socket } of players) socket.close();
  });
});
