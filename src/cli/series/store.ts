import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Plan } from '../../core/survey.ts';
import {
  type Batch,
  type ClauseRow,
  MATCH_COLUMNS,
  type MatchRow,
  type PlaceRow,
  TURN_COLUMNS,
  TURN_WIDTH,
} from '../../lab/sim/batch.ts';
import { batchCount, type SimPlan } from '../../lab/sim/plan.ts';
import { CommandError } from '../exit.ts';

/** Of the tables; a file of another format is refused. */
const FORMAT = 1;
const ROWS_AT_ONCE = 100;

const TABLES = `
  CREATE TABLE about (format INTEGER NOT NULL, plan TEXT NOT NULL);
  CREATE TABLE batches (batch INTEGER PRIMARY KEY);
  CREATE TABLE matches (
    match INTEGER PRIMARY KEY, winner TEXT, reason TEXT NOT NULL, home INTEGER NOT NULL, away INTEGER NOT NULL, started_by TEXT,
    turns INTEGER NOT NULL, decisions INTEGER NOT NULL, draws INTEGER NOT NULL, open INTEGER NOT NULL, offered INTEGER NOT NULL,
    home_shots INTEGER NOT NULL, away_shots INTEGER NOT NULL, luck INTEGER
  );
  CREATE TABLE turns (
    match INTEGER, turn INTEGER, mover INTEGER, decisions INTEGER, draws INTEGER, space INTEGER, home INTEGER, away INTEGER,
    share INTEGER, PRIMARY KEY (match, turn)
  ) WITHOUT ROWID;
  CREATE TABLE clauses (
    batch INTEGER, clause TEXT, told INTEGER, forbade INTEGER, matches INTEGER, PRIMARY KEY (batch, clause)
  ) WITHOUT ROWID;
  CREATE TABLE places (batch INTEGER, kind TEXT, side TEXT, space INTEGER, times INTEGER);
  CREATE TABLE spaces (space INTEGER PRIMARY KEY, name TEXT, x REAL, y REAL);
`;

const marks = (count: number): string => `(${Array(count).fill('?').join(',')})`;

const notOurs = (file: string): CommandError =>
  new CommandError({
    es: `«${file}» no es un archivo de «cancha sim» que esta versión lea.`,
    en: `"${file}" is no file of "cancha sim" that this version reads.`,
  });
const anotherPlan = (file: string): CommandError =>
  new CommandError({
    es: `«${file}» es de otra serie: da otro archivo con --out, o borra ese.`,
    en: `"${file}" belongs to another series: give another file with --out, or delete that one.`,
  });

function planIn(file: string, db: DatabaseSync): SimPlan {
  try {
    const about = db.prepare('SELECT format, plan FROM about').get() as { format: number; plan: string } | undefined;
    if (about?.format !== FORMAT) throw notOurs(file);
    return JSON.parse(about.plan) as SimPlan;
  } catch (error) {
    throw error instanceof CommandError ? error : notOurs(file);
  }
}

const isSame = (a: SimPlan, b: SimPlan): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The file of a series while it is played: a batch is in it once, with all that belongs to it, or not at all. */
export class SeriesStore {
  readonly #db: DatabaseSync;
  readonly #batch: StatementSync;
  readonly #match: StatementSync;
  readonly #turn: StatementSync;
  readonly #turns: StatementSync;
  readonly #clause: StatementSync;
  readonly #place: StatementSync;

  /** Begins the file, or goes on with it where it holds this very plan. */
  constructor(file: string, plan: SimPlan, board: Plan) {
    const isNew = file === ':memory:' || !existsSync(file);
    this.#db = new DatabaseSync(file);
    if (!isNew && !isSame(planIn(file, this.#db), plan)) {
      this.#db.close();
      throw anotherPlan(file);
    }
    // A killed process loses no committed batch; rows are only ever added, so the journal is short.
    this.#db.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000');
    if (isNew) this.#create(plan, board);
    this.#batch = this.#db.prepare('INSERT OR IGNORE INTO batches VALUES (?)');
    this.#match = this.#db.prepare(`INSERT INTO matches VALUES ${marks(MATCH_COLUMNS.length)}`);
    this.#turn = this.#db.prepare(`INSERT INTO turns VALUES ${marks(TURN_WIDTH)}`);
    this.#turns = this.#db.prepare(`INSERT INTO turns VALUES ${Array(ROWS_AT_ONCE).fill(marks(TURN_WIDTH)).join(',')}`);
    this.#clause = this.#db.prepare(`INSERT INTO clauses VALUES ${marks(5)}`);
    this.#place = this.#db.prepare(`INSERT INTO places VALUES ${marks(5)}`);
  }

  #create(plan: SimPlan, board: Plan): void {
    this.#db.exec(`BEGIN; ${TABLES}`);
    this.#db.prepare('INSERT INTO about VALUES (?, ?)').run(FORMAT, JSON.stringify(plan));
    const space = this.#db.prepare('INSERT INTO spaces VALUES (?, ?, ?, ?)');
    for (const [number, { name, x, y }] of board.spaces.entries()) space.run(number, name, x, y);
    this.#db.exec('COMMIT');
  }

  /** The batches that are in it. */
  kept(): Set<number> {
    return new Set(
      this.#db
        .prepare('SELECT batch FROM batches')
        .all()
        .map(({ batch }) => Number(batch)),
    );
  }

  /** What is in it so far. */
  tally(): { readonly home: number; readonly draws: number; readonly away: number; readonly goals: number } {
    const row = this.#db
      .prepare(
        `SELECT count(*) FILTER (WHERE winner = 'home') AS home, count(*) FILTER (WHERE winner = 'away') AS away,
           count(*) FILTER (WHERE winner IS NULL) AS draws, coalesce(sum(home + away), 0) AS goals FROM matches`,
      )
      .get()!;
    return {
      home: Number(row['home']),
      draws: Number(row['draws']),
      away: Number(row['away']),
      goals: Number(row['goals']),
    };
  }

  /** Keeps a batch; false where it was there already, and nothing has changed. */
  keep(batch: Batch): boolean {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const isNew = this.#batch.run(batch.number).changes === 1;
      if (isNew) this.#write(batch);
      this.#db.exec('COMMIT');
      return isNew;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #write({ number, matches, turns, clauses, places }: Batch): void {
    for (const row of matches) this.#match.run(...MATCH_COLUMNS.map((column) => row[column]));
    const step = ROWS_AT_ONCE * TURN_WIDTH;
    let at = 0;
    for (; at + step <= turns.length; at += step) this.#turns.run(...turns.subarray(at, at + step));
    for (; at < turns.length; at += TURN_WIDTH) this.#turn.run(...turns.subarray(at, at + TURN_WIDTH));
    for (const { clause, told, forbade, matches: seen } of clauses)
      this.#clause.run(number, clause, told, forbade, seen);
    for (const { kind, side, space, times } of places) this.#place.run(number, kind, side, space, times);
  }

  close(): void {
    this.#db.close();
  }
}

type Row = Readonly<Record<string, SQLInputValue>>;

/** Tables that hold what happened, with the order in which two equal series have equal rows. */
export const EXPORTS: Readonly<Record<string, string>> = {
  matches: `SELECT ${MATCH_COLUMNS.join(', ')} FROM matches ORDER BY match`,
  turns: `SELECT ${TURN_COLUMNS.join(', ')} FROM turns ORDER BY match, turn`,
  clauses: 'SELECT batch, clause, told, forbade, matches FROM clauses ORDER BY batch, clause',
  places: 'SELECT batch, kind, side, space, times FROM places ORDER BY batch, kind, side, space',
  spaces: 'SELECT space, name, x, y FROM spaces ORDER BY space',
};

/** The file of a series, to be read. */
export class SeriesFile {
  readonly plan: SimPlan;
  readonly #db: DatabaseSync;

  constructor(file: string) {
    if (!existsSync(file))
      throw new CommandError({ es: `No hay ningún archivo «${file}».`, en: `There is no file "${file}".` });
    // Not read-only: SQLite then rolls back what a killed writer left half done.
    this.#db = new DatabaseSync(file);
    this.plan = planIn(file, this.#db);
  }

  /** Whether all matches of the plan are in it. */
  get isComplete(): boolean {
    return Number(this.#db.prepare('SELECT count(*) AS n FROM batches').get()!['n']) === batchCount(this.plan);
  }

  matches(): IterableIterator<MatchRow> {
    return this.rows('matches') as IterableIterator<unknown> as IterableIterator<MatchRow>;
  }

  /** All numbers of the turns of one match after another. */
  *turns(): Generator<Int32Array> {
    let cells: number[] = [];
    let match = -1;
    for (const row of this.rows('turns')) {
      if (row['match'] !== match && cells.length > 0) {
        yield Int32Array.from(cells);
        cells = [];
      }
      match = Number(row['match']);
      for (const column of TURN_COLUMNS) cells.push(Number(row[column]));
    }
    if (cells.length > 0) yield Int32Array.from(cells);
  }

  clauses(): ClauseRow[] {
    return this.#db
      .prepare(
        'SELECT clause, sum(told) AS told, sum(forbade) AS forbade, sum(matches) AS matches FROM clauses GROUP BY clause',
      )
      .all() as unknown as ClauseRow[];
  }

  places(): PlaceRow[] {
    return this.#db
      .prepare('SELECT kind, side, space, sum(times) AS times FROM places GROUP BY kind, side, space')
      .all() as unknown as PlaceRow[];
  }

  rows(table: string): IterableIterator<Row> {
    return this.#db.prepare(EXPORTS[table]!).iterate() as IterableIterator<Row>;
  }

  close(): void {
    this.#db.close();
  }
}
