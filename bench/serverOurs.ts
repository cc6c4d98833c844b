import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/server/app.ts';
import { openPostgresLog } from '../src/server/log/postgres.ts';
import { openSqliteLog } from '../src/server/log/sqlite.ts';
import { LIMITS } from '../src/server/settings.ts';
import { openSqliteStore } from '../src/server/store/sqlite.ts';

const NO_LIMIT = 1e9;

/**
 * Our server as it is run, but without limits for one address: all drivers have the same. What it knows of people lies in
 * memory, or on the disk as in a house.
 */
export async function startOurs(isHouse = false): Promise<Server> {
  const url = process.env['DATABASE_URL'];
  const file = join(mkdtempSync(join(process.env['BENCH_DATA'] ?? tmpdir(), 'cancha-bench-')), 'cancha.sqlite');
  const log = url ? await openPostgresLog(url) : await openSqliteLog(file);
  const limits = {
    ...LIMITS,
    matchesPerHour: NO_LIMIT,
    requestsPerMinute: NO_LIMIT,
    sockets: NO_LIMIT,
    messagesPerSecond: NO_LIMIT,
  };
  const store = isHouse ? { store: openSqliteStore(file) } : {};
  const app = await buildApp({ log, ...store, settings: { pages: 'none', limits, logLevel: 'error' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server;
}
