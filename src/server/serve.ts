import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { GAME_IDS, loadRoom } from '../games/index.ts';
import type { App } from './app.ts';
import { localBus, type Think } from './bus/bus.ts';
import type { Log } from './log/log.ts';
import { readSettings, type Settings } from './settings.ts';
import type { Store } from './store/tables.ts';

/** Whatever hangs, the server is gone after this. */
const STOP_MILLIS = 8000;

/** What is kept: the log first, which brings the database to what it should be, then what is known of people. */
export async function openKept({
  databaseUrl,
  data,
}: Pick<Settings, 'databaseUrl' | 'data'>): Promise<{ readonly log: Log; readonly store: Store }> {
  if (databaseUrl === undefined) {
    const [{ openSqliteLog }, { openSqliteStore }] = await Promise.all([
      import('./log/sqlite.ts'),
      import('./store/sqlite.ts'),
    ]);
    const file = join(data, 'cancha.sqlite');
    return { log: await openSqliteLog(file), store: openSqliteStore(file) };
  }
  const [{ openPostgresLog }, { openPostgresStore }] = await Promise.all([
    import('./log/postgres.ts'),
    import('./store/postgres.ts'),
  ]);
  return { log: await openPostgresLog(databaseUrl), store: openPostgresStore(databaseUrl) };
}

async function busMaker({ natsUrl }: Settings): Promise<(think: Think) => ReturnType<typeof localBus>> {
  if (natsUrl === undefined) return localBus;
  const { natsBus } = await import('./bus/nats.ts');
  return (think) => natsBus(natsUrl, think);
}

/**
 * Starts the server as the environment says, and stops it when asked to: everything that was promised is kept first.
 * The time is that of the log, where nothing else is given.
 */
export async function serve(time?: { readonly now: () => number }): Promise<App> {
  const settings = readSettings(process.env);
  // What keeps the matches is opened while everything else is loaded, the games too: whoever comes first may come from a node
  // that has just died, and waits for none of it.
  const [{ log, store }, { buildApp }, { threadThinker }] = await Promise.all([
    openKept(settings),
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
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MILLIS).unref();
    await app.close();
    await thinker.close();
    await log.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  return app;
}
