import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { SCREENS, type Screen } from './screens.ts';
import { findings } from './table.ts';

const WIDTHS = [320, 390, 820, 1440];

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });

async function reach(page: Page, screen: Screen): Promise<void> {
  await screen.reach?.(page);
  await page.evaluate(() => document.fonts.ready);
}

describe.each(SCREENS)('the screen $name', (screen) => {
  it('has no violation for axe, light and dark, and never scrolls sideways at 320, 390, 820 and 1440', async () => {
    const page = await app.open({ path: screen.path });
    await reach(page, screen);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
      expect(await findings(page), theme).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooWide(page), `${width}`).toEqual([]);
    }
    await page.context().close();
  });
});
