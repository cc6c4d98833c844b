import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cancha, type Event, type Step } from '../../../clients/typescript/cancha.ts';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { OPERATIONS, type Operation, type OperationName, ROOT } from './operations.ts';
import { SCOPES, type Scope } from './tokens.ts';

const SHORT = { turnsPerHalf: 2, tie: 'draw' };
const NAMES = Object.keys(OPERATIONS) as OperationName[];

let log: Log;
let app: Awaited<ReturnType<typeof buildApp>>;
let address: string;
const clients: Cancha[] = [];

beforeEach(async () => {
  log = await openSqliteLog(':memory:');
  app = await buildApp({ log, settings: { pages: 'no such folder' } });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await app.close();
  await log.close();
});

async function account(name: string, kind: 'bot' | 'person' = 'bot'): Promise<BrowserLike> {
  const browser = new BrowserLike(app);
  await browser.post('/api/accounts', { name, password: 'caballo grapa pila' });
  if (kind === 'bot') expect((await browser.post('/api/me/bot')).status).toBe(200);
  return browser;
}
const tokenFor = async (browser: BrowserLike, scopes: readonly Scope[] = SCOPES): Promise<string> =>
  (await browser.post('/api/me/tokens', { label: 'test', scopes })).body.token;
const clientOf = (token: string): Cancha => {
  const client = new Cancha(address, token);
  clients.push(client);
  return client;
};
const clientFor = async (name: string): Promise<Cancha> => clientOf(await tokenFor(await account(name)));
const until = async (events: AsyncGenerator<Event>, type: Event['type']): Promise<Event> => {
  for await (const event of events) if (event.type === type) return event;
  throw new Error(`no ${type}`);
};
const ask = (token: string, { method, path }: Operation, id = 'nothing', body: object = {}) =>
  fetch(`${address}${ROOT}${path.replace(':id', id)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });

describe('tokens', () => {
  it.each(NAMES)('without its right nobody gets to %s', async (name) => {
    const operation: Operation = OPERATIONS[name];
    const browser = await account('Tiqui');
    const others = SCOPES.filter((scope) => scope !== operation.scope);
    const refused = await ask(await tokenFor(browser, others), operation);
    expect(refused.status).toBe(403);
    const { error } = (await refused.json()) as { error: { message: { es: string; en: string } } };
    expect(error.message.en).toContain(`"${operation.scope}"`);
    expect(error.message.es).toContain(`«${operation.scope}»`);
    expect((await ask('cancha_wrong', operation)).status).toBe(401);
    expect((await browser.ask(operation.method, `${ROOT}${operation.path}`)).status).toBe(401);
  });

  it('are shown once, listed without the secret, and worth nothing once revoked', async () => {
    const browser = await account('Tiqui');
    const token = await tokenFor(browser, ['read']);
    const { tokens } = (await browser.get('/api/me/tokens')).body;
    expect(JSON.stringify(tokens)).not.toContain(token);
    expect(tokens).toMatchObject([{ label: 'test', scopes: ['read'], used: null }]);
    expect((await ask(token, OPERATIONS.account)).status).toBe(200);
    const stranger = await account('Taca');
    expect((await stranger.delete(`/api/me/tokens/${tokens[0].id}`)).status).toBe(404);
    expect((await browser.delete(`/api/me/tokens/${tokens[0].id}`)).body.tokens).toEqual([]);
    expect((await ask(token, OPERATIONS.account)).status).toBe(401);
  });

  it('open no route of people, and guests have none', async () => {
    const browser = await account('Tiqui');
    const headers = { authorization: `Bearer ${await tokenFor(browser)}` };
    for (const url of ['/api/me/export', '/api/me/tokens', '/api/me/kept'])
      expect((await app.inject({ url, headers })).statusCode).toBe(401);
    expect((await app.inject({ method: 'DELETE', url: '/api/me', headers })).statusCode).toBe(401);
    const guest = new BrowserLike(app);
    await guest.post('/api/me/guest', { name: 'Eva' });
    expect((await guest.post('/api/me/tokens', { label: 'x', scopes: ['read'] })).status).toBe(403);
    expect((await guest.post('/api/me/bot')).status).toBe(403);
  });

  it('a person’s account does not play by token, and nobody else’s match is played', async () => {
    const [ana, blas] = await Promise.all([account('Ana', 'person'), account('Blas')]);
    const [mine, theirs] = [await tokenFor(ana), await tokenFor(blas)];
    const { id } = (await (await ask(mine, OPERATIONS.challenge, '', { to: 'blas', game: 'torino' })).json()) as {
      id: string;
    };
    const { match } = (await (await ask(theirs, OPERATIONS.accept, id)).json()) as { match: string };
    const refused = await ask(mine, OPERATIONS.command, match, { type: 'resign' });
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('marked as one')]);
    const eva = await tokenFor(await account('Eva'));
    expect((await ask(eva, OPERATIONS.command, match, { type: 'resign' })).status).toBe(403);
  });
});

describe('the accounts of programs', () => {
  it('are marked for good, and nobody else bears the mark', async () => {
    const bot = await account('Tiqui');
    expect((await bot.get('/api/me')).body.person).toMatchObject({ name: 'Tiqui · bot', isBot: true });
    await bot.patch('/api/me', { name: 'Taca' });
    expect((await bot.get('/api/me')).body.person.name).toBe('Taca · bot');
    const guest = new BrowserLike(app);
    await guest.post('/api/me/guest', { name: 'Eva · bot' });
    expect((await guest.get('/api/me')).body.person.name).toBe('Eva');
  });

  it('can not be those with which a person has played', async () => {
    const ana = await account('Ana', 'person');
    await ana.post('/api/matches', { game: 'torino', side: 'home', name: 'Ana' });
    expect((await ana.post('/api/me/bot')).status).toBe(409);
  });
});

describe('challenges', () => {
  it('reach a program that listens, which is seen to be here, accepts and plays to the end', async () => {
    const [home, away] = [await clientFor('Tiqui'), await clientFor('Taca')];
    const [mine, theirs] = [home.events(), away.events()];
    const heard = until(theirs, 'challenge');
    const begun = until(mine, 'match');
    await expect
      .poll(async () => (await new BrowserLike(app).get('/api/programs')).body.programs)
      .toMatchObject([{ name: 'Taca · bot' }, { name: 'Tiqui · bot' }]);
    await home.challenge('taca', 'torino', SHORT);
    const { challenge } = (await heard) as Extract<Event, { type: 'challenge' }>;
    expect(challenge).toMatchObject({ from: 'Tiqui · bot', to: 'Taca · bot', isMine: false, game: 'torino' });
    const { match } = await away.accept(challenge.id);
    expect(await begun).toMatchObject({ type: 'match', match, home: expect.stringContaining('· bot') });
    const last = (await Promise.all([home, away].map((player) => playOne(match, player))))[0]!;
    expect(last.turn.kind).toBe('over');
    const { record } = await home.ask<{ record: string }>('GET', `/matches/${match}/record`);
    expect(record).toContain('Tiqui · bot');
    expect((await home.ask<{ matches: unknown[] }>('GET', '/matches')).matches).toEqual([]);
  });

  it('are declined and withdrawn, and both ends hear of it', async () => {
    const [home, away] = [await clientFor('Tiqui'), await clientFor('Taca')];
    const gone = until(home.events(), 'gone');
    const { id } = await home.challenge('Taca', 'mat');
    await expect(home.decline(id)).rejects.toThrow('gone');
    await away.decline(id);
    expect(await gone).toEqual({ type: 'gone', challenge: id });
    const again = await home.challenge('Taca', 'mat');
    const challenges = async () => (await away.ask<{ challenges: unknown[] }>('GET', '/challenges')).challenges;
    expect(await challenges()).toHaveLength(1);
    await home.ask('DELETE', `/challenges/${again.id}`);
    expect(await challenges()).toEqual([]);
  });

  it('that make no sense are refused with a sentence', async () => {
    const home = await clientFor('Tiqui');
    await expect(home.challenge('Nobody', 'mat')).rejects.toThrow('no account of the name "Nobody"');
    await expect(home.challenge('Tiqui', 'mat')).rejects.toThrow('no account');
    await clientFor('Taca');
    await expect(home.challenge('Taca', 'mats')).rejects.toThrow('Did you mean "mat"');
    await expect(home.challenge('Taca', 'mat', { nonsense: 1 })).rejects.toThrow('nonsense');
    await expect(home.ask('POST', '/challenges', {})).rejects.toThrow('to: missing');
    await expect(home.ask('GET', '/matches/none/stream?after=x')).rejects.toThrow('after');
    await expect(home.steps('none').next()).rejects.toThrow('no match of that name');
    await expect(home.command('none', { type: 'dance' })).rejects.toThrow('type');
  });
});

/** Takes the first choice, or throws, until the match is over; the last step. */
async function playOne(match: string, player: Cancha): Promise<Step> {
  let newest: Step | undefined;
  for await (const step of player.steps(match)) {
    newest = step;
    const { n, legal, isThrow } = step;
    const act = legal.length > 0 ? { type: 'play', action: legal[0], n } : isThrow && { type: 'throw', id: `t${n}`, n };
    if (act) await player.command(match, act).catch(() => undefined);
  }
  return newest!;
}

describe('tournaments', () => {
  const LIVE = { kind: 'live', initial: 600_000, increment: 0 };
  const make = async (owner: BrowserLike, terms: object = {}): Promise<string> =>
    (
      await owner.post('/api/tournaments', {
        ...{ kind: 'cup', name: 'Viernes', game: 'torino', options: { ...SHORT, tie: 'shootout' } },
        ...{ pace: LIVE, terms },
      })
    ).body.id;

  it('are joined by token where their maker lets programs in, and played to the end', async () => {
    const owner = await account('Ana', 'person');
    const id = await make(owner);
    const two = [await clientFor('Tiqui'), await clientFor('Taca')];
    for (const client of two) await client.join(id);
    const begun = two.map((client) => until(client.events(), 'match'));
    expect((await owner.post(`/api/tournaments/${id}/start`)).status).toBe(200);
    const { match } = (await Promise.all(begun))[0] as Extract<Event, { type: 'match' }>;
    await Promise.all(two.map((client) => playOne(match, client)));
    const told = async () => (await owner.get(`/api/tournaments/${id}`)).body;
    await expect.poll(async () => (await told()).state, { timeout: 15_000 }).toBe('over');
    const [bout] = (await told()).bouts;
    expect(bout.outcome).toMatchObject({ how: 'played' });
    expect((await two[0]!.ask<{ tournaments: object[] }>('GET', '/tournaments')).tournaments).toMatchObject([
      { id, withBots: true, isMine: true, state: 'over' },
    ]);
  });

  it('that take no programs are closed to them, also by a mark that comes later', async () => {
    const owner = await account('Ana', 'person');
    const id = await make(owner, { withBots: false });
    const bot = await clientFor('Tiqui');
    await expect(bot.join(id)).rejects.toThrow('No bots play in this tournament');
    await expect(bot.join('nowhere')).rejects.toThrow('no tournament of that name');
    await expect(bot.leave(id)).rejects.toThrow('not take part');
    const sly = await account('Blas', 'person');
    expect((await sly.post(`/api/tournaments/${id}/join`)).status).toBe(200);
    expect((await sly.post('/api/me/bot')).status).toBe(409);
  });
});

describe('the document', () => {
  it('has every operation with both languages, its right, and what goes in and comes out', async () => {
    const { paths, openapi } = (await new BrowserLike(app).get('/api/openapi.json')).body;
    expect(openapi).toMatch(/^3\.1/);
    const listed = Object.values(paths).flatMap((path) => Object.values(path as object));
    const open = listed.filter(({ tags }) => tags.includes('public'));
    expect(open.map(({ operationId }) => operationId).sort()).toEqual(['atom', 'month', 'news']);
    for (const each of open) expect([each.summary, each['x-es']].every(Boolean)).toBe(true);
    const byToken = listed.filter((each) => !open.includes(each));
    expect(byToken.map(({ operationId }) => operationId).sort()).toEqual([...NAMES].sort());
    for (const each of byToken) {
      const operation: Operation = OPERATIONS[each.operationId as OperationName];
      expect([each.summary, each['x-es']]).toEqual([operation.says.en, operation.says.es]);
      expect(each.security).toEqual([{ token: [operation.scope] }]);
      expect(each.requestBody !== undefined).toBe(operation.body !== undefined);
      expect(JSON.stringify(each.responses['2XX'])).toContain(operation.isStream ? 'x-ndjson' : 'application/json');
    }
  });

  it('has examples that do what they say, and answers are as it tells', async () => {
    const tokens = [await tokenFor(await account('Tiqui')), await tokenFor(await account('Taca'))] as const;
    type Answer = Readonly<Record<string, string>>;
    const answers: Partial<Record<OperationName, Answer>> = {};
    const filled = (example: object, facts: Record<string, string>): object =>
      JSON.parse(JSON.stringify(example).replace(/\{(\w+)\}/g, (_all, key: string) => facts[key]!));
    const run = async (name: OperationName, token: string, id = '', facts: Record<string, string> = {}) => {
      const operation: Operation = OPERATIONS[name];
      const answer = await ask(token, operation, id, filled(operation.example ?? {}, facts));
      expect(answer.status, name).toBe(200);
      if (operation.isStream) {
        const { value } = await answer.body!.getReader().read();
        const lines = new TextDecoder().decode(value).trim().split('\n');
        for (const line of lines) v.parse(operation.answer, JSON.parse(line));
        answers[name] = JSON.parse(lines.at(-1)!);
      } else answers[name] = v.parse(operation.answer, await answer.json()) as Answer;
      return answers[name]!;
    };
    const [mine, theirs] = tokens;
    await run('account', mine);
    for (const end of ['decline', 'withdraw', 'accept'] as const) {
      const { id = '' } = await run('challenge', mine, '', { rival: 'Taca' });
      await run('challenges', theirs);
      await run('events', theirs);
      await run(end, end === 'withdraw' ? mine : theirs, id);
    }
    const match = answers.accept!['match']!;
    await run('matches', mine);
    const home = clientOf(mine);
    const rival = playOne(match, clientOf(theirs));
    for await (const { n, legal, isThrow } of home.steps(match)) {
      if (isThrow) await home.command(match, { type: 'throw', id: `t${n}`, n }).catch(() => undefined);
      if (legal.length === 0) continue;
      await run('command', mine, match, { action: legal[0]! });
      break;
    }
    await run('follow', mine, match);
    await home.command(match, { type: 'resign' });
    expect((await rival).turn.kind).toBe('over');
    await run('record', mine, match);
    const pace = { kind: 'live', initial: 600_000, increment: 0 };
    const cup = { kind: 'cup', name: 'Viernes', game: 'torino', pace };
    const { id: open } = (await (await account('Ana', 'person')).post('/api/tournaments', cup)).body;
    for (const name of ['join', 'tournaments', 'tournament', 'leave'] as const) await run(name, mine, open);
    expect(NAMES.filter((name) => !(name in answers))).toEqual([]);
  });
});
