import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { DAY } from '../../match/pace.ts';

import { LIMIT_KINDS, type LimitKind, type Reliability, reliabilityOf } from '../ratings/conduct.ts';
import { lastEndings, setLimit } from '../ratings/ratings.ts';
import type { Store } from '../store/tables.ts';
import type { Erasable } from './erase.ts';
import { foldName } from './names.ts';
import { People } from './people.ts';

/** Who sets a limit by hand. */
const ADMIN = 'admin';
const MOST_LISTED = 200;

const NOBODY = problem('bad-request', 'No hay nadie así.', 'There is nobody like that.');
const SEVERAL = problem(
  'bad-request',
  'Hay varios con ese nombre: di su identificador.',
  'There are several of that name: give the id.',
);
const NO_REPORT = problem('bad-request', 'No hay ninguna queja así sin resolver.', 'There is no such open report.');
const GUESTS_HAVE_NONE = problem('bad-request', 'Un invitado no tiene códigos.', 'A guest has no codes.');

export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly kind: 'account' | 'guest' | 'bot';
  readonly made: Millis;
  readonly seen: Millis;
}

export interface Looked extends Listed {
  readonly sessions: number;
  readonly matches: number;
  readonly reliability: Reliability;
  readonly limits: readonly { readonly kind: LimitKind; readonly until: Millis; readonly by: string }[];
  readonly reports: number;
}

export interface Report {
  readonly match: string;
  readonly n: number;
  readonly name: string;
  readonly about: string | null;
  readonly text: string;
  readonly at: Millis;
  readonly settled: Millis | null;
}

/** What whoever keeps the house may do with people, reports and limits; each is done at once in the store. */
export class Admin {
  readonly #store: Store;
  readonly #now: () => Millis;
  readonly #people: People;

  constructor(store: Store, log: Erasable, now: () => Millis) {
    this.#store = store;
    this.#now = now;
    this.#people = new People(store, log, now);
  }

  /** Whose name has these letters, or everybody; who was here last stands first. */
  async people(letters = ''): Promise<Listed[]> {
    const rows = await this.#store.selectFrom('people').selectAll().orderBy('seen', 'desc').execute();
    const wanted = foldName(letters);
    return rows
      .filter(({ name }) => foldName(name).includes(wanted))
      .slice(0, MOST_LISTED)
      .map(({ id, name, key, bot, made, seen }) => {
        const kind = bot === 1 ? 'bot' : key === null ? 'guest' : 'account';
        return { id, name, kind, made, seen };
      });
  }

  /** By id, or by a name that only one has; an account goes before guests. */
  async find(who: string): Promise<Result<Listed, Problem>> {
    const all = (await this.people(who)).concat(await this.#byId(who));
    const byId = all.find(({ id }) => id === who);
    if (byId) return ok(byId);
    const named = all.filter(({ name }) => foldName(name) === foldName(who));
    const accounts = named.filter(({ kind }) => kind !== 'guest');
    const [first, second] = accounts.length > 0 ? accounts : named;
    return second ? err(SEVERAL) : first ? ok(first) : err(NOBODY);
  }

  async #byId(id: string): Promise<Listed[]> {
    const row = await this.#store.selectFrom('people').select('name').where('id', '=', id).executeTakeFirst();
    return row ? (await this.people(row.name)).filter((one) => one.id === id) : [];
  }

  async look(one: Listed): Promise<Looked> {
    const count = async (table: 'sessions' | 'seated', person: string): Promise<number> => {
      const { n } = await this.#store
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    const limits = await this.#store
      .selectFrom('limits')
      .select(['kind', 'until', 'by'])
      .where('person', '=', one.id)
      .where('until', '>', this.#now())
      .execute();
    const reports = await this.reports(true);
    return {
      ...one,
      sessions: await count('sessions', one.id),
      matches: await count('seated', one.id),
      reliability: reliabilityOf(await lastEndings(this.#store, one.id)),
      limits: limits.map((limit) => ({ ...limit, kind: limit.kind as LimitKind })),
      reports: reports.filter(({ about }) => about === one.id).length,
    };
  }

  /** The oldest that nobody has looked at first. */
  async reports(all: boolean): Promise<Report[]> {
    const reports = this.#store
      .selectFrom('reports')
      .select(['match', 'n', 'name', 'about', 'text', 'at', 'settled'])
      .orderBy('at')
      .limit(MOST_LISTED);
    return all ? reports.execute() : reports.where('settled', 'is', null).execute();
  }

  async settle(match: string, n: number): Promise<Result<null, Problem>> {
    const done = await this.#store
      .updateTable('reports')
      .set({ settled: this.#now() })
      .where('match', '=', match)
      .where('n', '=', n)
      .where('settled', 'is', null)
      .executeTakeFirst();
    return done.numUpdatedRows === 1n ? ok(null) : err(NO_REPORT);
  }

  /** In place of the limit that he has; no days lift it. The answer is until when. */
  async limit({ id }: Listed, kind: LimitKind, days: number): Promise<Millis> {
    const until = this.#now() + days * DAY;
    await setLimit(this.#store, id, kind, until, this.#now(), ADMIN);
    return until;
  }

  rename({ id, name, kind }: Listed, to: string): Promise<Result<null, Problem>> {
    return this.#people.rename({ id, name, isGuest: kind === 'guest', isBot: kind === 'bot' }, to);
  }

  /** New recovery codes for somebody who has lost everything; those of before are worth nothing. */
  async codes({ id, kind }: Listed): Promise<Result<readonly string[], Problem>> {
    return kind === 'guest' ? err(GUESTS_HAVE_NONE) : ok(await this.#people.renewCodes(id));
  }

  /** As if he had done it himself: his matches stay with his rivals, without his name. */
  async remove({ id }: Listed): Promise<void> {
    await this.#people.remove(id);
  }
}

export const isLimitKind = (word: string): word is LimitKind => LIMIT_KINDS.includes(word as LimitKind);
