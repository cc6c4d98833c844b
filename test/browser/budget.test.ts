import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';

const KB = 1024;
const MOST_SCRIPT = 120 * KB;
const MOST_FONT = 60 * KB;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('the first page', () => {
  it('needs at most 120 kB of JavaScript gzipped and 60 kB of fonts, and no game before it is opened', async () => {
    const context = await app.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const loaded: { type: string; url: string; bytes: Promise<Buffer> }[] = [];
    page.on('response', (response) =>
      loaded.push({ type: response.request().resourceType(), url: response.url(), bytes: response.body() }),
    );
    await page.goto(app.url, { waitUntil: 'networkidle' });
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
    expect(sizes.filter(({ url }) => /rules-|Board-|voice-/.test(url))).toEqual([]);
    await context.close();
  });
});
