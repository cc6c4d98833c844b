import { type Migration, sql } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

const COUNTED = ['failed', 'failedSince'] as const;

/** Nobody is twice in a tournament, and wrong passwords are counted for a name, whether or not anybody has it. */
export const guards: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    await sql`UPDATE entrants SET person = NULL, gone = 1 WHERE EXISTS (
      SELECT 1 FROM entrants AS other WHERE other.tournament = entrants.tournament AND other.person = entrants.person
      AND (other.gone < entrants.gone OR (other.gone = entrants.gone AND other.id < entrants.id)))`.execute(db);
    await db.schema.createIndex('entrants_once').on('entrants').columns(['tournament', 'person']).unique().execute();
    await db.schema
      .createTable('tries')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('since', whole, (column) => column.notNull())
      .execute();
    for (const column of COUNTED) await db.schema.alterTable('people').dropColumn(column).execute();
  },
  async down(db: Store) {
    const whole = wholeOf(db);
    for (const column of COUNTED)
      await db.schema
        .alterTable('people')
        .addColumn(column, whole, (added) => added.notNull().defaultTo(0))
        .execute();
    await db.schema.dropTable('tries').execute();
    await db.schema.dropIndex('entrants_once').execute();
  },
};
