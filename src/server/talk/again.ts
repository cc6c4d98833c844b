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

  async of(match: string): Promise<Again> {
    const row = await this.#store.selectFrom('again').selectAll().where('match', '=', match).executeTakeFirst();
    return row ? read(row) : NO_AGAIN;
  }

  /** The series that a match is part of, seen by the two of this match. */
  async series(match: string): Promise<Series | null> {
    const own = await this.#store.selectFrom('series').selectAll().where('match', '=', match).executeTakeFirst();
    if (!own) return null;
    const rows = await this.#store
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
      .onConflict((conflict) => conflict.column('match').doUpdateSet({ [side]: best }))
      .execute();
    const before = await this.of(match);
    if (best === null || before.next !== null) return ok(before);
    const isAgreed = row.seats[otherSide(side)]?.bot !== undefined || before.wishes[otherSide(side)] === best;
    if (!isAgreed) return ok(before);
    const next = newId();
    // Whoever is the second to see that both want it makes nothing.
    const claimed = await this.#store
      .updateTable('again')
      .set({ next })
      .where('match', '=', match)
      .where('next', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 1n) await this.#begin(match, next, best);
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

  async #begin(match: string, next: string, best: Length): Promise<void> {
    await this.#tables.again(match, next);
    const now = this.#now();
    const seated = await this.#store.selectFrom('seated').selectAll().where('match', '=', match).execute();
    if (seated.length > 0)
      await this.#store
        .insertInto('seated')
        .values(seated.map((seat) => ({ ...seat, match: next, side: otherSide(seat.side as Side), since: now })))
        .execute();
    const played = await this.#store.selectFrom('played').selectAll().where('match', '=', match).executeTakeFirst();
    if (played)
      await this.#store
        .insertInto('played')
        .values({
          ...played,
          match: next,
          home: played.away,
          away: played.home,
          made: now,
          updated: now,
          score: '0–0',
          result: null,
        })
        .execute();
    const manners = await this.#store.selectFrom('manners').selectAll().where('match', '=', match).executeTakeFirst();
    if (manners)
      await this.#store
        .insertInto('manners')
        .values({ ...manners, match: next })
        .execute();
    if (best === MOST_MATCHES) await this.#goOn(match, next);
  }

  /** The next match of the series that goes on, or of one that begins with the match just played. */
  async #goOn(match: string, next: string): Promise<void> {
    const series = await this.series(match);
    const own = await this.#store.selectFrom('series').selectAll().where('match', '=', match).executeTakeFirst();
    if (own && series && !series.isDecided) {
      await this.#store
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
    await this.#store.insertInto('series').values(rows).execute();
  }
}
