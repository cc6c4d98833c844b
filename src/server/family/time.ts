import { sql } from 'kysely';
import type { Millis } from '../../match/clock.ts';
import type { Store } from '../store/tables.ts';

/** Between two signs of a child that are closer than this it was here; its page gives one every half minute. */
const HERE_MILLIS: Millis = 90_000;
const MINUTE: Millis = 60_000;
const KEPT_DAYS = 60;
const DAY: Millis = 86_400_000;

/** How long somebody may play a day, and where his days begin. */
export interface Allowance {
  readonly person: string;
  /** Null: without a limit. */
  readonly minutes: number | null;
  readonly zone: string;
}

/** Of today. */
export interface Spent {
  readonly used: Millis;
  /** Null: without a limit. */
  readonly left: Millis | null;
}

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};

/** As `2026-11-18`, in that time zone. */
export const dayIn = (zone: string, at: Millis): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** How long children are here. Every node adds to the same row, and what two of them see at once counts once. */
export class Playtime {
  readonly #store: Store;
  readonly #now: () => Millis;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  async spent({ person, minutes, zone }: Allowance): Promise<Spent> {
    const row = await this.#store
      .selectFrom('playtime')
      .select(['used', 'extra'])
      .where('person', '=', person)
      .where('day', '=', dayIn(zone, this.#now()))
      .executeTakeFirst();
    const { used, extra } = row ?? { used: 0, extra: 0 };
    return { used, left: minutes === null ? null : Math.max(0, minutes * MINUTE + extra - used) };
  }

  /** The child gives a sign; what is left after it. */
  async touch(allowance: Allowance): Promise<Spent> {
    const { person, zone } = allowance;
    const now = this.#now();
    const day = dayIn(zone, now);
    await this.#store
      .insertInto('playtime')
      .values({ person, day, used: 0, extra: 0, last: now })
      .onConflict((conflict) =>
        conflict.columns(['person', 'day']).doUpdateSet({
          used: sql<number>`playtime.used + CASE
            WHEN ${now} > playtime.last AND ${now} - playtime.last < ${HERE_MILLIS} THEN ${now} - playtime.last
            ELSE 0 END`,
          last: sql<number>`CASE WHEN ${now} > playtime.last THEN ${now} ELSE playtime.last END`,
        }),
      )
      .execute();
    return this.spent(allowance);
  }

  /** More for today, and for today alone. */
  async give({ person, zone }: Pick<Allowance, 'person' | 'zone'>, minutes: number): Promise<void> {
    const extra = minutes * MINUTE;
    const now = this.#now();
    await this.#store
      .insertInto('playtime')
      .values({ person, day: dayIn(zone, now), used: 0, extra, last: 0 })
      .onConflict((conflict) =>
        conflict.columns(['person', 'day']).doUpdateSet({ extra: sql<number>`playtime.extra + ${extra}` }),
      )
      .execute();
  }

  /** Which of these people gave a sign a short while ago. */
  async here(people: readonly string[]): Promise<ReadonlySet<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.#store
      .selectFrom('playtime')
      .select('person')
      .where('person', 'in', people)
      .where('last', '>', this.#now() - HERE_MILLIS)
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  async tidy(): Promise<void> {
    const old = this.#now() - KEPT_DAYS * DAY;
    await this.#store.deleteFrom('playtime').where('last', '<', old).where('last', '>', 0).execute();
  }
}
