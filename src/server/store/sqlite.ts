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
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { migrate } from '../log/migrations.ts';
import { forKysely, MEMORY } from '../log/sqliteStore.ts';
import type { Db } from '../log/tables.ts';
import type { Ask, Told } from './storeWorker.ts';
import type { Store, StoreTables } from './tables.ts';

/** A store that is gone with the process. */
export async function openMemoryStore(): Promise<Store> {
  const database = forKysely(new DatabaseSync(MEMORY));
  const store: Store = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database }) });
  await migrate(store as unknown as Db);
  return store;
}

/** The store in the file of the log, which is open already and has been migrated. */
export const openSqliteStore = (file: string): Store => new Kysely<StoreTables>({ dialect: threadDialect(file) });

const threadDialect = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** One connection, in a thread of its own: no disk holds up the live sockets. Whoever has it has it alone. */
class ThreadDriver implements Driver {
  readonly #worker: Worker;
  readonly #connection: ThreadConnection;
  #last: Promise<void> = Promise.resolve();
  #free: () => void = () => undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./storeWorker.ts', import.meta.url), { workerData: file });
    this.#connection = new ThreadConnection(this.#worker);
  }

  async init(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('SELECT 1'));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let free = (): void => undefined;
    this.#last = new Promise((resolve) => (free = resolve));
    await before;
    this.#free = free;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#free();
  }

  /** At once for writing: a transaction that reads first and writes then could find that the log was quicker. */
  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }

  async destroy(): Promise<void> {
    await this.#worker.terminate();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { done(told: Told): void; failed(error: Error): void }>();
  #newest = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (told: Told) => {
      this.#waiting.get(told.id)?.done(told);
      this.#waiting.delete(told.id);
    });
    const fail = (error: Error): void => {
      for (const { failed } of this.#waiting.values()) failed(error);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the store is closed')));
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const id = ++this.#newest;
    const told = await new Promise<Told>((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, sql, parameters } satisfies Ask);
    });
    if ('error' in told) throw new Error(told.error);
    return { rows: told.rows as R[], numAffectedRows: BigInt(told.changes) };
  }

  streamQuery(): never {
    throw new Error('nothing here is read as a stream');
  }
}
