import { CompiledQuery, type InsertObject, sql } from 'kysely';
import { SIDES, type Side } from '../../core/game.ts';
import { isGameId, loadRoom } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import type { Match } from '../../match/match.ts';
import { memberDue, type Table } from '../../match/table.ts';
import type { Store, StoreTables } from '../store/tables.ts';

/** What is kept as the winner of a match that nobody has won. */
const DRAW = 'draw';

/** A match of somebody that is not over: whether it waits for him, and since when it waits for whom it waits. */
export interface MyTurn {
  readonly match: string;
  readonly game: string;
  readonly side: Side;
  readonly isMine: boolean;
  readonly since: Millis;
  readonly score: string;
}
const MOST_LISTED = 60;
/** A live match that was arranged begins when both have come; for so long it is listed for whoever has not. */
const ARRANGED_MILLIS: Millis = 600_000;
/** Who has not looked for so long when his turn has come is called. */
const NUDGE_MILLIS: Millis = 10_000;

type NotedRow = InsertObject<StoreTables, 'turns'>;

// Whoever was awaited before, and called, is not called again before he has acted.
const WAITING = sql`(excluded.home | (excluded.away << 1))`;
const TOLD = sql<number>`(turns.told & ${WAITING})`;
const IS_SAME = sql`turns.home = excluded.home AND turns.away = excluded.away`;
/** What a later row makes of an earlier one. */
const LATER = {
  n: sql<number>`excluded.n`,
  home: sql<number>`excluded.home`,
  away: sql<number>`excluded.away`,
  homeMember: sql<number>`excluded."homeMember"`,
  awayMember: sql<number>`excluded."awayMember"`,
  score: sql<string>`excluded.score`,
  winner: sql<string | null>`excluded.winner`,
  told: TOLD,
  since: sql<number>`CASE WHEN ${IS_SAME} THEN turns.since ELSE excluded.since END`,
  nudge: sql<number | null>`CASE WHEN ${TOLD} = ${WAITING} THEN NULL ELSE excluded.nudge END`,
};

interface Noted {
  readonly n: number;
  readonly state: string;
}

/** The sides that have to do something: those who decide, or whoever throws; both where the throw is everybody's. */
export async function awaited(match: Match): Promise<readonly Side[]> {
  const { turn, game } = match;
  switch (turn.kind) {
    case 'choice':
      return [turn.side];
    case 'secret':
      return turn.sides;
    case 'over':
      return [];
    case 'chance': {
      if (!isGameId(game.id)) return SIDES;
      // The match may go on while its room is loaded.
      const position = game.writePosition(match.state);
      const { stage } = await loadRoom(game.id);
      const thrower = stage.thrower(position, turn);
      return thrower === null ? SIDES : [thrower];
    }
  }
}

/** For whom every match waits, and how it ended; in step with the log, but written after it. */
export class Turns {
  readonly #store: Store;
  readonly #now: () => Millis;
  readonly #noted = new Map<string, Noted>();
  #noteText: string | undefined;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  /** A match that is arranged waits for both to come. */
  async begin(match: string, game: string): Promise<void> {
    const row = { n: 0, home: 1, away: 1, since: this.#now(), score: '0–0', winner: null };
    await this.#store
      .insertInto('turns')
      .values({ match, game, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Step `n` of a match is in the log. What has not changed since the step before is not written again. */
  async note(match: string, at: Match, n: number, table: Table): Promise<void> {
    const { turn, game, state } = at;
    const score = game.score(state).join('–');
    const winner = turn.kind === 'over' ? (turn.result.winner ?? DRAW) : null;
    const sides = await awaited(at);
    const [home, away] = SIDES.map((side) => (sides.includes(side) ? 1 : 0));
    const [homeMember, awayMember] = SIDES.map((side) => memberDue(table, game, state, side) ?? 0);
    const known = [home, away, homeMember, awayMember, score, winner].join();
    const before = this.#noted.get(match);
    if (winner === null) this.#noted.set(match, { n, state: known });
    else this.#noted.delete(match);
    // Another node may have written between two steps that do not follow each other here.
    if (before && before.n === n - 1 && before.state === known) return;
    const now = this.#now();
    const members = { homeMember: homeMember!, awayMember: awayMember! };
    const row = { match, game: game.id, n, home: home!, away: away!, ...members, score, winner };
    const nudge = winner === null && sides.length > 0 ? now + NUDGE_MILLIS : null;
    await this.#store.executeQuery(this.#noting({ ...row, since: now, nudge }));
  }

  /** The statement that writes a row; its text is always the same, and is made once. */
  #noting(row: NotedRow): CompiledQuery {
    this.#noteText ??= this.#store
      .insertInto('turns')
      .values(row)
      .onConflict((conflict) => conflict.column('match').doUpdateSet(LATER).whereRef('turns.n', '<', 'excluded.n'))
      .compile().sql;
    return CompiledQuery.raw(this.#noteText, Object.values(row));
  }

  /** The matches of a person that go on, those that wait for him first, and of these the one that waits longest. */
  async of(person: string): Promise<MyTurn[]> {
    const rows = await this.#store
      .selectFrom('seated')
      .innerJoin('turns', 'turns.match', 'seated.match')
      .select(['turns.match', 'turns.game', 'seated.side', 'turns.home', 'turns.away', 'turns.since', 'turns.score'])
      .select(['seated.member', 'turns.homeMember', 'turns.awayMember'])
      .where('seated.person', '=', person)
      .where('turns.winner', 'is', null)
      .orderBy('turns.since', 'desc')
      .limit(MOST_LISTED)
      .execute();
    // Somebody may sit on both sides of a match.
    const turns = new Map<string, MyTurn>();
    for (const { home, away, homeMember, awayMember, member, ...row } of rows) {
      const side = row.side as Side;
      const [isAsked, due] = side === 'home' ? [home, homeMember] : [away, awayMember];
      const isMine = isAsked === 1 && (due === 0 || due === member);
      if (isMine || !turns.has(row.match)) turns.set(row.match, { ...row, side, isMine });
    }
    const arranged = (await this.arranged([person])).map(({ person: _, ...row }) => row);
    return [...turns.values(), ...arranged].sort(
      (one, other) => Number(other.isMine) - Number(one.isMine) || one.since - other.since,
    );
  }

  /** Live matches of these people that wait for both to come, the newest last: nothing is noted of them yet. */
  async arranged(people: readonly string[]): Promise<(MyTurn & { readonly person: string })[]> {
    const rows = await this.#store
      .selectFrom('seated')
      .innerJoin('played', 'played.match', 'seated.match')
      .leftJoin('turns', 'turns.match', 'seated.match')
      .select(['seated.person', 'seated.match', 'seated.side', 'played.game', 'played.made'])
      .where('seated.person', 'in', people)
      .where('turns.match', 'is', null)
      .where('played.result', 'is', null)
      .where('played.made', '>', this.#now() - ARRANGED_MILLIS)
      .orderBy('played.made')
      .execute();
    return rows.map(({ side, made, ...row }) => ({
      ...row,
      side: side as Side,
      isMine: true,
      since: made,
      score: '0–0',
    }));
  }
}
