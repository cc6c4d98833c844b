import { expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { serverInMemory } from '../../../test/support/inMemory.ts';

const MINUTE = 60_000;
const PASSWORD = 'tres perros azules';
const server = serverInMemory();

const guest = async (name: string): Promise<BrowserLike> => {
  const browser = new BrowserLike(server.app);
  await browser.post('/api/me/guest', { name });
  return browser;
};
const tokenOf = async (browser: BrowserLike): Promise<string> => (await browser.post('/api/me/handover')).body.token;
const use = (browser: BrowserLike, token: string) => browser.post('/api/session/handover', { token });

it('takes somebody and his seat to another device, once', async () => {
  const laptop = await guest('Ana');
  const { id, key } = (
    await new BrowserLike(server.app).post('/api/matches', { game: 'mat', side: 'away', name: 'Ana' })
  ).body;
  expect((await laptop.post(`/api/matches/${id}/mine`, { key: 'another' })).status).toBe(403);
  expect((await laptop.post(`/api/matches/${id}/mine`, { key })).body).toEqual({ side: 'away', member: 1 });
  expect((await (await guest('Eva')).post(`/api/matches/${id}/mine`, { key })).status).toBe(403);
  const token = await tokenOf(laptop);
  const phone = new BrowserLike(server.app);
  expect((await phone.post('/api/session/handover/whose', { token })).body).toEqual({ name: 'Ana' });
  expect((await use(phone, token)).body.person).toMatchObject({ name: 'Ana' });
  for (const device of [laptop, phone]) expect((await device.get(`/api/matches/${id}`)).body.mine).toBe('away');
  expect(phone.cookie).not.toBe(laptop.cookie);

  const thief = new BrowserLike(server.app);
  const refused = await use(thief, token);
  expect(refused.status).toBe(403);
  expect(refused.body.error.message.es).toContain('ya se usó');
  expect((await thief.post('/api/session/handover/whose', { token })).body).toEqual({ name: null });
  expect((await thief.get('/api/me')).body.person).toBeNull();
});

it('holds for two minutes, for one device of two that try at once, and only the newest', async () => {
  const ana = await guest('Ana');
  const old = await tokenOf(ana);
  const token = await tokenOf(ana);
  expect((await use(new BrowserLike(server.app), old)).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => use(new BrowserLike(server.app), token)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  const late = await tokenOf(ana);
  server.ahead = 2 * MINUTE + 1;
  expect((await use(new BrowserLike(server.app), late)).status).toBe(403);
  expect((await new BrowserLike(server.app).post('/api/me/handover')).status).toBe(401);
});

it('opens an account without the right to change how one comes into it, and is kept as a hash', async () => {
  const ana = new BrowserLike(server.app);
  await ana.post('/api/accounts', { name: 'Anabel', password: PASSWORD });
  const token = await tokenOf(ana);
  const rows = await server.app.people.store.selectFrom('handovers').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  const phone = await guest('Anita');
  await use(phone, token);
  expect((await phone.get('/api/me')).body.person).toMatchObject({ name: 'Anabel', isFresh: false });
  expect((await phone.put('/api/me/password', { password: 'cuatro gatos verdes' })).status).toBe(403);
  expect((await phone.delete('/api/me')).status).toBe(403);
});
