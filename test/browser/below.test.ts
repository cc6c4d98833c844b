import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, clickOn, openApp, startMatch } from './app.ts';

/** As a proxy serves it that has other things beside it. */
const BASE = '/games/cancha/';
const pages = mkdtempSync(join(tmpdir(), 'cancha-below-'));
let app: App;

beforeAll(async () => {
  process.env['BASE'] = BASE;
  await build({ logLevel: 'error', build: { outDir: pages, emptyOutDir: true, minify: false } });
  app = await openApp([], { pages, base: BASE });
});
afterAll(async () => {
  delete process.env['BASE'];
  await app.close();
  rmSync(pages, { recursive: true });
});

it('the page is used below a path: links, reloads, what it keeps, a match online', async () => {
  const page = await app.open({ path: BASE, lang: 'en', offline: true });
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!).filter((href) => !href.startsWith('#')));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => !href.startsWith(BASE))).toEqual([]);
  await page.locator(`a[href="${BASE}play/torino"]:not(.art)`).first().click();
  await startMatch(page, { opponent: 'friend' });
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${BASE}match/`));
  expect(await clickOn(page, 3)).toBe(3);
  await page.reload();
  await page.locator('[data-step]').waitFor();
  await page.locator('a.brand').click();
  await page.locator(`a[href^="${BASE}match/"]`).waitFor();

  await page.goto(`${app.url}${BASE}play/torino`);
  await page.locator('input[name=opponent][value=online]').check({ force: true });
  await page.locator('button[type=submit]').click();
  await page.waitForURL(new RegExp(`${BASE}online/`));
  const rival = await app.open({ path: new URL(page.url()).pathname, lang: 'en' });
  await Promise.all([page, rival].map((each) => each.locator('[data-step]').waitFor()));

  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${app.url}${BASE}`);
  await page.context().setOffline(true);
  await page.goto(`${app.url}${BASE}rules/torino`);
  await page.locator('main h1').waitFor();
});
