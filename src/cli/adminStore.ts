import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrated } from '../server/log/migrations.ts';
import { type Queries, queriesOver } from '../server/log/queries.ts';
import type { Db } from '../server/log/tables.ts';
import type { Store } from '../server/store/tables.ts';
import { DATABASE } from './backup.ts';
import { CommandError } from './exit.ts';

/** What the server keeps, for whoever keeps the server. */
export interface Kept {
  readonly store: Store;
  readonly log: Queries;
  close(): Promise<void>;
}

const OTHER_VERSION = {
  es: 'El servidor que usa estos datos es de otra versión; actualízalo antes.',
  en: 'The server that uses these data is of another version; update it first.',
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === 'CANCHA_FOLDER_TAKEN';

/**
 * The data of a folder, or of a PostgreSQL. A folder that no server uses is locked meanwhile, as by a server; beside
 * one that runs the file is written like by any other of its connections, and its form is left alone.
 */
export async function openKept(data: string, databaseUrl: string | undefined): Promise<Kept> {
  if (databaseUrl !== undefined) {
    const [{ openPostgresLog }, { openPostgresStore }] = await Promise.all([
      import('../server/log/postgres.ts'),
      import('../server/store/postgres.ts'),
    ]);
    const log = await openPostgresLog(databaseUrl);
    return over(openPostgresStore(databaseUrl), () => log.close());
  }
  const file = join(data, DATABASE);
  if (!existsSync(file))
    throw new CommandError({ es: `En «${data}» no hay datos.`, en: `There is no data in "${data}".` });
  const [{ openSqliteLog }, { openSqliteStore }] = await Promise.all([
    import('../server/log/sqlite.ts'),
    import('../server/store/sqlite.ts'),
  ]);
  const log = await openSqliteLog(file).catch((error: unknown) => {
    if (isTaken(error)) return undefined;
    throw error;
  });
  const kept = over(openSqliteStore(file), async () => log?.close());
  if (log || (await migrated(kept.store as unknown as Db))) return kept;
  await kept.close();
  throw new CommandError(OTHER_VERSION);
}

function over(store: Store, closeLog: () => Promise<void>): Kept {
  const log = queriesOver(store as unknown as Db);
  return {
    store,
    log,
    async close() {
      await store.destroy();
      await closeLog();
    },
  };
}
