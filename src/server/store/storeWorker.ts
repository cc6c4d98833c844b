import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** A statement from the server's own thread, and its answer. */
export interface Ask {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export type Told = { readonly id: number } & (
  | { readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly error: string }
);

/** For so long a write waits for the log, which writes to the same file. */
const LOCK_MILLIS = 5000;

const db = new DatabaseSync(String(workerData), { timeout: LOCK_MILLIS });
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');

function answer({ id, sql, parameters }: Ask): Told {
  try {
    const statement = db.prepare(sql);
    const given = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { id, rows: statement.all(...given), changes: 0 };
    return { id, rows: [], changes: Number(statement.run(...given).changes) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (ask: Ask) => parentPort!.postMessage(answer(ask)));
