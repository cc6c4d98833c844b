import type { Referee } from '../../protocol/referee.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/tables.ts';
import type { Tables } from '../tables.ts';
import type { Turns } from './turns.ts';

/** How many matches are compared with the log in one question. */
const MOST_AT_ONCE = 500;
/** Of a match of which nothing is noted yet. */
const NOTHING = -1;

export interface LostParts {
  readonly store: Store;
  readonly log: Pick<Log, 'heads'>;
  readonly tables: Tables;
  readonly turns: Turns;
  readonly stumbled: (error: unknown, match: string) => void;
}

/**
 * What a node that died had yet to note of matches whose steps it had written. It costs a step nothing: only when a node is found
 * dead what is noted is compared with the log, and what is behind still at the next look is noted by whoever found it. Whoever
 * dies over it is found dead too.
 */
export class LostNotes {
  readonly #parts: LostParts;
  #isWanted = false;
  /** The newest step in the log of matches that may only be about to be noted. */
  readonly #behind = new Map<string, number>();

  constructor(parts: LostParts) {
    this.#parts = parts;
  }

  /** A node is dead: the next look compares. */
  want(): void {
    this.#isWanted = true;
  }

  async look(): Promise<void> {
    if (this.#behind.size > 0) await this.#mend();
    if (!this.#isWanted) return;
    this.#isWanted = false;
    await this.#compare().catch((error: unknown) => {
      this.#isWanted = true;
      throw error;
    });
  }

  async #compare(): Promise<void> {
    const { log } = this.#parts;
    for (let after = ''; ; ) {
      const noted = await this.#noted(after);
      const heads = await log.heads(noted.map(({ match }) => match));
      for (const { match, n } of noted) {
        // What is not there step by step any more is over, if it ever began.
        const head = heads.get(match) ?? (n > 0 ? Number.POSITIVE_INFINITY : NOTHING);
        if (head > n) this.#behind.set(match, head);
      }
      if (noted.length < MOST_AT_ONCE) return;
      after = noted.at(-1)!.match;
    }
  }

  /** The next matches that are not known to be over, in the order of their names, with the step that is noted of each. */
  async #noted(after: string): Promise<{ readonly match: string; readonly n: number }[]> {
    const { store } = this.#parts;
    const [going, unnoted] = await Promise.all([
      store
        .selectFrom('turns')
        .select(['match', 'n'])
        .where('winner', 'is', null)
        .where('match', '>', after)
        .orderBy('match')
        .limit(MOST_AT_ONCE)
        .execute(),
      store
        .selectFrom('seated')
        .leftJoin('turns', 'turns.match', 'seated.match')
        .select('seated.match')
        .distinct()
        .where('turns.match', 'is', null)
        .where('seated.match', '>', after)
        .orderBy('seated.match')
        .limit(MOST_AT_ONCE)
        .execute(),
    ]);
    return [...going, ...unnoted.map(({ match }) => ({ match, n: NOTHING }))]
      .sort((one, other) => (one.match < other.match ? -1 : 1))
      .slice(0, MOST_AT_ONCE);
  }

  async #mend(): Promise<void> {
    const suspects = [...this.#behind].slice(0, MOST_AT_ONCE);
    const rows = await this.#parts.store
      .selectFrom('turns')
      .select(['match', 'n'])
      .where(
        'match',
        'in',
        suspects.map(([match]) => match),
      )
      .execute();
    const noted = new Map(rows.map(({ match, n }) => [match, n]));
    for (const [match, head] of suspects) {
      if ((noted.get(match) ?? NOTHING) < head)
        await this.#note(match).catch((error: unknown) => this.#parts.stumbled(error, match));
      this.#behind.delete(match);
    }
  }

  async #note(match: string): Promise<void> {
    const { tables, turns } = this.#parts;
    const table = await tables.take(match);
    if (!table) return;
    try {
      let referee: Referee | undefined;
      await table.order((known) => {
        referee = known.referee;
        return undefined;
      });
      if (referee?.match) await turns.note(match, referee.match, referee.n, referee.bench.table);
    } finally {
      tables.release(match);
    }
  }
}
