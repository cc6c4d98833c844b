import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

/** Tournaments, who takes part in them, and their bouts. */
export const tournaments: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    await schema
      .createTable('tournaments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('starts', whole)
      .addColumn('began', whole)
      .addColumn('over', whole)
      .addColumn('season', 'integer', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.unique())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('next', whole)
      .execute();
    await schema.createIndex('tournaments_next').on('tournaments').column('next').execute();
    await schema.createIndex('tournaments_state').on('tournaments').columns(['state', 'made']).execute();
    await schema
      .createTable('entrants')
      .addColumn('tournament', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('level', 'text')
      .addColumn('program', 'integer', (column) => column.notNull())
      .addColumn('division', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('gone', 'integer', (column) => column.notNull())
      .addColumn('resting', 'integer', (column) => column.notNull())
      .addColumn('free', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['tournament', 'id'])
      .execute();
    await schema.createIndex('entrants_person').on('entrants').column('person').execute();
    await schema
      .createTable('bouts')
      .addColumn('tournament', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('home', 'text', (column) => column.notNull())
      .addColumn('away', 'text')
      .addColumn('match', 'text', (column) => column.unique())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('due', whole, (column) => column.notNull())
      .addColumn('ends', whole, (column) => column.notNull())
      .addColumn('winner', 'text')
      .addColumn('scored', 'integer', (column) => column.notNull())
      .addColumn('conceded', 'integer', (column) => column.notNull())
      .addColumn('how', 'text')
      .addColumn('task', 'text')
      .addPrimaryKeyConstraint('bouts_key', ['tournament', 'n'])
      .addUniqueConstraint('bouts_round', ['tournament', 'round', 'home'])
      .execute();
  },
  async down(db: Store) {
    for (const table of ['bouts', 'entrants', 'tournaments'] as const) await db.schema.dropTable(table).execute();
  },
};
