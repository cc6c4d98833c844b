import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player, playOn } from '../../test/support/player.ts';
import { PlainSocket } from '../../test/support/socket.ts';
import type { Side } from '../core/game.ts';
import { loadRoom, type Room } from '../games/index.ts';
import { buildApp } from './app.ts';
import type { Log } from './log/log.ts';
import { openSqliteLog } from './log/sqlite.ts';
import { steadyClock } from './node.ts';
import { LIMITS, type Settings } from './settings.ts';
import { openSqliteStore } from './store/sqlite.ts';

let app: FastifyInstance;
let log: Log;
let room: Room;

const start = async (settings: Partial<Settings> = {}): Promise<void> => {
  app = await buildApp({ log, settings: { pages: 'no such folder', ...settings } });
};

beforeEach(async () => {
  room = await loadRoom('torino');
  log = await openSqliteLog(':memory:');
  await start();
});
afterEach(async () => {
  await app.close();
  await log.close();
});

const post = async (url: string, payload: unknown) => {
  const answer = await app.inject({ method: 'POST', url, payload: payload as object });
  return { status: answer.statusCode, body: answer.json() };
};
const get = async (url: string) => {
  const answer = await app.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json() };
};

const NEW = { game: 'torino', options: { turnsPerHalf: 2, tie: 'draw' }, side: 'home', name: 'Ana' };

describe('the API', () => {
  it('is healthy, and lists the games with their options', async () => {
    expect(await get('/api/health')).toEqual({ status: 200, body: { ok: true, log: true, bus: true } });
    const { body } = await get('/api/games');
    expect(body.games.find((game: { id: string }) => game.id === 'torino').options.turnsPerHalf).toMatchObject({
      type: 'int',
      default: 24,
    });
  });

  it.each([
    [{ ...NEW, game: 'torin' }, 'torino'],
    [{ ...NEW, options: { turnsPerHalf: 1 } }, 'turnsPerHalf'],
    [{ ...NEW, options: { turns: 4 } }, 'turns'],
    [{ ...NEW, side: 'left' }, 'side'],
    [{ ...NEW, name: ' ' }, 'name'],
    [[], 'game'],
  ])('says what is wrong with a table: %j', async (body, word) => {
    const { status, body: answer } = await post('/api/matches', body);
    expect(status).toBe(400);
    expect(answer.error.code).toBe('bad-request');
    expect(answer.error.message.es).toBeTruthy();
    expect(answer.error.message.en).toContain(word);
  });

  it('has one seat for the friend, and no third', async () => {
    const { status, body: table } = await post('/api/matches', NEW);
    expect(status).toBe(201);
    expect(await get(`/api/matches/${table.id}`)).toMatchObject({
      status: 200,
      body: { names: { home: 'Ana', away: null }, isFree: true },
    });
    expect(await post(`/api/matches/${table.id}/seats`, { name: 'Blas' })).toMatchObject({
      status: 201,
      body: { side: 'away' },
    });
    expect(await post(`/api/matches/${table.id}/seats`, { name: 'Coco' })).toMatchObject({ status: 409 });
    expect(await get(`/api/matches/${table.id}`)).toMatchObject({ body: { isFree: false } });
    expect(JSON.stringify(await get(`/api/matches/${table.id}`))).not.toContain(table.key);
  });

  it('answers unknown names, addresses and broken bodies with a sentence', async () => {
    expect(await get('/api/matches/nobody')).toMatchObject({ status: 404, body: { error: { code: 'no-match' } } });
    expect(await get('/api/records/nobody')).toMatchObject({ status: 404, body: { error: { code: 'no-match' } } });
    expect(await get('/api/nothing')).toMatchObject({ status: 404 });
    const broken = await app.inject({
      method: 'POST',
      url: '/api/matches',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.statusCode, broken.json().error.code]).toEqual([400, 'bad-request']);
  });
});

describe('what is not a request', () => {
  it('is answered with a short sentence', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/matches',
      payload: 'x'.repeat(100_000),
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad-request']);
    expect(answer.body.length).toBeLessThan(500);
    expect(await get('/api/matches/%E0%A4%A')).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
  });

  it('is not waited for without end', () => {
    expect(app.server.requestTimeout).toBeGreaterThan(0);
  });
});

describe('the built page', () => {
  let root: string;

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'cancha-pages-'));
    const pages = join(root, 'assets', 'dist');
    mkdirSync(join(pages, 'assets'), { recursive: true });
    for (const file of ['index.html', 'sw.js', 'assets/main-1.js']) writeFileSync(join(pages, file), file);
    await app.close();
    await start({ pages });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const fetched = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    return [statusCode, body, String(headers['cache-control']).includes('immutable')];
  };

  it('may be kept for ever where a name has a hash, and only there', async () => {
    expect(await fetched('/')).toEqual([200, 'index.html', false]);
    expect(await fetched('/sw.js')).toEqual([200, 'sw.js', false]);
    expect(await fetched('/assets/main-1.js')).toEqual([200, 'assets/main-1.js', true]);
  });

  it('is every address that is none of a file or of the API, however long', async () => {
    expect(await fetched('/online/one')).toEqual([200, 'index.html', false]);
    expect(await fetched(`/${'x'.repeat(5000)}`)).toEqual([200, 'index.html', false]);
    for (const url of ['/assets/main-2.js', '/api/nothing', `/api/matches/${'x'.repeat(5000)}`])
      expect(await get(url)).toMatchObject({ status: 404, body: { error: { code: 'bad-request' } } });
  });
});

describe('a server that stumbles', () => {
  it('says that it could not, and not why; and that it is not ready', async () => {
    const full = (): Promise<never> => Promise.reject(new Error('database or disk is full'));
    await app.close();
    log = { ...log, addMatch: full, match: full, probe: full };
    await start();
    const { status, body } = await post('/api/matches', NEW);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('full');
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const nobody = new Player(address, 'any', room, null, null);
    expect(await nobody.until('refused')).toEqual({ type: 'refused', error: body.error });
    expect((await nobody.closed).code).toBe(1011);
    expect(await get('/readyz')).toMatchObject({ status: 503, body: { ok: false, log: false } });
    expect(await get('/api/health')).toMatchObject({ status: 503 });
    expect(await get('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('writes to the disk once a second for all who ask whether it is ready', async () => {
    let probes = 0;
    await app.close();
    const counted: Log = { ...log, probe: async () => void probes++ };
    app = await buildApp({ log: counted, settings: { pages: 'no such folder' } });
    for (let i = 0; i < 20; i++) expect((await get('/readyz')).status).toBe(200);
    expect(probes).toBeLessThan(3);
  });

  it('tells its log what went wrong, and of nobody to whom it happened', async () => {
    const written: string[] = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        written.push(String(chunk));
        done();
      },
    });
    const detail = 'Key (name, key)=(Secreta, s3cr3t) already exists.';
    const clash = Object.assign(new Error('duplicate key value violates a constraint'), { code: '23505', detail });
    const failing = (): Promise<never> =>
      Promise.reject(
        Object.assign(new Error('the match was not kept', { cause: clash }), { parameters: ['s3cr3t'], detail }),
      );
    await app.close();
    app = await buildApp({
      log: { ...log, addMatch: failing },
      logTo,
      settings: { pages: 'no such folder', logLevel: 'trace' },
    });
    const headers = { cookie: 'cancha=s3cr3t', authorization: 'Bearer s3cr3t' };
    const payload = { ...NEW, name: 'Secreta' };
    expect((await app.inject({ method: 'POST', url: '/api/seeks', payload, headers })).statusCode).toBe(403);
    expect((await app.inject({ method: 'POST', url: '/api/matches', payload })).statusCode).toBe(500);
    app.log.warn({ visitor: { name: 'Secreta', key: 's3cr3t', request: { headers } } }, 'nested');
    expect(written.join('')).toContain('the match was not kept');
    expect(written.join('')).toContain('nested');
    expect(written.join('')).not.toMatch(/Secreta|s3cr3t/);
  });
});

describe('a server whose log has lost its thread', () => {
  it('answers at once that it could not, is not ready, and is told so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cancha-lost-'));
    const threads: Worker[] = [];
    const meet = (worker: Worker): void => void threads.push(worker);
    process.on('worker', meet);
    const told: Error[] = [];
    const file = join(folder, 'cancha.sqlite');
    const own = await openSqliteLog(file, (error) => told.push(error));
    const store = openSqliteStore(file, (error) => told.push(error));
    await store.selectFrom('people').selectAll().execute();
    process.off('worker', meet);
    await app.close();
    app = await buildApp({ log: own, store, settings: { pages: 'no such folder' } });
    expect((await get('/readyz')).status).toBe(200);
    await threads[0]!.terminate();
    await expect.poll(async () => (await get('/readyz')).status).toBe(503);
    expect(await get('/api/matches/any')).toMatchObject({ status: 500 });
    await threads[1]!.terminate();
    expect(await post('/api/me/guest', { name: 'Ana' })).toMatchObject({ status: 500 });
    expect(told).toHaveLength(2);
    // What it had to write at its end it could not.
    await app.close().catch(() => undefined);
    await own.close();
    await start();
    rmSync(folder, { recursive: true });
  });
});

/** Two people at a table whose seeds are given. */
async function twoPeople(options: object = NEW.options, game = 'torino') {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  room = await loadRoom(game as 'torino');
  const { body: table } = await post('/api/matches', { ...NEW, game, options });
  const ana = new Player(address, table.id, room, 'home', table.key);
  await ana.opened;
  const { body: seat } = await post(`/api/matches/${table.id}/seats`, { name: 'Blas' });
  const blas = new Player(address, table.id, room, 'away', seat.key);
  await Promise.all([ana.until('step'), blas.until('step')]);
  return { address, id: table.id as string, keys: [table.key as string, seat.key as string] as const, ana, blas };
}

/** Plays until a side has a choice: who that is, and who is not. */
async function untilChoice(ana: Player, blas: Player) {
  for (;;) {
    const { turn } = await playOn(ana, blas, 1);
    if (turn.kind === 'choice') {
      const side: Side = turn.side;
      const [actor, other] = side === 'home' ? [ana, blas] : [blas, ana];
      await blas.until('step', ({ n }) => n >= ana.step.n);
      return { side, rival: side === 'home' ? 'away' : 'home', actor, other } as const;
    }
  }
}

describe('a live match', () => {
  it('is played by two browsers to its end, each with its own choices only, and shared by its record', async () => {
    const { ana, blas } = await twoPeople();
    const last = await playOn(ana, blas);
    expect(last.turn.kind).toBe('over');
    for (const [person, side] of [
      [ana, 'home'],
      [blas, 'away'],
    ] as const)
      for (const message of person.heard) if (message.type === 'step') expect(message.as).toBe(side);
    ana.say({ type: 'record' });
    const { record } = await ana.until('record');
    const { status, body } = await post('/api/records', { record });
    expect(status).toBe(201);
    expect(await get(`/api/records/${body.id}`)).toMatchObject({ body: { game: 'torino', record } });
    const forged = await post('/api/records', { record: record.replace('Ana', 'Eva') });
    expect(forged).toMatchObject({ status: 400, body: { error: { code: 'bad-record' } } });
  });

  it('is final: nothing is taken back after the end, when the seeds are known', async () => {
    const { ana, blas } = await twoPeople();
    const last = await playOn(ana, blas);
    for (const [person, side] of [
      [ana, 'home'],
      [blas, 'away'],
    ] as const) {
      person.say({ type: 'undo', side });
      expect((await person.until('refused')).error.message.en).toContain('final');
      person.say({ type: 'offer-draw', side });
    }
    await ana.hears(() => ana.heard.filter(({ type }) => type === 'refused').length === 2);
    expect(ana.step.n).toBe(last.n);
    expect(ana.step.undo).toEqual({ home: 'none' });
  });

  it('goes on after a lost connection from the last step that the page has', async () => {
    const { address, id, keys, ana, blas } = await twoPeople();
    const before = ana.step;
    blas.close();
    ana.say({ type: 'throw' });
    const after = await ana.until('step', (step) => step.n > before.n);
    const again = new Player(address, id, room, 'away', keys[1], before.n);
    const { entries } = await again.until('log');
    expect(entries.map(({ n }) => n)).toEqual([after.n]);
    expect(await again.until('step')).toMatchObject({ n: after.n, position: after.position, as: 'away' });
  });

  it('survives the server: what was played is on the disk, and numbers go on', async () => {
    const { id, keys, ana, blas } = await twoPeople();
    const last = await playOn(ana, blas, 5);
    await app.close();
    await start();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const again = new Player(address, id, room, 'home', keys[0]);
    const step = await again.until('step');
    expect([step.n, step.position]).toEqual([last.n, last.position]);
  });

  it('does a command once, however often it is said', async () => {
    const { ana, blas } = await twoPeople();
    const { n } = ana.step;
    for (let i = 0; i < 3; i++) ana.say({ type: 'throw', n, id: 'one' });
    await ana.hears(() => ana.raw.filter((message) => 'type' in message && message.type === 'done').length === 2);
    expect(ana.raw.filter((message) => 'id' in message && message.id === 'one')).toMatchObject([
      { n: n + 1 },
      { type: 'done', n: n + 1 },
      { type: 'done', n: n + 1 },
    ]);
    expect((await blas.until('step', (step) => step.n > n)).n).toBe(n + 1);
  });

  it('lets nobody keep the rival from moving by offers: one a turn, and a play is for its step of play', async () => {
    const { ana, blas } = await twoPeople();
    const { side, rival, actor, other } = await untilChoice(ana, blas);
    const { n, legal } = actor.step;
    for (let i = 0; i < 5; i++) other.say({ type: 'offer-draw', side: rival });
    await other.hears(() => other.heard.filter(({ type }) => type === 'refused').length === 4);
    expect(other.step.n).toBe(n + 1);
    actor.say({ type: 'play', side, action: legal[0]!, n });
    expect((await actor.until('step', (step) => step.n > n + 1)).offer).toBeNull();
  });

  it('answers the offer that was seen, and no other', async () => {
    const { ana, blas } = await twoPeople();
    const { side, rival, actor, other } = await untilChoice(ana, blas);
    actor.say({ type: 'play', side, action: actor.step.legal[0]!, n: actor.step.n });
    actor.say({ type: 'offer-draw', side });
    const { offer } = await other.until('step', (step) => step.offer !== null);
    other.say({ type: 'answer', side: rival, accept: true, offer: offer!.id - 1 });
    expect((await other.until('refused')).error.message.en).toContain('no longer stands');
    other.say({ type: 'answer', side: rival, accept: true, offer: offer!.id });
    expect((await other.until('step', ({ turn }) => turn.kind === 'over')).turn).toMatchObject({
      result: { winner: null, reason: 'agreed' },
    });
  });

  it('answers every hostile message, and watchers see but do not act', async () => {
    const { address, id, ana } = await twoPeople();
    const watcher = new Player(address, id, room, null, 'a key that is none');
    expect((await watcher.until('hello')).owns).toEqual([]);
    const attacks = [
      '{',
      '[]',
      'null',
      '"throw"',
      '{"type":"play"}',
      { type: 'play', side: 'home', action: 'keep:even' },
      { type: 'throw' },
      { type: 'whistle' },
      { type: 'record' },
    ];
    for (const attack of attacks) watcher.say(attack);
    await watcher.hears(() => watcher.heard.filter(({ type }) => type === 'refused').length === attacks.length);
    ana.say({ type: 'play', side: 'away', action: 'keep:even' });
    expect((await ana.until('refused')).error.code).toBe('not-your-turn');
    watcher.say('x'.repeat(20_000));
    expect((await watcher.closed).code).toBe(1009);
    for (let i = 0; i < 200; i++) ana.say({ type: 'odds', id: i, side: 'home', action: 'pass:8' });
    expect((await ana.closed).code).toBe(1008);
    expect((await get('/api/health')).status).toBe(200);
    const nobody = new Player(address, 'nobody', room, null, null);
    expect(await nobody.until('refused')).toMatchObject({ error: { code: 'no-match' } });
  });
});

/** A page whose machine sleeps: its socket stays open and takes nothing in. */
async function deafSocket(address: string, match: string): Promise<{ terminate(): void }> {
  const socket = new PlainSocket(`${address.replace('http', 'ws')}/api/matches/${match}/live`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'enter', key: null, n: 0 }));
  await once(socket, 'message');
  socket.pause();
  return socket;
}
const socketsOf = async (): Promise<number> =>
  Number(/^cancha_sockets (\d+)$/m.exec((await app.inject({ url: '/metrics' })).body)?.[1]);

describe('a socket that nobody reads', () => {
  it('is closed when it answers no ping, and those that answer stay', async () => {
    await app.close();
    await start({ limits: { ...LIMITS, ping: 200 } });
    const { address, id, ana, blas } = await twoPeople();
    const deaf = await deafSocket(address, id);
    expect(await socketsOf()).toBe(3);
    await expect.poll(socketsOf, { timeout: 5000 }).toBe(2);
    const { n } = ana.step;
    ana.say({ type: 'throw' });
    await blas.until('step', (step) => step.n > n);
    deaf.terminate();
  });

  it('does not keep whoever asks from hearing that the server stops, before anybody is told to go', async () => {
    const { address, id, ana } = await twoPeople();
    const deaf = await deafSocket(address, id);
    const readiness = new Promise((resolve) =>
      ana.socket.addEventListener('close', () => resolve(fetch(`${address}/readyz`).then(({ status }) => status))),
    );
    await app.close();
    expect(await readiness).toBe(503);
    deaf.terminate();
  });

  it('does not let a page that comes back at once keep the server from stopping', async () => {
    const { address, id, ana } = await twoPeople();
    const deaf = await deafSocket(address, id);
    const back = ana.closed.then(() => new WebSocket(`${address.replace('http', 'ws')}/api/matches/${id}/live`));
    const isRefused = back.then((socket) => new Promise((resolve) => socket.addEventListener('error', resolve)));
    await Promise.all([app.close(), isRefused]);
    deaf.terminate();
  });

  it('does not keep the server from stopping, nor does a request that never ends', async () => {
    const { address, id, ana } = await twoPeople();
    const deaf = await deafSocket(address, id);
    const half = connect(Number(new URL(address).port), '127.0.0.1');
    half.on('error', () => undefined);
    half.write('POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    const begin = performance.now();
    const [{ code, reason }] = await Promise.all([ana.closed, app.close()]);
    expect(performance.now() - begin).toBeLessThan(5000);
    expect([code, reason]).toEqual([1012, 'restart']);
    deaf.terminate();
    half.destroy();
  });
});

describe('the clock of a server', () => {
  it('stays with the time of the log, by small steps, and never goes back', async () => {
    let wrong = 0;
    const clock = await steadyClock({ time: async () => performance.now() + wrong });
    const isAhead = (): number => clock.now() - performance.now();
    wrong = 100;
    await clock.slew();
    expect(isAhead()).toBeLessThan(70);
    await clock.slew();
    expect(isAhead()).toBeGreaterThan(90);
    wrong = -3_600_000;
    const before = clock.now();
    await clock.slew();
    expect(clock.now()).toBeGreaterThanOrEqual(before);
    expect(isAhead()).toBeGreaterThan(30);
  });

  it('takes no notice of a jump of the wall clock', async () => {
    const clock = await steadyClock(log);
    const before = clock.now();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    try {
      expect(clock.now() - before).toBeLessThan(60_000);
      const { ana, blas } = await twoPeople({ moveSeconds: 30 }, 'tactics');
      const { n } = await playOn(ana, blas, 1);
      vi.setSystemTime(Date.now() - 7_200_000);
      const { actor } = await untilChoice(ana, blas);
      expect(actor.step.n).toBeGreaterThanOrEqual(n);
      expect(actor.step.time.move).toBeGreaterThan(0);
      expect(actor.step.time.move).toBeLessThan(40_000);
      vi.setSystemTime(Date.now() + 7_200_000);
      await (app as Awaited<ReturnType<typeof buildApp>>).tables.serveDue();
      expect(
        actor.heard.some((message) => message.type === 'step' && message.events.some(({ type }) => type === 'timeout')),
      ).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
