import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { lockOf } from '../log/fileLock.ts';
import { migrate } from '../log/migrations.ts';
import { dialectOver, MEMORY } from '../log/sqliteStore.ts';
import type { Opening } from '../log/sqliteWorker.ts';
import type { Db } from '../log/tables.ts';
import { Questions } from '../log/thread.ts';
import type { Ask, Told } from './storeWorker.ts';
import type { Store, StoreTables } from './tables.ts';

/** A store that is gone with the process. */
export async function openMemoryStore(): Promise<Store> {
  const store: Store = new Kysely<StoreTables>({ dialect: dialectOver(new DatabaseSync(MEMORY)) });
  await migrate(store as unknown as Db);
  return store;
}

/** The store in the file of the log, which is open already and has been migrated; `lost` as of the log. */
export const openSqliteStore = (file: string, lost: (error: Error) => void = () => undefined): Store =>
  new Kysely<StoreTables>({ dialect: threadDialect(file, lost) });

const threadDialect = (file: string, lost: (error: Error) => void): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(file, lost),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/**
 * One thread with one connection: no disk holds up the live sockets. What is asked by itself is not waited for by others, so
 * that it can be written together; a transaction has the connection alone.
 */
class ThreadDriver implements Driver {
  readonly #worker: Worker;
  /** Whose transaction is open, and until when. */
  #alone: DatabaseConnection | undefined;
  #ended: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;
  readonly #questions: Questions<Told>;
  #newest = 0;
  /** What is asked in one turn of the event loop, told to the thread at its end: to wake it costs more than most of it. */
  #asks: Ask[] = [];

  constructor(file: string, lost: (error: Error) => void) {
    this.#worker = new Worker(new URL('./storeWorker.ts', import.meta.url), {
      workerData: { file, lock: lockOf(file) } satisfies Opening,
    });
    this.#questions = new Questions(this.#worker, lost);
    this.#worker.on('message', (answers: readonly Told[]) => {
      for (const told of answers) this.#questions.take(told.id)?.done(told);
    });
  }

  async init(): Promise<void> {
    await this.#ask(CompiledQuery.raw('SELECT 1'));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        while (this.#alone && this.#alone !== connection) await this.#ended;
        return this.#ask<R>(query);
      },
      streamQuery() {
        throw new Error('nothing here is read as a stream');
      },
    };
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (this.#alone !== connection) return;
    this.#alone = undefined;
    this.#end();
  }

  /** At once for writing: a transaction that reads first and writes then could find that the log was quicker. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    while (this.#alone) await this.#ended;
    this.#alone = connection;
    this.#ended = new Promise((resolve) => (this.#end = resolve));
    await this.#ask(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }

  async commitTransaction(): Promise<void> {
    await this.#ask(CompiledQuery.raw('COMMIT'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.#ask(CompiledQuery.raw('ROLLBACK'));
  }

  async destroy(): Promise<void> {
    this.#questions.ending();
    await this.#worker.terminate();
  }

  #tell(): void {
    this.#worker.postMessage(this.#asks);
    this.#asks = [];
  }

  async #ask<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const id = ++this.#newest;
    const answer = this.#questions.wait(id);
    this.#asks.push({ id, sql, parameters });
    if (this.#asks.length === 1) setImmediate(() => this.#tell());
    const told = await answer;
    if ('error' in told) throw new Error(told.error);
    return { rows: told.rows as R[], numAffectedRows: BigInt(told.changes) };
  }
}
