import type { Page } from 'playwright-core';

/** What the tests see of a turn while it is shown. */

/** Keeps in the page what of this came up first, second and so on. */
export const watch = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const each of wanted) if (!seen.includes(each) && document.querySelector(each)) seen.push(each);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, selectors);

export const seenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

/** How many ways lie on the board. */
export const waysIn = async (page: Page): Promise<number> => {
  const ways = page.locator('[data-ways]');
  return (await ways.count()) === 0 ? 0 : Number(await ways.getAttribute('data-ways'));
};

/** Changes entries of the settings; they hold once the page is loaded anew. */
export const change = (page: Page, entries: object): Promise<void> =>
  page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('cancha.settings') ?? '{}');
    localStorage.setItem('cancha.settings', JSON.stringify({ ...kept, ...wanted }));
  }, entries);

export const setPace = (page: Page, pace: string): Promise<void> => change(page, { pace });
