// Servers over each kind of database: two nodes over one PostgreSQL, or one node over SQLite, twice the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/server/app.ts';
import type { Log } from '../../src/server/log/log.ts';
import { openPostgresLog } from '../../src/server/log/postgres.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import { LIMITS } from '../../src/server/settings.ts';
import { openPostgresStore } from '../../src/server/store/postgres.ts';
import { openSqliteStore } from '../../src/server/store/sqlite.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

export type App = Awaited<ReturnType<typeof buildApp>>;
export interface Nodes {
  readonly nodes: readonly [App, App];
  close(): Promise<void>;
}
export type OpenNodes = (now: () => number) => Promise<Nodes>;

const MANY = 100_000;
const limits = { ...LIMITS, signInsPerHour: MANY, matchesPerHour: MANY, requestsPerMinute: MANY };
const settings = { pages: 'no such folder', limits };

const overSqlite: OpenNodes = async (now) => {
  const folder = mkdtempSync(join(tmpdir(), 'cancha-nodes-'));
  const file = join(folder, 'cancha.sqlite');
  const log = await openSqliteLog(file);
  const app = await buildApp({ log, store: openSqliteStore(file), now, settings });
  return {
    nodes: [app, app],
    async close() {
      await app.close();
      await log.close();
      rmSync(folder, { recursive: true });
    },
  };
};

const overPostgres =
  (postgres: Promise<Postgres>): OpenNodes =>
  async (now) => {
    const url = await (await postgres).database();
    const logs: Log[] = [await openPostgresLog(url), await openPostgresLog(url)];
    const [one, two] = await Promise.all(
      logs.map((log) => buildApp({ log, store: openPostgresStore(url), now, settings })),
    );
    return {
      nodes: [one!, two!],
      async close() {
        await Promise.all([one!.close(), two!.close()]);
        await Promise.all(logs.map((log) => log.close()));
      },
    };
  };

/** By name; `close` ends the database server that was started for them. */
export function places(): { readonly all: readonly (readonly [string, OpenNodes])[]; close(): Promise<void> } {
  const postgres = hasPostgres ? startPostgres() : undefined;
  return {
    all: [
      ['SQLite', overSqlite],
      ...(postgres ? [['PostgreSQL, with two nodes', overPostgres(postgres)] as const] : []),
    ],
    close: async () => (await postgres)?.close(),
  };
}
