import { type Migration, type QueryExecutorProvider, SqliteAdapter } from 'kysely';
import type { Store } from './tables.ts';

/** Whole numbers as large as a time in milliseconds; SQLite's strict tables know one kind of them. */
export const wholeOf = (db: QueryExecutorProvider): 'integer' | 'bigint' =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'integer' : 'bigint';

const TABLES = ['seated', 'kept', 'challenges', 'codes', 'passkeys', 'sessions', 'people'] as const;
/** What is looked for by something else than its key. */
const BY_PERSON = ['seated', 'codes', 'passkeys', 'sessions'] as const;

/** People, how they show who they are, and where they sit. */
export const people: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    await schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('seen', whole, (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('failedSince', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('seen', whole, (column) => column.notNull())
      .addColumn('proved', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('counter', whole, (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('codes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text')
      .addColumn('until', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('kept')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('updated', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('seated')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('member', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('since', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('seated_key', ['match', 'side', 'member'])
      .execute();
    for (const table of BY_PERSON) await schema.createIndex(`${table}_person`).on(table).column('person').execute();
  },
  async down(db: Store) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};
