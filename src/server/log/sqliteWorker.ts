import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from './sqliteStore.ts';

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
const port = parentPort!;

function failure(id: number, error: unknown): Answer {
  const { message, code, path } = error as Error & { code?: unknown; path?: unknown };
  return { id, error: { message, code, path } };
}

try {
  const store = await openSqliteStore(String(workerData));
  const methods = store as unknown as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
  port.on('message', ({ id, method, args }: Call) => {
    methods[method]!(...args).then(
      (value) => port.postMessage({ id, value } satisfies Answer),
      (error: unknown) => port.postMessage(failure(id, error)),
    );
  });
  port.postMessage({ id: OPENED } satisfies Answer);
} catch (error) {
  port.postMessage(failure(OPENED, error));
}
