import { flushCompileCache } from 'node:module';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { FileLock, PRAGMAS } from '../log/fileLock.ts';
import type { Opening } from '../log/sqliteWorker.ts';

/** A statement from the server's own thread, and its answer; both travel in lists. */
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

/** What changes something, as Kysely writes it. */
const WRITES = /^(insert|update|delete)\b/;

const { file, lock } = workerData as Opening;
const turn = new FileLock(lock);
const db = new DatabaseSync(file, { timeout: LOCK_MILLIS });
db.exec(PRAGMAS);

/** So many texts are kept as the statements that they became; the oldest goes first. */
const MOST_PREPARED = 200;
const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = db.prepare(sql);
  if (prepared.size >= MOST_PREPARED) prepared.delete(prepared.keys().next().value!);
  prepared.set(sql, statement);
  return statement;
}

/** Statements by themselves that wait to be written together. */
let group: Ask[] = [];

function answer({ id, sql, parameters }: Ask): Told {
  try {
    const statement = prepare(sql);
    const given = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { id, rows: statement.all(...given), changes: 0 };
    return { id, rows: [], changes: Number(statement.run(...given).changes) };
  } catch (error) {
    return { id, error: wordsOf(error) };
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One transaction, and one wait for the disk, for all that came at once; nobody is answered before it is kept. */
function writeGroup(): void {
  const asks = group;
  group = [];
  if (asks.length === 0) return;
  let told: Told[];
  turn.take();
  try {
    db.exec('BEGIN IMMEDIATE');
    told = asks.map(answer);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    told = asks.map(({ id }) => ({ id, error: wordsOf(error) }));
  }
  turn.give();
  parentPort!.postMessage(told);
}

/** Part of a transaction, or a question: it waits for what was asked before it. */
function answerNow(ask: Ask): void {
  writeGroup();
  const wasOpen = db.isTransaction;
  const begins = !wasOpen && ask.sql.startsWith('BEGIN');
  if (begins) turn.take();
  const told = answer(ask);
  if ((begins || wasOpen) && !db.isTransaction) turn.give();
  parentPort!.postMessage([told]);
}

parentPort!.on('message', (asks: readonly Ask[]) => {
  for (const ask of asks)
    if (db.isTransaction || !WRITES.test(ask.sql)) answerNow(ask);
    else if (group.push(ask) === 1) setImmediate(writeGroup);
});
flushCompileCache();
