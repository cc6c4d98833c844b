import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

const TABLES = ['plans', 'vacations', 'gone', 'here', 'nodes', 'pushes', 'house'] as const;
const OF_TURNS = ['nudge', 'told'] as const;

/** What slow matches need: who is called to them and how, who is there, who is on vacation, and what is planned. */
export const leisure: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    await schema.alterTable('turns').addColumn('nudge', whole).execute();
    await schema
      .alterTable('turns')
      .addColumn('told', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('turns_nudge').on('turns').column('nudge').execute();
    await schema
      .createTable('house')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .execute();
    await schema.createIndex('pushes_person').on('pushes').column('person').execute();
    await schema
      .createTable('nodes')
      .addColumn('node', 'text', (column) => column.primaryKey())
      .addColumn('seen', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('here')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('looks', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('here_key', ['match', 'side', 'node'])
      .execute();
    await schema.createIndex('here_node').on('here').column('node').execute();
    await schema
      .createTable('gone')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('at', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('gone_key', ['match', 'side'])
      .execute();
    await schema
      .createTable('vacations')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('begun', whole, (column) => column.notNull())
      .addColumn('until', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('vacations_key', ['person', 'begun'])
      .execute();
    await schema
      .createTable('plans')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('since', 'integer', (column) => column.notNull())
      .addColumn('seen', 'integer', (column) => column.notNull())
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addPrimaryKeyConstraint('plans_key', ['match', 'side'])
      .execute();
  },
  async down(db: Store) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
    await db.schema.dropIndex('turns_nudge').execute();
    for (const column of OF_TURNS) await db.schema.alterTable('turns').dropColumn(column).execute();
  },
};
