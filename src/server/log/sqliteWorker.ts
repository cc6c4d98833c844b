import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { FileLock } from './fileLock.ts';
import type { Log } from './log.ts';
import { type Packed, unpack } from './packed.ts';
import { openSqliteStore } from './sqliteStore.ts';

/** The file, and the lock on it of lockOf. */
export interface Opening {
  readonly file: string;
  readonly lock: SharedArrayBuffer;
}
/** A call from the server's own thread, and its answer. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
export interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code?: unknown; readonly path?: unknown };
}

const OPENED = 0;
/** What changes nothing waits for nobody. */
const READS = new Set<string>([
  'stepsAfter',
  'heads',
  'match',
  'finished',
  'record',
  'countMatches',
  'time',
] satisfies (keyof Log)[]);
const port = parentPort!;

function failure(id: number, error: unknown): Answer {
  const { message, code, path } = error as Error & { code?: unknown; path?: unknown };
  return { id, error: { message, code, path } };
}

try {
  const { file, lock } = workerData as Opening;
  const turn = new FileLock(lock);
  const store = await openSqliteStore(file);
  const { appendAll } = store;
  const answering = { ...store, appendAll: (packed: Packed) => appendAll(unpack(packed)) };
  const methods = answering as unknown as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
  const answerTo = async ({ id, method, args }: Call): Promise<void> => {
    const writes = !READS.has(method);
    if (writes) turn.take();
    // Nothing in there waits for anything outside, so the turn ends before the next message.
    const answer = await methods[method]!(...args).then(
      (value): Answer => ({ id, value }),
      (error: unknown) => failure(id, error),
    );
    if (writes) turn.give();
    port.postMessage(answer);
  };
  port.on('message', (call: Call) => void answerTo(call));
  port.postMessage({ id: OPENED } satisfies Answer);
  flushCompileCache();
} catch (error) {
  port.postMessage(failure(OPENED, error));
}
