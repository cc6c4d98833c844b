import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { grouped } from './group.ts';
import type { Entry, Log } from './log.ts';
import { migrate } from './migrations.ts';
import { queriesOver } from './queries.ts';
import type { Tables } from './tables.ts';

/** Connections of one node, and how many of them write groups of steps. */
const CONNECTIONS = 10;
const LANES = 4;
/** A database that does not answer is as good as away. */
const PATIENCE_MILLIS = 5000;

/** All of a group in one statement, which is a transaction of its own; it answers with the matches that were written. */
const APPEND = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::bool[], $7::bigint[], $8::bool[])
      AS row (match, n, at, id, text, "hasDue", due, over)
  ), kept AS (
    INSERT INTO steps (match, n, at, id, text) SELECT match, n, at, id, text FROM given ORDER BY match
    ON CONFLICT DO NOTHING RETURNING match, n
  ), noted AS (
    INSERT INTO due (match, at) SELECT match, due FROM given WHERE "hasDue" AND match IN (SELECT match FROM kept)
    ORDER BY match ON CONFLICT (match) DO UPDATE SET at = excluded.at
  ), ended AS (
    UPDATE matches SET over = 1 WHERE id IN (SELECT match FROM given WHERE over) AND id IN (SELECT match FROM kept)
  )
  SELECT match, n FROM kept`;

const CLAIM = `
  UPDATE due SET at = $1 WHERE match IN (
    SELECT match FROM due WHERE at <= $2 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
  ) RETURNING match`;

/** Any number, the same for all nodes: while one migrates the others wait. */
const MIGRATION_LOCK = 2_201;

/** The log in PostgreSQL, for any number of nodes. */
export async function openPostgresLog(url: string): Promise<Log> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MILLIS,
    query_timeout: PATIENCE_MILLIS,
    keepAlive: true,
  });
  // A connection that breaks is no news by itself: whoever asks over it hears of it, and the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const keeper = await pool.connect();
  try {
    await keeper.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(db);
  } finally {
    // Its end gives the lock back.
    keeper.release(true);
  }

  const write = async (entries: readonly Entry[]): Promise<boolean[]> => {
    const rows = entries.map(({ row }) => row);
    const { rows: kept } = await pool.query<{ match: string; n: number }>({
      name: 'append',
      text: APPEND,
      values: [
        rows.map(({ match }) => match),
        rows.map(({ n }) => n),
        rows.map(({ at }) => at),
        rows.map(({ id }) => id),
        rows.map(({ text }) => text),
        entries.map(({ due }) => due !== undefined),
        entries.map(({ due }) => due ?? null),
        entries.map(({ isOver }) => isOver === true),
      ],
    });
    const keys = new Set(kept.map(({ match, n }) => `${match} ${n}`));
    return rows.map(({ match, n }) => keys.delete(`${match} ${n}`));
  };
  return {
    ...queriesOver(db),
    append: grouped(write, LANES),
    async claimDue(now, again, most) {
      const { rows } = await pool.query<{ match: string }>(CLAIM, [again, now, most]);
      return rows.map(({ match }) => match);
    },
    async time() {
      const { rows } = await pool.query<{ at: string }>(
        'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS at',
      );
      return Number(rows[0]!.at);
    },
    close: () => db.destroy(),
  };
}
