import type { Worker } from 'node:worker_threads';

interface Asked<T> {
  done(answer: T): void;
  failed(error: Error): void;
}

/**
 * What a thread has been asked and has not answered yet. Once the thread is gone nobody waits for it: all hear so at once, and
 * so does whoever asks later. `lost` is told where nobody had ended it.
 */
export class Questions<T> {
  readonly #waiting = new Map<number, Asked<T>>();
  #gone: Error | undefined;
  #isEnding = false;

  constructor(worker: Worker, lost: (error: Error) => void) {
    const end = (error: Error): void => {
      if (this.#gone) return;
      this.#gone = error;
      for (const { failed } of this.#waiting.values()) failed(error);
      this.#waiting.clear();
      if (!this.#isEnding) lost(error);
    };
    worker.once('error', end);
    worker.once('exit', () => end(new Error('the thread that keeps the data is gone')));
  }

  get isGone(): boolean {
    return this.#gone !== undefined;
  }

  /** That the thread ends is no loss from now on. */
  ending(): void {
    this.#isEnding = true;
  }

  /** The answer to the question of that number. */
  wait(id: number): Promise<T> {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((done, failed) => void this.#waiting.set(id, { done, failed }));
  }

  /** Whoever asked that; he is answered once. */
  take(id: number): Asked<T> | undefined {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    return asked;
  }
}
