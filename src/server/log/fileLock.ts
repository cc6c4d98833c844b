import { resolve } from 'node:path';

const [NEXT, NOW] = [0, 1];
const CELLS = 2;
/** Whoever keeps others waiting for so long is gone; SQLite's own lock still stands. */
const PATIENCE_MILLIS = 5000;

/** Of every connection that writes to the file: none makes checkpoints more often, and so smaller, than the others. */
export const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;';

const files = new Map<string, SharedArrayBuffer>();

/** What the threads of this process that write to that file are given. */
export function lockOf(file: string): SharedArrayBuffer {
  const path = resolve(file);
  const lock = files.get(path) ?? new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
  files.set(path, lock);
  return lock;
}

/**
 * Threads that write to one SQLite file take turns in the order in which they asked. SQLite itself lets whoever finds the
 * file locked sleep and try again, so that he may wait for seconds while another writes group after group.
 */
export class FileLock {
  readonly #cells: Int32Array;

  constructor(lock: SharedArrayBuffer) {
    this.#cells = new Int32Array(lock);
  }

  take(): void {
    const own = Atomics.add(this.#cells, NEXT, 1);
    for (let now = Atomics.load(this.#cells, NOW); now < own; now = Atomics.load(this.#cells, NOW))
      if (Atomics.wait(this.#cells, NOW, now, PATIENCE_MILLIS) === 'timed-out')
        Atomics.compareExchange(this.#cells, NOW, now, now + 1);
  }

  give(): void {
    Atomics.add(this.#cells, NOW, 1);
    Atomics.notify(this.#cells, NOW);
  }
}
