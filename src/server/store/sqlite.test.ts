import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './tables.ts';

let folder: string;
let log: Log;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cancha-store-'));
  const file = join(folder, 'cancha.sqlite');
  log = await openSqliteLog(file);
  store = openSqliteStore(file);
});
afterEach(async () => {
  await store.destroy();
  await log.close();
  rmSync(folder, { recursive: true });
});

const add = (match: string, db: Pick<Store, 'insertInto'> = store) =>
  db.insertInto('again').values({ match, home: 1, away: null, next: null }).execute();
const kept = async () =>
  (await store.selectFrom('again').select('match').orderBy('match').execute()).map((row) => row.match);

it('keeps all that is written at once, each for itself', async () => {
  const told = await Promise.allSettled(['a', 'b', 'a', 'c'].map((match) => add(match)));
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await kept()).toEqual(['a', 'b', 'c']);
});

it('a transaction that is taken back takes nothing of others with it', async () => {
  const taken = store.transaction().execute(async (db) => {
    await add('mine', db);
    // Whoever comes meanwhile waits for the end of it.
    void add('theirs');
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('no');
  });
  await expect(taken).rejects.toThrow('no');
  await expect.poll(kept).toEqual(['theirs']);
  await Promise.all([1, 2, 3].map((n) => store.transaction().execute((db) => add(`t${n}`, db))));
  expect(await kept()).toEqual(['t1', 't2', 't3', 'theirs']);
});

it('and the log write to one file in turn, without keeping each other waiting', async () => {
  const row = (n: number) => ({ row: { match: 'm', n, at: n, id: `c${n}`, text: 'home a' } });
  const steps = async () => {
    for (let n = 1; n <= 100; n++) expect(await log.append(row(n))).toBe(true);
  };
  const rows = async () => {
    for (let n = 1; n <= 50; n++) await Promise.all([add(`x${n}`), add(`y${n}`)]);
  };
  const whole = async () => {
    for (let n = 1; n <= 20; n++) await store.transaction().execute((db) => add(`z${n}`, db));
  };
  await Promise.all([steps(), rows(), whole()]);
  expect([(await log.stepsAfter('m', 0)).length, (await kept()).length]).toEqual([100, 120]);
});
