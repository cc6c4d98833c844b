import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

/** Programs that play: which accounts are theirs, and with what rights they come. */
export const programs: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    await db.schema
      .alterTable('people')
      .addColumn('bot', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('used', whole)
      .execute();
    await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
  },
  async down(db: Store) {
    await db.schema.dropTable('tokens').execute();
    await db.schema.alterTable('people').dropColumn('bot').execute();
  },
};
