// Pictures of every screen: `npm run screenshots [part of a name]`. All of them go to screenshots/, which git ignores;
// those that the documents show are made small and go to docs/images.
import { mkdirSync } from 'node:fs';
import { build } from 'vite';
import { LANGS, type Lang } from '../src/core/clause.ts';
import { type App, openApp } from '../test/browser/app.ts';
import { SCREENS, type Screen } from '../test/browser/screens.ts';
import { takeSmall } from './webp.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** The screens that are also taken in the dark. */
const MAIN = /^(home|setup|match-.*|end|rules)$/;
/** Screens that one sees through a window; of the others the whole page is taken. */
const IN_A_WINDOW = /^(match-.*|cover|end)$/;
/** Picture in screenshots/ → picture of the documents. */
const CHOSEN: Readonly<Record<string, string>> = {
  'home-es-1440-light': 'home',
  'match-eleven-en-1440-dark': 'match-dark',
  'match-mat-es-390-light': 'phone',
  'end-en-390-light': 'end',
};
const QUALITY = 80;
const PATIENCE = 60_000;
const MOST_TRIES = 3;

/** All pictures of a screen in one language; gives back how many. */
async function take(app: App, screen: Screen, lang: Lang): Promise<number> {
  const page = await app.open({ path: screen.path, lang });
  try {
    page.setDefaultTimeout(PATIENCE);
    await screen.reach?.(page);
    let count = 0;
    for (const theme of THEMES.slice(0, MAIN.test(screen.name) ? 2 : 1))
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        await page.evaluate((shown) => {
          document.documentElement.dataset['theme'] = shown;
          scrollTo(0, 0);
          return document.fonts.ready;
        }, theme);
        const name = `${screen.name}-${lang}-${size.width}-${theme}`;
        await page.screenshot({ path: `screenshots/${name}.png`, fullPage: !IN_A_WINDOW.test(screen.name) });
        if (CHOSEN[name]) await takeSmall(page, `docs/images/${CHOSEN[name]}.webp`, QUALITY);
        count++;
      }
    return count;
  } finally {
    await page.context().close();
  }
}

/** A busy machine may let a screen down: it is tried again. */
async function takeSurely(app: App, screen: Screen, lang: Lang): Promise<number> {
  for (let tries = 1; ; tries++)
    try {
      return await take(app, screen, lang);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      console.log(`  again, ${screen.name} did not come: ${String(error).split('\n')[0]}`);
    }
}

const wanted = process.argv[2] ?? '';
const screens = SCREENS.filter(({ name }) => name.includes(wanted));
await build({ logLevel: 'error' });
mkdirSync('screenshots', { recursive: true });
mkdirSync('docs/images', { recursive: true });
const app = await openApp();
let count = 0;
try {
  for (const [i, screen] of screens.entries())
    for (const lang of LANGS) {
      count += await takeSurely(app, screen, lang);
      console.log(`${i + 1}/${screens.length} ${screen.name} ${lang}: ${count} pictures`);
    }
} finally {
  await app.close();
}
console.log(`${count} pictures in screenshots/`);
