import { expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { serverInMemory } from '../../../test/support/inMemory.ts';
import type { Db } from '../log/tables.ts';

const PIN = '4827';
const server = serverInMemory();

/** By these names a table says whose a row is. */
const WHOSE = ['person', 'parent', 'teacher', 'owner', 'about', 'target', 'rival'];
/** Rows of somebody that he is not given, and why. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  passkeys: 'his profile lists them',
  codes: 'his profile counts them: they open his account',
  challenges: 'opens his account, and is gone after minutes',
  handovers: 'opens his account, and is gone after minutes',
  lets: 'opens the profile of a child, and is gone after minutes',
  guardians: 'a PIN is kept as its hash alone',
  lent: 'where he has lent a device the session is the child’s',
  pupils: 'a pupil is told as one of his children',
  boards: 'the match stands among those of the pupil',
};
/** What is made through the doors of the house. */
const REAL = ['people', 'children', 'seated', 'entrants', 'classes', 'kept'];

/** A row of every table with whose it is; what is text in it, or where there is none a number, says which it is. */
async function fill(db: Db, person: string, mark: number): Promise<ReadonlyMap<string, string>> {
  const marks = new Map<string, string>();
  const tables = (await db.introspection.getTables()).filter(
    ({ name, columns }) => !REAL.includes(name) && columns.some((column) => WHOSE.includes(column.name)),
  );
  for (const [i, { name, columns }] of tables.entries()) {
    const number = mark + i;
    const values = columns.map(({ name: column, dataType }) => {
      if (WHOSE.includes(column)) return [column, person];
      if (column === 'next') return [column, null];
      return [column, /text/i.test(dataType) ? `${name}-${number}` : number];
    });
    await db
      .insertInto(name as 'steps')
      .values(Object.fromEntries(values) as never)
      .execute();
    marks.set(name, String(number));
  }
  return marks;
}

it('whoever asks gets all that is kept of him and of his children, and when he goes nothing of it stays', async () => {
  const { store } = server.app.people;
  const db = store as unknown as Db;
  const [ana, leo] = [new BrowserLike(server.app), new BrowserLike(server.app)];
  await ana.post('/api/accounts', { name: 'Ana', password: 'caballo grapa pila' });
  await ana.put('/api/family/pin', { pin: PIN });
  await ana.post('/api/family/unlock', { pin: PIN });
  const table = await ana.post('/api/family/children', { name: 'Leo', minutes: 30, zone: 'UTC' });
  const child = table.body.children[0].id;
  const { code } = (await ana.post(`/api/family/children/${child}/code`)).body;
  await leo.post('/api/family/in', { code });
  const made = await Promise.all(
    [ana, leo].map((each) => each.post('/api/matches', { game: 'torino', side: 'home', name: 'Yo', bot: 'beginner' })),
  );
  const matches = made.map(({ body }) => body.id as string);
  await store
    .insertInto('plans')
    .values({ match: matches[0]!, side: 'home', since: 0, seen: 0, rules: '[]', note: null })
    .execute();
  await ana.post('/api/classes', { name: '4º B' });
  const pace = { kind: 'live', initial: 600_000, increment: 0 };
  const { id } = (await ana.post('/api/tournaments', { kind: 'swiss', name: 'Copa', game: 'torino', pace })).body;
  await ana.post(`/api/tournaments/${id}/join`);
  await ana.put('/api/me/kept', { body: 'kept' });

  await store.deleteFrom('guardians').execute();
  const { person } = (await ana.get('/api/me')).body;
  const [hers, childs] = [await fill(db, person.id, 700_000), await fill(db, child, 800_000)];
  const told = JSON.stringify((await ana.get('/api/me/export')).body);
  for (const [name, mark] of [...hers, ...childs].filter(([each]) => !(each in NOT_TOLD) && each !== 'tournaments'))
    expect(told, name).toContain(mark);
  expect(told).toContain(hers.get('tournaments'));
  for (const text of [...matches, '4º B', 'Copa', 'Leo', '"rules":"[]"', '"kept":"kept"']) expect(told).toContain(text);
  expect(told).not.toMatch(/argon2|keyHash|"hash"/);

  expect((await ana.delete('/api/me')).status).toBe(200);
  for (const { name } of await db.introspection.getTables()) {
    const left = JSON.stringify(
      await db
        .selectFrom(name as 'steps')
        .selectAll()
        .execute(),
    );
    expect(left, name).not.toContain(person.id);
    expect(left, name).not.toContain(child);
  }
  expect(await store.selectFrom('plans').selectAll().execute()).toEqual([]);
});
