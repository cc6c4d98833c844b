import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { openStore } from '../../src/server/store.ts';
import { openApp } from './app.ts';

const OFFERS = 4;

it('a page left open over a restart of the server tells everything that happens after it', async () => {
  const app = await openApp();
  const store = openStore(':memory:');
  const serve = async (port: number): Promise<FastifyInstance> => {
    const pages = resolve(process.env['CANCHA_PAGES'] ?? 'dist');
    const server = await buildApp({ store, think: () => Promise.reject(new Error('no hints here')), pages });
    await server.listen({ port, host: '127.0.0.1' });
    return server;
  };
  const first = await serve(0);
  const { host } = new URL(first.listeningOrigin);
  const { id, key } = await first
    .inject({ method: 'POST', url: '/api/matches', payload: { game: 'torino', side: 'away', name: 'Blas' } })
    .then((answer) => answer.json());
  const page = await app.open();
  await page.goto(`http://${host}/online/${id}`);
  const blas = new WebSocket(`ws://${host}/api/matches/${id}/live?key=${key}`);
  blas.onmessage = () => blas.send(JSON.stringify({ type: 'seed', side: 'away', seed: 'x' }));
  await page.locator('[data-step="1"]').waitFor();
  for (let i = 0; i < OFFERS; i++) blas.send(JSON.stringify({ type: 'offer-draw', side: 'away' }));
  await page.locator(`[data-step="${OFFERS + 1}"]`).waitFor();

  await first.close();
  const second = await serve(Number(new URL(`http://${host}`).port));
  await page.locator('[data-step="1"]').waitFor();
  const lines = page.locator('.log li');
  const before = await lines.count();
  await page.locator('[data-throw]').click();
  await page.locator('[data-step="2"]').waitFor();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await page.context().close();
  await second.close();
  store.close();
  await app.close();
});
