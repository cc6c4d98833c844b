import type { ExpressionBuilder, NotNull, Selectable } from 'kysely';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { DAY, type Pace, tempoOf } from '../../match/pace.ts';
import { strengthOf } from '../ratings/strength.ts';
import type { Store, StoreTables } from '../store/tables.ts';

/** Somebody who looks for a rival, as everybody may see it. */
export interface Seek {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly game: GameId;
  readonly options: Options;
  readonly pace: Pace;
  readonly made: Millis;
  /** Whom it challenges; null: anybody. */
  readonly target: string | null;
  readonly isGuest: boolean;
  /** Whether it counts for the ratings of both, where both have an account. */
  readonly isRated: boolean;
  /** How strong the rival is. */
  readonly range: Range;
  /** How strong he is; null: nobody knows yet. */
  readonly rating: Rated | null;
}

/** A rating as everybody may see it. */
export interface Rated {
  readonly rating: number;
  readonly isProvisional: boolean;
}

/** Null: no border. */
export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

/** Whoever looks for a rival is there: after so long without a sign of him he is not. */
export const ABSENT_MILLIS: Millis = 30_000;
/** A challenge waits for so long for whom it is meant. */
const CHALLENGE_MILLIS: Millis = 600_000;
/** Who wants days for a turn need not be there: what he looks for stays open for so long. */
const LEISURE_MILLIS: Millis = 2 * DAY;
export const AT_LEISURE = '%"leisure"%';
const MOST_SHOWN = 60;

/** Whoever looks for anybody has to be there; a challenge waits longer. */
export const isOpen =
  (now: Millis) =>
  ({ or, and, eb }: Pick<ExpressionBuilder<StoreTables, 'seeks'>, 'or' | 'and' | 'eb'>) =>
    or([
      eb('seeks.seen', '>', now - ABSENT_MILLIS),
      and([
        eb('seeks.target', 'is not', null),
        eb('seeks.match', 'is', null),
        eb('seeks.seen', '>', now - CHALLENGE_MILLIS),
      ]),
      and([
        eb('seeks.pace', 'like', AT_LEISURE),
        eb('seeks.match', 'is', null),
        eb('seeks.seen', '>', now - LEISURE_MILLIS),
      ]),
    ]);

export type SeekRow = Selectable<StoreTables['seeks']> & { readonly name: string; readonly key: string | null };
/** A seek that has become a match with its `target`. */
export type Taken = SeekRow & { readonly match: string };

/** The open seeks as the store has them. Each question has a query of its own: nobody is lost in a crowd. */
export class OpenSeeks {
  readonly #store: Store;
  readonly #now: () => Millis;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  get #all() {
    return this.#store
      .selectFrom('seeks')
      .innerJoin('people', 'people.id', 'seeks.person')
      .selectAll('seeks')
      .select(['people.name', 'people.key']);
  }

  get #taken() {
    return this.#all.where('seeks.match', 'is not', null).$narrowType<{ match: NotNull }>();
  }

  get #open() {
    return this.#all.where('seeks.match', 'is', null).where(isOpen(this.#now()));
  }

  /** As many as a page shows of those that are for anybody: of people who are there first, and the newest of these. */
  async shown(): Promise<Seek[]> {
    const rows = await this.#open
      .where('seeks.target', 'is', null)
      .orderBy((eb) =>
        eb
          .case()
          .when('seeks.seen', '>', this.#now() - ABSENT_MILLIS)
          .then(0)
          .else(1)
          .end(),
      )
      .orderBy('seeks.made', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return this.#read(rows);
  }

  /** What these people look for, and the challenges to them. */
  async about(people: readonly string[]): Promise<Seek[]> {
    if (people.length === 0) return [];
    const rows = await this.#open
      .where(({ or, eb }) => or([eb('seeks.person', 'in', people), eb('seeks.target', 'in', people)]))
      .orderBy('seeks.made')
      .execute();
    return this.#read(rows);
  }

  /** Those for anybody that differ from a wish by nothing but by whose they are, and by the strength that they want. */
  async like({ game, options, pace }: Pick<Seek, 'game' | 'options' | 'pace'>): Promise<Seek[]> {
    const rows = await this.#open
      .where('seeks.target', 'is', null)
      .where('seeks.game', '=', game)
      .where('seeks.options', '=', JSON.stringify(options))
      .where('seeks.pace', '=', JSON.stringify(pace))
      .orderBy('seeks.made')
      .execute();
    return this.#read(rows);
  }

  /** One that is open. */
  async one(id: string): Promise<Seek | undefined> {
    const [seek] = await this.#read(await this.#open.where('seeks.id', '=', id).execute());
    return seek;
  }

  /** One that this person has taken up. */
  async takenBy(person: string, id: string): Promise<Taken | undefined> {
    return this.#taken.where('seeks.id', '=', id).where('seeks.target', '=', person).executeTakeFirst();
  }

  /** Those that somebody has taken up while no table has been laid for them, and who it was. */
  async lost(): Promise<(Taken & { readonly taker: { readonly id: string; readonly name: string } })[]> {
    const rows = await this.#taken
      .innerJoin('people as takers', 'takers.id', 'seeks.target')
      .leftJoin('played', 'played.match', 'seeks.match')
      .select(['takers.id as takerId', 'takers.name as takerName'])
      .where('played.match', 'is', null)
      .execute();
    return rows.map(({ takerId, takerName, ...seek }) => ({ ...seek, taker: { id: takerId, name: takerName } }));
  }

  async #read(rows: readonly SeekRow[]): Promise<Seek[]> {
    const ratings = await this.#ratingsOf(rows.map(({ person }) => person));
    return rows.map(({ id, person, name, key, game, options, made, target, rated, least, most, ...row }) => {
      const pace = JSON.parse(row.pace) as Pace;
      return {
        id,
        person,
        name,
        game: game as GameId,
        options: JSON.parse(options) as Options,
        pace,
        made,
        target,
        isGuest: key === null,
        isRated: rated === 1,
        range: { least, most },
        rating: ratings.get(`${person} ${game} ${tempoOf(pace)}`) ?? null,
      };
    });
  }

  /** By person, game and tempo. */
  async #ratingsOf(people: readonly string[]): Promise<ReadonlyMap<string, Rated>> {
    if (people.length === 0) return new Map();
    const rows = await this.#store.selectFrom('ratings').selectAll().where('person', 'in', people).execute();
    return new Map(
      rows.map((row) => {
        const { rating, isProvisional } = strengthOf(row, this.#now());
        return [`${row.person} ${row.game} ${row.tempo}`, { rating: Math.round(rating), isProvisional }];
      }),
    );
  }
}
