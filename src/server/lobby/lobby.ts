import { SIDES, type Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GameId } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Bus } from '../bus/bus.ts';
import type { People, Person } from '../people/people.ts';
import { newId } from '../secrets.ts';
import type { Store } from '../store/tables.ts';
import type { Tables } from '../tables.ts';

/** Somebody who looks for a rival, as everybody may see it. */
export interface Seek {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly game: GameId;
  readonly options: Options;
  readonly made: Millis;
  /** Whom it challenges; null: anybody. */
  readonly target: string | null;
}

/** A match that people play and that others may watch. */
export interface Watchable {
  readonly match: string;
  readonly game: string;
  readonly home: string;
  readonly away: string;
  readonly score: string;
  readonly made: Millis;
}

export interface Wish {
  readonly game: GameId;
  readonly options: Options;
  /** Takes whoever looks for the same already. */
  readonly isQuick: boolean;
  readonly target: string | null;
}

/** Whoever looks for a rival is there: after so long without a sign of him he is not. */
const ABSENT_MILLIS: Millis = 30_000;
const MOST_SEEKS_EACH = 5;
const MOST_SHOWN = 60;
const MOST_WATCHED = 24;
/** A match in which nothing has happened for so long is not worth watching. */
const QUIET_MILLIS: Millis = 600_000;
/** What nodes call the lobby among each other. */
const TOPIC = 'lobby';

const GONE = problem(
  'no-match',
  'Esa búsqueda ya no está. Mira las demás.',
  'That search is gone. Look at the others.',
);
const YOURS = problem('bad-request', 'Esa búsqueda es tuya.', 'That search is yours.');
const NOT_FOR_YOU = problem('bad-request', 'Ese reto es para otra persona.', 'That challenge is for somebody else.');
const ENOUGH = problem(
  'bad-request',
  `Ya tienes ${MOST_SEEKS_EACH} búsquedas abiertas. Cierra una.`,
  `You have ${MOST_SEEKS_EACH} open searches already. Close one.`,
);

/** Where people find each other. What it knows lies in the store, so every node has the same lobby. */
export class Lobby {
  readonly #store: Store;
  readonly #people: People;
  readonly #tables: Tables;
  readonly #bus: Bus;
  readonly #now: () => Millis;
  readonly #hearers = new Set<() => void>();
  readonly #unsubscribe: () => void;

  constructor(people: People, tables: Tables, bus: Bus, now: () => Millis) {
    this.#store = people.store;
    this.#people = people;
    this.#tables = tables;
    this.#bus = bus;
    this.#now = now;
    this.#unsubscribe = bus.subscribe(TOPIC, () => this.#tellHere());
  }

  close(): void {
    this.#unsubscribe();
  }

  /** `hear` is called whenever something has changed, on whatever node; the answer ends it. */
  onChange(hear: () => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  #tellHere(): void {
    for (const hear of this.#hearers) hear();
  }

  #changed(): void {
    this.#bus.publish(TOPIC, { seats: true });
    this.#tellHere();
  }

  /** The open seeks of people who are there, the oldest first. */
  async seeks(): Promise<Seek[]> {
    const rows = await this.#store
      .selectFrom('seeks')
      .innerJoin('people', 'people.id', 'seeks.person')
      .select(['seeks.id', 'seeks.person', 'people.name', 'seeks.game', 'seeks.options', 'seeks.made', 'seeks.target'])
      .where('seeks.match', 'is', null)
      .where('seeks.seen', '>', this.#now() - ABSENT_MILLIS)
      .orderBy('seeks.made')
      .limit(MOST_SHOWN)
      .execute();
    return rows.map((row) => ({
      ...row,
      game: row.game as GameId,
      options: JSON.parse(row.options) as Options,
      made: Number(row.made),
    }));
  }

  async watchable(): Promise<Watchable[]> {
    return this.#store
      .selectFrom('played')
      .select(['match', 'game', 'home', 'away', 'score', 'made'])
      .where('public', '=', 1)
      .where('result', 'is', null)
      .where('updated', '>', this.#now() - QUIET_MILLIS)
      .orderBy('updated', 'desc')
      .limit(MOST_WATCHED)
      .execute();
  }

  /** Looks for a rival: one who looks for the same already, or one to come. */
  async seek(
    person: Person,
    wish: Wish,
  ): Promise<Result<{ readonly id: string } | { readonly match: string }, Problem>> {
    const options = JSON.stringify(wish.options);
    const open = await this.seeks();
    if (wish.isQuick)
      for (const other of open) {
        const isSame = other.game === wish.game && JSON.stringify(other.options) === options;
        if (!isSame || other.person === person.id || other.target !== null) continue;
        const taken = await this.accept(person, other.id);
        if (taken.ok) return taken;
      }
    const own = open.filter((seek) => seek.person === person.id);
    // The same wish again is no second one.
    const same = own.find((seek) => seek.game === wish.game && JSON.stringify(seek.options) === options);
    if (same && wish.target === same.target) return ok({ id: same.id });
    if (own.length >= MOST_SEEKS_EACH) return err(ENOUGH);
    const now = this.#now();
    const id = newId();
    const { game, target } = wish;
    await this.#store
      .insertInto('seeks')
      .values({ id, person: person.id, target, game, options, made: now, seen: now, match: null })
      .execute();
    this.#changed();
    return ok({ id });
  }

  /** Takes up what somebody looks for: a match of the two. Of several who do, one is the first. */
  async accept(person: Person, id: string): Promise<Result<{ readonly match: string }, Problem>> {
    const seek = (await this.seeks()).find((each) => each.id === id);
    if (!seek) return err(GONE);
    if (seek.person === person.id) return err(YOURS);
    if (seek.target !== null && seek.target !== person.id) return err(NOT_FOR_YOU);
    const match = newId();
    const claimed = await this.#store
      .updateTable('seeks')
      .set({ match })
      .where('id', '=', id)
      .where('match', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows !== 1n) return err(GONE);
    await this.#begin(match, seek, person);
    // Neither of them looks for a rival any more.
    await this.#store
      .deleteFrom('seeks')
      .where('person', 'in', [person.id, seek.person])
      .where('match', 'is', null)
      .execute();
    this.#changed();
    return ok({ match });
  }

  /** Who plays at home is drawn. */
  async #begin(match: string, { person: first, name, game, options }: Seek, second: Person): Promise<void> {
    const side: Side = SIDES[Math.floor(Math.random() * SIDES.length)]!;
    const rivalSide: Side = side === 'home' ? 'away' : 'home';
    await this.#tables.create({ id: match, game, options, side, name, rival: second.name });
    await this.#people.seat(match, side, 1, first);
    await this.#people.seat(match, rivalSide, 1, second.id);
    const now = this.#now();
    const names = side === 'home' ? { home: name, away: second.name } : { home: second.name, away: name };
    await this.#store
      .insertInto('played')
      .values({ match, game, ...names, public: 1, made: now, updated: now, score: '0–0', result: null })
      .execute();
  }

  async withdraw(person: Person, id: string): Promise<void> {
    await this.#store.deleteFrom('seeks').where('id', '=', id).where('person', '=', person.id).execute();
    this.#changed();
  }

  /** The challenge is gone, and whoever made it hears of it. */
  async decline(person: Person, id: string): Promise<Result<null, Problem>> {
    const gone = await this.#store
      .deleteFrom('seeks')
      .where('id', '=', id)
      .where('target', '=', person.id)
      .where('match', 'is', null)
      .executeTakeFirst();
    if (gone.numDeletedRows !== 1n) return err(GONE);
    this.#changed();
    return ok(null);
  }

  /** These people are there: their seeks stay open. The matches that have come of them are told once. */
  async present(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    await this.#store
      .updateTable('seeks')
      .set({ seen: this.#now() })
      .where('person', 'in', people)
      .where('match', 'is', null)
      .execute();
    return this.pairedOf(people);
  }

  /** The newest match that has come of a seek of each of these people. */
  async pairedOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.#store
      .selectFrom('seeks')
      .select(['person', 'match'])
      .where('person', 'in', people)
      .where('match', 'is not', null)
      .orderBy('seen')
      .execute();
    return new Map(rows.map(({ person, match }) => [person, match!]));
  }

  /** Seeks of those who are gone, and those that have become matches a while ago. */
  async tidy(): Promise<void> {
    const gone = await this.#store
      .deleteFrom('seeks')
      .where('seen', '<', this.#now() - 2 * ABSENT_MILLIS)
      .executeTakeFirst();
    if (gone.numDeletedRows > 0n) this.#changed();
  }
}
