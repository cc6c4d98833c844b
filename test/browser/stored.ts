import type { Page } from 'playwright-core';
import type { StoredMatch } from '../../src/web/store/matches.ts';
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

/** A match as the page's browser keeps it. */
export const storedMatch = (page: Page, id: string): Promise<StoredMatch> =>
  page.evaluate(
    (key) =>
      new Promise<StoredMatch>((resolve) => {
        const asked = indexedDB.open('cancha');
        asked.onsuccess = () => {
          const found = asked.result.transaction('matches').objectStore('matches').get(key);
          found.onsuccess = () => {
            asked.result.close();
            resolve(found.result as StoredMatch);
          };
        };
      }),
    id,
  );

/** The record of a match in the store of the page's browser. */
export const storedRecord = async (page: Page, id: string): Promise<string> => (await storedMatch(page, id)).record;
