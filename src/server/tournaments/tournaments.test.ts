import { expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { serverInMemory } from '../../../test/support/inMemory.ts';
import type { TournamentView } from '../../protocol/tournament.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const LIVE = { kind: 'live', initial: 10 * MINUTE, increment: 0 };
const server = serverInMemory();

const person = async (name: string): Promise<BrowserLike> => {
  const browser = new BrowserLike(server.app);
  await browser.post('/api/me/guest', { name });
  return browser;
};
const make = async (owner: BrowserLike, body: object) =>
  owner.post('/api/tournaments', { kind: 'swiss', name: 'Viernes', game: 'torino', pace: LIVE, ...body });
const view = async (browser: BrowserLike, id: string): Promise<TournamentView> =>
  (await browser.get(`/api/tournaments/${id}`)).body;
/** Time goes on while the server looks, as it does: not in one leap. */
async function pass(millis: number, step = MINUTE / 2): Promise<void> {
  for (let gone = 0; gone < millis; gone += step) {
    server.ahead += step;
    await server.app.tournaments.serveDue();
  }
}

it('refuses what can not be, in both languages', async () => {
  const [ana, blas] = [await person('Ana'), await person('Blas')];
  const refusals = [
    await make(new BrowserLike(server.app), {}),
    await make(ana, { pace: { kind: 'free' } }),
    await make(ana, { kind: 'arena', pace: { kind: 'leisure', days: 1 } }),
    await make(ana, { pace: { kind: 'leisure', days: 1 }, options: { clock: 'whistle' } }),
    await make(ana, { game: 'torin' }),
    await make(ana, { name: '  ' }),
    await make(ana, { name: '\u200b\u3164' }),
    await make(ana, { starts: 1 }),
    await make(ana, { terms: { most: 1 } }),
    await ana.post('/api/tournaments/nowhere/join'),
  ];
  const { id } = (await make(ana, { terms: { most: 2, withBots: false } })).body;
  refusals.push(
    await blas.post(`/api/tournaments/${id}/start`),
    await ana.post(`/api/tournaments/${id}/start`),
    await ana.post(`/api/tournaments/${id}/bots`, { level: 'club' }),
    await blas.delete(`/api/tournaments/${id}/join`),
    await blas.delete(`/api/tournaments/${id}`),
    await ana.post(`/api/tournaments/${id}/season`),
  );
  await Promise.all([ana, blas].map((each) => each.post(`/api/tournaments/${id}/join`)));
  refusals.push(await (await person('Cleo')).post(`/api/tournaments/${id}/join`));
  await ana.post(`/api/tournaments/${id}/start`);
  refusals.push(
    await (await person('Dani')).post(`/api/tournaments/${id}/join`),
    await ana.delete(`/api/tournaments/${id}`),
  );
  for (const { status, body } of refusals) {
    expect([400, 401, 404, 409]).toContain(status);
    expect(body.error.message.es).not.toBe('');
    expect(body.error.message.en).not.toBe(body.error.message.es);
  }
});

it('starts at its time, calls both, gives the match to who came, and lets the other come back', async () => {
  const [ana, blas] = [await person('Ana'), await person('Blas')];
  const { id } = (await make(ana, { starts: Date.now() + 5 * MINUTE, terms: { patience: 2 } })).body;
  await Promise.all([ana, ana, blas].map((each) => each.post(`/api/tournaments/${id}/join`)));
  expect((await view(ana, id)).size).toBe(2);
  expect((await ana.get('/api/me/calls')).body).toMatchObject({ calls: [], isLive: true });
  await pass(5.5 * MINUTE);
  const [bout] = (await view(ana, id)).bouts;
  expect((await ana.get('/api/me/calls')).body.calls).toMatchObject([
    { tournament: id, match: bout!.match, rival: 'Blas' },
  ]);
  expect((await ana.get(`/api/matches/${bout!.match}/tournament`)).body.tournament).toMatchObject({ id, round: 1 });
  const table = await server.app.tables.take(bout!.match!);
  const side = (await ana.get(`/api/matches/${bout!.match}`)).body.mine as 'home' | 'away';
  const visitor = { side, member: 1, send: () => undefined };
  await table!.enter(visitor, 0);
  await table!.hear(visitor, { type: 'commit', side, hash: 'a'.repeat(64) });
  await pass(3 * MINUTE);
  const after = await view(ana, id);
  expect(after.bouts[0]!.outcome).toEqual({ winner: side, how: 'forfeit', goals: side === 'home' ? [3, 0] : [0, 3] });
  expect(after.entrants.find(({ name }) => name === 'Blas')).toMatchObject({ isResting: true, isGone: false });
  // One alone can play nobody.
  expect(after.state).toBe('over');
  table!.leave(visitor);
  server.app.tables.release(bout!.match!);
});

it('takes nothing from anybody for the time in which the server was away', async () => {
  const [ana, blas] = [await person('Ana'), await person('Blas')];
  const { id } = (await make(ana, { kind: 'cup' })).body;
  await Promise.all([ana, blas].map((each) => each.post(`/api/tournaments/${id}/join`)));
  await ana.post(`/api/tournaments/${id}/start`);
  const before = (await view(ana, id)).bouts[0]!;
  server.ahead += 30 * MINUTE;
  await server.app.tournaments.serveDue();
  const [bout] = (await view(ana, id)).bouts;
  expect(bout!.outcome).toBeNull();
  expect(bout!.due - before.due).toBeGreaterThanOrEqual(29 * MINUTE);
  await pass(4 * MINUTE);
  // Neither came: nobody wins the cup.
  const after = await view(ana, id);
  expect(after.bouts[0]!.outcome).toMatchObject({ how: 'forfeit', winner: null });
  expect(after.state).toBe('over');
});

it('plays a league at leisure by its dates, and tells them as a calendar', async () => {
  const [ana, blas, cleo] = [await person('Ana'), await person('Blas'), await person('Cleo; y, más')];
  const { id } = (await make(ana, { kind: 'league', pace: { kind: 'leisure', days: 1 }, terms: { days: 7 } })).body;
  await Promise.all([ana, blas, cleo].map((each) => each.post(`/api/tournaments/${id}/join`)));
  await ana.post(`/api/tournaments/${id}/start`);
  const { bouts, began, entrants } = await view(ana, id);
  expect(bouts.map(({ round }) => round)).toEqual([1, 1]);
  expect(bouts.filter(({ away }) => away === null)).toHaveLength(1);
  const answer = await server.app.inject(`/api/tournaments/${id}/calendar.ics?lang=en&entrant=${entrants[0]!.entrant}`);
  expect(answer.headers['content-type']).toContain('text/calendar');
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(6);
  const stamp = new Date(began! + 7 * DAY).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(lines).toContain(`DTSTART:${stamp}`);
  expect(lines).toContain('SUMMARY:Viernes · Matchday 2');
  for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  await pass(7.5 * DAY, DAY / 2);
  const later = await view(ana, id);
  expect(later.bouts.filter(({ round }) => round === 2)).toHaveLength(2);
  await ana.delete(`/api/tournaments/${id}/join`);
  await blas.delete(`/api/tournaments/${id}/join`);
  await pass(DAY, DAY / 2);
  expect((await view(cleo, id)).state).toBe('over');
});

it('opens the next season without the children of this one: each takes the permission of its adult', async () => {
  const ana = new BrowserLike(server.app);
  await ana.post('/api/accounts', { name: 'Ana de Huesca', password: 'caballo grapa pila' });
  await ana.put('/api/family/pin', { pin: '4827' });
  await ana.post('/api/family/unlock', { pin: '4827' });
  const born = await ana.post('/api/family/children', { name: 'Leo', minutes: null, zone: 'Europe/Madrid' });
  const [{ id: child }] = born.body.children;
  const { id } = (await make(ana, { kind: 'league', pace: { kind: 'leisure', days: 1 }, terms: { days: 1 } })).body;
  await ana.post(`/api/family/children/${child}/allowed`, { tournament: id });
  const leo = new BrowserLike(server.app);
  await leo.post('/api/family/in', (await ana.post(`/api/family/children/${child}/code`)).body);
  for (const each of [leo, ana, await person('Blas')])
    expect((await each.post(`/api/tournaments/${id}/join`)).status).toBe(200);
  await ana.post(`/api/tournaments/${id}/start`);
  await pass(7 * DAY, DAY / 4);
  expect((await view(ana, id)).state).toBe('over');
  const next = (await ana.post(`/api/tournaments/${id}/season`)).body.id;
  expect((await view(ana, next)).entrants.map(({ name }) => name).toSorted()).toEqual(['Ana de Huesca', 'Blas']);
});

it('tells its name in one line, with nothing hidden in it', async () => {
  const { id } = (await make(await person('Ana'), { name: 'Liga\u202e del\r\nbarrio\u200b' })).body;
  expect((await view(await person('Blas'), id)).name).toBe('Liga del barrio');
});

it('keeps the place of who deletes himself, without his name, and moves a guest with his account', async () => {
  const [ana, blas] = [await person('Ana'), await person('Blas')];
  const { id } = (await make(ana, {})).body;
  for (const each of [ana, blas]) await each.post(`/api/tournaments/${id}/join`);
  await ana.post('/api/accounts', { name: 'Ana de Huesca', password: 'caballo grapa pila' });
  await blas.delete('/api/me');
  const { entrants, owner } = await view(ana, id);
  const me = (await ana.get('/api/me')).body.person;
  expect(owner).toBe(me.id);
  expect(entrants.map(({ name, person: who, isGone }) => [name, who, isGone])).toEqual([
    ['Ana de Huesca', me.id, false],
    ['—', null, true],
  ]);
  expect((await ana.get('/api/me/export')).body.tournaments).toMatchObject([{ id, name: 'Viernes' }]);
});
