import { type Migration, sql } from 'kysely';
import type { Db } from './tables.ts';

/** How a match stands in its row: it is played, it is over and lies there step by step, or it is over and one record. */
export const [PLAYED, OVER, ARCHIVED] = [0, 1, 2] as const;

/** What is too old is found by an index, and a finished match that is one record already is not looked at again. */
export const keeping: Migration = {
  async up(db: Db) {
    await sql`UPDATE matches SET over = ${ARCHIVED} WHERE over = ${OVER}
      AND NOT EXISTS (SELECT 1 FROM steps WHERE steps.match = matches.id)`.execute(db);
    await db.schema.createIndex('matches_over_made').on('matches').columns(['over', 'made']).execute();
    await db.schema.createIndex('records_made').on('records').column('made').execute();
  },
  async down(db: Db) {
    for (const index of ['matches_over_made', 'records_made']) await db.schema.dropIndex(index).execute();
    await sql`UPDATE matches SET over = ${OVER} WHERE over = ${ARCHIVED}`.execute(db);
  },
};
