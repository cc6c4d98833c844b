import { DatabaseSync } from 'node:sqlite';
import type { Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { Unspent } from '../protocol/timekeeper.ts';

/** Who has taken a seat: the name on the scoreboard, and the hash of the key that only his browser has. */
export interface Seat {
  readonly name: string;
  readonly keyHash: string;
}

/** A match between people, as it lies on the disk. */
export interface OnlineMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: Readonly<Record<Side, Seat | null>>;
  /** The referee's, with all secrets; empty before the first step. */
  readonly record: string;
  /** What was left of the time when this was saved; null before the match was begun. */
  readonly time: Unspent | null;
}

/** What the server keeps. Everything is on the disk when a call comes back. */
export interface Store {
  saveMatch(match: OnlineMatch): void;
  loadMatch(id: string): OnlineMatch | undefined;
  saveRecord(id: string, game: string, record: string): void;
  loadRecord(id: string): { readonly game: string; readonly record: string } | undefined;
  countMatches(): number;
  close(): void;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seats TEXT NOT NULL, record TEXT NOT NULL,
    time TEXT NOT NULL DEFAULT 'null'
  ) STRICT;
  CREATE TABLE IF NOT EXISTS records (id TEXT PRIMARY KEY, game TEXT NOT NULL, record TEXT NOT NULL) STRICT;
`;

/** For so long a write waits for another process that has locked the file. */
const LOCK_MILLIS = 5000;

/** A file of before the time was kept has no place for it. */
function addTime(db: DatabaseSync): void {
  const found = db.prepare("SELECT name FROM pragma_table_info('matches') WHERE name = 'time'").get();
  if (!found) db.exec("ALTER TABLE matches ADD COLUMN time TEXT NOT NULL DEFAULT 'null'");
}

/** The store in a SQLite file, or in memory for `:memory:`. */
export function openStore(file: string): Store {
  const db = new DatabaseSync(file, { timeout: LOCK_MILLIS });
  db.exec(SCHEMA);
  addTime(db);
  const putMatch = db.prepare(
    'INSERT OR REPLACE INTO matches (id, game, options, seats, record, time) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const getMatch = db.prepare('SELECT game, options, seats, record, time FROM matches WHERE id = ?');
  const putRecord = db.prepare('INSERT OR REPLACE INTO records (id, game, record) VALUES (?, ?, ?)');
  const getRecord = db.prepare('SELECT game, record FROM records WHERE id = ?');
  const count = db.prepare('SELECT count(*) AS n FROM matches');
  return {
    saveMatch({ id, game, options, seats, record, time }) {
      putMatch.run(id, game, JSON.stringify(options), JSON.stringify(seats), record, JSON.stringify(time));
    },
    loadMatch(id) {
      const row = getMatch.get(id);
      if (!row) return undefined;
      return {
        id,
        game: String(row['game']),
        options: JSON.parse(String(row['options'])) as Options,
        seats: JSON.parse(String(row['seats'])) as OnlineMatch['seats'],
        record: String(row['record']),
        time: JSON.parse(String(row['time'])) as OnlineMatch['time'],
      };
    },
    saveRecord(id, game, record) {
      putRecord.run(id, game, record);
    },
    loadRecord(id) {
      const row = getRecord.get(id);
      return row && { game: String(row['game']), record: String(row['record']) };
    },
    countMatches: () => Number(count.get()?.['n']),
    close: () => db.close(),
  };
}
