// Pictures of every screen: `npm run screenshots [part of a name]`. All of them go to screenshots/, which git ignores; those
// that the README shows go to docs/images too.
import { copyFileSync, mkdirSync } from 'node:fs';
import { build } from 'vite';
import { LANGS } from '../src/core/clause.ts';
import { openApp } from '../test/browser/app.ts';
import { SCREENS } from '../test/browser/screens.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** The screens that are also taken in the dark. */
const MAIN = /^(home|setup|match-.*|rules)$/;
/** Where the README gets its pictures from: file in screenshots/ → file in docs/images/. */
const CHOSEN: Readonly<Record<string, string>> = {
  'home-es-1440-light': 'home',
  'match-torino-es-1440-light': 'match',
  'match-eleven-en-1440-dark': 'match-dark',
  'match-torino-es-390-light': 'phone',
};

const wanted = process.argv[2] ?? '';
await build({ logLevel: 'error' });
mkdirSync('screenshots', { recursive: true });
mkdirSync('docs/images', { recursive: true });
const app = await openApp();
let count = 0;
try {
  for (const screen of SCREENS.filter(({ name }) => name.includes(wanted)))
    for (const lang of LANGS) {
      const page = await app.open({ path: screen.path, lang });
      await screen.reach?.(page);
      for (const theme of THEMES.slice(0, MAIN.test(screen.name) ? 2 : 1))
        for (const size of WIDTHS) {
          await page.setViewportSize(size);
          await page.evaluate((shown) => {
            document.documentElement.dataset['theme'] = shown;
            return document.fonts.ready;
          }, theme);
          const name = `${screen.name}-${lang}-${size.width}-${theme}`;
          await page.screenshot({ path: `screenshots/${name}.png`, fullPage: size.width < WIDTHS[2].width });
          if (CHOSEN[name]) copyFileSync(`screenshots/${name}.png`, `docs/images/${CHOSEN[name]}.png`);
          count++;
        }
      await page.context().close();
    }
} finally {
  await app.close();
}
console.log(`${count} pictures in screenshots/`);
