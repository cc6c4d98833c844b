// Every gate before the API, tried with each spelling of an address that leads to the same route.
import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { BrowserLike } from '../../test/support/browserLike.ts';
import { buildApp } from './app.ts';
import type { Log } from './log/log.ts';
import { openSqliteLog } from './log/sqlite.ts';
import { hashOf } from './people/secrets.ts';
import { SCOPES } from './programs/tokens.ts';
import { LIMITS } from './settings.ts';

const SPELLINGS: readonly (readonly [string, (path: string) => string])[] = [
  ['as it is', (path) => path],
  ['with a letter of the API in percent', (path) => path.replace('/api/', '/%61pi/')],
  ['with a letter behind it in percent', (path) => path.replace('/v1/', '/%761/')],
  ['as a proxy is asked', (path) => `http://localhost${path}`],
];
const TRIES = 6;
const MOST = 3;

let log: Log;
let app: Awaited<ReturnType<typeof buildApp>>;
let port: number;

async function start(limits: Partial<typeof LIMITS> = {}): Promise<void> {
  log = await openSqliteLog(':memory:');
  app = await buildApp({ log, settings: { pages: 'no such folder', limits: { ...LIMITS, ...limits } } });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
afterEach(async () => {
  await app.close();
  await log.close();
});

/** Asks with the address as it is spelt, which a client of a higher kind would mend. */
function ask(
  method: string,
  path: string,
  { body, headers = {} }: { readonly body?: object; readonly headers?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const json = body ? { 'content-type': 'application/json' } : {};
    const asked = httpRequest({ host: '127.0.0.1', port, method, path, headers: { ...json, ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asked.on('error', reject);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}
async function statuses(method: string, path: string, body?: object): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < TRIES; i++) found.push(await ask(method, path, body ? { body } : {}));
  return found;
}

describe.each(SPELLINGS)('an address %s', (_name, spelt) => {
  it('is counted: each minute, and each hour where a route has its own limit', async () => {
    await start({ requestsPerMinute: MOST });
    expect((await statuses('GET', spelt('/api/games'))).filter((status) => status === 200)).toHaveLength(MOST);
    await app.close();
    await log.close();
    await start({ matchesPerHour: MOST, signInsPerHour: MOST });
    const match = { game: 'mat', side: 'home', name: 'Ana' };
    expect((await statuses('POST', spelt('/api/matches'), match)).filter((status) => status === 201)).toHaveLength(
      MOST,
    );
    const tries = await statuses('POST', spelt('/api/session'), { name: 'Ana', password: 'not hers at all' });
    expect(tries.slice(MOST)).toEqual(Array.from({ length: TRIES - MOST }, () => 429));
  });

  it('changes nothing for a page of somebody else', async () => {
    await start();
    const ana = new BrowserLike(app);
    await ana.post('/api/me/guest', { name: 'Ana' });
    const cookie = `cancha=${ana.cookie}`;
    const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await ask('DELETE', spelt('/api/me'), { headers: foreign })).toBe(403);
    expect((await ana.get('/api/me')).body.person.name).toBe('Ana');
  });

  it('lets a child no further, with its session or with a token', async () => {
    await start();
    const ana = new BrowserLike(app);
    await ana.post('/api/accounts', { name: 'Ana', password: 'caballo grapa pila' });
    await ana.put('/api/family/pin', { pin: '4827' });
    await ana.post('/api/family/unlock', { pin: '4827' });
    const made = await ana.post('/api/family/children', { name: 'Leo', minutes: 30, zone: 'Europe/Madrid' });
    const { id } = made.body.children[0];
    const leo = new BrowserLike(app);
    await leo.post('/api/family/in', (await ana.post(`/api/family/children/${id}/code`)).body);
    expect(await ask('GET', spelt('/api/me/tokens'), { headers: { cookie: `cancha=${leo.cookie}` } })).toBe(403);
    const row = { hash: hashOf('cancha_stolen'), id: 'stolen', person: id, label: 'x', scopes: SCOPES.join(' ') };
    const insert = app.people.store.insertInto('tokens').values({ ...row, made: 0, used: null });
    await insert.execute();
    const headers = { authorization: 'Bearer cancha_stolen' };
    expect(await ask('GET', spelt('/api/v1/account'), { headers })).toBe(403);
  });

  it('that leads to nothing is none of the page', async () => {
    await start();
    expect(await ask('GET', spelt('/api/v1/nothing'))).toBe(404);
  });
});
