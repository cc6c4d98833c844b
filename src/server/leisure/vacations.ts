import type { Side } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { DAY } from '../../match/pace.ts';
import type { Store } from '../store/tables.ts';
import type { Tables } from '../tables.ts';

/** How many days of vacation somebody has in a calendar year. */
export const DAYS_A_YEAR = 28;

const NO_DAYS = problem(
  'bad-request',
  'No te quedan tantos días de vacaciones este año.',
  'You have not so many days of vacation left this year.',
);
const IS_AWAY = problem('bad-request', 'Ya estás de vacaciones.', 'You are on vacation already.');
const NOT_AWAY = problem('bad-request', 'No estás de vacaciones.', 'You are not on vacation.');

export interface Vacation {
  /** Whole days that are left in this year. */
  readonly left: number;
  /** Null: nobody is away. */
  readonly until: Millis | null;
}

const yearOf = (at: Millis): number => new Date(at).getUTCFullYear();

/** While somebody is on vacation his time stands still in all his matches at leisure, as steps of their logs say. */
export class Vacations {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #now: () => Millis;

  constructor(store: Store, tables: Tables, now: () => Millis) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
  }

  /** A vacation counts for the year in which it began, and for a day at least. */
  async of(person: string): Promise<Vacation> {
    const now = this.#now();
    const rows = await this.#store.selectFrom('vacations').selectAll().where('person', '=', person).execute();
    const used = rows
      .filter(({ begun }) => yearOf(begun) === yearOf(now))
      .reduce((sum, { begun, until }) => sum + Math.max(1, Math.ceil((until - begun) / DAY)), 0);
    return { left: Math.max(0, DAYS_A_YEAR - used), until: rows.find(({ until }) => until > now)?.until ?? null };
  }

  async begin(person: string, days: number): Promise<Result<Vacation, Problem>> {
    const { left, until } = await this.of(person);
    if (until !== null) return err(IS_AWAY);
    if (days > left) return err(NO_DAYS);
    const begun = this.#now();
    await this.#store
      .insertInto('vacations')
      .values({ person, begun, until: begun + days * DAY })
      .execute();
    await this.#rest(person, begun + days * DAY);
    return ok(await this.of(person));
  }

  async end(person: string): Promise<Result<Vacation, Problem>> {
    const { until } = await this.of(person);
    if (until === null) return err(NOT_AWAY);
    const now = this.#now();
    await this.#store
      .updateTable('vacations')
      .set({ until: now })
      .where('person', '=', person)
      .where('until', '=', until)
      .execute();
    await this.#rest(person, now);
    return ok(await this.of(person));
  }

  /** What was begun on a node that did not live to rest all matches, and matches that began since. */
  async serve(): Promise<void> {
    const away = await this.#store.selectFrom('vacations').selectAll().where('until', '>', this.#now()).execute();
    for (const { person, until } of away) await this.#rest(person, until);
  }

  async #rest(person: string, until: Millis): Promise<void> {
    const seats = await this.#store
      .selectFrom('seated')
      .innerJoin('turns', 'turns.match', 'seated.match')
      .select(['seated.match', 'seated.side'])
      .where('seated.person', '=', person)
      .where('turns.winner', 'is', null)
      .execute();
    for (const { match, side } of seats)
      if (await this.#isAlone(match, side)) await this.#restOne(match, side as Side, until);
  }

  /** Whoever shares a side has somebody who plays on. */
  async #isAlone(match: string, side: string): Promise<boolean> {
    const { people } = await this.#store
      .selectFrom('seated')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .where('match', '=', match)
      .where('side', '=', side)
      .executeTakeFirstOrThrow();
    return Number(people) === 1;
  }

  async #restOne(match: string, side: Side, until: Millis): Promise<void> {
    const table = await this.#tables.take(match);
    if (!table) return;
    try {
      if (table.row.pace.kind !== 'leisure') return;
      await table.order(({ referee }) => {
        const rest = referee.match?.clock?.rest;
        if (!rest || rest[side] === until) return undefined;
        return {
          id: `rest-${side}-${until}`,
          kind: 'rest',
          ask: (one, now) => one.command({ type: 'rest', side, until }, now),
        };
      });
    } finally {
      this.#tables.release(match);
    }
  }
}
