import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { PRAGMAS } from './fileLock.ts';
import type { Entry, Log } from './log.ts';
import { migrate } from './migrations.ts';
import { queriesOver } from './queries.ts';
import type { Tables } from './tables.ts';

/** For so long a write waits for another process that reads or copies the file. */
const LOCK_MILLIS = 5000;
export const MEMORY = ':memory:';

/** A log as one thread has it: whole groups of entries are written in one transaction. */
export interface SqliteStore extends Omit<Log, 'append'> {
  appendAll(entries: readonly Entry[]): Promise<boolean[]>;
}

/** The folder belongs to another server; `what` says to which. */
class FolderTaken extends Error {
  readonly code = 'CANCHA_FOLDER_TAKEN';
  readonly path: string;
  constructor(path: string) {
    super(`another server uses ${path}`);
    this.path = path;
  }
}

/** As Kysely wants its SQLite. */
const forKysely = (db: DatabaseSync): SqliteDatabase => ({
  close: () => db.close(),
  prepare(sql) {
    const statement = db.prepare(sql);
    const given = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...given(parameters)),
      run: (parameters) => statement.run(...given(parameters)),
      iterate: (parameters) => statement.iterate(...given(parameters)),
    };
  },
});

/** Tables are changed in transactions too: a migration that is cut off has not happened. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

export const dialectOver = (db: DatabaseSync): SqliteDialect => new Dialect({ database: forKysely(db) });

/**
 * One server a folder: the lock is the operating system's, held on a small file beside the data, so that it ends with the
 * process however that ends. What holds it is written next to it, for people.
 */
function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'server.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderTaken(`${folder}: ${readHolder(holder)}`);
  }
  writeFileSync(holder, `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`);
  return () => lock.close();
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '?';
  }
}

/** The log in a SQLite file, or in memory for `:memory:`. */
export async function openSqliteStore(file: string): Promise<SqliteStore> {
  const unlock = file === MEMORY ? () => undefined : lockFolder(dirname(file));
  const db = new DatabaseSync(file, { timeout: LOCK_MILLIS });
  db.exec(PRAGMAS);
  const kysely = new Kysely<Tables>({ dialect: dialectOver(db) });
  await migrate(kysely);
  const insert = db.prepare('INSERT OR IGNORE INTO steps (match, n, at, id, text) VALUES (?, ?, ?, ?, ?)');
  const setDue = db.prepare(
    'INSERT INTO due (match, at) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET at = excluded.at',
  );
  const finish = db.prepare('UPDATE matches SET over = 1 WHERE id = ?');
  const claim = db.prepare(
    'UPDATE due SET at = ? WHERE match IN (SELECT match FROM due WHERE at <= ? ORDER BY at LIMIT ?) RETURNING match',
  );
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => db.prepare(sql)) as [
    ReturnType<typeof db.prepare>,
    ReturnType<typeof db.prepare>,
    ReturnType<typeof db.prepare>,
  ];

  const write = ({ row: { match, n, at, id, text }, due, isOver }: Entry): boolean => {
    if (insert.run(match, n, at, id, text).changes === 0) return false;
    if (due !== undefined) setDue.run(match, due);
    if (isOver) finish.run(match);
    return true;
  };
  return {
    ...queriesOver(kysely),
    async appendAll(entries) {
      begin.run();
      try {
        const kept = entries.map(write);
        commit.run();
        return kept;
      } catch (error) {
        if (db.isTransaction) rollback.run();
        throw error;
      }
    },
    async claimDue(now, again, most) {
      return claim.all(again, now, most).map((row) => String(row['match']));
    },
    time: async () => Date.now(),
    async close() {
      await kysely.destroy();
      unlock();
    },
  };
}
