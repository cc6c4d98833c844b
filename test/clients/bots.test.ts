// The sample bots as processes of their own against a real server: they challenge each other in every game.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { buildApp } from '../../src/server/app.ts';
import type { Log } from '../../src/server/log/log.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import { SCOPES } from '../../src/server/programs/tokens.ts';
import { briefOf } from '../browser/brief.ts';
import { BrowserLike } from '../support/browserLike.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const STEPS_BEFORE_CUT = 6;

/** A wire between the bots and the server that can be cut. */
class Wire {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  cuts = 0;

  constructor(port: number) {
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  cut(): void {
    this.cuts++;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

describe.skipIf(!hasPython)('the sample bots', () => {
  let log: Log;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let wire: Wire;
  let address: string;
  const running: ChildProcess[] = [];
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    log = await openSqliteLog(':memory:');
    const limits = { ...(await import('../../src/server/settings.ts')).LIMITS, requestsPerMinute: 100_000 };
    app = await buildApp({ log, settings: { pages: 'no such folder', limits } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    wire = new Wire((app.server.address() as { port: number }).port);
    address = await wire.open();
    for (const name of ['Tiqui', 'Taca']) {
      const browser = new BrowserLike(app);
      await browser.post('/api/accounts', { name, password: 'caballo grapa pila' });
      await browser.post('/api/me/bot');
      const made = await browser.post('/api/me/tokens', { label: name, scopes: SCOPES });
      tokens[name] = made.body.token;
    }
  });
  afterAll(async () => {
    for (const child of running) child.kill();
    wire.close();
    await app.close();
    await log.close();
  });

  const start = (command: string, ...args: readonly string[]): ChildProcess => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(child);
    return child;
  };
  const typescript = (...args: string[]) => start(process.execPath, 'clients/typescript/bot.ts', address, ...args);
  const python = (...args: string[]) => start('python3', 'clients/python/bot.py', address, ...args);
  /** Nobody is there to blow a whistle. */
  const wishOf = (game: GameId): string => {
    const { clock: _whistle, ...rest } = briefOf(game).options ?? {};
    return JSON.stringify(rest);
  };
  const ended = async (child: ChildProcess): Promise<string> => {
    for await (const chunk of child.stdout!) return String(chunk);
    throw new Error('the bot has gone without a result');
  };

  it.each(GAME_IDS.map((game, i) => [game, i % 2 === 0] as const))(
    'play %s to its end, though their streams are cut',
    async (game, isByPython) => {
      const waiting = isByPython ? typescript(tokens['Tiqui']!) : python(tokens['Tiqui']!);
      await expect
        .poll(async () => (await new BrowserLike(app).get('/api/programs')).body.programs.length, { timeout: 20_000 })
        .toBeGreaterThan(0);
      const wish = [tokens['Taca']!, 'tiqui', game, wishOf(game)];
      const challenger = isByPython ? python(...wish) : typescript(...wish);
      const cutting = (async () => {
        const headers = { authorization: `Bearer ${tokens['Taca']}` };
        for (;;) {
          const { matches } = (await app.inject({ url: '/api/v1/matches', headers })).json();
          const head = matches[0] && (await log.heads([matches[0].match])).get(matches[0].match);
          if ((head ?? 0) > STEPS_BEFORE_CUT) break;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        wire.cut();
      })();
      const before = wire.cuts;
      const said = await Promise.all([ended(waiting), ended(challenger), cutting]);
      expect(wire.cuts).toBe(before + 1);
      const [match, result] = said[0].split(/ (.*)/s);
      expect(JSON.parse(result!)).toHaveProperty('winner');
      expect(said[1].trim()).toContain(match!);
      const { record } = (
        await app.inject({
          url: `/api/v1/matches/${match}/record`,
          headers: { authorization: `Bearer ${tokens['Taca']}` },
        })
      ).json();
      expect(record).toContain('Tiqui · bot');
      const { store } = app.people;
      const kept = store.selectFrom('played').select('rated').where('match', '=', match!).executeTakeFirst();
      expect(await kept).toEqual({ rated: 1 });
      for (const child of running.splice(0)) child.kill();
    },
  );

  it('join the tournament whose link they are given, and play it to its end', async () => {
    const ana = new BrowserLike(app);
    await ana.post('/api/me/guest', { name: 'Ana' });
    const pace = { kind: 'live', initial: 600_000, increment: 0 };
    const options = JSON.parse(wishOf('torino'));
    const { id } = (await ana.post('/api/tournaments', { kind: 'cup', name: 'Copa', game: 'torino', options, pace })).body;
    const link = `${address}/tournaments/${id}`;
    const bots = [typescript(tokens['Tiqui']!, link), python(tokens['Taca']!, link)];
    const told = async () => (await ana.get(`/api/tournaments/${id}`)).body;
    await expect.poll(async () => (await told()).size, { timeout: 20_000 }).toBe(2);
    expect((await ana.post(`/api/tournaments/${id}/start`)).status).toBe(200);
    await Promise.all(bots.map(ended));
    await expect.poll(async () => (await told()).state, { timeout: 30_000 }).toBe('over');
    expect((await told()).bouts[0].outcome.how).toBe('played');
    for (const child of running.splice(0)) child.kill();
  });
});
