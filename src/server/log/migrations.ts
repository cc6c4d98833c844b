import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { newSecret } from '../secrets.ts';
import { family } from '../store/family.ts';
import { guards } from '../store/guards.ts';
import { leisure } from '../store/leisure.ts';
import { lobby } from '../store/lobby.ts';
import { members } from '../store/members.ts';
import { people, wholeOf } from '../store/migration.ts';
import { pace } from '../store/pace.ts';
import { programs } from '../store/programs.ts';
import { ratings } from '../store/ratings.ts';
import { talk } from '../store/talk.ts';
import { tournaments } from '../store/tournaments.ts';
import { keeping } from './keeping.ts';
import { queriesOver } from './queries.ts';
import type { Db } from './tables.ts';

/** What the server had before the log: one row a match, rewritten whole at every step. */
const before: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('matches')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull().defaultTo('null'))
      .execute();
    await db.schema
      .createTable('records')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'matches')?.columns ?? [];
    // The oldest files kept no time.
    if (!columns.some(({ name }) => name === 'time'))
      await sql`ALTER TABLE matches ADD COLUMN time TEXT NOT NULL DEFAULT 'null'`.execute(db);
  },
  async down(db: Db) {
    for (const table of ['matches', 'records']) await db.schema.dropTable(table).execute();
  },
};

/** A match that has not begun had no seed yet; it is drawn when the table is laid now. */
async function seedAll(db: Db): Promise<void> {
  const waiting = await db.selectFrom('matches').select('id').where('origin', '=', '').execute();
  for (const { id } of waiting)
    await db.updateTable('matches').set({ seed: newSecret() }).where('id', '=', id).execute();
}

/** The steps of a match one by one. What was a whole record becomes the origin from which its match goes on. */
const log: Migration = {
  async up(db: Db) {
    const whole = wholeOf(db);
    await sql`ALTER TABLE matches RENAME COLUMN record TO origin`.execute(db);
    await sql`ALTER TABLE matches ADD COLUMN seed TEXT NOT NULL DEFAULT ''`.execute(db);
    for (const [table, column] of [
      ['matches', 'made'],
      ['matches', 'over'],
      ['matches', 'head'],
      ['matches', 'rules'],
      ['records', 'made'],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(column, whole, (made) => made.notNull().defaultTo(0))
        .execute();
    const now = Date.now();
    for (const table of ['matches', 'records']) await sql`UPDATE ${sql.table(table)} SET made = ${now}`.execute(db);
    await sql`UPDATE matches SET over = 1 WHERE origin <> '' AND origin NOT LIKE ${'%\n* {%'}`.execute(db);
    await seedAll(db);
    await db.schema
      .createTable('steps')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', whole, (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('steps_key', ['match', 'n'])
      .execute();
    await db.schema
      .createTable('due')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('at', whole)
      .execute();
    // Somebody has to look at the clocks of what was being played.
    await sql`INSERT INTO due (match, at) SELECT id, ${now} FROM matches WHERE origin <> '' AND over = 0`.execute(db);
    await db.schema.createIndex('due_at').on('due').column('at').execute();
    await db.schema
      .createTable('probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', whole, (column) => column.notNull())
      .execute();
  },
  /** Nothing is lost on the way back either: the steps of every match are folded into its record. */
  async down(db: Db) {
    // The rules are only loaded on this way.
    const { recordOf } = await import('../opened.ts');
    const queries = queriesOver(db);
    const matches = await db.selectFrom('steps').select('match').distinct().execute();
    for (const { match } of matches) {
      const written = await recordOf(queries, match);
      if (written) await queries.archive(match, written.record, written.head);
    }
    for (const table of ['steps', 'due', 'probe']) await db.schema.dropTable(table).execute();
    for (const [table, column] of [
      ['matches', 'made'],
      ['matches', 'over'],
      ['matches', 'head'],
      ['matches', 'rules'],
      ['matches', 'seed'],
      ['records', 'made'],
    ] as const)
      await db.schema.alterTable(table).dropColumn(column).execute();
    await sql`ALTER TABLE matches RENAME COLUMN origin TO record`.execute(db);
  },
};

/** By number; a new one is its line here. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '1-before': before,
  '2-log': log,
  '3-people': people,
  '4-lobby': lobby,
  '5-talk': talk,
  '6-programs': programs,
  '7-pace': pace,
  '8-ratings': ratings,
  '9-leisure': leisure,
  '10-members': members,
  '11-tournaments': tournaments,
  '12-family': family,
  '13-guards': guards,
  '14-keeping': keeping,
};

export const NEWEST = Object.keys(MIGRATIONS).at(-1)!;

/** Kysely takes them in the order of their names as texts: what comes after the ninth is named so that it does. */
const LAST_DIGIT = 9;
const inOrder = (name: string): string => (Number.parseInt(name, 10) > LAST_DIGIT ? `${LAST_DIGIT}:${name}` : name);

function migratorOf(db: Db): Migrator {
  const ordered = Object.fromEntries(Object.entries(MIGRATIONS).map(([name, each]) => [inOrder(name), each]));
  const provider: MigrationProvider = { getMigrations: async () => ordered };
  const nameComparator = (one: string, other: string): number => (one < other ? -1 : 1);
  return new Migrator({ db, provider, nameComparator });
}

/** Whether a database is in the newest state; nothing is changed in it. */
export async function migrated(db: Db): Promise<boolean> {
  const all = await migratorOf(db).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}

/** Brings a database to that state, forwards or back. */
export async function migrate(db: Db, to: string = NEWEST): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(inOrder(to));
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
