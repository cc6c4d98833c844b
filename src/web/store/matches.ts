import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import type { Options } from '../../core/options.ts';
import { GAME_IDS, type GameId, REGISTRY } from '../../games/index.ts';
import type { KeptAnalysis } from '../../lab/analyse.ts';
import { MAX_MEMBERS, type Table } from '../../match/table.ts';
import type { Unspent } from '../../match/times.ts';
import type { Promised } from '../../protocol/promise.ts';

/** A match kept in this browser: the record tells everything that happened, the rest is for lists and for going on. */
export interface StoredMatch {
  readonly id: string;
  readonly game: GameId;
  readonly options: Options;
  readonly table: Table;
  /** The text of src/match/record.ts with the referee's seed; empty before the first step, and on a server till the end. */
  readonly record: string;
  readonly score: readonly [home: number, away: number];
  readonly isOver: boolean;
  /** What was left of the time. */
  readonly clock?: Unspent;
  /** Where the match is on a server: the key of this browser's seat. */
  readonly key?: string;
  /** There too: what was promised about the dice before the match, to be compared with its record. */
  readonly promised?: Promised;
  /** Where it was played on from: the address of that step. */
  readonly origin?: string;
  /** What was found out about its decisions. */
  readonly analysis?: KeptAnalysis;
  readonly updated: number;
}

const members = v.pipe(
  v.array(v.object({ name: v.string(), bot: v.nullable(v.string()) })),
  v.minLength(1),
  v.maxLength(MAX_MEMBERS),
);
const Shape = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  game: v.picklist(GAME_IDS),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  table: v.object({ home: members, away: members }),
  record: v.string(),
  score: v.tuple([v.number(), v.number()]),
  isOver: v.boolean(),
  clock: v.optional(
    v.object({ period: v.string(), left: v.number(), choice: v.optional(v.tuple([v.string(), v.number()])) }),
  ),
  key: v.optional(v.string()),
  updated: v.number(),
});

/** Whether this is a whole match, as a page may show it; what a backup or an older version left may be none. */
export const isStoredMatch = (value: unknown): value is StoredMatch => v.is(Shape, value);

/** Whether anything was done in it: a table that was only laid is none to come back to, unless somebody is invited. */
export const isBegun = ({ key, record }: StoredMatch): boolean => key !== undefined || /^(1\. |\[Start )/m.test(record);

/** The version of the rules that it was played under, where others are played here now: it can only be read. */
export function archivedVersion({ game, record }: StoredMatch): number | null {
  const [, version] = /^\[Rules (\d+)\]/m.exec(record) ?? [];
  return version === undefined || Number(version) === REGISTRY[game].version ? null : Number(version);
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

export const loadMatch = async (id: string): Promise<StoredMatch | undefined> => {
  const found = await (await database()).get('matches', id);
  return isStoredMatch(found) ? found : undefined;
};

export const saveMatch = async (match: StoredMatch): Promise<void> => {
  await (await database()).put('matches', match, undefined);
};

/** Changes what is told of a match that is kept; one that is not stays so. */
export const updateMatch = async (id: string, news: Partial<StoredMatch>): Promise<void> => {
  const { store } = (await database()).transaction('matches', 'readwrite');
  const found = await store.get(id);
  if (found) await store.put({ ...found, ...news });
};

export const deleteMatch = async (id: string): Promise<void> => (await database()).delete('matches', id);

interface Listed {
  /** Those in which something was done, the newest first. */
  readonly matches: readonly StoredMatch[];
  /** The ids of what can't be read. */
  readonly unreadable: readonly string[];
}

/** For so long one can go back to a table that was only laid. */
const KEPT_MILLIS = 24 * 60 * 60 * 1000;

export async function listMatches(): Promise<Listed> {
  const all = (await (await database()).getAllFromIndex('matches', 'updated')).reverse();
  const readable = all.filter(isStoredMatch);
  for (const match of readable)
    if (!isBegun(match) && match.updated < Date.now() - KEPT_MILLIS) void deleteMatch(match.id);
  return {
    matches: readable.filter(isBegun),
    unreadable: all.filter((match) => !isStoredMatch(match)).map(({ id }) => id),
  };
}
