import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/support/authenticator.ts';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { Player } from '../../../test/support/player.ts';
import { hasPostgres, type Postgres, startPostgres } from '../../../test/support/postgres.ts';
import { loadRoom } from '../../games/index.ts';
import { openRecord } from '../../match/replay.ts';
import { buildApp } from '../app.ts';
import type { Log } from '../log/log.ts';
import { openPostgresLog } from '../log/postgres.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { LIMITS } from '../settings.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/tables.ts';
import { hashPassword, isPassword } from './password.ts';

const PASSWORD = 'tres perros azules';
const HERE = { origin: 'http://localhost', host: 'localhost' };

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(() => postgres?.close());

interface Place {
  open(): Promise<{ log: Log; store: Store }>;
  clear(): void;
}
const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cancha-people-'));
    const file = join(folder, 'cancha.sqlite');
    return {
      open: async () => ({ log: await openSqliteLog(file), store: openSqliteStore(file) }),
      clear: () => rmSync(folder, { recursive: true }),
    };
  },
  ...(hasPostgres && {
    PostgreSQL: async () => {
      const url = await postgres!.database();
      return {
        open: async () => ({ log: await openPostgresLog(url), store: openPostgresStore(url) }),
        clear: () => undefined,
      };
    },
  }),
};

describe('a password', () => {
  it('is kept as a PHC string of argon2id, and known again', async () => {
    const phc = await hashPassword(PASSWORD);
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await isPassword(PASSWORD, phc)).toBe(true);
    expect(await isPassword('tres perros azule', phc)).toBe(false);
    expect(await isPassword(PASSWORD, null)).toBe(false);
    expect(await isPassword(PASSWORD, 'nonsense')).toBe(false);
  });
});

describe.each(Object.entries(PLACES))('people in %s', (_name, makePlace) => {
  let place: Place;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let log: Log;
  let clock = 0;

  const start = async (): Promise<void> => {
    const kept = await place.open();
    log = kept.log;
    const limits = { ...LIMITS, signInsPerHour: 10_000 };
    app = await buildApp({
      ...kept,
      now: () => Date.now() + clock,
      settings: { pages: 'no such folder', limits },
    });
  };
  const stop = async (): Promise<void> => {
    await app.close();
    await log.close();
  };
  beforeEach(async () => {
    clock = 0;
    place = await makePlace();
    await start();
  });
  afterEach(async () => {
    await stop();
    place.clear();
  });

  it('play at once as guests, who become accounts with all that is theirs', async () => {
    const ana = new BrowserLike(app);
    expect((await ana.get('/api/me')).body).toEqual({ person: null });
    const guest = await ana.post('/api/me/guest', { name: '  Ana ' });
    expect(guest.body.person).toMatchObject({ name: 'Ana', isGuest: true, hasPassword: false });
    expect(guest.cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const { body: table } = await ana.post('/api/matches', { game: 'torino', side: 'home', name: 'Ana' });

    const account = await ana.post('/api/accounts', { name: 'Ana Pérez', password: PASSWORD });
    expect(account.status).toBe(200);
    expect(account.body.person).toMatchObject({ id: guest.body.person.id, isGuest: false, codes: 10 });
    expect(account.body.codes).toHaveLength(10);

    // After a restart, on another device, without the key of the seat.
    await stop();
    await start();
    const other = new BrowserLike(app);
    expect((await other.post('/api/session', { name: 'ana perez', password: PASSWORD })).status).toBe(200);
    expect((await other.get('/api/me/export')).body.matches).toMatchObject([{ id: table.id, side: 'home' }]);
    const room = await loadRoom('torino');
    const rival = new BrowserLike(app);
    await rival.post(`/api/matches/${table.id}/seats`, { name: 'Blas' });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = new Player(address, table.id, room, null, null, 0, { cookie: `cancha=${other.cookie}` });
    expect((await page.until('hello')).owns).toEqual(['home']);
    page.socket.close();
  });

  it('bring a guest of another device along when they sign in', async () => {
    const ana = new BrowserLike(app);
    await ana.post('/api/accounts', { name: 'Ana', password: PASSWORD });
    const phone = new BrowserLike(app);
    await phone.post('/api/me/guest', { name: 'Anita' });
    const { body: table } = await phone.post('/api/matches', { game: 'torino', side: 'away', name: 'Anita' });
    await phone.post('/api/session', { name: 'ANA', password: PASSWORD });
    expect((await ana.get('/api/me/export')).body.matches).toMatchObject([{ id: table.id, side: 'away' }]);
  });

  it('come back by a recovery code, once, and everybody else is out', async () => {
    const ana = new BrowserLike(app);
    const { body } = await ana.post('/api/accounts', { name: 'Ana', password: PASSWORD });
    const code: string = body.codes[0];
    const lost = new BrowserLike(app);
    const typed = { name: 'ana', code: code.toLowerCase().replaceAll('-', ' '), password: 'cuatro gatos verdes' };
    expect((await lost.post('/api/session/recovery', typed)).body.person.codes).toBe(9);
    expect((await ana.get('/api/me')).body).toEqual({ person: null });
    expect((await new BrowserLike(app).post('/api/session/recovery', typed)).status).toBe(403);
    expect((await ana.post('/api/session', { name: 'Ana', password: 'cuatro gatos verdes' })).status).toBe(200);
  });

  it('make an account by a passkey alone, and come in with it', async () => {
    const ana = new BrowserLike(app);
    const key = new Authenticator();
    await ana.post('/api/me/guest', { name: 'Ana' });
    const { body: offer } = await ana.post('/api/me/passkeys/options', { name: 'Ana' });
    expect(offer.rp.id).toBe('localhost');
    const response = key.make({ challenge: offer.challenge, ...HERE });
    const made = await ana.post('/api/me/passkeys', { name: 'Ana', label: 'Portátil', response });
    expect(made.body.person).toMatchObject({ isGuest: false, hasPassword: false, passkeys: [{ label: 'Portátil' }] });
    expect(made.body.codes).toHaveLength(10);
    expect((await ana.delete(`/api/me/passkeys/${made.body.person.passkeys[0].id}`)).status).toBe(409);

    const phone = new BrowserLike(app);
    const { body: asked } = await phone.post('/api/session/passkey/options');
    const used = await phone.post('/api/session/passkey', { response: key.use({ ...asked, ...HERE }) });
    expect(used.body.person).toMatchObject({ id: made.body.person.id, name: 'Ana' });
  });

  it('keep what a browser gives them, change their name and their password', async () => {
    const ana = new BrowserLike(app);
    await ana.post('/api/accounts', { name: 'Ana', password: PASSWORD });
    const other = new BrowserLike(app);
    await other.post('/api/session', { name: 'Ana', password: PASSWORD });
    expect((await ana.get('/api/me/kept')).body).toEqual({ body: null });
    await ana.put('/api/me/kept', { body: 'matches' });
    await ana.put('/api/me/kept', { body: 'more matches' });
    expect((await other.get('/api/me/kept')).body).toEqual({ body: 'more matches' });
    expect((await ana.patch('/api/me', { name: 'Ana María', isPublic: false })).body.person).toMatchObject({
      name: 'Ana María',
      isPublic: false,
    });
    expect((await ana.put('/api/me/password', { password: 'cuatro gatos verdes' })).status).toBe(200);
    expect((await other.get('/api/me')).body).toEqual({ person: null });
    clock = 16 * 60_000;
    expect((await ana.put('/api/me/password', { password: PASSWORD })).status).toBe(403);
  });

  it('take everything along, and leave nothing but their rivals’ matches', async () => {
    const [ana, blas] = [new BrowserLike(app), new BrowserLike(app)];
    await ana.post('/api/accounts', { name: 'Ana', password: PASSWORD });
    await blas.post('/api/me/guest', { name: 'Blas' });
    const { body: table } = await ana.post('/api/matches', { game: 'torino', side: 'home', name: 'Ana' });
    await blas.post(`/api/matches/${table.id}/seats`, { name: 'Blas' });
    const exported = (await ana.get('/api/me/export')).body;
    expect(exported).toMatchObject({ person: { name: 'Ana' }, matches: [{ id: table.id }], kept: null });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|keyHash/);
    expect((await ana.delete('/api/me')).body).toEqual({ person: null });
    expect((await ana.get('/api/me')).body).toEqual({ person: null });
    expect((await blas.get(`/api/matches/${table.id}`)).body.names).toEqual({ home: '—', away: 'Blas' });
    expect((await ana.post('/api/session', { name: 'Ana', password: PASSWORD })).status).toBe(403);
    expect((await ana.post('/api/accounts', { name: 'Ana', password: PASSWORD })).status).toBe(200);
  });

  it('are gone from the record of a match too, which stays true', async () => {
    const ana = new BrowserLike(app);
    await ana.post('/api/me/guest', { name: 'Ana' });
    const { body: table } = await ana.post('/api/matches', {
      game: 'torino',
      side: 'home',
      name: 'Ana',
      bot: 'beginner',
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = new Player(address, table.id, await loadRoom('torino'), 'home', table.key);
    await page.until('step');
    page.say({ type: 'resign', side: 'home' });
    await page.until('step', ({ turn }) => turn.kind === 'over');
    page.socket.close();
    const { tables } = app;
    await expect.poll(() => tables.size).toBe(0);
    await tables.tidy({ idleDays: 1000, finishedDays: 1000 });
    expect((await log.match(table.id))!.origin).toContain('Ana');
    await ana.delete('/api/me');
    const { origin } = (await log.match(table.id))!;
    expect(origin).toContain('[Home "—"]');
    expect(openRecord(origin).ok).toBe(true);
  });

  it('leave no name behind as guests either, whether they sign out or never come back', async () => {
    const blas = new BrowserLike(app);
    await blas.post('/api/me/guest', { name: 'Blas' });
    const played = async (name: string): Promise<[BrowserLike, string]> => {
      const guest = new BrowserLike(app);
      await guest.post('/api/me/guest', { name });
      const { id } = (await guest.post('/api/matches', { game: 'torino', side: 'home', name })).body;
      await blas.post(`/api/matches/${id}/seats`, { name: 'Blas' });
      return [guest, id];
    };
    const [[ana, one], [, other]] = [await played('Ana'), await played('Eva')];
    await ana.delete('/api/session');
    const home = async (id: string) => (await log.match(id))!.seats.home!.name;
    expect([await home(one), await home(other)]).toEqual(['—', 'Eva']);
    clock = 401 * 86_400_000;
    await app.people.tidy();
    expect([await home(one), await home(other)]).toEqual(['—', '—']);
  });

  it('are once in a tournament, whoever they were when they joined it', async () => {
    const [ana, blas, phone, tablet] = ['Ana', 'Blas', 'Anita', 'Anota'].map(() => new BrowserLike(app));
    await ana!.post('/api/accounts', { name: 'Ana', password: PASSWORD });
    for (const [guest, name] of [
      [blas, 'Blas'],
      [phone, 'Anita'],
      [tablet, 'Anota'],
    ] as const)
      await guest!.post('/api/me/guest', { name });
    const pace = { kind: 'live', initial: 600_000, increment: 0 };
    const { id } = (await blas!.post('/api/tournaments', { kind: 'swiss', name: 'T', game: 'torino', pace })).body;
    for (const each of [ana, blas, phone, tablet]) await each!.post(`/api/tournaments/${id}/join`);
    const entrants = async () =>
      (await app.tournaments.find(id))!.entrants.map(({ name, isGone, person }) => [name, isGone, person !== null]);
    await phone!.post('/api/session', { name: 'Ana', password: PASSWORD });
    expect(await entrants()).toHaveLength(3);
    await blas!.post(`/api/tournaments/${id}/start`);
    await tablet!.post('/api/session', { name: 'Ana', password: PASSWORD });
    expect((await entrants()).sort()).toEqual([
      ['Ana', false, true],
      ['Anota', true, false],
      ['Blas', false, true],
    ]);
  });

  it('keep one way into their account, though they delete two at once', async () => {
    const ana = new BrowserLike(app);
    await ana.post('/api/me/guest', { name: 'Ana' });
    const add = async (): Promise<string> => {
      const { body: offer } = await ana.post('/api/me/passkeys/options', { name: 'Ana' });
      const key = new Authenticator();
      const response = key.make({ challenge: offer.challenge, ...HERE });
      await ana.post('/api/me/passkeys', { name: 'Ana', label: 'x', response });
      return key.id.toString('base64url');
    };
    const keys = [await add(), await add()];
    const answers = await Promise.all(keys.map((id) => ana.delete(`/api/me/passkeys/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are forgotten as guests when nobody can be them any more', async () => {
    const [ana, blas] = [new BrowserLike(app), new BrowserLike(app)];
    await ana.post('/api/me/guest', { name: 'Ana' });
    await blas.post('/api/accounts', { name: 'Blas', password: PASSWORD });
    const { people } = app;
    const names = async (): Promise<string[]> =>
      (await people.store.selectFrom('people').select('name').orderBy('name').execute()).map(({ name }) => name);
    clock = 399 * 86_400_000;
    await people.tidy();
    expect(await names()).toEqual(['Ana', 'Blas']);
    clock = 401 * 86_400_000;
    await people.tidy();
    expect(await names()).toEqual(['Blas']);
  });
});
