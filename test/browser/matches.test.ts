import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, loadRoom } from '../../src/games/index.ts';
import { type App, clickOn, openApp, startMatch, stepOf } from './app.ts';
import { briefOf } from './brief.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe.each(GAME_IDS)('%s in the browser', (game) => {
  it('is played against a bot to its end, and kept as a finished match', async () => {
    const page = await app.open({ path: `/play/${game}` });
    await startMatch(page, briefOf(game));
    await clickOn(page);
    await page.locator('[data-turn=over]').waitFor();
    await page.locator('dialog[open]').waitFor();
    const { name } = (await loadRoom(game)).game;
    await page.goto(`${app.url}/`);
    const finished = page.locator('a[href^="/review/"]');
    await finished.first().waitFor();
    expect(await finished.innerText()).toContain(name.es);
    await finished.click();
    await page.locator('input[type=range]').waitFor();
    await page.context().close();
  });

  it('is played by two people at one screen, reloaded in mid-turn without losing anything, to its end', async () => {
    const page = await app.open({ path: `/play/${game}`, lang: 'en' });
    await startMatch(page, { opponent: 'friend', ...briefOf(game) });
    await clickOn(page, 9);
    const before = [
      await stepOf(page),
      await page.locator('.scoreboard').innerText(),
      await page.locator('.log li').count(),
    ];
    const asked = await page.locator('.ask, .cover h2').first().innerText();
    await page.reload();
    await page.locator('[data-step]').waitFor();
    await expect.poll(() => page.locator('.log li').count()).toBe(before[2]);
    expect(await page.locator('.scoreboard').innerText()).toBe(before[1]);
    expect(await page.locator('.ask, .cover h2').first().innerText()).toBe(asked);
    await clickOn(page);
    await page.locator('[data-turn=over]').waitFor();
    await page.context().close();
  });
});
