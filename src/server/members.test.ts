import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrowserLike } from '../../test/support/browserLike.ts';
import { Player, playOn } from '../../test/support/player.ts';
import type { Side } from '../core/game.ts';
import { type GameId, loadRoom } from '../games/index.ts';
import { buildApp } from './app.ts';
import type { Log } from './log/log.ts';
import { openSqliteLog } from './log/sqlite.ts';

/** Somebody who has taken a place at a table. */
interface Taken {
  readonly side: Side;
  readonly member: number;
  readonly key: string;
}

describe('sides of several people', () => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let log: Log;
  let address: string;
  let open: Player[] = [];
  beforeEach(async () => {
    open = [];
    log = await openSqliteLog(':memory:');
    app = await buildApp({ log, settings: { pages: 'no such folder' } });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const player of open) player.close();
    await app.close();
    await log.close();
  });

  const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json();
  const lay = async (game: GameId, sizes: Record<Side, number>, options: object = {}) => {
    const { id, key } = await post('/api/matches', { game, options, sizes, side: 'home', name: 'h1' });
    const taken: Record<string, Taken> = { h1: { side: 'home', member: 1, key } };
    const join = async (name: string, invitation: string | null = null) => {
      const seat = await post(`/api/matches/${id}/seats`, { name, invitation });
      if (!seat.error) taken[name] = seat;
      return seat;
    };
    const invitationOf = async (name: string): Promise<string> =>
      (await post(`/api/matches/${id}/invitation`, { key: taken[name]!.key })).invitation;
    return { id, taken, join, invitationOf };
  };
  const sit = async (id: string, game: GameId, { side, key }: Taken): Promise<Player> => {
    const player = new Player(address, id, await loadRoom(game), side, key);
    open.push(player);
    return player;
  };
  const whole = async (game: GameId, sizes: Record<Side, number>, options: object = {}) => {
    const table = await lay(game, sizes, options);
    await table.join('a1');
    for (const side of ['home', 'away'] as const)
      for (let n = 2; n <= sizes[side]; n++)
        await table.join(`${side[0]}${n}`, await table.invitationOf(`${side[0]}1`));
    const names = Object.keys(table.taken);
    const players = await Promise.all(names.map((name) => sit(table.id, game, table.taken[name]!)));
    await Promise.all(players.map((player) => player.until('step')));
    return { ...table, of: Object.fromEntries(names.map((name, i) => [name, players[i]!])) as Record<string, Player> };
  };

  it('begins when every place is taken, each by the invitation of its side', async () => {
    const { id, taken, join, invitationOf } = await lay('mat', { home: 3, away: 2 });
    const first = await sit(id, 'mat', taken['h1']!);
    expect((await first.until('places')).places).toEqual({ home: ['h1', null, null], away: [null, null] });
    const home = await invitationOf('h1');
    expect(await join('a1')).toMatchObject({ side: 'away', member: 1 });
    expect((await join('x')).error.message.es).toContain('ocupados');
    expect((await join('x', 'guessed')).error.message.en).toContain('does not hold');
    expect(await join('h2', home)).toMatchObject({ side: 'home', member: 2 });
    expect(await join('h3', home)).toMatchObject({ side: 'home', member: 3 });
    expect((await join('x', home)).error.message.en).toContain('no place');
    await first.until('places', ({ places }) => places.home[2] === 'h3');
    expect(first.last('hello')).toBeUndefined();
    expect(await join('a2', await invitationOf('a1'))).toMatchObject({ side: 'away', member: 2 });
    await sit(id, 'mat', taken['a1']!);
    const { table, member } = await first.until('hello');
    expect([table.home.map(({ name }) => name), table.away.map(({ name }) => name)]).toEqual([
      ['h1', 'h2', 'h3'],
      ['a1', 'a2'],
    ]);
    expect(member).toBe(1);
    await first.until('step');
  });

  it('tells nobody the invitation who does not sit there', async () => {
    const { id, invitationOf, join } = await lay('torino', { home: 2, away: 1 });
    await join('a1');
    expect((await post(`/api/matches/${id}/invitation`, {})).error.message.en).toContain('who play this match');
    expect(await invitationOf('a1')).not.toBe(await invitationOf('h1'));
    expect(JSON.stringify((await app.inject(`/api/matches/${id}`)).json())).not.toContain(await invitationOf('h1'));
  });

  it('goes on without those who do not come', async () => {
    const { id, taken, join } = await lay('mat', { home: 3, away: 2 });
    expect((await post(`/api/matches/${id}/begin`, { key: taken['h1']!.key })).error.message.en).toContain('each side');
    await join('a1');
    expect((await post(`/api/matches/${id}/begin`, { key: 'another' })).error).toBeDefined();
    expect(await post(`/api/matches/${id}/begin`, { key: taken['h1']!.key })).toEqual({ ok: true });
    const [home, away] = [await sit(id, 'mat', taken['h1']!), await sit(id, 'mat', taken['a1']!)];
    await Promise.all([home.until('step'), away.until('step')]);
    const { n } = await playOn(home, away, 40);
    expect(n).toBeGreaterThan(40);
  });

  it('asks the members one after the other where the rules do (MAT-TEAM-1, MAT-TEAM-2)', async () => {
    const { id, of, taken } = await whole('mat', { home: 3, away: 2 }, { clock: 'plays', maxTurns: 20, goals: 3 });
    const all = Object.values(of);
    const due: Record<Side, number[]> = { home: [], away: [] };
    for (let i = 0; i < 60; i++) {
      const { n, turn, member } = of['h1']!.step;
      if (turn.kind === 'over') break;
      await Promise.all(all.map((player) => player.until('step', (step) => step.n >= n)));
      const side = turn.kind === 'choice' ? turn.side : turn.kind === 'secret' ? turn.sides[0]! : 'home';
      const asked = turn.kind === 'chance' ? 1 : member[side]!;
      const name = (number: number): string => `${side[0]}${number}`;
      if (turn.kind === 'choice' && turn.phase === 'act' && due[side].at(-1) !== asked) due[side].push(asked);
      if (turn.kind !== 'chance') {
        const mate = of[name((asked % (side === 'home' ? 3 : 2)) + 1)]!;
        expect(mate.step.legal).toEqual([]);
        mate.say({ type: 'play', side, action: of[name(asked)]!.step.legal[0]!, n, id: `x${i}` });
        await mate.until('refused', (told) => told.id === `x${i}`);
      }
      const player = of[name(asked)]!;
      player.say(
        turn.kind === 'chance' ? { type: 'throw', n } : { type: 'play', side, action: player.step.legal[0]!, n },
      );
      await of['h1']!.until('step', (step) => step.n > n);
    }
    const row = (await log.match(id))!;
    expect(row.options).toMatchObject({ homeMembers: 3, awayMembers: 2 });
    expect(due.home.slice(0, 4)).toEqual([1, 2, 3, 1]);
    expect(due.away.slice(0, 3)).toEqual([1, 2, 1]);
    const refused = of['h2']!.last('refused')!;
    expect(refused.error.message.es).toContain('otra persona de tu equipo');
    expect(Object.keys(taken)).toHaveLength(5);
  });

  it.each(['torino', 'eleven', 'city', 'tactics'] as const)('lets any member act in %s', async (game) => {
    const { of } = await whole(game, { home: 2, away: 2 });
    const all = Object.values(of);
    for (let i = 0; i < 12; i++) {
      const { n, turn } = of['h1']!.step;
      await Promise.all(all.map((player) => player.until('step', (step) => step.n >= n)));
      const side = turn.kind === 'choice' ? turn.side : turn.kind === 'secret' ? turn.sides[0]! : 'home';
      const act = (name: string): void => {
        const player = of[name]!;
        const { legal } = player.step;
        player.say(turn.kind === 'chance' ? { type: 'throw', n } : { type: 'play', side, action: legal[0]!, n });
      };
      for (const each of turn.kind === 'chance' ? ['h', 'a'] : [side[0]!]) act(`${each}${(i % 2) + 1}`);
      await of['h1']!.until('step', (step) => step.n > n);
    }
    const { n, position } = of['h1']!.step;
    expect((await of['h2']!.until('step', (step) => step.n >= n)).position).toEqual(position);
  });

  it('is one side in the rematch too, and waits for the member who is asked', async () => {
    const people = await Promise.all(
      ['h1', 'h2', 'a1'].map(async (name) => {
        const browser = new BrowserLike(app);
        await browser.post('/api/me/guest', { name });
        return browser;
      }),
    );
    const [one, two, rival] = people as [BrowserLike, BrowserLike, BrowserLike];
    const made = { game: 'mat', sizes: { home: 2, away: 1 }, side: 'home', name: 'h1' };
    const { id } = (await one.post('/api/matches', made)).body;
    const { invitation } = (await one.post(`/api/matches/${id}/invitation`)).body;
    await two.post(`/api/matches/${id}/seats`, { name: 'h2', invitation });
    await rival.post(`/api/matches/${id}/seats`, { name: 'a1' });
    const room = await loadRoom('mat');
    const enter = (side: Side, { cookie }: BrowserLike) => {
      const player = new Player(address, id, room, side, null, 0, { cookie: `cancha=${cookie}` });
      open.push(player);
      return player;
    };
    const [h1, h2, a1] = [enter('home', one), enter('home', two), enter('away', rival)];
    await Promise.all([h1, h2, a1].map((player) => player.until('step')));
    expect(h2.last('hello')!.member).toBe(2);
    const mine = async (browser: BrowserLike): Promise<boolean> =>
      (await browser.get('/api/me/turns')).body.matches[0].isMine;
    const { turn } = h1.step;
    if (turn.kind === 'choice' && turn.side === 'home') {
      await expect.poll(() => mine(one)).toBe(true);
      expect(await mine(two)).toBe(false);
    }
    h2.say({ type: 'resign', side: 'home', id: 'enough' });
    await a1.until('step', (step) => step.turn.kind === 'over');
    const next = await app.tables.again(id, 'next');
    expect(next).toBe(true);
    const { seats } = (await log.match('next'))!;
    expect([seats.away!.name, seats.team!.mates.away[0]!.name, seats.home!.name]).toEqual(['h1', 'h2', 'a1']);
  });

  it('takes a name out of a side without touching the others', async () => {
    const [one, two] = [new BrowserLike(app), new BrowserLike(app)];
    await one.post('/api/me/guest', { name: 'h1' });
    await two.post('/api/me/guest', { name: 'h2' });
    const made = { game: 'mat', sizes: { home: 2, away: 1 }, side: 'home', name: 'h1' };
    const { id } = (await one.post('/api/matches', made)).body;
    const { invitation } = (await one.post(`/api/matches/${id}/invitation`)).body;
    await two.post(`/api/matches/${id}/seats`, { name: 'h2', invitation });
    await two.ask('DELETE', '/api/me');
    const { seats } = (await log.match(id))!;
    expect([seats.home!.name, seats.team!.mates.home[0]!.name]).toEqual(['h1', '—']);
  });
});
