import { type Migration, sql } from 'kysely';
import type { Db } from '../log/tables.ts';

/** How quickly each match is played; those of before know the times of their game alone. */
export const pace: Migration = {
  async up(db: Db) {
    await sql`ALTER TABLE matches ADD COLUMN pace TEXT NOT NULL DEFAULT '{"kind":"free"}'`.execute(db);
  },
  async down(db: Db) {
    await db.schema.alterTable('matches').dropColumn('pace').execute();
  },
};
