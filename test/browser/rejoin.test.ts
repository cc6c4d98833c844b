import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { loadRoom } from '../../src/games/index.ts';
import { buildApp } from '../../src/server/app.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import { Player } from '../support/player.ts';
import { openApp, startMatch } from './app.ts';

it('a page left open over a restart of the server tells everything that happens after it, and nothing twice', async () => {
  const app = await openApp();
  const log = await openSqliteLog(':memory:');
  const serve = async (port: number): Promise<FastifyInstance> => {
    const server = await buildApp({ log, settings: { pages: resolve(process.env['CANCHA_PAGES'] ?? 'dist') } });
    await server.listen({ port, host: '127.0.0.1' });
    return server;
  };
  const first = await serve(0);
  const address = first.listeningOrigin;
  const { id, key } = await first
    .inject({ method: 'POST', url: '/api/matches', payload: { game: 'torino', side: 'away', name: 'Blas' } })
    .then((answer) => answer.json());
  const page = await app.open();
  await page.goto(`${address}/online/${id}`);
  const room = await loadRoom('torino');
  const blas = new Player(address, id, room, 'away', key);
  const { n } = await blas.until('step');
  await page.locator(`[data-step="${n}"]`).waitFor();
  blas.say({ type: 'offer-draw', side: 'away' });
  await page.locator(`[data-step="${n + 1}"]`).waitFor();
  const lines = page.locator('.log [data-line]');
  const before = await lines.count();

  await first.close();
  expect((await blas.closed).code).toBe(1012);
  const second = await serve(Number(new URL(address).port));
  const again = new Player(address, id, room, 'away', key, n + 1);
  expect((await again.until('step')).n).toBe(n + 1);
  again.say({ type: 'throw', n: n + 1 });
  await page.locator(`[data-step="${n + 2}"]`).waitFor();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await page.context().close();
  await second.close();
  await log.close();
  await app.close();
});

it('on plain http under another name than localhost a match starts, on this device and online', async () => {
  const app = await openApp(['--host-resolver-rules=MAP living-room.test 127.0.0.1']);
  const url = app.url.replace('127.0.0.1', 'living-room.test');
  const page = await app.open();
  await page.goto(`${url}/play/torino`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await startMatch(page);
  await page.goto(`${url}/play/torino`);
  await page.locator('input[name=opponent][value=online]').check({ force: true });
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/online\//);
  const guest = await app.open();
  await guest.goto(page.url());
  await Promise.all([page, guest].map((each) => each.locator('[data-step]').waitFor()));
  await page.context().close();
  await app.close();
});
