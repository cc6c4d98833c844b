import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '../../src/core/clause.ts';
import { type App, openApp } from './app.ts';
import { SCREENS, type Screen } from './screens.ts';
import { findings } from './table.ts';

const WIDTHS = [320, 390, 820, 1366, 1440];

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

/** By the button at the top; where there is none the page speaks as its address says. */
const speak = (page: Page, lang: Lang): Promise<void> =>
  page
    .locator(`.langs button[lang=${lang}]`)
    .evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());

describe.each(SCREENS)('the screen $name', (screen) => {
  it('has no violation for axe and never scrolls sideways in either language, light and dark, on any width', async () => {
    const page = await app.open({ path: screen.path });
    await reach(page, screen);
    // A wide page in Spanish by night and a phone in English by day show each word, each colour and each arrangement.
    for (const [lang, theme, looked] of [
      ['es', 'dark', 1440],
      ['en', 'light', 390],
    ] as const) {
      await speak(page, lang);
      await page.setViewportSize({ width: looked, height: 844 });
      await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
      expect(await findings(page), `${lang} ${theme}`).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await tooWide(page), `${lang} ${width}`).toEqual([]);
      }
    }
    await page.context().close();
  });
});
