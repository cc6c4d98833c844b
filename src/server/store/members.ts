import { type Migration, sql } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

const MEMBERS = ['homeMember', 'awayMember'] as const;

/** How quickly somebody wants to play, which member of a side is asked, and what carries a session to another device. */
export const members: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    await sql`ALTER TABLE seeks ADD COLUMN pace TEXT NOT NULL DEFAULT '{"kind":"free"}'`.execute(db);
    for (const member of MEMBERS)
      await schema
        .alterTable('turns')
        .addColumn(member, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await schema
      .createTable('handovers')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('until', whole, (column) => column.notNull())
      .execute();
  },
  async down(db: Store) {
    await db.schema.dropTable('handovers').execute();
    for (const member of MEMBERS) await db.schema.alterTable('turns').dropColumn(member).execute();
    await db.schema.alterTable('seeks').dropColumn('pace').execute();
  },
};
