import { otherSide, SIDES, type Side } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Again, Length, Series } from '../../protocol/talk.ts';
import type { Circle } from '../family/circle.ts';
import { newId } from '../secrets.ts';
import type { Store, StoreTables } from '../store/tables.ts';
import type { Tables } from '../tables.ts';

const WINS = 2;
const MOST_MATCHES = 3;

const RUNNING = problem(
  'bad-request',
  'La revancha se pide cuando el partido ha terminado.',
  'A rematch is asked for when the match is over.',
);
const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');
const NO_AGAIN: Again = { wishes: { home: null, away: null }, next: null };

type AgainRow = StoreTables['again'];
const read = ({ home, away, next }: AgainRow): Again => ({
  wishes: { home: home as Length | null, away: away as Length | null },
  next,
});

/** After a match: another with changed sides, or a series. Both sides have to want the same. */
export class Rematches {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #circle: Pick<Circle, 'refusesAgain'>;
  readonly #now: () => Millis;

  constructor(store: Store, tables: Tables, circle: Pick<Circle, 'refusesAgain'>, now: () => Millis) {
    this.#circle = circle;
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
  }

  /** What both sides want. Whoever finds a match that was agreed on without a table lays it: its maker had no time. */
  async of(match: string): Promise<Again> {
    const row = await this.#store.selectFrom('again').selectAll().where('match', '=', match).executeTakeFirst();
    if (row?.next) await this.#lay(match, row.next);
    return row ? read(row) : NO_AGAIN;
  }

  async #lay(match: string, next: string): Promise<void> {
    if (await this.#tables.find(next)) return;
    await this.#tables.again(match, next).catch(async (error: unknown) => {
      // Another was quicker.
      if (!(await this.#tables.find(next))) throw error;
    });
  }

  /** The series that a match is part of, seen by the two of this match. */
  series(match: string): Promise<Series | null> {
    return this.#seriesIn(this.#store, match);
  }

  async #seriesIn(store: Store, match: string): Promise<Series | null> {
    const own = await store.selectFrom('series').selectAll().where('match', '=', match).executeTakeFirst();
    if (!own) return null;
    const rows = await store
      .selectFrom('series')
      .leftJoin('turns', 'turns.match', 'series.match')
      .select(['series.number', 'turns.winner'])
      .where('series.first', '=', own.first)
      .execute();
    const won: Record<Side, number> = { home: 0, away: 0 };
    for (const { number, winner } of rows) {
      if (winner !== 'home' && winner !== 'away') continue;
      // Sides change from match to match.
      won[(own.number - number) % 2 === 0 ? winner : otherSide(winner)]++;
    }
    const finished = rows.filter(({ winner }) => winner !== null).length;
    const isDecided = SIDES.some((side) => won[side] >= WINS) || finished >= MOST_MATCHES;
    return { number: own.number, of: MOST_MATCHES, won, isDecided };
  }

  /** A side wants another match, or no longer; where both want the same, or the rival is a bot, it is made. */
  async wish(match: string, side: Side, best: Length | null): Promise<Result<Again, Problem>> {
    const row = await this.#tables.find(match);
    if (!row) return err(NO_TABLE);
    if (!(await this.#isOver(match))) return err(RUNNING);
    const refused = await this.#circle.refusesAgain(match);
    if (refused) return err(refused);
    await this.#store
      .insertInto('again')
      .values({ match, home: null, away: null, next: null, [side]: best })
      // What was agreed on stays.
      .onConflict((conflict) =>
        conflict
          .column('match')
          .doUpdateSet({ [side]: best })
          .where('again.next', 'is', null),
      )
      .execute();
    const { wishes, next } = await this.of(match);
    const rival = otherSide(side);
    const isAgreed = best !== null && (row.seats[rival]?.bot !== undefined || wishes[rival] === best);
    if (isAgreed && next === null) await this.#agree(match, best);
    return ok(await this.of(match));
  }

  /** Whether a match has come of another. */
  async isRematch(match: string): Promise<boolean> {
    const row = await this.#store.selectFrom('again').select('match').where('next', '=', match).executeTakeFirst();
    return row !== undefined;
  }

  async #isOver(match: string): Promise<boolean> {
    const turn = await this.#store.selectFrom('turns').select('winner').where('match', '=', match).executeTakeFirst();
    return turn !== undefined && turn.winner !== null;
  }

  /** All that is known of the next match beside its table is written at once, by the first who sees that both want it. */
  async #agree(match: string, best: Length): Promise<void> {
    const [next, now] = [newId(), this.#now()];
    await this.#store.transaction().execute(async (one) => {
      const claimed = await one
        .updateTable('again')
        .set({ next })
        .where('match', '=', match)
        .where('next', 'is', null)
        .executeTakeFirst();
      if (claimed.numUpdatedRows !== 1n) return;
      const swap = (side: string): Side => otherSide(side as Side);
      const seated = await one.selectFrom('seated').selectAll().where('match', '=', match).execute();
      const seats = seated.map((seat) => ({ ...seat, match: next, side: swap(seat.side), since: now }));
      if (seats.length > 0) await one.insertInto('seated').values(seats).execute();
      const played = await one.selectFrom('played').selectAll().where('match', '=', match).executeTakeFirst();
      if (played) {
        const { home, away } = played;
        const anew = { match: next, home: away, away: home, made: now, updated: now, score: '0–0', result: null };
        await one
          .insertInto('played')
          .values({ ...played, ...anew })
          .execute();
      }
      const manners = await one.selectFrom('manners').selectAll().where('match', '=', match).executeTakeFirst();
      if (manners)
        await one
          .insertInto('manners')
          .values({ ...manners, match: next })
          .execute();
      // Who wanted to hear nothing of the other still does not.
      const muted = await one.selectFrom('mutes').select('side').where('match', '=', match).execute();
      const mutes = muted.map(({ side }) => ({ match: next, side: swap(side) }));
      if (mutes.length > 0) await one.insertInto('mutes').values(mutes).execute();
      if (best === MOST_MATCHES) await this.#goOn(one, match, next);
    });
  }

  /** The next match of the series that goes on, or of one that begins with the match just played. */
  async #goOn(one: Store, match: string, next: string): Promise<void> {
    const series = await this.#seriesIn(one, match);
    const own = await one.selectFrom('series').selectAll().where('match', '=', match).executeTakeFirst();
    if (own && series && !series.isDecided) {
      await one
        .insertInto('series')
        .values({ match: next, first: own.first, number: own.number + 1 })
        .execute();
      return;
    }
    // A series that is decided is over: the next one begins with a match of its own.
    const first = own ? next : match;
    const rows = own
      ? [{ match: next, first, number: 1 }]
      : [match, next].map((id, i) => ({ match: id, first, number: i + 1 }));
    await one.insertInto('series').values(rows).execute();
  }
}
