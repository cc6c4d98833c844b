import { Piscina } from 'piscina';
import type { Batch } from '../../lab/sim/batch.ts';
import type { SimPlan } from '../../lab/sim/plan.ts';

/** Batches that wait for each thread, so that none is ever idle. */
const AHEAD = 2;

/** Where batches are played: on the threads of this machine, or wherever a queue leads. */
export interface Hands {
  /** Plays the batches of these numbers and hands each over as it comes, in any order, until all are there or `signal` says stop. */
  play(plan: SimPlan, batches: readonly number[], take: (batch: Batch) => void, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export class Threads implements Hands {
  readonly #pool: Piscina<{ plan: SimPlan; batch: number }, Batch>;
  readonly #threads: number;

  constructor(threads: number) {
    this.#threads = threads;
    this.#pool = new Piscina({
      filename: new URL('../seriesWorker.ts', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
    });
  }

  async play(
    plan: SimPlan,
    batches: readonly number[],
    take: (batch: Batch) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const left = [...batches];
    const work = async (): Promise<void> => {
      for (let batch = left.shift(); batch !== undefined && !signal.aborted; batch = left.shift()) {
        const played = await this.#pool.run({ plan, batch });
        if (!signal.aborted) take(played);
      }
    };
    await Promise.all(Array.from({ length: AHEAD * this.#threads }, work));
  }

  /** What is still being played is thrown away. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** The threads of this machine, or a queue where the address of one is given. */
export async function handsOf({ threads, nats }: { readonly threads: number; readonly nats?: string }): Promise<Hands> {
  return nats === undefined ? new Threads(threads) : (await import('./queue.ts')).openQueue(nats);
}
