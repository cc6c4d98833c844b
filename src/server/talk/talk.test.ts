import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { Player, playOn } from '../../../test/support/player.ts';
import { loadRoom } from '../../games/index.ts';
import type { TalkMessage, TalkNews } from '../../protocol/talk.ts';
import { buildApp } from '../app.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { cleanWords } from './words.ts';

const SHORT = { turnsPerHalf: 2, tie: 'draw' };

/** A page beside a match, without a screen. */
class Page {
  readonly heard: TalkNews[] = [];
  readonly socket: WebSocket;

  constructor(address: string, match: string, key: string | null) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/talk`);
    this.socket.addEventListener('open', () => this.socket.send(JSON.stringify({ type: 'enter', key })));
    this.socket.addEventListener('message', ({ data }) => this.heard.push(JSON.parse(String(data)) as TalkNews));
  }

  say(message: TalkMessage | object): void {
    this.socket.send(JSON.stringify(message));
  }

  async until<T extends TalkNews['type']>(
    type: T,
    fits: (news: Extract<TalkNews, { type: T }>) => boolean = () => true,
  ): Promise<Extract<TalkNews, { type: T }>> {
    const find = () =>
      this.heard.find((news): news is Extract<TalkNews, { type: T }> => news.type === type && fits(news as never));
    await expect.poll(find, { timeout: 5000, interval: 10 }).toBeDefined();
    return find()!;
  }
}

describe('beside a match', () => {
  let log: Awaited<ReturnType<typeof openSqliteLog>>;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let address: string;
  let clock = 0;
  let match: string;
  let keys: { home: string; away: string };
  let open: { close(): void }[] = [];

  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: path, payload })).json();
  const lay = async (manners: object = {}) => {
    const made = await post('/api/matches', { game: 'torino', options: SHORT, side: 'home', name: 'Ana', manners });
    match = made.id;
    const joined = await post(`/api/matches/${match}/seats`, { name: 'Blas' });
    keys = { home: made.key, away: joined.key };
  };
  const page = async (key: string | null, id = match) => {
    const made = new Page(address, id, key);
    open.push(made.socket);
    await made.until('room');
    return made;
  };
  const player = async (side: 'home' | 'away' | null, key: string | null, id = match) => {
    const made = new Player(address, id, await loadRoom('torino'), side, key);
    open.push(made.socket);
    return made;
  };
  const playAll = async (id = match, own = keys) => {
    const [home, away] = await Promise.all([player('home', own.home, id), player('away', own.away, id)]);
    return playOn(home, away);
  };

  beforeEach(async () => {
    clock = 0;
    open = [];
    log = await openSqliteLog(':memory:');
    app = await buildApp({ log, now: () => Date.now() + clock, settings: { pages: 'no such folder' } });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const socket of open) socket.close();
    await app.close();
    await log.close();
  });

  it('lets the two of a match talk, and nobody else hear it', async () => {
    await lay();
    const [ana, blas, eva] = [await page(keys.home), await page(keys.away), await page(null)];
    ana.say({ type: 'phrase', phrase: 'luck' });
    expect((await blas.until('line')).line).toMatchObject({
      n: 1,
      side: 'home',
      name: 'Ana',
      phrase: 'luck',
      text: null,
    });
    blas.say({ type: 'say', text: ' gracias\n\u202Eigual\u0000mente ' });
    expect((await ana.until('line', ({ line }) => line.n === 2)).line.text).toBe('gracias igualmente');
    eva.say({ type: 'say', text: 'hola' });
    expect((await eva.until('refused')).error.message.es).toContain('quienes juegan');
    expect(eva.heard.some(({ type }) => type === 'line')).toBe(false);
    expect(await eva.until('room')).toMatchObject({ side: null, lines: [], watching: 1 });
    expect(await ana.until('watching', ({ count }) => count === 1)).toBeDefined();
    // Who comes later reads what was said.
    expect((await (await page(keys.home)).until('room')).lines).toHaveLength(2);
  });

  it('lets a side mute the other and report words of the other only', async () => {
    await lay();
    const [ana, blas] = [await page(keys.home), await page(keys.away)];
    blas.say({ type: 'say', text: 'eres muy malo' });
    await ana.until('line');
    ana.say({ type: 'report', n: 1 });
    await ana.until('reported');
    blas.say({ type: 'report', n: 1 });
    expect((await blas.until('refused')).error.message.en).toContain('yours');
    const reports = await app.people.store.selectFrom('reports').selectAll().execute();
    expect(reports).toMatchObject([{ match, n: 1, name: 'Blas', text: 'eres muy malo', settled: null }]);
    ana.say({ type: 'mute', isMuted: true });
    blas.say({ type: 'say', text: 'otra vez' });
    await blas.until('line', ({ line }) => line.n === 2);
    const later = await page(keys.home);
    expect(await later.until('room')).toMatchObject({ isMuted: true, lines: [] });
    expect(ana.heard.filter(({ type }) => type === 'line')).toHaveLength(1);
  });

  it('holds to what was chosen for the match', async () => {
    await lay({ chat: 'phrases' });
    const ana = await page(keys.home);
    ana.say({ type: 'say', text: 'hola' });
    expect((await ana.until('refused')).error.message.es).toContain('frases');
    ana.say({ type: 'phrase', phrase: 'hello' });
    await ana.until('line');
    await lay({ chat: 'off' });
    const quiet = await page(keys.home);
    quiet.say({ type: 'phrase', phrase: 'hello' });
    expect((await quiet.until('refused')).error.message.es).toContain('no se habla');
    expect(
      (await app.inject({ method: 'POST', url: '/api/matches', payload: { manners: { delay: 7 } } })).statusCode,
    ).toBe(400);
  });

  it('refuses what is too fast, empty or not understood, and goes on', async () => {
    await lay();
    const ana = await page(keys.home);
    ana.say({ type: 'shout' });
    expect((await ana.until('refused')).error.message.es).toContain('No entiendo');
    ana.say({ type: 'say', text: ' \u200B ' });
    await ana.until('refused', ({ error }) => error.message.en.includes('nothing'));
    for (let i = 0; i < 6; i++) ana.say({ type: 'phrase', phrase: 'nice' });
    await ana.until('refused', ({ error }) => error.message.es.includes('deprisa'));
    clock = 11_000;
    ana.say({ type: 'say', text: 'ya' });
    expect((await ana.until('line', ({ line }) => line.text === 'ya')).line.n).toBe(6);
  });

  it('makes a rematch when both want it, with changed sides and the same keys', async () => {
    await lay({ delay: 30 });
    const [ana, blas] = [await page(keys.home), await page(keys.away)];
    ana.say({ type: 'again', best: 1 });
    expect((await ana.until('refused')).error.message.es).toContain('ha terminado');
    await playAll();
    await expect
      .poll(() => app.people.store.selectFrom('turns').select('winner').execute())
      .not.toEqual([{ winner: null }]);
    ana.say({ type: 'again', best: 1 });
    const asked = await blas.until('again');
    expect(asked.again).toEqual({ wishes: { home: 1, away: null }, next: null });
    blas.say({ type: 'again', best: 3 });
    expect((await ana.until('again', ({ again }) => again.wishes.away === 3)).again.next).toBeNull();
    blas.say({ type: 'again', best: 1 });
    const { next } = (await ana.until('again', ({ again }) => again.next !== null)).again;
    const told = await app.inject({ url: `/api/matches/${next}` });
    expect(told.json().names).toEqual({ home: 'Blas', away: 'Ana' });
    const room = await (await page(keys.home, next!)).until('room');
    expect(room).toMatchObject({ side: 'away', isRematch: true, series: null, manners: { delay: 30 } });
    expect((await playAll(next!, { home: keys.away, away: keys.home })).turn.kind).toBe('over');
  });

  it('lays the table of a rematch whose node was gone before it did, and takes along who was not to be heard', async () => {
    await lay();
    const [ana, blas] = [await page(keys.home), await page(keys.away)];
    ana.say({ type: 'mute', isMuted: true });
    await playAll();
    const { store } = app.people;
    await expect.poll(async () => (await store.selectFrom('turns').select('winner').execute())[0]?.winner).toBeTruthy();
    const { again } = app.tables;
    app.tables.again = () => Promise.reject(new Error('the node is gone'));
    ana.say({ type: 'again', best: 1 });
    blas.say({ type: 'again', best: 1 });
    await expect.poll(async () => (await store.selectFrom('again').select('next').execute())[0]?.next).toBeTruthy();
    app.tables.again = again;
    const { next } = (await (await page(keys.home)).until('room')).again;
    const later = await page(keys.home, next!);
    expect(await later.until('room')).toMatchObject({ side: 'away', isMuted: true, isRematch: true });
    expect((await app.inject({ url: `/api/matches/${next}` })).json().names).toEqual({ home: 'Blas', away: 'Ana' });
  });

  it('counts a best of three, whoever plays at home, until it is decided', async () => {
    await lay();
    const { store } = app.people;
    let [id, own] = [match, keys];
    const winner = async (side: string) => {
      await playAll(id, own);
      await expect
        .poll(
          async () =>
            (await store.selectFrom('turns').select('winner').where('match', '=', id).executeTakeFirst())?.winner,
        )
        .toBeTruthy();
      await store.updateTable('turns').set({ winner: side }).where('match', '=', id).execute();
    };
    const goOn = async () => {
      const [one, other] = [await page(own.home, id), await page(own.away, id)];
      one.say({ type: 'again', best: 3 });
      other.say({ type: 'again', best: 3 });
      id = (await one.until('again', ({ again }) => again.next !== null)).again.next!;
      own = { home: own.away, away: own.home };
      return (await (await page(own.home, id)).until('room')).series;
    };
    await winner('home');
    expect(await goOn()).toEqual({ number: 2, of: 3, won: { home: 0, away: 1 }, isDecided: false });
    await winner('home');
    expect(await goOn()).toEqual({ number: 3, of: 3, won: { home: 1, away: 1 }, isDecided: false });
    await winner('away');
    expect((await (await page(own.home, id)).until('room')).series).toEqual({
      number: 3,
      of: 3,
      won: { home: 1, away: 2 },
      isDecided: true,
    });
    expect(await goOn()).toMatchObject({ number: 1, isDecided: false });
  });

  it("shows where one points to one's own side alone, and not more often than one can follow", async () => {
    const sizes = { home: 2, away: 2 };
    const made = await post('/api/matches', { game: 'torino', options: SHORT, side: 'home', name: 'Ana', sizes });
    match = made.id;
    const blas = await post(`/api/matches/${match}/seats`, { name: 'Blas' });
    const mate = async (name: string, key: string) => {
      const { invitation } = await post(`/api/matches/${match}/invitation`, { key });
      return post(`/api/matches/${match}/seats`, { name, invitation });
    };
    const [eva, leo] = [await mate('Eva', made.key), await mate('Leo', blas.key)];
    const [one, two, three, four, five] = [
      await page(made.key),
      await page(eva.key),
      await page(blas.key),
      await page(leo.key),
      await page(null),
    ];
    expect(await two.until('room')).toMatchObject({ side: 'home', member: 2, name: 'Eva' });
    one.say({ type: 'point', at: '9' });
    expect(await two.until('point')).toEqual({ type: 'point', member: 1, at: '9' });
    clock += 1000;
    for (const at of ['1', '2', '3']) two.say({ type: 'point', at });
    two.say({ type: 'point', at: null });
    await one.until('point', ({ at }) => at === null);
    const pointed = (each: Page) => each.heard.flatMap((news) => (news.type === 'point' ? [news.at] : []));
    expect(pointed(one)).toEqual(['1', null]);
    five.say({ type: 'point', at: '5' });
    await five.until('refused');
    // A word to everybody comes after all that was pointed at.
    two.say({ type: 'phrase', phrase: 'nice' });
    await Promise.all([three, four].map((each) => each.until('line')));
    for (const each of [three, four, five]) expect(pointed(each)).toEqual([]);
  });

  /** All that a program hears of the match until `stop`, of somebody who does not play. */
  const program = async (name: string) => {
    const browser = new BrowserLike(app);
    await browser.post('/api/accounts', { name, password: 'caballo grapa pila' });
    const { token } = (await browser.post('/api/me/tokens', { label: 'x', scopes: ['read'] })).body;
    const headers = { authorization: `Bearer ${token}` };
    const heard: string[] = [];
    const ended = new AbortController();
    open.push({ close: () => ended.abort() });
    const { body } = await fetch(`${address}/api/v1/matches/${match}/stream`, { headers, signal: ended.signal });
    const read = async () => {
      for await (const text of body!.pipeThrough(new TextDecoderStream())) heard.push(...text.trim().split('\n'));
    };
    read().catch(() => undefined);
    return heard.filter.bind(heard, (line) => line !== '');
  };

  it('shows those who watch a match later, where its players want that, and their programs too', async () => {
    await lay();
    const [one, other] = await Promise.all([player('home', keys.home), player('away', keys.away)]);
    await Promise.all([one.until('step'), other.until('step')]);
    const atOnce = await program('Iris');
    await expect.poll(() => atOnce().length).toBeGreaterThan(1);
    await lay({ delay: 30 });
    const later = await program('Otto');
    const [home, away] = await Promise.all([player('home', keys.home), player('away', keys.away)]);
    await Promise.all([home.until('step'), away.until('step')]);
    const eva = await player(null, null);
    await eva.opened;
    home.say({ type: 'throw', n: home.step.n });
    await home.until('step', ({ n }) => n > 1);
    expect([eva.heard, later()]).toEqual([[], []]);
  });
});

it('cleans words of what hides in them', () => {
  expect(cleanWords('a\u0301\u0301\u0301\u0301\u0301')).toBe('\u00e1\u0301\u0301');
  expect([...cleanWords('⚽'.repeat(300))]).toHaveLength(200);
});
