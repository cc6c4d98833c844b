import { join } from 'node:path';
import { buildApp } from './app.ts';
import { localBus, type Think } from './bus/bus.ts';
import type { Log } from './log/log.ts';
import { readSettings, type Settings } from './settings.ts';
import { threadThinker } from './thinking.ts';

/** Whatever hangs, the server is gone after this. */
const STOP_MILLIS = 8000;

async function openLog({ databaseUrl, data }: Settings): Promise<Log> {
  if (databaseUrl === undefined) {
    const { openSqliteLog } = await import('./log/sqlite.ts');
    return openSqliteLog(join(data, 'cancha.sqlite'));
  }
  const { openPostgresLog } = await import('./log/postgres.ts');
  return openPostgresLog(databaseUrl);
}

async function busMaker({ natsUrl }: Settings): Promise<(think: Think) => ReturnType<typeof localBus>> {
  if (natsUrl === undefined) return localBus;
  const { natsBus } = await import('./bus/nats.ts');
  return (think) => natsBus(natsUrl, think);
}

/** Starts the server as the environment says, and stops it when asked to: everything that was promised is kept first. */
export async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const log = await openLog(settings);
  const thinker = threadThinker();
  const app = await buildApp({ log, think: thinker.think, makeBus: await busMaker(settings), settings });
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await log.close();
    throw error;
  }
  const address = app.server.address();
  const heard = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Cancha: http://localhost:${heard}${settings.base}`.replace(/\/$/, ''));

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
}
