import type { Millis } from '../../match/clock.ts';
import type { Studied } from '../ratings/study.ts';
import type { Store } from '../store/tables.ts';

const DAY: Millis = 86_400_000;
const MOST_RESULTS = 50;
const THOUSAND = 1000;
/** Less is no match to talk about. */
const LEAST_DRAMA = 100;

/** A public match that is over. */
export interface Played {
  readonly match: string;
  readonly game: string;
  readonly home: string;
  readonly away: string;
  readonly score: string;
  /** As the record has it: `home 2-1 time`. */
  readonly result: string;
  readonly at: Millis;
}
export interface OfTheDay extends Played {
  /** How often the one expected to win changed, and how far behind the winner was, between 0 and 1. */
  readonly leads: number;
  readonly behind: number;
}

/** What there is to tell of the matches that everybody may see. */
export class News {
  readonly #store: Store;
  readonly #now: () => Millis;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  /** A match was studied (src/server/ratings): its drama stays, where everybody may know of it. */
  studied = async (match: string, { drama }: Studied): Promise<void> => {
    const played = await this.#store
      .selectFrom('played')
      .select('updated')
      .where('match', '=', match)
      .where('public', '=', 1)
      .executeTakeFirst();
    if (!played) return;
    const thousandths = (share: number): number => Math.round(THOUSAND * share);
    const { leads } = drama;
    const row = { value: thousandths(drama.value), leads, behind: thousandths(drama.behind) };
    await this.#store
      .insertInto('dramas')
      .values({ match, at: played.updated, ...row })
      .onConflict((conflict) => conflict.column('match').doUpdateSet(row))
      .execute();
  };

  /** The newest first. */
  async results(): Promise<Played[]> {
    const rows = await this.#store
      .selectFrom('played')
      .select(['match', 'game', 'home', 'away', 'score', 'result', 'updated as at'])
      .where('public', '=', 1)
      .where('result', 'is not', null)
      .orderBy('updated', 'desc')
      .limit(MOST_RESULTS)
      .execute();
    return rows.map((row) => ({ ...row, result: row.result! }));
  }

  /** The most dramatic of the last day, while one was; it is the same for everybody. */
  async ofTheDay(): Promise<OfTheDay | null> {
    const row = await this.#store
      .selectFrom('dramas')
      .innerJoin('played', 'played.match', 'dramas.match')
      .select(['played.match', 'game', 'home', 'away', 'score', 'result', 'updated as at', 'leads', 'behind'])
      .where('public', '=', 1)
      .where('result', 'is not', null)
      .where('dramas.at', '>', this.#now() - DAY)
      .where('value', '>=', LEAST_DRAMA)
      .orderBy('value', 'desc')
      .orderBy('dramas.match')
      .executeTakeFirst();
    return row ? { ...row, result: row.result!, behind: row.behind / THOUSAND } : null;
  }

  async tidy(): Promise<void> {
    await this.#store
      .deleteFrom('dramas')
      .where('at', '<', this.#now() - 7 * DAY)
      .execute();
  }
}
