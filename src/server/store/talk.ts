import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

const TABLES = [
  'talk',
  'mutes',
  'manners',
  'reports',
  'again',
  'series',
  'turns',
  'plans',
  'subscriptions',
  'vapid',
  'handovers',
] as const;

/** What is said beside a match and agreed after it; whose turn it is, what he has planned, and how he is told. */
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
    await schema
      .createTable('plans')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('when', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('made', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('plans_key', ['match', 'side', 'place'])
      .execute();
    await schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .execute();
    await schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute();
    await schema
      .createTable('vapid')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('privateKey', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('handovers')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('until', whole, (column) => column.notNull())
      .execute();
  },
  async down(db: Store) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};
