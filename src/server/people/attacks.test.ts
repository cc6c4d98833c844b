import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/support/authenticator.ts';
import { type Answered, BrowserLike } from '../../../test/support/browserLike.ts';
import { PushedBrowser } from '../../../test/support/pushService.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { LIMITS } from '../settings.ts';

const PASSWORD = 'tres perros azules';
const OTHER = 'cuatro gatos verdes';
const HERE = { origin: 'http://localhost', host: 'localhost' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: Awaited<ReturnType<typeof buildApp>>;
let log: Log;
let clock = 0;
const written: string[] = [];

/** The victim: an account with a password, a passkey, recovery codes and a match. */
let ana: BrowserLike;
let anaId: string;
let codes: string[];
let match: string;
const key = new Authenticator();
const pushed = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', ...new PushedBrowser().keys, lang: 'es' };
/** Somebody with an account of his own. */
let eva: BrowserLike;
let evaId: string;

const passkeyOf = async (browser: BrowserLike, authenticator: Authenticator): Promise<Answered> => {
  const { body } = await browser.post('/api/me/passkeys/options');
  const response = authenticator.make({ challenge: body.challenge, ...HERE });
  return browser.post('/api/me/passkeys', { label: 'x', response });
};
const askedBy = async (browser: BrowserLike): Promise<string> =>
  (await browser.post('/api/session/passkey/options')).body.challenge;

beforeAll(async () => {
  log = await openSqliteLog(':memory:');
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  app = await buildApp({
    log,
    now: () => Date.now() + clock,
    logTo: sink,
    settings: { pages: 'none', logLevel: 'trace', limits: { ...LIMITS, signInsPerHour: 1e6, requestsPerMinute: 1e6 } },
  });
  ana = new BrowserLike(app);
  const made = await ana.post('/api/accounts', { name: 'Ana', password: PASSWORD });
  anaId = made.body.person.id;
  codes = made.body.codes;
  await passkeyOf(ana, key);
  match = (await ana.post('/api/matches', { game: 'torino', side: 'home', name: 'Ana' })).body.id;
  await ana.put('/api/me/kept', { body: 'hers' });
  await stranger().post('/api/accounts', { name: 'Iván', password: PASSWORD });
  eva = new BrowserLike(app);
  evaId = (await eva.post('/api/accounts', { name: 'Eva', password: OTHER })).body.person.id;
}, 60_000);
afterAll(async () => {
  await app.close();
  await log.close();
});
beforeEach(() => {
  clock = 0;
});

const stranger = (cookie?: string): BrowserLike => new BrowserLike(app, cookie);
const guest = async (): Promise<BrowserLike> => {
  const browser = stranger();
  await browser.post('/api/me/guest', { name: 'Nadie' });
  return browser;
};
/** The browser of Ana is made to ask by a page that is not ours. */
const forged = (headers: Record<string, string>, url = '/api/me', method: 'DELETE' | 'PATCH' = 'DELETE') =>
  stranger(ana.cookie).ask(method, url, method === 'PATCH' ? { name: 'Robada' } : undefined, headers);
const signIn = (name: string, password: string): Promise<Answered> =>
  stranger().post('/api/session', { name, password });
const signed = async (change: object, by = key, browser = stranger()): Promise<Answered> => {
  const challenge = await askedBy(browser);
  return browser.post('/api/session/passkey', { response: by.use({ challenge, ...HERE, ...change }) });
};

/** Each is tried, and refused with one of these answers. Nothing of what is Ana's has changed afterwards. */
const ATTACKS: readonly [what: string, expected: readonly number[], attack: () => Promise<Answered>][] = [
  // Sessions.
  ['an empty cookie', [401], () => stranger('').get('/api/me/export')],
  ['a cookie that was made up', [401], () => stranger('A'.repeat(43)).get('/api/me/export')],
  [
    'the hash of a session as its token',
    [401],
    async () => {
      const rows = await app.people.store.selectFrom('sessions').select('hash').execute();
      return stranger(rows[0]!.hash).get('/api/me/export');
    },
  ],
  ['a token cut short', [401], () => stranger(ana.cookie!.slice(0, -1)).get('/api/me/export')],
  ['a token with a letter more', [401], () => stranger(`${ana.cookie}A`).get('/api/me/export')],
  ['the id of a person as a token', [401], () => stranger(anaId).get('/api/me/export')],
  ['SQL in a cookie', [401], () => stranger("' OR 1=1 --").get('/api/me/export')],
  [
    'two cookies of which one is made up',
    [401],
    () => stranger().get('/api/me/export', { cookie: `cancha=${'B'.repeat(43)}; cancha=${'C'.repeat(43)}` }),
  ],
  ['the token in the address', [401], () => stranger().get(`/api/me/export?cancha=${ana.cookie}`)],
  ['the token as a bearer', [401], () => stranger().get('/api/me/export', { authorization: `Bearer ${ana.cookie}` })],
  [
    'a session that was signed out',
    [401],
    async () => {
      const browser = stranger();
      await browser.post('/api/session', { name: 'Eva', password: OTHER });
      const { cookie } = browser;
      await browser.delete('/api/session');
      return stranger(cookie).get('/api/me/export');
    },
  ],
  [
    'a session of a year and more ago',
    [401],
    async () => {
      const browser = await guest();
      clock = 401 * DAY;
      return stranger(browser.cookie).get('/api/me/export');
    },
  ],
  [
    'the session of before a sign-in',
    [401],
    async () => {
      const browser = await guest();
      const { cookie } = browser;
      await browser.post('/api/session', { name: 'Eva', password: OTHER });
      return stranger(cookie).get('/api/me/export');
    },
  ],
  [
    'a cookie planted before an account is made',
    [401],
    async () => {
      const planted = await guest();
      const victim = stranger(planted.cookie);
      await victim.post('/api/accounts', { name: `Víctima ${Math.floor(performance.now())}`, password: PASSWORD });
      return stranger(planted.cookie).get('/api/me/export');
    },
  ],
  [
    'a stolen session, to change the password later',
    [403],
    () => {
      clock = HOUR;
      return stranger(ana.cookie).put('/api/me/password', { password: OTHER });
    },
  ],
  [
    'a stolen session, to delete the account later',
    [403],
    () => {
      clock = HOUR;
      return stranger(ana.cookie).delete('/api/me');
    },
  ],
  [
    'a stolen session, to see new recovery codes later',
    [403],
    () => {
      clock = HOUR;
      return stranger(ana.cookie).post('/api/me/codes');
    },
  ],
  [
    'a stolen session, to add a passkey later',
    [403],
    () => {
      clock = HOUR;
      return stranger(ana.cookie).post('/api/me/passkeys/options');
    },
  ],
  // Passwords.
  ['a wrong password', [403], () => signIn('Ana', 'tres perros rojos')],
  ['an empty password', [403], () => signIn('Ana', '')],
  ['the password of another', [403], () => signIn('Ana', OTHER)],
  ['a name that nobody has', [403], () => signIn('Nadie Nunca', PASSWORD)],
  ['a password of a million letters', [400], () => signIn('Ana', 'x'.repeat(900_000))],
  ['an object for a password', [400], () => stranger().post('/api/session', { name: 'Ana', password: { $ne: '' } })],
  ['a list for a name', [400], () => stranger().post('/api/session', { name: ['Ana'], password: PASSWORD })],
  ['SQL for a name', [403], () => signIn("Ana' OR '1'='1", PASSWORD)],
  [
    'guesses without end',
    [403],
    async () => {
      const browser = stranger();
      for (let i = 0; i < 20; i++) await browser.post('/api/session', { name: 'Eva', password: `guess ${i}` });
      // Even the right one now.
      const answer = await browser.post('/api/session', { name: 'Eva', password: OTHER });
      clock = 2 * HOUR;
      await browser.post('/api/session', { name: 'Eva', password: OTHER });
      return answer;
    },
  ],
  [
    'guesses all at once',
    [403],
    async () => {
      const guesses = await Promise.all(Array.from({ length: 30 }, (_, i) => signIn('Iván', `guess ${i}`)));
      const looked = guesses.filter(({ body }) => body.error.message.en.startsWith('The name or the password'));
      expect(looked).toHaveLength(20);
      return guesses.at(-1)!;
    },
  ],
  [
    'guesses for a name that nobody has, to learn whether it exists',
    [403],
    async () => {
      for (let i = 0; i < 20; i++) await signIn('Nadie Jamás', `guess ${i}`);
      const answer = await signIn('Nadie Jamás', OTHER);
      expect(answer.body.error.message.en).toContain('Too many wrong passwords');
      return answer;
    },
  ],
  // Names that pass for another's.
  ['the name of another in capitals', [403], () => stranger().post('/api/accounts', { name: 'ANA', password: OTHER })],
  ['… with an accent', [403], () => stranger().post('/api/accounts', { name: 'Aná', password: OTHER })],
  ['… in wide letters', [403], () => stranger().post('/api/accounts', { name: 'Ａｎａ', password: OTHER })],
  [
    '… with a mark that nobody sees',
    [403],
    () => stranger().post('/api/accounts', { name: 'A\u200bna', password: OTHER }),
  ],
  ['… with a dot', [403], () => stranger().post('/api/accounts', { name: 'A.n.a', password: OTHER })],
  ['… by changing one’s own', [409], () => eva.patch('/api/me', { name: 'Ána' })],
  [
    '… with a letter of another alphabet',
    [403],
    () => stranger().post('/api/accounts', { name: 'Аna', password: OTHER }),
  ],
  [
    '… with a letter that has no ink',
    [403],
    () => stranger().post('/api/accounts', { name: 'Ana\u3164', password: OTHER }),
  ],
  ['… with a blank of braille', [403], () => stranger().post('/api/accounts', { name: 'Ana\u2800', password: OTHER })],
  [
    'a name of nothing but letters without ink',
    [400],
    () => stranger().post('/api/me/guest', { name: '\u3164\u115f' }),
  ],
  // Pages of others (CSRF).
  ['a form of another site', [403], () => forged({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
  ['a page of another port', [403], () => forged({ origin: 'http://localhost:81', 'sec-fetch-site': 'same-site' })],
  [
    'a page of a name that begins alike',
    [403],
    () => forged({ origin: 'http://localhost.evil.example', 'sec-fetch-site': 'cross-site' }),
  ],
  ['a page without an origin', [403], () => forged({ origin: 'null', 'sec-fetch-site': 'cross-site' })],
  [
    'a page that hides its origin',
    [403],
    async () => {
      const answer = await app.inject({
        method: 'DELETE',
        url: '/api/me',
        headers: { cookie: `cancha=${ana.cookie}` },
      });
      return { status: answer.statusCode, body: answer.json(), cookie: undefined };
    },
  ],
  [
    'a script of another site that changes a name',
    [403],
    () => forged({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, '/api/me', 'PATCH'),
  ],
  [
    'a form that sends plain text',
    [403, 415, 400],
    async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/me/guest',
        payload: '{"name":"Robada"}',
        headers: { 'content-type': 'text/plain', cookie: `cancha=${ana.cookie}`, origin: 'https://evil.example' },
      });
      return { status: answer.statusCode, body: answer.json(), cookie: undefined };
    },
  ],
  // Recovery codes.
  [
    'a code that was made up',
    [403],
    () => stranger().post('/api/session/recovery', { name: 'Ana', code: 'AAAA-BBBB-CCCC-DDDD', password: OTHER }),
  ],
  [
    'the code of another',
    [403],
    () => stranger().post('/api/session/recovery', { name: 'Eva', code: codes[0], password: PASSWORD }),
  ],
  ['an empty code', [403], () => stranger().post('/api/session/recovery', { name: 'Ana', code: '', password: OTHER })],
  [
    'a code with a bad password, which must not use it up',
    [403],
    () => stranger().post('/api/session/recovery', { name: 'Ana', code: codes[1], password: 'ana' }),
  ],
  ['codes for a guest', [403], async () => (await guest()).post('/api/me/codes')],
  // Passkeys.
  ['a passkey that nobody knows', [403], () => signed({}, new Authenticator())],
  ['a passkey for a page of another name', [403], () => signed({ origin: 'http://evil.example' })],
  ['a passkey for another host', [403], () => signed({ host: 'evil.example' })],
  ['a signature for making one', [403], () => signed({ type: 'webauthn.create' })],
  ['a challenge that was never put', [403], () => signed({ challenge: Buffer.from('never').toString('base64url') })],
  [
    'a challenge that was put long ago',
    [403],
    async () => {
      const browser = stranger();
      const challenge = await askedBy(browser);
      clock = HOUR;
      return browser.post('/api/session/passkey', { response: key.use({ challenge, ...HERE }) });
    },
  ],
  [
    'the same signature twice',
    [403],
    async () => {
      const browser = stranger();
      const challenge = await askedBy(browser);
      const response = key.use({ challenge, ...HERE });
      expect((await browser.post('/api/session/passkey', { response })).status).toBe(200);
      return stranger().post('/api/session/passkey', { response });
    },
  ],
  [
    'a key that was copied and counts behind',
    [403],
    () => {
      key.counter -= 2;
      return signed({}).finally(() => (key.counter += 2));
    },
  ],
  [
    'a signature by another’s key',
    [403],
    async () => {
      const other = new Authenticator();
      key.id.copy(other.id);
      other.counter = 1000;
      return signed({}, other);
    },
  ],
  [
    'the challenge of another, to make a passkey',
    [403],
    async () => {
      const { body } = await ana.post('/api/me/passkeys/options');
      const response = new Authenticator().make({ challenge: body.challenge, ...HERE });
      return eva.post('/api/me/passkeys', { label: 'x', response });
    },
  ],
  [
    'the challenge of a sign-in, to make a passkey',
    [403],
    async () => {
      const response = new Authenticator().make({ challenge: await askedBy(eva), ...HERE });
      return eva.post('/api/me/passkeys', { label: 'x', response });
    },
  ],
  [
    'a cookie planted before an account is made with a passkey',
    [401],
    async () => {
      const planted = await guest();
      const victim = stranger(planted.cookie);
      const { token } = (await victim.post('/api/me/handover')).body;
      const thief = stranger();
      await thief.post('/api/session/handover', { token });
      const { body } = await victim.post('/api/me/passkeys/options', { name: 'Llavero' });
      const response = new Authenticator().make({ challenge: body.challenge, ...HERE });
      const made = await victim.post('/api/me/passkeys', { name: 'Llavero', label: 'x', response });
      expect(made.body.person.isGuest).toBe(false);
      expect((await victim.get('/api/me/export')).status).toBe(200);
      return thief.get('/api/me/export');
    },
  ],
  ['somebody else’s passkey, deleted', [404], () => eva.delete(`/api/me/passkeys/${key.id.toString('base64url')}`)],
  [
    'a code for another device, made with a stolen session before its owner has signed out everywhere',
    [403],
    async () => {
      const victim = stranger();
      await victim.post('/api/session', { name: 'Eva', password: OTHER });
      const { token } = (await stranger(victim.cookie).post('/api/me/handover')).body;
      expect((await victim.delete('/api/sessions')).status).toBe(200);
      eva = victim;
      return stranger().post('/api/session/handover', { token });
    },
  ],
  // What belongs to others.
  ['what another has kept, by nobody', [401], () => stranger().get('/api/me/kept')],
  ['what another has kept, by a guest', [403], async () => (await guest()).get('/api/me/kept')],
  // Calls and vacations.
  [
    'a call to a machine inside',
    [409],
    () => eva.post('/api/me/push', { ...pushed, endpoint: 'http://169.254.169.254/latest/meta-data' }),
  ],
  [
    'a call to a host that ends like a push service',
    [409],
    () => eva.post('/api/me/push', { ...pushed, endpoint: 'https://evil-fcm.googleapis.com.evil.example/x' }),
  ],
  ['a call for nobody', [401], () => stranger().post('/api/me/push', pushed)],
  ['a call with a key that is none', [400], () => eva.post('/api/me/push', { ...pushed, p256dh: 'AAAA' })],
  [
    'a vacation of another, begun by a page of another site',
    [403],
    async () => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      return stranger(ana.cookie).post('/api/me/vacation', { days: 28 }, headers);
    },
  ],
  ['a vacation without end', [400], () => eva.post('/api/me/vacation', { days: 1e9 })],
  ['a vacation of a guest', [409], async () => (await guest()).post('/api/me/vacation', { days: 1 })],
  ['a key that names a person', [400], () => eva.post('/api/me/guest', { name: 'x'.repeat(300), id: anaId })],
];

describe('an attack is refused:', () => {
  it('and there are at least fifty of them', () => expect(ATTACKS.length).toBeGreaterThanOrEqual(50));

  it.each(ATTACKS)('%s', async (_what, expected, attack) => {
    const { status, body } = await attack();
    expect(expected).toContain(status);
    expect(body.error.message.es).toBeTruthy();
    expect(body.person).toBeUndefined();
  });

  it('and nothing of the victim’s has changed', async () => {
    clock = 0;
    const { body } = await ana.get('/api/me/export');
    expect(body).toMatchObject({
      person: { id: anaId, name: 'Ana', hasPassword: true, codes: 10, passkeys: [{}] },
      matches: [{ id: match }],
      kept: 'hers',
    });
    expect((await eva.get('/api/me/export')).body).toMatchObject({ matches: [], kept: null });
    expect((await signIn('Ana', PASSWORD)).status).toBe(200);
    expect((await signed({})).status).toBe(200);
  });

  it('and one’s own fields are not taken from a body', async () => {
    const browser = await guest();
    const { body } = await browser.patch('/api/me', { name: 'Yo', id: anaId, isGuest: false, key: 'ana' });
    expect(body.person).toMatchObject({ name: 'Yo', isGuest: true });
    expect(body.person.id).not.toBe(anaId);
  });

  it('as slowly for a name that exists as for one that does not', async () => {
    const time = async (name: string): Promise<number> => {
      const begin = performance.now();
      await signIn(name, 'x y z x y z');
      return performance.now() - begin;
    };
    const [known, unknown] = [await time('Ana'), await time('Nadie Nunca')];
    expect(unknown).toBeGreaterThan(known / 5);
  });

  it('and no name, key, session or person is in the log of the server', () => {
    const text = written.join('');
    for (const secret of [
      PASSWORD,
      OTHER,
      ana.cookie!,
      eva.cookie!,
      anaId,
      evaId,
      codes[2]!,
      pushed.auth,
      '"Ana"',
      'cancha=',
    ])
      expect(text).not.toContain(secret);
  });
});
