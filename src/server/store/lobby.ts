import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

/** Who looks for a rival, and what everybody may know of the matches that people play here. */
export const lobby: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    await schema
      .createTable('seeks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('target', 'text')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('seen', whole, (column) => column.notNull())
      .addColumn('match', 'text')
      .execute();
    await schema.createIndex('seeks_person').on('seeks').column('person').execute();
    await schema
      .createTable('played')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('home', 'text', (column) => column.notNull())
      .addColumn('away', 'text', (column) => column.notNull())
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('updated', whole, (column) => column.notNull())
      .addColumn('score', 'text', (column) => column.notNull())
      .addColumn('result', 'text')
      .execute();
    await schema.createIndex('played_updated').on('played').column('updated').execute();
  },
  async down(db: Store) {
    for (const table of ['played', 'seeks'] as const) await db.schema.dropTable(table).execute();
  },
};
