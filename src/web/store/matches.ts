import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { Table } from '../../match/table.ts';

/** A match kept in this browser: the record tells everything that happened, the rest is for lists and for going on. */
export interface StoredMatch {
  readonly id: string;
  readonly game: GameId;
  readonly options: Options;
  readonly table: Table;
  /** The text of src/match/record.ts with the referee's seed; empty before the first step. */
  readonly record: string;
  readonly score: readonly [home: number, away: number];
  readonly isOver: boolean;
  /** Where a whistle ends the period: how many milliseconds it had left. */
  readonly clock?: { readonly period: string; readonly left: number };
  readonly updated: number;
}

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch; indexes: { updated: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('cancha', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  return opened;
};

export const loadMatch = async (id: string): Promise<StoredMatch | undefined> => (await database()).get('matches', id);

export const saveMatch = async (match: StoredMatch): Promise<void> => {
  await (await database()).put('matches', match, undefined);
};

/** The newest first. */
export const listMatches = async (): Promise<StoredMatch[]> =>
  (await (await database()).getAllFromIndex('matches', 'updated')).reverse();
