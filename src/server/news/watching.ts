import type { Millis } from '../../match/clock.ts';
import type { Store } from '../store/tables.ts';

/** Nodes say again so often how many watch with them; what was said longer ago no longer counts. */
const SAY_MILLIS: Millis = 10_000;
const BELIEVE_MILLIS: Millis = 30_000;

/** How many watch each match, on all nodes together. */
export async function watchers(store: Store, now: Millis): Promise<ReadonlyMap<string, number>> {
  const rows = await store
    .selectFrom('watching')
    .select(({ fn }) => ['match' as const, fn.sum<number>('count').as('all')])
    .where('at', '>', now - BELIEVE_MILLIS)
    .groupBy('match')
    .execute();
  return new Map(rows.map(({ match, all }) => [match, Number(all)]));
}

/** Keeps how many watch with this node; what stays as it is is written now and then alone. */
export class Watching {
  readonly #store: Store;
  readonly #now: () => Millis;
  readonly #stumbled: (error: unknown) => void;
  readonly #told = new Map<string, { readonly count: number; readonly at: Millis }>();

  constructor(store: Store, now: () => Millis, stumbled: (error: unknown) => void) {
    this.#store = store;
    this.#now = now;
    this.#stumbled = stumbled;
  }

  note = (match: string, count: number, node: string): void => {
    const at = this.#now();
    const before = this.#told.get(match);
    if (before?.count === count && (count === 0 || at - before.at < SAY_MILLIS)) return;
    if (!before && count === 0) return;
    if (count === 0) this.#told.delete(match);
    else this.#told.set(match, { count, at });
    this.#store
      .insertInto('watching')
      .values({ match, node, count, at })
      .onConflict((conflict) => conflict.columns(['match', 'node']).doUpdateSet({ count, at }))
      .execute()
      .catch(this.#stumbled);
  };

  async tidy(): Promise<void> {
    await this.#store
      .deleteFrom('watching')
      .where('at', '<', this.#now() - BELIEVE_MILLIS)
      .execute();
  }
}
