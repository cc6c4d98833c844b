import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { type Nodes, places } from '../../../test/support/nodes.ts';
import type { Db } from '../log/tables.ts';
import { OF_A_MATCH } from './tables.ts';

const { all: PLACES, close } = places();
afterAll(close);

const DAY = 86_400_000;
/** Tables of matches whose rows stay longer or shorter than their match, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  steps: 'goes with the match in the log',
  due: 'goes with the match in the log',
  results: 'of a person: they go with him',
  reports: 'stay as long as words are kept',
  bouts: 'go with their tournament',
  seeks: 'are gone a minute after their match was laid',
  watching: 'is gone when nobody watches',
  dramas: 'are gone after a week',
};

describe.each(PLACES)('what is kept over %s', (_name, open) => {
  let nodes: Nodes;
  let clock = 0;
  beforeEach(async () => {
    clock = 0;
    nodes = await open(() => Date.now() + clock);
  });
  afterEach(() => nodes.close());

  it('of a match goes with it, and of no other', async () => {
    const [app] = nodes.nodes;
    const db = app.people.store as unknown as Db;
    const tables = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === 'match'),
    );
    const named = [...OF_A_MATCH, ...Object.keys(OTHERWISE)];
    expect(tables.map(({ name }) => name).sort()).toEqual(named.sort());

    const lay = async () =>
      (
        await app.inject({ method: 'POST', url: '/api/matches', payload: { game: 'mat', side: 'home', name: 'A' } })
      ).json().id as string;
    const old = await lay();
    clock = 50 * DAY;
    const young = await lay();
    for (const match of [old, young])
      for (const { name, columns } of tables.filter((table) => OF_A_MATCH.some((each) => each === table.name))) {
        const values = columns.map(({ name: column, dataType }) => {
          if (column === 'match') return [column, match];
          return [column, /text/i.test(dataType) ? `${name} ${match}` : 1];
        });
        await db
          .insertInto(name as 'steps')
          .values(Object.fromEntries(values) as never)
          .execute();
      }
    clock = 60 * DAY;
    expect(await app.tables.tidy({ idleDays: 30, finishedDays: 1000 })).toBe(1);
    for (const table of OF_A_MATCH) {
      const rows = await db
        .selectFrom(table as 'steps')
        .select('match')
        .execute();
      expect(rows, table).toEqual([{ match: young }]);
    }
  });

  it('of a tournament goes with it, when it is over for long', async () => {
    const [app] = nodes.nodes;
    const ana = new BrowserLike(app);
    await ana.post('/api/me/guest', { name: 'Ana' });
    const pace = { kind: 'live', initial: 600_000, increment: 0 };
    const make = async () => {
      const { id } = (await ana.post('/api/tournaments', { kind: 'league', name: 'T', game: 'mat', pace })).body;
      await ana.post(`/api/tournaments/${id}/join`);
      await ana.delete(`/api/tournaments/${id}`);
      return id as string;
    };
    const first = await make();
    clock = 300 * DAY;
    const second = await make();
    const { store } = app.people;
    await store.updateTable('tournaments').set({ before: first }).where('id', '=', second).execute();
    clock = 400 * DAY;
    await app.tournaments.tidy(365);
    expect(await store.selectFrom('tournaments').select(['id', 'before']).execute()).toEqual([
      { id: second, before: null },
    ]);
    expect(await store.selectFrom('entrants').select('tournament').execute()).toEqual([{ tournament: second }]);
  });
});
