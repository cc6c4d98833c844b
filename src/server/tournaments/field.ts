import type { Selectable } from 'kysely';
import type { Level } from '../../bots/names.ts';
import type { Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import type { Pace } from '../../match/pace.ts';
import type { Bout, Course, Kind, Outcome, Participant } from '../../match/tournament/index.ts';
import { DAY, type Terms, type TournamentState } from '../../protocol/tournament.ts';
import type { Player } from '../lobby/lobby.ts';
import type { Store, StoreTables } from '../store/tables.ts';

export type TournamentRow = Selectable<StoreTables['tournaments']>;
type EntrantRow = Selectable<StoreTables['entrants']>;
type BoutRow = Selectable<StoreTables['bouts']>;

/** Somebody who takes part, as the store has him. */
export interface Entered extends Participant {
  readonly person: string | null;
  readonly name: string;
  readonly level: Level | null;
  /** Where he stood when the tournament began, or in the season before; null: nobody knows yet. */
  readonly place: number;
}

/** A bout, and what is still to be done with its match. */
export interface Meeting extends Bout {
  readonly n: number;
  readonly match: string | null;
  readonly made: Millis;
  readonly due: Millis;
  readonly ends: Millis;
  readonly task: Task | null;
}

/** The table is to be laid; or the match is to be ended, for that reason. */
export const TASKS = ['lay', 'resign', 'deadline'] as const;
export type Task = (typeof TASKS)[number];

/** A tournament with all who take part and all that was played. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly game: GameId;
  readonly options: Options;
  readonly pace: Pace;
  readonly terms: Terms;
  readonly owner: string;
  readonly state: TournamentState;
  readonly made: Millis;
  readonly starts: Millis | null;
  readonly began: Millis | null;
  readonly over: Millis | null;
  readonly season: number;
  readonly before: string | null;
  readonly next: Millis | null;
  readonly entrants: readonly Entered[];
  readonly bouts: readonly Meeting[];
}

/** Where somebody stands who was in no season before: behind all who were. */
export const NEWCOMER_PLACE = 1_000_000;

const enteredOf = (row: EntrantRow): Entered => ({
  entrant: row.id,
  person: row.person,
  name: row.name,
  level: row.level as Level | null,
  division: row.division,
  place: row.place,
  isGone: row.gone === 1,
  isResting: row.resting === 1,
  isBot: row.level !== null || row.program === 1,
  free: row.free,
});

const outcomeOf = ({ how, winner, scored, conceded }: BoutRow): Outcome | null =>
  how === null ? null : { winner: winner as Side | null, goals: [scored, conceded], how: how as Outcome['how'] };

const meetingOf = (row: BoutRow): Meeting => ({
  n: row.n,
  round: row.round,
  home: row.home,
  away: row.away,
  outcome: outcomeOf(row),
  match: row.match,
  made: row.made,
  due: row.due,
  ends: row.ends,
  task: row.task as Task | null,
});

/** How an outcome lies in the store. */
export const kept = ({ how, winner, goals: [scored, conceded] }: Outcome) => ({ how, winner, scored, conceded });

async function fieldOf(store: Store, row: TournamentRow): Promise<Field> {
  const [entrants, bouts] = await Promise.all([
    store
      .selectFrom('entrants')
      .selectAll()
      .where('tournament', '=', row.id)
      .orderBy('place')
      .orderBy('free')
      .orderBy('id')
      .execute(),
    store.selectFrom('bouts').selectAll().where('tournament', '=', row.id).orderBy('n').execute(),
  ]);
  const { id, name, owner, made, starts, began, over, season, before, next } = row;
  return {
    ...{ id, name, owner, made, starts, began, over, season, before, next },
    kind: row.kind as Kind,
    game: row.game as GameId,
    state: row.state as TournamentState,
    options: JSON.parse(row.options) as Options,
    pace: JSON.parse(row.pace) as Pace,
    terms: JSON.parse(row.terms) as Terms,
    entrants: entrants.map(enteredOf),
    bouts: bouts.map(meetingOf),
  };
}

export async function findField(store: Store, id: string): Promise<Field | undefined> {
  const row = await store.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  return row && fieldOf(store, row);
}

/** Takes a tournament for itself, and does something with it as it is; undefined where there is none. */
export const takeField = <T>(
  store: Store,
  id: string,
  work: (one: Store, field: Field) => Promise<T>,
): Promise<T | undefined> =>
  store.transaction().execute(async (one) => {
    const row = await one
      .updateTable('tournaments')
      .set(({ eb }) => ({ n: eb('n', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && work(one, await fieldOf(one, row));
  });

export const isLeisure = ({ pace }: Pick<Field, 'pace'>): boolean => pace.kind === 'leisure';

/** The tournament as the rules of pairing see it at that time. */
export function courseOf({ kind, entrants, bouts, terms, began, pace }: Field, now: Millis): Course {
  const isByDate = isLeisure({ pace }) && began !== null;
  return {
    kind,
    participants: entrants,
    bouts,
    rounds: terms.rounds,
    ends: kind === 'arena' && began !== null ? began + terms.minutes * 60_000 : null,
    open: isByDate ? 1 + Math.floor((now - began) / (terms.days * DAY)) : Number.POSITIVE_INFINITY,
  };
}

export const playerOf = ({ person, name, level }: Entered): Player =>
  level === null ? { id: person ?? '', name } : { bot: level };
