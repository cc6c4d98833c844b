import { loadRoom, type Room } from '../../games/index.ts';
import type { Batch } from '../../lab/sim/batch.ts';
import { batchCount, type SimPlan } from '../../lab/sim/plan.ts';
import { Digest } from '../../lab/study/digest.ts';
import type { Told } from '../../lab/study/report.ts';
import { differing } from '../../lab/study/study.ts';

/** A batch of one of the variants, to be played by a worker. */
export interface Order {
  readonly variant: number;
  readonly plan: SimPlan;
  readonly batch: number;
}

const MOST_WORKERS = 4;

/** A small study that runs in workers of the page, and can be stopped. */
export class RunningStudy {
  readonly total: number;
  done = $state(0);
  /** What was found, once all is played. */
  told = $state.raw<readonly Told[] | null>(null);
  failed = $state(false);
  readonly #plans: readonly SimPlan[];
  #workers: Worker[] = [];

  constructor(plans: readonly SimPlan[]) {
    this.#plans = plans;
    this.total = plans.reduce((sum, { matches }) => sum + matches, 0);
    void this.#run().catch(() => {
      this.failed = true;
      this.stop();
    });
  }

  async #run(): Promise<void> {
    const room = await loadRoom(this.#plans[0]!.game);
    const survey = await room.survey();
    const digests = this.#plans.map((plan) => new Digest(plan, survey.plan.spaces.length));
    const orders = this.#plans.flatMap((plan, variant) =>
      Array.from({ length: batchCount(plan) }, (_, batch): Order => ({ variant, plan, batch })),
    );
    await this.#play(orders, ({ variant, played }) => {
      digests[variant]!.addBatch(played);
      this.done += played.matches.length;
    });
    this.told = digests.map((digest) => toldBy(room, digest, survey.plan));
  }

  #play(orders: Order[], take: (result: { readonly variant: number; readonly played: Batch }) => void): Promise<void> {
    const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1, orders.length);
    let left = orders.length;
    return new Promise((resolve, reject) => {
      this.#workers = Array.from({ length: count }, () => {
        const worker = new Worker(new URL('./studyWorker.ts', import.meta.url), { type: 'module' });
        const next = (): void => {
          const order = orders.shift();
          if (order) worker.postMessage(order);
          else worker.terminate();
        };
        worker.onmessage = ({ data }: MessageEvent<{ variant: number; played: Batch }>) => {
          take(data);
          left--;
          if (left === 0) resolve();
          next();
        };
        worker.onerror = reject;
        next();
        return worker;
      });
    });
  }

  stop(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }
}

function toldBy({ game }: Room, digest: Digest, plan: Told['plan']): Told {
  const options = differing(digest.plan, { game });
  const who = `${digest.plan.home} – ${digest.plan.away}${options ? `, ${options}` : ''}`;
  return {
    name: { es: `${game.name.es}: ${who}`, en: `${game.name.en}: ${who}` },
    game: game.name,
    digest,
    plan,
    clauses: game.clauses,
    options,
  };
}
