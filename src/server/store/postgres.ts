import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store, StoreTables } from './tables.ts';

const CONNECTIONS = 5;
/** A database that does not answer is as good as away. */
const PATIENCE_MILLIS = 5000;
const BIGINT = 20;

/** The store in the database of the log, which has been migrated. */
export function openPostgresStore(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MILLIS,
    query_timeout: PATIENCE_MILLIS,
    keepAlive: true,
    // All whole numbers here are times and counts: a number holds them.
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks is no news by itself: whoever asks over it hears of it, and the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
}
