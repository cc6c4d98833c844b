import { type ExpressionBuilder, sql } from 'kysely';
import { FREE } from '../../match/pace.ts';
import { OF_A_MATCH } from '../store/tables.ts';
import { ARCHIVED, OVER, PLAYED } from './keeping.ts';
import type { Log, MatchRow } from './log.ts';
import type { Db, Tables } from './tables.ts';

/** What both databases are asked in the same words; each appends steps and claims what is due in its own. */
export type Queries = Omit<Log, 'append' | 'claimDue' | 'time' | 'close'>;

/** So many names are asked for at once: a statement has room for some ten thousand. */
const MOST_NAMED = 5000;
/** So much is forgotten at once, because nothing else is written meanwhile. */
const MOST_FORGOTTEN = 50;

/** In one transaction: that of the caller, where it has one. */
const together = <T>(db: Db, run: (one: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

export function queriesOver(db: Db): Queries {
  return {
    async stepsAfter(match, n) {
      const rows = await db
        .selectFrom('steps')
        .select(['n', 'at', 'id', 'text'])
        .where('match', '=', match)
        .where('n', '>', n)
        .orderBy('n')
        .execute();
      return rows.map(({ n, at, id, text }) => ({ match, n, at: Number(at), id, text }));
    },
    async heads(matches) {
      const newest = (eb: ExpressionBuilder<Tables, 'matches'>) =>
        eb.selectFrom('steps').select('n').whereRef('match', '=', 'matches.id').orderBy('n', 'desc').limit(1).as('n');
      // One look at the end of each match in the index, however long it is.
      const read = (part: readonly string[]) =>
        db
          .selectFrom('matches')
          .select((eb) => ['id', newest(eb)])
          .where('id', 'in', part)
          .execute();
      const heads = new Map<string, number>();
      for (let i = 0; i < matches.length; i += MOST_NAMED)
        for (const { id, n } of await read(matches.slice(i, i + MOST_NAMED))) if (n !== null) heads.set(id, Number(n));
      return heads;
    },
    async addMatch({ id, game, rules, options, seats, seed, origin, head, time, pace, made }) {
      const text = (value: unknown): string => JSON.stringify(value);
      const words = { options: text(options), seats: text(seats), time: text(time), pace: text(pace) };
      await db
        .insertInto('matches')
        .values({ id, game, rules, ...words, seed, origin, head, made, over: PLAYED })
        .execute();
    },
    async match(id) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const { game, rules, seed, origin, head, made } = row;
      // On the way back to a state of before the paces there is none.
      const texts = [row.options, row.seats, row.time, row.pace ?? JSON.stringify(FREE)];
      const [options, seats, time, pace] = texts.map((text) => JSON.parse(text) as unknown);
      const numbers = { rules: Number(rules), head: Number(head), made: Number(made) };
      return { id, game, options, seats, seed, origin, time, pace, ...numbers } as MatchRow;
    },
    async changeSeats(id, from, to) {
      const done = await db
        .updateTable('matches')
        .set({ seats: JSON.stringify(to) })
        .where('id', '=', id)
        .where('seats', '=', JSON.stringify(from))
        .executeTakeFirst();
      return done.numUpdatedRows === 1n;
    },
    async setDue(match, at) {
      await db
        .insertInto('due')
        .values({ match, at })
        .onConflict((conflict) => conflict.column('match').doUpdateSet({ at }))
        .execute();
    },
    async finished(most, after = '') {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('over', '=', OVER)
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    async overOf(matches) {
      if (matches.length === 0) return [];
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('id', 'in', matches)
        .where('over', '>', PLAYED)
        .execute();
      return rows.map(({ id }) => id);
    },
    async archive(match, record, head) {
      await together(db, async (one) => {
        const archived = { origin: record, head, time: 'null', over: ARCHIVED };
        await one.updateTable('matches').set(archived).where('id', '=', match).execute();
        await one.deleteFrom('steps').where('match', '=', match).execute();
        await one.deleteFrom('due').where('match', '=', match).execute();
      });
    },
    async forget({ idleSince, finishedSince }, most = MOST_FORGOTTEN) {
      return together(db, async (one) => {
        const quiet = (states: readonly number[], since: number) =>
          one
            .selectFrom('matches')
            .select('id')
            .where('over', 'in', states)
            .where('made', '<', since)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('steps').select('n').whereRef('steps.match', '=', 'matches.id').where('at', '>=', since),
                ),
              ),
            )
            .limit(most)
            .execute();
        const old = [...(await quiet([PLAYED], idleSince)), ...(await quiet([OVER, ARCHIVED], finishedSince))];
        const ids = old.map(({ id }) => id);
        if (ids.length > 0) {
          for (const table of ['steps', 'due', ...OF_A_MATCH] as const)
            await one
              .deleteFrom(table as 'steps')
              .where('match', 'in', ids)
              .execute();
          await one.deleteFrom('matches').where('id', 'in', ids).execute();
        }
        const records = await one
          .deleteFrom('records')
          .where('id', 'in', one.selectFrom('records').select('id').where('made', '<', finishedSince).limit(most))
          .executeTakeFirst();
        return ids.length + Number(records.numDeletedRows);
      });
    },
    async addRecord(id, game, record, made) {
      await db.insertInto('records').values({ id, game, record, made }).execute();
    },
    record: (id) => db.selectFrom('records').select(['game', 'record']).where('id', '=', id).executeTakeFirst(),
    async countMatches() {
      const { n } = await db
        .selectFrom('matches')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    async probe() {
      await sql`INSERT INTO probe (id, at) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET at = probe.at + 1`.execute(db);
    },
  };
}
