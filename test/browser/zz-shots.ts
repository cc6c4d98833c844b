import { openApp } from './app.ts';
import { SCREENS } from './screens.ts';

const names = process.argv.slice(2);
const app = await openApp();
for (const screen of SCREENS.filter(({ name }) => names.includes(name)))
  for (const [lang, theme] of [
    ['es', 'light'],
    ['en', 'dark'],
  ] as const) {
    try {
      const page = await app.open({ path: screen.path, lang, theme });
      await screen.reach?.(page);
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1366, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(150);
        await page.screenshot({ path: `/tmp/cb/${screen.name}-${lang}-${width}.png`, fullPage: true });
      }
      await page.context().close();
    } catch (error) {
      console.error(screen.name, lang, String(error).slice(0, 600));
    }
  }
await app.close();
process.exit(0);
