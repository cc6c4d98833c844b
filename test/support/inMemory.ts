import { afterEach, beforeEach } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';

/** A server of its own for each test of a file; nothing of it outlives the test. */
export interface InMemory {
  app: Awaited<ReturnType<typeof buildApp>>;
  /** By how many milliseconds its clock is ahead; a test moves it on. */
  ahead: number;
}

export function serverInMemory(): InMemory {
  const server = { ahead: 0 } as InMemory;
  let close: () => Promise<void>;
  beforeEach(async () => {
    server.ahead = 0;
    const log = await openSqliteLog(':memory:');
    server.app = await buildApp({ log, now: () => Date.now() + server.ahead, settings: { pages: 'no such folder' } });
    close = () => server.app.close().then(() => log.close());
  });
  afterEach(() => close());
  return server;
}
