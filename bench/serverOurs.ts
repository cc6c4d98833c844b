import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/server/app.ts';
import { openKept } from '../src/server/serve.ts';
import { LIMITS } from '../src/server/settings.ts';

const NO_LIMIT = 1e9;

/** Our server as it is run, but without limits for one address: all drivers have the same. */
export async function startOurs(): Promise<Server> {
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const data = mkdtempSync(join(process.env['BENCH_DATA'] ?? tmpdir(), 'cancha-bench-'));
  const kept = await openKept({ databaseUrl, data });
  const limits = {
    ...LIMITS,
    matchesPerHour: NO_LIMIT,
    requestsPerMinute: NO_LIMIT,
    sockets: NO_LIMIT,
    messagesPerSecond: NO_LIMIT,
  };
  const app = await buildApp({ ...kept, settings: { pages: 'none', limits, logLevel: 'error' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server;
}
