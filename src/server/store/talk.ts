import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

const TABLES = ['talk', 'mutes', 'manners', 'reports', 'again', 'series', 'turns'] as const;

/** What is said beside a match and agreed after it, and for whom it waits. */
export const talk: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    await schema
      .createTable('talk')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', whole, (column) => column.notNull())
      .addColumn('phrase', 'text')
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('talk_key', ['match', 'n'])
      .execute();
    await schema
      .createTable('mutes')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['match', 'side'])
      .execute();
    await schema
      .createTable('manners')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('chat', 'text', (column) => column.notNull())
      .addColumn('delay', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('reports')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('about', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', whole, (column) => column.notNull())
      .addColumn('settled', whole)
      .addPrimaryKeyConstraint('reports_key', ['match', 'n'])
      .execute();
    await schema
      .createTable('again')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('home', 'integer')
      .addColumn('away', 'integer')
      .addColumn('next', 'text')
      .execute();
    await schema
      .createTable('series')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('first', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('turns')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('home', 'integer', (column) => column.notNull())
      .addColumn('away', 'integer', (column) => column.notNull())
      .addColumn('since', whole, (column) => column.notNull())
      .addColumn('score', 'text', (column) => column.notNull())
      .addColumn('winner', 'text')
      .execute();
  },
  async down(db: Store) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};
