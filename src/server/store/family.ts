import type { Migration } from 'kysely';
import { wholeOf } from './migration.ts';
import type { Store } from './tables.ts';

const TABLES = [
  'guardians',
  'unlocked',
  'children',
  'allowed',
  'playtime',
  'lets',
  'lent',
  'classes',
  'pupils',
  'assigned',
  'learnt',
  'boards',
  'watching',
  'dramas',
] as const;

/** Children and pupils, what their adults allow, and what is told of the matches of everybody else. */
export const family: Migration = {
  async up(db: Store) {
    const whole = wholeOf(db);
    const { schema } = db;
    await schema
      .createTable('guardians')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('pin', 'text', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('failedSince', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('unlocked')
      .addColumn('session', 'text', (column) => column.primaryKey())
      .addColumn('until', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('children')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('parent', 'text', (column) => column.notNull())
      .addColumn('class', 'text')
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('minutes', 'integer')
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addColumn('changed', whole, (column) => column.notNull())
      .execute();
    await schema.createIndex('children_parent').on('children').column('parent').execute();
    await schema.createIndex('children_class').on('children').column('class').execute();
    await schema
      .createTable('allowed')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('allowed_key', ['person', 'kind', 'target'])
      .execute();
    await schema
      .createTable('playtime')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('used', whole, (column) => column.notNull())
      .addColumn('extra', whole, (column) => column.notNull())
      .addColumn('last', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('playtime_key', ['person', 'day'])
      .execute();
    await schema
      .createTable('lets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('until', whole, (column) => column.notNull())
      .execute();
    await schema
      .createTable('lent')
      .addColumn('session', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('classes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teacher', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull().unique())
      .addColumn('open', 'integer', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .execute();
    await schema.createIndex('classes_teacher').on('classes').column('teacher').execute();
    await schema
      .createTable('pupils')
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('fold', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pupils_key', ['class', 'number'])
      .addUniqueConstraint('pupils_name', ['class', 'fold'])
      .execute();
    await schema
      .createTable('assigned')
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('assigned_key', ['class', 'game', 'lesson'])
      .execute();
    await schema
      .createTable('learnt')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addColumn('stars', 'integer', (column) => column.notNull())
      .addColumn('at', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('learnt_key', ['person', 'game', 'lesson'])
      .execute();
    await schema
      .createTable('boards')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('made', whole, (column) => column.notNull())
      .execute();
    await schema.createIndex('boards_class').on('boards').column('class').execute();
    await schema
      .createTable('watching')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('at', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('watching_key', ['match', 'node'])
      .execute();
    await schema
      .createTable('dramas')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('at', whole, (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('leads', 'integer', (column) => column.notNull())
      .addColumn('behind', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('dramas_at').on('dramas').column('at').execute();
  },
  async down(db: Store) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};
