import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { foldName, marked } from '../people/names.ts';
import type { People, Person } from '../people/people.ts';

/** A program that has not been heard for so long does not wait for challenges. */
const ABSENT_MILLIS: Millis = 30_000;
const MOST_SHOWN = 50;

const HAS_PLAYED = problem(
  'bad-request',
  'Con esta cuenta ya se ha jugado, o está en un torneo. Para un programa crea una cuenta nueva.',
  'Matches have been played with this account, or it is in a tournament. Make a new account for a program.',
);

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The accounts with which programs play, and whom they can name. */
export class Bots {
  readonly #people: People;
  readonly #now: () => Millis;

  constructor(people: People, now: () => Millis) {
    this.#people = people;
    this.#now = now;
  }

  /** The account of that name, however it is written. */
  async byName(name: string): Promise<Named | undefined> {
    const { store } = this.#people;
    return store.selectFrom('people').select(['id', 'name']).where('key', '=', foldName(name)).executeTakeFirst();
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const { store } = this.#people;
    const rows = await store.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** From now on the account is a program's, for good, and says so in its name; not where a person has played with it. */
  async mark({ id, name }: Person): Promise<Result<null, Problem>> {
    if ((await this.#people.seatsOf(id)).length > 0 || (await this.#isEntered(id))) return err(HAS_PLAYED);
    await this.#people.store
      .updateTable('people')
      .set({ bot: 1, name: marked(name) })
      .where('id', '=', id)
      .execute();
    return ok(null);
  }

  /** Nobody gets as a person into a tournament that takes no programs. */
  async #isEntered(person: string): Promise<boolean> {
    const { store } = this.#people;
    const row = store.selectFrom('entrants').select('id').where('person', '=', person).limit(1);
    return (await row.executeTakeFirst()) !== undefined;
  }

  /** The program of that account listens now. */
  async listens(id: string): Promise<void> {
    await this.#people.store.updateTable('people').set({ seen: this.#now() }).where('id', '=', id).execute();
  }

  /** The programs that wait for challenges. */
  async here(): Promise<Named[]> {
    return this.#people.store
      .selectFrom('people')
      .select(['id', 'name'])
      .where('bot', '=', 1)
      .where('seen', '>', this.#now() - ABSENT_MILLIS)
      .orderBy('name')
      .limit(MOST_SHOWN)
      .execute();
  }
}
