import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { type App, openApp } from './app.ts';

const KB = 1024;
const MOST_SCRIPT = 60 * KB;
const MOST_FONT = 60 * KB;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('the first page', () => {
  it('needs at most 60 kB of JavaScript gzipped and as much of fonts, and no game before it is opened', async () => {
    const context = await app.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const loaded: { type: string; url: string; bytes: Promise<Buffer> }[] = [];
    const keep = (response: Response) =>
      loaded.push({ type: response.request().resourceType(), url: response.url(), bytes: response.body() });
    page.on('response', keep);
    await page.goto(app.url, { waitUntil: 'networkidle' });
    page.off('response', keep);
    const sizes = await Promise.all(
      loaded.map(async ({ type, url, bytes }) => ({
        type,
        url,
        size: type === 'script' ? gzipSync(await bytes).length : (await bytes).length,
      })),
    );
    const sum = (type: string): number =>
      sizes.filter((file) => file.type === type).reduce((total, { size }) => total + size, 0);
    expect(sum('script')).toBeGreaterThan(10 * KB);
    expect(sum('script')).toBeLessThan(MOST_SCRIPT);
    expect(sum('font')).toBeGreaterThan(0);
    expect(sum('font')).toBeLessThan(MOST_FONT);
    const ofGames = new RegExp(`/(${GAME_IDS.join('|')})-(room|Board|voice)-.*\\.js$`);
    expect(sizes.filter(({ url }) => ofGames.test(url))).toEqual([]);
    const opened = page.waitForResponse((response) => ofGames.test(response.url()));
    await page.goto(`${app.url}/rules/${GAME_IDS[0]}`);
    await opened;
    await context.close();
  });
});
