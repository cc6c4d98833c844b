import type { Page } from 'playwright-core';
import type { App } from './app.ts';

/** Puts these into the store of the page's browser as they are, and opens the first page anew. */
export async function storeMatches(page: Page, app: App, matches: readonly object[]): Promise<void> {
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('cancha');
        asked.onsuccess = () => {
          const work = asked.result.transaction('matches', 'readwrite');
          for (const match of given) work.objectStore('matches').put(match);
          work.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    matches,
  );
  await page.goto(`${app.url}/`);
  await page.locator('main h1').waitFor();
}

/** The record of a match in the store of the page's browser. */
export const storedRecord = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const asked = indexedDB.open('cancha');
        asked.onsuccess = () => {
          const found = asked.result.transaction('matches').objectStore('matches').get(key);
          found.onsuccess = () => {
            asked.result.close();
            resolve((found.result as { record: string }).record);
          };
        };
      }),
    id,
  );
