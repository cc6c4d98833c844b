import { type ExpressionBuilder, sql } from 'kysely';
import { FREE } from '../../match/pace.ts';
import { OF_A_MATCH } from '../store/tables.ts';
import type { Log, MatchRow } from './log.ts';
import type { Db, Tables } from './tables.ts';

/** What both databases are asked in the same words; each appends steps and claims what is due in its own. */
export type Queries = Omit<Log, 'append' | 'claimDue' | 'time' | 'close'>;

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
      if (matches.length === 0) return new Map();
      const newest = (eb: ExpressionBuilder<Tables, 'matches'>) =>
        eb.selectFrom('steps').select('n').whereRef('match', '=', 'matches.id').orderBy('n', 'desc').limit(1).as('n');
      // One look at the end of each match in the index, however long it is.
      const rows = await db
        .selectFrom('matches')
        .select((eb) => ['id', newest(eb)])
        .where('id', 'in', matches)
        .execute();
      return new Map(rows.flatMap(({ id, n }) => (n === null ? [] : [[id, Number(n)] as const])));
    },
    async addMatch({ id, game, rules, options, seats, seed, origin, head, time, pace, made }) {
      const text = (value: unknown): string => JSON.stringify(value);
      const words = { options: text(options), seats: text(seats), time: text(time), pace: text(pace) };
      await db
        .insertInto('matches')
        .values({ id, game, rules, ...words, seed, origin, head, made, over: 0 })
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
    async finished(most) {
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('over', '=', 1)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('steps').select('n').whereRef('steps.match', '=', 'matches.id')),
        )
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
        .where('over', '=', 1)
        .execute();
      return rows.map(({ id }) => id);
    },
    async archive(match, record, head) {
      await together(db, async (one) => {
        await one.updateTable('matches').set({ origin: record, head, time: 'null' }).where('id', '=', match).execute();
        await one.deleteFrom('steps').where('match', '=', match).execute();
        await one.deleteFrom('due').where('match', '=', match).execute();
      });
    },
    async forget({ idleSince, finishedSince }) {
      return together(db, async (one) => {
        const old = one
          .selectFrom('matches')
          .select('id')
          .where(({ or, and, eb, not, exists, selectFrom }) => {
            const quietSince = (time: number) =>
              not(
                exists(
                  selectFrom('steps').select('n').whereRef('steps.match', '=', 'matches.id').where('at', '>=', time),
                ),
              );
            return or([
              and([eb('over', '=', 0), eb('made', '<', idleSince), quietSince(idleSince)]),
              and([eb('over', '=', 1), eb('made', '<', finishedSince), quietSince(finishedSince)]),
            ]);
          });
        const ids = (await old.execute()).map(({ id }) => id);
        for (const id of ids) {
          for (const table of ['steps', 'due', ...OF_A_MATCH] as const)
            await one
              .deleteFrom(table as 'steps')
              .where('match', '=', id)
              .execute();
          await one.deleteFrom('matches').where('id', '=', id).execute();
        }
        const records = await one.deleteFrom('records').where('made', '<', finishedSince).executeTakeFirst();
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
