import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

/** How strong people and bots are, what came of their matches, and what somebody may not do for a while. */
export const ratings: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    for (const table of ['seeks', 'played'])
      await schema
        .alterTable(table)
        .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    for (const column of ['least', 'most']) await schema.alterTable('seeks').addColumn(column, 'integer').execute();
    await schema
      .createTable('ratings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('tempo', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('updated', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'tempo'])
      .execute();
    await schema.createIndex('ratings_order').on('ratings').columns(['game', 'tempo', 'rating']).execute();
    await schema
      .createTable('counted')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('at', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('results')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('rival', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('tempo', 'text', (column) => column.notNull())
      .addColumn('at', whole, (column) => column.notNull())
      .addColumn('score', 'text', (column) => column.notNull())
      .addColumn('share', 'double precision', (column) => column.notNull())
      .addColumn('ending', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision')
      .addColumn('deviation', 'double precision')
      .addColumn('change', 'double precision')
      .addColumn('form', 'double precision')
      .addPrimaryKeyConstraint('results_key', ['match', 'person'])
      .execute();
    await schema.createIndex('results_person').on('results').columns(['person', 'at']).execute();
    await schema.createIndex('results_rival').on('results').column('rival').execute();
    await schema.createIndex('results_form').on('results').columns(['form', 'at']).execute();
    await schema
      .createTable('limits')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('until', whole, (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('limits_key', ['person', 'kind'])
      .execute();
  },
  async down(db: Store) {
    for (const table of ['limits', 'results', 'counted', 'ratings']) await db.schema.dropTable(table).execute();
    for (const [table, column] of [
      ['seeks', 'least'],
      ['seeks', 'most'],
      ['seeks', 'rated'],
      ['played', 'rated'],
    ] as const)
      await db.schema.alterTable(table).dropColumn(column).execute();
  },
};
