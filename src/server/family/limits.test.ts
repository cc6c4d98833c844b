// What a child may not do, tried through page, socket and API: every way around is refused, and says so in both languages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { type App, type Nodes, places } from '../../../test/support/nodes.ts';
import { hashOf } from '../people/secrets.ts';
import { SCOPES } from '../programs/tokens.ts';

const { all: PLACES, close } = places();
afterAll(close);

const MINUTES = 30;
const MINUTE = 60_000;
const PIN = '4827';
const LEISURE = { kind: 'leisure', days: 1 };
const CHILD = { minutes: MINUTES, zone: 'Europe/Madrid' };

/** What came of an attempt: an HTTP status, and what was said. */
interface Outcome {
  readonly status: number;
  readonly text: string;
}

/** Everybody whom the attempts need. */
interface World {
  readonly app: App;
  readonly address: string;
  readonly ana: BrowserLike;
  /** Hers, who may play Blas. */
  readonly leo: BrowserLike;
  readonly blas: BrowserLike;
  readonly eva: BrowserLike;
  readonly nobody: BrowserLike;
  readonly ids: Readonly<Record<'ana' | 'leo' | 'mia' | 'blas' | 'eva', string>>;
  /** Of a program with all rights; of a token that somebody has slipped into the child's profile. */
  readonly token: string;
  readonly stolen: string;
  /** Between Leo, at home, and Blas, with the keys of their seats; of Eva, who waits; of Eva and Blas; of Leo, who waits. */
  readonly match: string;
  readonly key: string;
  readonly evas: string;
  readonly others: string;
  readonly waiting: string;
  /** Eva's open search, and her tournaments: one that Ana has allowed, and one that she has not. */
  readonly seek: string;
  readonly cup: string;
  readonly forbidden: string;
}

let clock = 0;

async function account(app: App, name: string): Promise<readonly [BrowserLike, string]> {
  const browser = new BrowserLike(app);
  const { person } = (await browser.post('/api/accounts', { name, password: 'caballo grapa pila' })).body;
  return [browser, person.id];
}

async function build({ nodes: [app, other] }: Nodes): Promise<World> {
  const address = await other.listen({ port: 0, host: '127.0.0.1' });
  const [[ana, anaId], [blas, blasId], [eva, evaId], [bot]] = await Promise.all([
    account(app, 'Ana'),
    account(other, 'Blas'),
    account(app, 'Eva'),
    account(other, 'Tiqui'),
  ]);
  await bot.post('/api/me/bot');
  const token = (await bot.post('/api/me/tokens', { label: 'x', scopes: SCOPES })).body.token;
  await ana.put('/api/family/pin', { pin: PIN });
  await ana.post('/api/family/unlock', { pin: PIN });
  await ana.post('/api/family/children', { name: 'Leo', ...CHILD });
  const { children } = (await ana.post('/api/family/children', { name: 'Mia', ...CHILD })).body;
  const [leoId, miaId] = children.map(({ id }: { id: string }) => id);
  await ana.post(`/api/family/children/${leoId}/allowed`, { who: 'blas' });
  const leo = new BrowserLike(app);
  await leo.post('/api/family/in', await codeFor(ana, leoId));
  const made = await leo.post('/api/matches', { game: 'torino', side: 'home', name: 'call 600 123 123' });
  expect(made.status).toBe(201);
  const { id: match, key } = made.body;
  expect((await blas.post(`/api/matches/${match}/seats`, { name: 'Blas' })).status).toBe(201);
  const evas = (await eva.post('/api/matches', { game: 'torino', side: 'home', name: 'Eva' })).body.id;
  const others = (await eva.post('/api/matches', { game: 'torino', side: 'home', name: 'Eva' })).body.id;
  await blas.post(`/api/matches/${others}/seats`, { name: 'Blas' });
  const waiting = (await leo.post('/api/matches', { game: 'torino', side: 'home', name: 'x' })).body.id;
  const seek = (await eva.post('/api/seeks', { game: 'torino' })).body.id;
  const tournament = async (name: string): Promise<string> =>
    (await eva.post('/api/tournaments', { kind: 'league', name, game: 'torino', pace: LEISURE })).body.id;
  const [cup, forbidden] = [await tournament('Copa'), await tournament('call 600 123 123')];
  await ana.post(`/api/family/children/${leoId}/allowed`, { tournament: cup });
  const stolen = 'cancha_stolen';
  const scopes = SCOPES.join(' ');
  const row = { hash: hashOf(stolen), id: 'stolen', person: leoId, label: 'x', scopes };
  await app.people.store
    .insertInto('tokens')
    .values({ ...row, made: 0, used: null })
    .execute();
  const ids = { ana: anaId, blas: blasId, eva: evaId, leo: leoId, mia: miaId };
  const matches = { match, key, evas, others, waiting, seek, cup, forbidden };
  return { app, address, ana, leo, blas, eva, nobody: new BrowserLike(app), ids, token, stolen, ...matches };
}

const codeFor = async (adult: BrowserLike, child: string): Promise<{ code: string }> =>
  (await adult.post(`/api/family/children/${child}/code`)).body;

/** Opens a socket and says that; the refusal at its door, or the first of what is refused inside. */
async function say({ app, address }: World, who: BrowserLike, path: string, ...words: object[]): Promise<Outcome> {
  const headers: Record<string, string> = who.cookie === undefined ? {} : { cookie: `cancha=${who.cookie}` };
  // What a socket is refused with before it is one is read by asking as a socket does.
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers } as unknown as string);
  const heard: string[] = [];
  let isOpen = false;
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => {
      isOpen = true;
      for (const word of words) socket.send(JSON.stringify(word));
    });
    socket.addEventListener('message', ({ data }) => {
      heard.push(String(data));
      if (String(data).includes('"refused"')) resolve();
    });
    socket.addEventListener('error', () => resolve());
    socket.addEventListener('close', () => resolve());
    setTimeout(resolve, 1500).unref();
  });
  socket.close();
  if (isOpen) {
    const refused = heard.find((text) => text.includes('"refused"'));
    return refused === undefined ? { status: 200, text: heard.join('\n') } : { status: 403, text: refused };
  }
  const key = Buffer.alloc(16).toString('base64');
  const answer = await app.inject({ url: path, headers: { ...headers, ...upgrade, 'sec-websocket-key': key } });
  return { status: answer.statusCode, text: answer.body };
}
const asked = async (answer: Promise<{ status: number; body: unknown }>): Promise<Outcome> => {
  const { status, body } = await answer;
  return { status, text: JSON.stringify(body) };
};
const program = async ({ app }: World, token: string, path: string, body?: object): Promise<Outcome> => {
  const headers = { authorization: `Bearer ${token}` };
  const method = body ? 'POST' : 'GET';
  const answer = await app.inject({ method, url: `/api/v1${path}`, headers, ...(body ? { payload: body } : {}) });
  return { status: answer.statusCode, text: answer.body };
};
const enter = (key: string | null = null) => ({ type: 'enter', key, n: 0 });
const come = (key: string | null = null) => ({ type: 'enter', key });

type Attempt = readonly [way: 'page' | 'socket' | 'API', what: string, run: (world: World) => Promise<Outcome>];
const ATTEMPTS: readonly Attempt[] = [
  // Whom a child plays.
  ['page', 'looks for anybody', ({ leo }) => asked(leo.post('/api/seeks', { game: 'torino' }))],
  ['page', 'looks quickly for anybody', ({ leo }) => asked(leo.post('/api/seeks', { game: 'torino', isQuick: true }))],
  [
    'page',
    'challenges a stranger',
    ({ leo, ids }) => asked(leo.post('/api/seeks', { game: 'torino', target: ids.eva })),
  ],
  ['page', 'takes up the search of a stranger', ({ leo, seek }) => asked(leo.post(`/api/seeks/${seek}/accept`))],
  [
    'page',
    'sits down at the table of a stranger',
    ({ leo, evas }) => asked(leo.post(`/api/matches/${evas}/seats`, { name: 'Leo' })),
  ],
  [
    'page',
    'a stranger challenges the child',
    ({ eva, ids }) => asked(eva.post('/api/seeks', { game: 'torino', target: ids.leo })),
  ],
  [
    'page',
    'a stranger sits down at the table of the child',
    ({ eva, waiting }) => asked(eva.post(`/api/matches/${waiting}/seats`, { name: 'Eva' })),
  ],
  [
    'page',
    'somebody without a name does',
    ({ nobody, waiting }) => asked(nobody.post(`/api/matches/${waiting}/seats`, { name: 'Blas' })),
  ],
  [
    'page',
    'the friend of one child challenges the other',
    ({ blas, ids }) => asked(blas.post('/api/seeks', { game: 'torino', target: ids.mia })),
  ],
  [
    'API',
    'a program challenges the child by its name',
    (world) => program(world, world.token, '/challenges', { to: 'Leo', game: 'torino' }),
  ],
  [
    'API',
    'a program challenges with a token of the child',
    (world) => program(world, world.stolen, '/challenges', { to: 'Eva', game: 'torino' }),
  ],
  // What a child says and hears.
  [
    'socket',
    'writes words of its own',
    (world) => say(world, world.leo, `/api/matches/${world.match}/talk`, come(), { type: 'say', text: 'call me' }),
  ],
  [
    'socket',
    'its rival writes words of his own',
    (world) =>
      say(world, world.blas, `/api/matches/${world.match}/talk`, come(), { type: 'say', text: 'where do you live' }),
  ],
  [
    'socket',
    'a stranger comes to talk',
    (world) => say(world, world.eva, `/api/matches/${world.match}/talk`, come(), { type: 'phrase', phrase: 'hello' }),
  ],
  [
    'socket',
    'writes with the key of its seat alone',
    (world) =>
      say(world, world.nobody, `/api/matches/${world.match}/talk`, come(world.key), { type: 'say', text: 'hi' }),
  ],
  ['page', 'takes another name', ({ leo }) => asked(leo.patch('/api/me', { name: 'call 600 123 123' }))],
  ['page', 'takes another name as guests do', ({ leo }) => asked(leo.post('/api/me/guest', { name: 'call me' }))],
  // What is seen.
  ['socket', 'watches strangers', (world) => say(world, world.leo, `/api/matches/${world.others}/live`, enter())],
  ['page', 'looks up the match of strangers', ({ leo, evas }) => asked(leo.get(`/api/matches/${evas}`))],
  [
    'socket',
    'a stranger watches the child',
    (world) => say(world, world.eva, `/api/matches/${world.match}/live`, enter()),
  ],
  [
    'socket',
    'plays on with the key of the seat alone',
    (world) => say(world, world.nobody, `/api/matches/${world.match}/live`, enter(world.key)),
  ],
  [
    'API',
    'a program follows the match of the child',
    (world) => program(world, world.token, `/matches/${world.match}/stream`),
  ],
  ['API', 'a program takes the record of it', (world) => program(world, world.token, `/matches/${world.match}/record`)],
  ['API', 'the child reads its matches as a program', (world) => program(world, world.stolen, '/matches')],
  ['page', 'a stranger looks at the profile of the child', ({ eva, ids }) => asked(eva.get(`/api/people/${ids.leo}`))],
  ['page', 'the child looks at the profile of a stranger', ({ leo, ids }) => asked(leo.get(`/api/people/${ids.eva}`))],
  ['page', 'reads records that anybody may have written', ({ leo }) => asked(leo.get('/api/records/any'))],
  ['page', 'shares a record', ({ leo }) => asked(leo.post('/api/records', { record: 'x' }))],
  // Out of the profile.
  [
    'page',
    'makes an account of its own',
    ({ leo }) => asked(leo.post('/api/accounts', { name: 'Leo2', password: 'caballo grapa pila' })),
  ],
  [
    'page',
    'signs in as somebody else',
    ({ leo }) => asked(leo.post('/api/session', { name: 'Eva', password: 'caballo grapa pila' })),
  ],
  ['page', 'signs out without the PIN', ({ leo }) => asked(leo.delete('/api/session'))],
  ['page', 'deletes itself', ({ leo }) => asked(leo.delete('/api/me'))],
  ['page', 'makes a token', ({ leo }) => asked(leo.post('/api/me/tokens', { label: 'x', scopes: ['play'] }))],
  ['page', 'makes a passkey', ({ leo }) => asked(leo.post('/api/me/passkeys/options', {}))],
  ['page', 'leaves with a wrong PIN', ({ leo }) => asked(leo.post('/api/family/leave', { pin: '0000' }))],
  // The settings of the adult.
  [
    'page',
    'gives itself more time',
    ({ leo, ids }) => asked(leo.post(`/api/family/children/${ids.leo}/time`, { minutes: 60 })),
  ],
  [
    'page',
    'takes its limit away',
    ({ leo, ids }) => asked(leo.patch(`/api/family/children/${ids.leo}`, { minutes: null })),
  ],
  [
    'page',
    'allows itself a rival',
    ({ leo, ids }) => asked(leo.post(`/api/family/children/${ids.leo}/allowed`, { who: 'Eva' })),
  ],
  [
    'page',
    'allows itself a tournament',
    ({ leo, ids }) => asked(leo.post(`/api/family/children/${ids.leo}/allowed`, { tournament: 'cup' })),
  ],
  ['page', 'makes a child of its own', ({ leo }) => asked(leo.post('/api/family/children', { name: 'x', ...CHILD }))],
  ['page', 'becomes the other child', ({ leo, ids }) => asked(leo.post(`/api/family/children/${ids.mia}/enter`))],
  [
    'page',
    'another adult changes the child',
    async ({ eva, ids }) => {
      await eva.put('/api/family/pin', { pin: '9081' });
      await eva.post('/api/family/unlock', { pin: '9081' });
      return asked(eva.patch(`/api/family/children/${ids.leo}`, { minutes: null }));
    },
  ],
  [
    'page',
    'the adult changes the child without his PIN',
    async ({ ana, ids }) => {
      await ana.post('/api/family/lock');
      return asked(ana.patch(`/api/family/children/${ids.leo}`, { minutes: null }));
    },
  ],
  [
    'page',
    'guesses the PIN at the page of the adult',
    async ({ ana }) => asked(ana.post('/api/family/unlock', { pin: '4820' })),
  ],
  // Tournaments.
  [
    'page',
    'joins a tournament that nobody allowed',
    ({ leo, forbidden }) => asked(leo.post(`/api/tournaments/${forbidden}/join`)),
  ],
  ['page', 'looks at one', ({ leo, forbidden }) => asked(leo.get(`/api/tournaments/${forbidden}`))],
  [
    'page',
    'takes its calendar along',
    ({ leo, forbidden }) => asked(leo.get(`/api/tournaments/${forbidden}/calendar.ics`)),
  ],
  ['socket', 'follows one', (world) => say(world, world.leo, `/api/tournaments/${world.forbidden}/live`)],
  [
    'page',
    'makes one of its own',
    ({ leo }) => asked(leo.post('/api/tournaments', { kind: 'cup', name: 'x', game: 'torino', pace: LEISURE })),
  ],
  [
    'API',
    'joins one with a token',
    (world) => program(world, world.stolen, `/tournaments/${world.forbidden}/join`, {}),
  ],
  [
    'API',
    'joins an allowed one with a token',
    (world) => program(world, world.stolen, `/tournaments/${world.cup}/join`, {}),
  ],
  ['API', 'reads of tournaments with a token', (world) => program(world, world.stolen, '/tournaments')],
  // Other doors.
  ['page', 'goes on as somebody on another device', ({ leo }) => asked(leo.post('/api/me/handover', {}))],
  [
    'page',
    'becomes its adult by a code of hers for another device',
    async ({ app, leo }) => {
      const ana = new BrowserLike(app);
      await ana.post('/api/session', { name: 'Ana', password: 'caballo grapa pila' });
      const { token } = (await ana.post('/api/me/handover')).body;
      return asked(leo.post('/api/session/handover', { token }));
    },
  ],
  [
    'page',
    'is called by others',
    ({ leo }) => asked(leo.post('/api/me/push', { endpoint: 'https://fcm.googleapis.com/x' })),
  ],
  ['page', 'reads what strangers play', ({ leo }) => asked(leo.get('/api/news'))],
  ['page', 'reads the records of strangers', ({ leo }) => asked(leo.get('/api/matches/2026-11.txt'))],
  ['page', 'reads who is best', ({ leo }) => asked(leo.get('/api/ratings/torino/live'))],
];
/** When its time is over. */
const LATE: readonly Attempt[] = [
  ['page', 'lays a table', ({ leo }) => asked(leo.post('/api/matches', { game: 'torino', side: 'home', name: 'x' }))],
  [
    'page',
    'plays a bot of the house',
    ({ leo }) => asked(leo.post('/api/matches', { game: 'torino', side: 'home', name: 'x', bot: 'random' })),
  ],
  [
    'page',
    'challenges its friend',
    ({ leo, ids }) => asked(leo.post('/api/seeks', { game: 'torino', target: ids.blas })),
  ],
  ['socket', 'goes on with its match', (world) => say(world, world.leo, `/api/matches/${world.match}/live`, enter())],
  ['socket', 'says a phrase', (world) => say(world, world.leo, `/api/matches/${world.match}/talk`, come())],
  ['socket', 'sits in the lobby', (world) => say(world, world.leo, '/api/lobby/live')],
  [
    'page',
    'comes in anew with a code',
    async (world) => {
      await world.ana.post('/api/family/unlock', { pin: PIN });
      const again = new BrowserLike(world.app);
      expect((await again.post('/api/family/in', await codeFor(world.ana, world.ids.leo))).status).toBe(200);
      return asked(again.get('/api/lobby'));
    },
  ],
];

describe.each(PLACES)('around the limits of a child, over %s', (_name, open) => {
  let nodes: Nodes;
  let world: World;
  beforeAll(async () => {
    clock = 0;
    const start = Date.parse('2026-11-18T15:00:00Z');
    nodes = await open(() => start + clock);
    world = await build(nodes);
  });
  afterAll(() => nodes.close());

  it('there are more than thirty attempts, through page, socket and API', () => {
    const all = [...ATTEMPTS, ...LATE];
    expect(all.length).toBeGreaterThan(30);
    for (const way of ['page', 'socket', 'API'] as const)
      expect(all.filter(([each]) => each === way).length).toBeGreaterThan(4);
  });

  it('what is allowed works: nothing below is refused because nothing does', async () => {
    const { leo, blas, ids, match, app } = world;
    expect((await leo.get(`/api/matches/${match}`)).body).toMatchObject({ mine: 'home', names: { home: 'Leo' } });
    expect((await leo.get(`/api/people/${ids.blas}`)).status).toBe(200);
    const { id } = (await leo.post('/api/seeks', { game: 'torino', target: ids.blas })).body;
    const taken = await blas.post(`/api/seeks/${id}/accept`);
    expect(taken.status).toBe(201);
    const played = app.people.store.selectFrom('played').select(['public', 'rated']);
    expect(await played.where('match', '=', taken.body.match).executeTakeFirst()).toEqual({ public: 0, rated: 0 });
    const bot = await leo.post('/api/matches', { game: 'torino', side: 'home', name: 'x', bot: 'random' });
    expect(bot.status).toBe(201);
    const said = await say(world, leo, `/api/matches/${match}/talk`, come(), { type: 'phrase', phrase: 'hello' });
    expect([said.status, said.text]).toEqual([200, expect.stringContaining('"phrase":"hello"')]);
    expect(said.text).toContain('"chat":"phrases"');
    const live = await say(world, leo, `/api/matches/${match}/live`, enter());
    expect([live.status, live.text]).toEqual([200, expect.stringContaining('hello')]);
  });

  it.each(ATTEMPTS)('%s: %s', async (_way, _what, run) => {
    const { status, text } = await run(world);
    expect([400, 401, 403, 404, 409], text).toContain(status);
    expect(text).toMatch(/"es":".+","en":"/);
  });

  it('an allowed tournament is all that it hears of, and it is out of it when its adult changes her mind', async () => {
    const { leo, ana, blas, eva, ids, cup } = world;
    const listed = (await leo.get('/api/tournaments')).body.tournaments;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Copa']);
    for (const each of [leo, blas, eva]) expect((await each.post(`/api/tournaments/${cup}/join`)).status).toBe(200);
    await eva.post(`/api/tournaments/${cup}/start`);
    const own = async () =>
      (await eva.get(`/api/tournaments/${cup}`)).body.entrants.find(
        ({ person }: { person: string }) => person === ids.leo,
      );
    expect(await own()).toMatchObject({ isGone: false });
    expect((await ana.get('/api/family')).body.children[0].tournaments).toEqual([{ id: cup, name: 'Copa' }]);
    await ana.post('/api/family/unlock', { pin: PIN });
    await ana.delete(`/api/family/children/${ids.leo}/allowed/${cup}`);
    expect(await own()).toMatchObject({ isGone: true });
    expect((await leo.get('/api/tournaments')).body.tournaments).toEqual([]);
    expect((await leo.get(`/api/tournaments/${cup}`)).status).toBe(403);
  });

  it('nothing of what was tried has left a trace', async () => {
    const { app, ids, match } = world;
    const { store } = app.people;
    const count = async (table: 'talk' | 'allowed' | 'tokens', by: string) =>
      (await store.selectFrom(table).selectAll().where('person', '=', by).execute()).length;
    expect(await count('allowed', ids.leo)).toBe(1);
    expect(await count('tokens', ids.leo)).toBe(1);
    expect(await store.selectFrom('talk').select('text').where('match', '=', match).execute()).toEqual([
      { text: null },
    ]);
    const child = await app.family.child(ids.leo);
    expect(child).toMatchObject({ minutes: MINUTES, parent: ids.ana });
    const seats = await store.selectFrom('seated').selectAll().where('match', '=', world.waiting).execute();
    expect(seats.map(({ person }) => person)).toEqual([ids.leo]);
  });

  describe('when its time is over', () => {
    beforeAll(async () => {
      const { leo } = world;
      for (let minute = 0; minute <= MINUTES; minute++) {
        await leo.post('/api/family/here');
        clock += MINUTE;
      }
    });

    it('the connections that it has are ended', async () => {
      clock -= 2 * MINUTE;
      const { leo, address, match } = world;
      const headers = { headers: { cookie: `cancha=${leo.cookie}` } } as unknown as string;
      await nodes.nodes[0].family.time.give({ person: world.ids.leo, zone: CHILD.zone }, 1);
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/live`, headers);
      const closed = new Promise((resolve) => socket.addEventListener('close', () => resolve('closed')));
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      await nodes.nodes[1].family.look();
      expect(socket.readyState).toBe(WebSocket.OPEN);
      for (let minute = 0; minute < 4; minute++) {
        clock += MINUTE;
        await nodes.nodes[1].family.look();
      }
      expect(await closed).toBe('closed');
    });

    it.each(LATE)('%s: %s', async (_way, _what, run) => {
      const { status, text } = await run(world);
      expect([status, text]).toEqual([403, expect.stringContaining('over for today')]);
    });

    it('it is seen, more can be given, and tomorrow is another day', async () => {
      const { leo, ana, ids } = world;
      expect((await leo.get('/api/family/me')).body.child).toMatchObject({ name: 'Leo', left: 0, minutes: MINUTES });
      await ana.post('/api/family/unlock', { pin: PIN });
      await ana.post(`/api/family/children/${ids.leo}/time`, { minutes: 15 });
      expect((await leo.get('/api/lobby')).status).toBe(200);
      clock += 12 * 60 * MINUTE;
      expect((await leo.get('/api/family/me')).body.child.left).toBe(MINUTES * MINUTE);
    });
  });
});
