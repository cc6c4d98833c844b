import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Said } from '../core/clause.ts';
import { GAME_IDS, loadRoom } from '../games/index.ts';
import type { App } from './app.ts';
import { localBus, type Think } from './bus/bus.ts';
import type { Log } from './log/log.ts';
import { readSettings, type Settings } from './settings.ts';
import type { Store } from './store/tables.ts';

/** Whatever hangs, the server is gone after this. */
const STOP_MILLIS = 8000;

/** What a process ends with that can keep nothing any more: whoever watches over it starts it again. */
const LOST_CODE = 70;
const LOST: Said = {
  es: 'Se ha parado lo que guarda los partidos; el servidor termina para que vuelvan a arrancarlo.',
  en: 'What keeps the matches has stopped; the server ends, so that it is started again.',
};

/** What is kept: the log first, which brings the database to what it should be, then what is known of people. */
export async function openKept(
  { databaseUrl, data }: Pick<Settings, 'databaseUrl' | 'data'>,
  lost?: (error: Error) => void,
): Promise<{ readonly log: Log; readonly store: Store }> {
  if (databaseUrl === undefined) {
    const [{ openSqliteLog }, { openSqliteStore }] = await Promise.all([
      import('./log/sqlite.ts'),
      import('./store/sqlite.ts'),
    ]);
    const file = join(data, 'cancha.sqlite');
    return { log: await openSqliteLog(file, lost), store: openSqliteStore(file, lost) };
  }
  const [{ openPostgresLog }, { openPostgresStore }] = await Promise.all([
    import('./log/postgres.ts'),
    import('./store/postgres.ts'),
  ]);
  return { log: await openPostgresLog(databaseUrl), store: openPostgresStore(databaseUrl) };
}

async function busMaker({ natsUrls }: Settings): Promise<(think: Think) => ReturnType<typeof localBus>> {
  if (natsUrls.length === 0) return localBus;
  const { natsBus } = await import('./bus/nats.ts');
  return (think) => natsBus(natsUrls, think);
}

/**
 * Starts the server as the environment says, and stops it when asked to: everything that was promised is kept first.
 * The time is that of the log, where nothing else is given.
 */
export async function serve(time?: { readonly now: () => number }): Promise<App> {
  const settings = readSettings(process.env);
  let stop = async (code: number): Promise<void> => process.exit(code);
  const lost = (error: Error): void => {
    console.error(`${LOST.es}\n${LOST.en}\n${error.message}`);
    void stop(LOST_CODE);
  };
  // What keeps the matches is opened while everything else is loaded, the games too: whoever comes first may come from a node
  // that has just died, and waits for none of it.
  const [{ log, store }, { buildApp }, { threadThinker }] = await Promise.all([
    openKept(settings, lost),
    import('./app.ts'),
    import('./thinking.ts'),
    ...GAME_IDS.map(loadRoom),
  ]);
  const thinker = threadThinker();
  const app = await buildApp({
    log,
    store,
    think: thinker.think,
    makeBus: await busMaker(settings),
    settings,
    ...time,
  });
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await app.close();
    await log.close();
    throw error;
  }
  const address = app.server.address();
  const heard = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Cancha: http://localhost:${heard}${settings.base}`.replace(/\/$/, ''));

  flushCompileCache();

  let isStopping = false;
  stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code || 1), STOP_MILLIS).unref();
    try {
      await app.close();
      await thinker.close();
      await log.close();
    } catch (error) {
      console.error(error instanceof Error ? error.stack : error);
      process.exit(code || 1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  return app;
}
