import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE } from '../../test/support/hostile.ts';
import { Player, playOn } from '../../test/support/player.ts';
import { PlainSocket } from '../../test/support/socket.ts';
import { randomFrom } from '../core/random.ts';
import { hashPosition } from '../core/text.ts';
import { loadRoom, type Room } from '../games/index.ts';
import { buildApp } from './app.ts';
import type { Log } from './log/log.ts';
import { openSqliteLog } from './log/sqlite.ts';
import { LIMITS } from './settings.ts';

const MESSAGES = 10_000;
const MEGABYTES = 8e6;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let app: FastifyInstance;
let log: Log;
let address: string;
let torino: Room;

beforeAll(async () => {
  torino = await loadRoom('torino');
  log = await openSqliteLog(':memory:');
  app = await buildApp({
    log,
    settings: { pages: 'none', limits: { ...LIMITS, messagesPerSecond: MESSAGES * 2, requestsPerMinute: 1e6 } },
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await log.close();
});

const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json();

async function table() {
  const { id, key } = await post('/api/matches', { game: 'torino', options: {}, side: 'home', name: 'Ana' });
  const seat = await post(`/api/matches/${id}/seats`, { name: 'Blas' });
  const ana = new Player(address, id, torino, 'home', key);
  const blas = new Player(address, id, torino, 'away', seat.key);
  await Promise.all([ana.until('step'), blas.until('step')]);
  return { id: id as string, keys: [key as string, seat.key as string] as const, ana, blas };
}

describe('ten thousand hostile messages', () => {
  it('are each refused, change nothing and leave no memory behind', async () => {
    const victim = await table();
    const { id, keys, ana, blas } = await table();
    // What an action is refused with depends on whose it is: the attacker is to decide.
    const decides = ({ turn }: Player['step']): boolean => turn.kind === 'choice' && turn.side === 'away';
    while (!decides(ana.step)) await playOn(ana, blas, 1);
    const others = await playOn(victim.ana, victim.blas, 3);
    const before = await log.stepsAfter(id, 0);
    const attacker = new Player(address, id, torino, null, keys[1]);
    const watcher = new Player(address, victim.id, torino, null, 'guess');
    await Promise.all([attacker.until('step'), watcher.until('step')]);
    const memory = () => {
      for (const player of [attacker, watcher]) player.raw.length = 0;
      collect();
      return process.memoryUsage().heapUsed;
    };
    const random = randomFrom('hostile');
    const refusals = (player: Player) => player.heard.filter((message) => message.type === 'refused');
    const refused = (player: Player) => refusals(player).length;
    for (const hostile of HOSTILE)
      for (const [player, [code, sentence]] of [
        [attacker, hostile.player],
        [watcher, hostile.watcher],
      ] as const) {
        const answered = refused(player) + 1;
        player.say(hostile.say(random) as object);
        await player.hears(() => refused(player) === answered);
        const { error } = refusals(player).at(-1)!;
        expect([String(hostile.say), error.code, error.message.en]).toEqual([
          String(hostile.say),
          code,
          expect.stringContaining(sentence),
        ]);
      }
    for (const player of [attacker, watcher]) player.heard.length = 0;
    const due = { attacker: new Map<string, number>(), watcher: new Map<string, number>() };
    let started = 0;
    for (let sent = 0; sent < MESSAGES; sent++) {
      const kind = HOSTILE[sent % HOSTILE.length]!;
      const isWatching = sent % 2 === 1;
      const [who, [code]] = isWatching ? (['watcher', kind.watcher] as const) : (['attacker', kind.player] as const);
      due[who].set(code, (due[who].get(code) ?? 0) + 1);
      (isWatching ? watcher : attacker).say(kind.say(random) as object);
      if (sent % 1000 === 999) {
        await attacker.hears(() => refused(attacker) >= (sent - 1) / 2);
        await watcher.hears(() => refused(watcher) >= (sent - 1) / 2);
        if (sent < 2000) started = memory();
      }
    }
    await attacker.hears(() => refused(attacker) === MESSAGES / 2);
    await watcher.hears(() => refused(watcher) === MESSAGES / 2);
    for (const [player, codes] of [
      [attacker, due.attacker],
      [watcher, due.watcher],
    ] as const) {
      const told = new Map<string, number>();
      for (const { error } of refusals(player)) {
        expect(error.message.es && error.message.en).toBeTruthy();
        told.set(error.code, (told.get(error.code) ?? 0) + 1);
      }
      expect(told).toEqual(codes);
    }
    expect(await log.stepsAfter(id, 0)).toEqual(before);
    expect(hashPosition(victim.ana.step.position)).toBe(hashPosition(others.position));
    for (const player of [attacker, watcher]) player.heard.length = 0;
    expect(memory() - started).toBeLessThan(MEGABYTES);
    expect((await playOn(ana, blas, 2)).n).toBeGreaterThan(before.length);
    for (const player of [attacker, watcher, ana, blas, victim.ana, victim.blas]) player.close();
  });
});

describe('limits', () => {
  const limited = async (limits: Partial<typeof LIMITS>) => {
    const own = await buildApp({ log, settings: { pages: 'none', limits: { ...LIMITS, ...limits } } });
    return { own, at: await own.listen({ port: 0, host: '127.0.0.1' }) };
  };

  it('a spectator who does not read is let go, and the server keeps nothing for him', async () => {
    const { own, at } = await limited({ backlog: 20_000, messagesPerSecond: 1e6 });
    const { id, ana, blas } = await table();
    await playOn(ana, blas, 20);
    const deaf = new PlainSocket(`${at.replace('http', 'ws')}/api/matches/${id}/live`);
    await new Promise((resolve) => deaf.once('open', resolve));
    deaf.send(JSON.stringify({ type: 'enter', key: null, n: 0 }));
    deaf.pause();
    const asking = setInterval(() => {
      for (let i = 0; i < 50; i++) if (deaf.readyState === 1) deaf.send(JSON.stringify({ type: 'resume', n: 0 }));
    }, 5);
    await expect
      .poll(async () => (await own.inject('/metrics')).body, { timeout: 60_000 })
      .toMatch(/closed_total\{reason="slow"\} [1-9]/);
    clearInterval(asking);
    deaf.terminate();
    for (const player of [ana, blas]) player.close();
    await own.close();
  });

  it('whoever floods is not served on after the door', async () => {
    const { own, at } = await limited({ messagesPerSecond: 20 });
    const { id, ana, blas } = await table();
    const rude = new Player(at, id, torino, null, null);
    await rude.until('step');
    for (let i = 0; i < 500; i++) rude.say({ type: 'resume', n: 0 });
    expect((await rude.closed).code).toBe(1008);
    expect(rude.heard.filter(({ type }) => type === 'log').length).toBeLessThan(30);
    for (const player of [ana, blas]) player.close();
    await own.close();
  });

  it('whoever sends more than a message may hold is shown the door, and nobody else', async () => {
    const { id, ana, blas } = await table();
    const rude = new Player(address, id, torino, null, null);
    await rude.until('step');
    rude.say({ type: 'play', side: 'away', action: 'x'.repeat(20_000) });
    expect((await rude.closed).code).toBe(1009);
    const { n } = ana.step;
    expect((await playOn(ana, blas, 1)).n).toBe(n + 1);
    for (const player of [ana, blas]) player.close();
  });

  it('one address makes so many matches an hour, and asks so often', async () => {
    const { own } = await limited({ matchesPerHour: 3, requestsPerMinute: 10 });
    const make = () =>
      own.inject({ method: 'POST', url: '/api/matches', payload: { game: 'mat', side: 'home', name: 'A' } });
    const made = [];
    for (let i = 0; i < 5; i++) made.push(await make());
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429, 429]);
    expect(made.at(-1)!.json().error.message.es).toContain('Demasiadas');
    for (let i = 0; i < 12; i++) await own.inject('/api/games');
    expect((await own.inject('/api/games')).statusCode).toBe(429);
    expect((await own.inject('/healthz')).statusCode).toBe(200);
    await own.close();
  });

  it('one address has so many sockets, whatever they are about, and another when one is gone', async () => {
    const { own, at } = await limited({ sockets: 2 });
    const { id, ana, blas } = await table();
    const paths = [`matches/${id}/live`, `matches/${id}/talk`, 'lobby/live', 'tournaments/any/live'];
    const open = (path: string): Promise<InstanceType<typeof PlainSocket> | number> =>
      new Promise((resolve) => {
        const socket = new PlainSocket(`${at.replace('http', 'ws')}/api/${path}`);
        socket.once('open', () => resolve(socket));
        socket.once('unexpected-response', (_request, response) => resolve(Number(response.statusCode)));
        socket.on('error', () => undefined);
      });
    const opened = (await Promise.all(paths.map(open))).filter((socket) => typeof socket !== 'number');
    expect(opened).toHaveLength(2);
    for (const path of paths) expect(await open(path)).toBe(429);
    for (const socket of opened) socket.terminate();
    await expect.poll(async () => typeof (await open(paths[2]!))).toBe('object');
    for (const player of [ana, blas]) player.close();
    await own.close();
  });

  it('what goes on inside is shown to private addresses alone, and to none that may be anybody behind a proxy', async () => {
    const asked = async (remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    for (const inside of ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '::ffff:10.1.2.3', '::ffff:192.168.0.9'])
      expect([inside, await asked(inside)]).toEqual([inside, 200]);
    for (const outside of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', '::ffff:172.32.0.1'])
      expect([outside, await asked(outside)]).toEqual([outside, 404]);
    expect(await asked('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    const own = await buildApp({ log, settings: { pages: 'none', trustProxy: ['127.0.0.1'] } });
    const through = async (client: string): Promise<number> => {
      const headers = { 'x-forwarded-for': client };
      return (await own.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode;
    };
    expect([await through('203.0.113.7'), await through('::ffff:10.1.2.3')]).toEqual([404, 200]);
    await own.close();
  });

  it('a page of another site opens no socket here, and the address of a match holds no key', async () => {
    const { id, keys, ana, blas } = await table();
    const foreign = new PlainSocket(`${address.replace('http', 'ws')}/api/matches/${id}/live`, {
      origin: 'http://evil.test',
    });
    const status = await new Promise((resolve) => {
      foreign.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      foreign.on('error', () => undefined);
    });
    expect(status).toBe(400);
    const keyed = new Player(address, `${id}`, torino, null, null);
    const old = new PlainSocket(`${address.replace('http', 'ws')}/api/matches/${id}/live?key=${keys[0]}`);
    await new Promise((resolve) => old.once('open', resolve));
    old.send(JSON.stringify({ type: 'throw' }));
    const [answer] = await new Promise<[Buffer]>((resolve) => old.once('message', (data) => resolve([data as Buffer])));
    expect(JSON.parse(String(answer))).toMatchObject({ type: 'refused' });
    old.terminate();
    for (const player of [ana, blas, keyed]) player.close();
  });

  it('names keep no characters that turn a line around, and none that are not seen', async () => {
    const { id } = await post('/api/matches', { game: 'mat', side: 'home', name: ' A\u202e\u0000na\u200f\n ' });
    expect((await app.inject(`/api/matches/${id}`)).json().names.home).toBe('Ana');
    expect((await post('/api/matches', { game: 'mat', side: 'home', name: '\u202e\u0007' })).error.code).toBe(
      'bad-request',
    );
  });

  it('a record with a hostile tag is refused or taken, and never stumbled over', async () => {
    const record = '[Game "mat"]\n[X {"toString":null}]\n';
    expect((await app.inject({ method: 'POST', url: '/api/records', payload: { record } })).statusCode).toBe(400);
  });
});
