import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { openStore } from './store.ts';
import { threadThinker } from './thinking.ts';

const DEFAULT_PORT = 3000;
/** The built page, beside the sources and beside what was built of them alike. */
const PAGES = fileURLToPath(new URL('../../dist', import.meta.url));

/** Starts the server as the environment says (what is set to nothing is not set), and stops it when asked to. */
export async function serve(): Promise<void> {
  const port = Number(process.env['PORT'] || DEFAULT_PORT);
  const data = resolve(process.env['DATA'] || 'data');
  mkdirSync(data, { recursive: true });
  const store = openStore(join(data, 'cancha.sqlite'));
  const thinker = threadThinker();
  const app = await buildApp({ store, think: thinker.think, pages: PAGES });
  await app.listen({ port, host: process.env['HOST'] || '::' });
  const address = app.server.address();
  const heard = typeof address === 'object' && address ? address.port : port;
  console.log(`Cancha: http://localhost:${heard}`);

  const stop = async (): Promise<void> => {
    await app.close();
    await thinker.close();
    store.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
