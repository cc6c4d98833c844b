// Three nodes over PostgreSQL and NATS, as one process: people find each other, talk and play wherever they came in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Side } from '../../src/core/game.ts';
import { loadRoom } from '../../src/games/index.ts';
import type { TalkNews } from '../../src/protocol/talk.ts';
import { buildApp } from '../../src/server/app.ts';
import { natsBus } from '../../src/server/bus/nats.ts';
import type { Log } from '../../src/server/log/log.ts';
import { openPostgresLog } from '../../src/server/log/postgres.ts';
import { openPostgresStore } from '../../src/server/store/postgres.ts';
import { BrowserLike } from '../support/browserLike.ts';
import { Player, playOn } from '../support/player.ts';
import { hasPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { hasNats, natsServer, type Process } from './nodes.ts';

const SHORT = { turnsPerHalf: 2, tie: 'draw' };
const NODES = 3;

interface Person {
  readonly browser: BrowserLike;
  readonly address: string;
}

describe.runIf(hasPostgres && hasNats)('three nodes', () => {
  let postgres: Postgres;
  let nats: Process;
  let logs: Log[];
  let apps: Awaited<ReturnType<typeof buildApp>>[];
  let addresses: string[];
  const open: { close(): void }[] = [];

  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres(), natsServer()]);
    await nats.start();
    const url = await postgres.database();
    logs = [await openPostgresLog(url)];
    for (let i = 1; i < NODES; i++) logs.push(await openPostgresLog(url));
    // The first of the servers is not there.
    const servers = ['127.0.0.1:1', `127.0.0.1:${nats.port}`];
    const makeBus = (think: Parameters<typeof natsBus>[1]) => natsBus(servers, think);
    apps = await Promise.all(
      logs.map((log) => buildApp({ log, store: openPostgresStore(url), makeBus, settings: { pages: 'none' } })),
    );
    addresses = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  });
  afterAll(async () => {
    for (const socket of open) socket.close();
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(logs.map((log) => log.close()));
    await nats.kill();
    await postgres.close();
  });

  const cookieOf = ({ browser }: Person) => ({ cookie: `cancha=${browser.cookie}` });
  /** Comes in at one node; what is asked again goes to another. */
  const person = async (name: string, node: number): Promise<Person> => {
    const browser = new BrowserLike(apps[node]!);
    await browser.post('/api/me/guest', { name });
    return { browser, address: addresses[node]! };
  };
  const listen = <T>(who: Person, path: string, first?: object) => {
    const heard: T[] = [];
    const headers = { headers: cookieOf(who) } as unknown as string;
    const socket = new WebSocket(`${who.address.replace('http', 'ws')}${path}`, headers);
    open.push(socket);
    if (first) socket.addEventListener('open', () => socket.send(JSON.stringify(first)));
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as T));
    return { heard, say: (message: object) => socket.send(JSON.stringify(message)) };
  };

  it('are one lobby, one table and one talk', async () => {
    const [ana, blas, eva] = await Promise.all(['Ana', 'Blas', 'Eva'].map(person));
    const lobby = listen<{ seeks: { name: string }[]; watch: { match: string }[]; match?: string }>(
      ana!,
      '/api/lobby/live',
    );
    const watching = listen<{ watch: { match: string }[] }>(eva!, '/api/lobby/live');
    await expect.poll(() => lobby.heard.length * watching.heard.length).toBeGreaterThan(0);
    await ana!.browser.post('/api/seeks', { game: 'torino', options: SHORT });
    await expect.poll(() => lobby.heard.at(-1)!.seeks.map(({ name }) => name)).toEqual(['Ana']);
    const { match } = (await blas!.browser.post('/api/seeks', { game: 'torino', options: SHORT, isQuick: true })).body;
    // The bus tells the other nodes at once, not the next look into the store.
    await expect.poll(() => lobby.heard.at(-1)!.match, { timeout: 5000 }).toBe(match);
    await expect.poll(() => watching.heard.at(-1)!.watch.map((each) => each.match), { timeout: 5000 }).toEqual([match]);

    const talks = [ana!, blas!, eva!].map((who) =>
      listen<TalkNews>(who, `/api/matches/${match}/talk`, { type: 'enter', key: null }),
    );
    const told = (i: number, type: TalkNews['type']) => talks[i]!.heard.filter((news) => news.type === type);
    await expect.poll(() => talks.every(({ heard }) => heard.some(({ type }) => type === 'room'))).toBe(true);
    await expect.poll(() => told(0, 'watching').at(-1)).toEqual({ type: 'watching', count: 1 });
    talks[0]!.say({ type: 'phrase', phrase: 'luck' });
    await expect.poll(() => told(1, 'line')).toMatchObject([{ line: { name: 'Ana', phrase: 'luck' } }]);

    const room = await loadRoom('torino');
    const mine: Side = (await ana!.browser.get(`/api/matches/${match}`)).body.mine;
    const players = [ana!, blas!].map((who, i) => {
      const side = (i === 0) === (mine === 'home') ? 'home' : 'away';
      const player = new Player(who.address, match, room, side, null, 0, cookieOf(who));
      open.push(player);
      return player;
    });
    await Promise.all(players.map((player) => player.until('step')));
    const [home, away] = mine === 'home' ? players : players.toReversed();
    const spectator = new Player(eva!.address, match, room, null, null);
    open.push(spectator);
    expect((await playOn(home!, away!)).turn.kind).toBe('over');
    await spectator.until('step', ({ turn }) => turn.kind === 'over');
    expect(told(2, 'line')).toEqual([]);
    const agreed = async () => {
      for (const i of [0, 1]) talks[i]!.say({ type: 'again', best: 1 });
      const again = told(1, 'again').at(-1);
      return again?.type === 'again' ? again.again.next : null;
    };
    await expect.poll(agreed, { interval: 300, timeout: 10_000 }).not.toBeNull();
  });

  it('let a side of several people come in at different nodes, see its pointing, and go on elsewhere', async () => {
    const [ana, eva, blas] = await Promise.all(['Ana', 'Eva', 'Blas'].map(person));
    const wanted = { game: 'mat', sizes: { home: 2, away: 1 }, side: 'home', name: 'Ana' };
    const { id } = (await ana!.browser.post('/api/matches', wanted)).body;
    const room = await loadRoom('mat');
    const sit = (who: Person, side: Side): Player => {
      const player = new Player(who.address, id, room, side, null, 0, cookieOf(who));
      open.push(player);
      return player;
    };
    const first = sit(ana!, 'home');
    await first.until('places');
    const { invitation } = (await ana!.browser.post(`/api/matches/${id}/invitation`)).body;
    await eva!.browser.post(`/api/matches/${id}/seats`, { name: 'Eva', invitation });
    await first.until('places', ({ places }) => places.home[1] === 'Eva');
    await blas!.browser.post(`/api/matches/${id}/seats`, { name: 'Blas' });
    const [second, rival] = [sit(eva!, 'home'), sit(blas!, 'away')];
    await Promise.all([first, second, rival].map((player) => player.until('step')));
    expect(second.last('hello')!.member).toBe(2);

    const talks = [ana!, eva!, blas!].map((who) =>
      listen<TalkNews>(who, `/api/matches/${id}/talk`, { type: 'enter', key: null }),
    );
    const points = (i: number) => talks[i]!.heard.filter(({ type }) => type === 'point');
    await expect.poll(() => talks.every(({ heard }) => heard.some(({ type }) => type === 'room'))).toBe(true);
    // A node that opens its hall just now may not hear the first word yet.
    await expect
      .poll(
        () => {
          talks[0]!.say({ type: 'point', at: 'e7' });
          return points(1).at(-1);
        },
        { interval: 200 },
      )
      .toEqual({ type: 'point', member: 1, at: 'e7' });
    expect(points(2)).toEqual([]);

    const { token } = (await eva!.browser.post('/api/me/handover')).body;
    const phone = new BrowserLike(apps[2]!);
    expect((await phone.post('/api/session/handover', { token })).body.person.name).toBe('Eva');
    expect((await phone.get(`/api/matches/${id}`)).body.mine).toBe('home');
    expect((await new BrowserLike(apps[0]!).post('/api/session/handover', { token })).status).toBe(403);
  });
});
