import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostMessage, StepMessage } from '../protocol/messages.ts';
import { buildApp } from './app.ts';
import { openStore, type Store } from './store.ts';

let app: FastifyInstance;
let store: Store;

const start = async (pages = 'no such folder'): Promise<void> => {
  app = await buildApp({ store, think: () => Promise.reject(new Error('nobody asks here')), pages });
};

beforeEach(async () => {
  store = openStore(':memory:');
  await start();
});
afterEach(async () => {
  await app.close();
  store.close();
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
    expect(await get('/api/health')).toEqual({ status: 200, body: { ok: true, matches: 0 } });
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
    await start(pages);
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
  it('tells its log what happened, and whoever asked that it did', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const trouble = new Error('database is locked');
    vi.spyOn(store, 'saveMatch').mockImplementation(() => {
      throw trouble;
    });
    const { status, body } = await post('/api/matches', NEW);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('locked');
    vi.spyOn(store, 'loadMatch').mockImplementation(() => {
      throw trouble;
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { until, socket } = await sit(address, 'any');
    expect(await until('refused')).toEqual({ type: 'refused', error: body.error });
    await vi.waitUntil(() => socket.readyState === WebSocket.CLOSED);
    expect(log.mock.calls).toEqual([[trouble], [trouble]]);
    log.mockRestore();
  });
});

/** A browser at a table. */
async function sit(address: string, id: string, key?: string) {
  const heard: HostMessage[] = [];
  const waiting: (() => void)[] = [];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${id}/live${key ? `?key=${key}` : ''}`);
  socket.onmessage = ({ data }) => {
    heard.push(JSON.parse(String(data)));
    for (const wake of waiting.splice(0)) wake();
  };
  await new Promise((resolve) => (socket.onopen = resolve));
  const until = async <T extends HostMessage['type']>(
    type: T,
    fits: (message: Extract<HostMessage, { type: T }>) => boolean = () => true,
  ) => {
    for (;;) {
      const found = heard.findLast((message) => message.type === type) as Extract<HostMessage, { type: T }> | undefined;
      if (found && fits(found)) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return {
    heard,
    until,
    socket,
    say: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

/** Two people at a table whose seeds are given. */
async function twoPeople() {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { body: table } = await post('/api/matches', NEW);
  const ana = await sit(address, table.id, table.key);
  const { body: seat } = await post(`/api/matches/${table.id}/seats`, { name: 'Blas' });
  const blas = await sit(address, table.id, seat.key);
  for (const [person, side] of [
    [ana, 'home'],
    [blas, 'away'],
  ] as const) {
    await person.until('hello');
    person.say({ type: 'seed', side, seed: side });
  }
  return { address, id: table.id as string, keys: [table.key as string, seat.key as string], ana, blas };
}
type Person = Awaited<ReturnType<typeof sit>>;

/** Whoever is asked takes his first choice; home throws. Ends when the match does, or after `most` steps. */
async function playOn(ana: Person, blas: Person, most = 1000): Promise<StepMessage> {
  for (let i = 0; i < most; i++) {
    const last = await ana.until('step');
    if (last.turn.kind === 'over') return last;
    if (last.turn.kind === 'chance') ana.say({ type: 'throw', n: last.n });
    else if (last.turn.kind === 'choice') {
      const person = last.turn.side === 'home' ? ana : blas;
      const { legal } = await person.until('step', (step) => step.n >= last.n);
      person.say({ type: 'play', side: last.turn.side, action: legal[0], n: last.n });
    }
    await ana.until('step', (step) => step.n > last.n);
  }
  return ana.until('step');
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

  it('goes on after a lost connection from the last step that the page has', async () => {
    const { address, id, keys, ana, blas } = await twoPeople();
    const before = await ana.until('step');
    blas.socket.close();
    ana.say({ type: 'throw' });
    const after = await ana.until('step', (step) => step.n > before.n);
    const again = await sit(address, id, keys[1]);
    await again.until('hello');
    again.say({ type: 'resume', n: before.n });
    const { entries } = await again.until('log');
    expect(entries.map(({ n }) => n)).toEqual([after.n]);
    expect(await again.until('step')).toMatchObject({ n: after.n, position: after.position, as: 'away' });
  });

  it('survives the server: what was played is on the disk', async () => {
    const { id, keys, ana, blas } = await twoPeople();
    const last = await playOn(ana, blas, 5);
    await app.close();
    await start();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const again = await sit(address, id, keys[0]);
    expect((await again.until('step')).position).toEqual(last.position);
  });

  it('answers every hostile message, and watchers see but do not act', async () => {
    const { address, id, ana } = await twoPeople();
    await ana.until('step');
    const watcher = await sit(address, id, 'a key that is none');
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
    await watcher.until(
      'refused',
      () => watcher.heard.filter(({ type }) => type === 'refused').length === attacks.length,
    );
    ana.say({ type: 'play', side: 'away', action: 'keep:even' });
    expect((await ana.until('refused')).error.code).toBe('not-your-turn');
    watcher.socket.send('x'.repeat(20_000));
    await new Promise((resolve) => (watcher.socket.onclose = resolve));
    for (let i = 0; i < 200; i++) ana.say({ type: 'odds', id: i, side: 'home', action: 'pass:8' });
    await new Promise((resolve) => (ana.socket.onclose = resolve));
    expect((await get('/api/health')).status).toBe(200);
    expect(await sit(address, 'nobody').then((nobody) => nobody.until('refused'))).toMatchObject({
      error: { code: 'no-match' },
    });
  });
});
