import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../test/support/postgres.ts';
import { commitmentTo } from '../../match/fair.ts';
import { hashOf } from '../../match/record.ts';
import { openReferee } from '../opened.ts';
import type { StepRow } from './log.ts';
import { migrate } from './migrations.ts';
import { type Queries, queriesOver } from './queries.ts';
import { openSqliteLog } from './sqlite.ts';
import { dialectOver } from './sqliteStore.ts';
import type { Db, Tables } from './tables.ts';

/** Written by the server of before the log: four matches under way or over, a table that waits, a shared record. */
const FIXTURE = 'test/fixtures/before-the-log.sqlite';
const BEFORE = '1-before';

interface OldMatch {
  id: string;
  game: string;
  options: string;
  seats: string;
  record: string;
  time: string;
}
const old = new DatabaseSync(FIXTURE, { readOnly: true })
  .prepare('SELECT id, game, options, seats, record, time FROM matches ORDER BY id')
  .all() as unknown as OldMatch[];

let folder: string;
let postgres: Postgres | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cancha-migrations-'));
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres?.close();
});

/** Databases as the server of before the log left them. */
const PLACES: Readonly<Record<string, () => Promise<Db>>> = {
  SQLite: async () => {
    const file = join(folder, 'old.sqlite');
    copyFileSync(FIXTURE, file);
    return new Kysely<Tables>({ dialect: dialectOver(new DatabaseSync(file)) });
  },
  ...(hasPostgres && {
    PostgreSQL: async () => {
      const pool = new pg.Pool({ connectionString: await postgres!.database() });
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      await migrate(db, BEFORE);
      for (const { id, game, options, seats, record, time } of old)
        await sql`INSERT INTO matches (id, game, options, seats, record, time)
          VALUES (${id}, ${game}, ${options}, ${seats}, ${record}, ${time})`.execute(db);
      await sql`INSERT INTO records (id, game, record) VALUES ('shared', 'mat', 'a record')`.execute(db);
      return db;
    },
  }),
};

/** The state of a match by its log; undefined where its rules are no longer those of today. */
async function standing(log: Queries, id: string): Promise<string | undefined> {
  const row = (await log.match(id))!;
  const referee = await openReferee(row, await log.stepsAfter(id, 0));
  const match = referee.ok ? referee.value.match : null;
  return match ? `${referee.ok && referee.value.n} ${hashOf(match.game, match.state)}` : undefined;
}

describe.each(Object.entries(PLACES))('a database of before the log, in %s', (_name, open) => {
  it('is taken over without loss, and goes back and forth', async () => {
    const db = await open();
    const log = queriesOver(db);
    await migrate(db);
    expect(await log.countMatches()).toBe(old.length);
    for (const { id, game, options, seats, record, time } of old) {
      const row = (await log.match(id))!;
      expect({ ...row, made: 0, seed: '' }).toEqual({
        id,
        game,
        options: JSON.parse(options),
        seats: JSON.parse(seats),
        origin: record,
        time: JSON.parse(time),
        pace: { kind: 'free' },
        seed: '',
        rules: 0,
        head: 0,
        made: 0,
      });
      expect(row.made).toBeGreaterThan(0);
      expect(row.seed === '').toBe(record !== '');
    }
    expect(await log.record('shared')).toEqual({ game: 'mat', record: 'a record' });
    expect(await log.forget({ idleSince: 1, finishedSince: 1 })).toBe(0);

    const waiting = old.find(({ record }) => record === '')!;
    const taken = { name: 'Blas', keyHash: 'y' };
    const { seats } = (await log.match(waiting.id))!;
    await log.changeSeats(waiting.id, seats, { home: seats.home ?? taken, away: seats.away ?? taken });
    const sides = ['home', 'away'];
    const texts = [
      ...sides.map((side) => `commit ${side} ${commitmentTo(side)}`),
      ...sides.map((side) => `seed ${side} ${side}`),
    ];
    const rows = texts.map((text, i): StepRow => ({ match: waiting.id, n: i + 1, at: i, id: `c${i}`, text }));
    await db.insertInto('steps').values(rows).execute();
    const stood = await Promise.all(old.map(({ id }) => standing(log, id)));
    expect(stood.filter((each) => each !== undefined).length).toBeGreaterThan(0);

    await migrate(db, BEFORE);
    const { rows: back } = await sql<{ id: string; record: string }>`SELECT id, record FROM matches`.execute(db);
    for (const { id, record } of old) if (record !== '') expect(back.find((row) => row.id === id)?.record).toBe(record);
    expect(back.find(({ id }) => id === waiting.id)?.record).toContain('[HomeSeed "home"]');
    await migrate(db);
    const hashes = (list: readonly (string | undefined)[]) => list.map((each) => each?.split(' ')[1]);
    expect(hashes(await Promise.all(old.map(({ id }) => standing(log, id))))).toEqual(hashes(stood));
    await db.destroy();
  });
});

it('the server takes such a file over when it starts', async () => {
  const file = join(folder, 'started', 'cancha.sqlite');
  const log = await openSqliteLog(file).then(async (fresh) => {
    await fresh.close();
    copyFileSync(FIXTURE, file);
    return openSqliteLog(file);
  });
  expect(await log.countMatches()).toBe(old.length);
  await log.close();
});

it('a migration that is cut off has not happened: the file is as it was, and is taken over later', async () => {
  const file = join(folder, 'cut', 'cancha.sqlite');
  await openSqliteLog(file).then((fresh) => fresh.close());
  copyFileSync(FIXTURE, file);
  const change = (sql: string): void => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };
  // The migrations of the log come through; one after them does not.
  change('CREATE TABLE ratings (wrong TEXT)');
  await expect(openSqliteLog(file)).rejects.toThrow('ratings');
  change('DROP TABLE ratings; UPDATE matches SET record = record');
  const log = await openSqliteLog(file);
  expect(await log.countMatches()).toBe(old.length);
  await log.close();
});
