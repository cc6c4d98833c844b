import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, loadRoom } from '../../src/games/index.ts';
import { type App, clickOn, openApp, startMatch, stepOf } from './app.ts';
import { briefOf, playOut } from './brief.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe.each(GAME_IDS)('%s in the browser', (game) => {
  it('is played against a bot to its end, and kept as a finished match', async () => {
    const page = await app.open({ path: `/play/${game}` });
    await startMatch(page, briefOf(game));
    await playOut(page);
    await page.locator('dialog[open] [data-balance=luck]').waitFor();
    const headline = await page.locator('dialog[open] h2').innerText();
    expect(['¡Has ganado!', 'Has perdido', 'Empate']).toContain(headline);
    const { name } = (await loadRoom(game)).game;
    await page.goto(`${app.url}/`);
    const finished = page.locator('a[href^="/review/"]');
    await finished.first().waitFor();
    expect(await finished.innerText()).toContain(name.es);
    await finished.click();
    await page.locator('input[type=range]').waitFor();
    await page.context().close();
  });

  it('is played by two people at one screen, and reloaded in mid-turn without losing anything', async () => {
    const page = await app.open({ path: `/play/${game}`, lang: 'en' });
    await startMatch(page, { opponent: 'friend', ...briefOf(game) });
    await clickOn(page, 9);
    // But for the clock of a period: it is a real one, and runs on.
    const scoreboard = () => page.locator('.scoreboard').locator('.team, .score, .words').allInnerTexts();
    const before = { board: await scoreboard(), lines: await page.locator('.log [data-line]').count() };
    const question = () => page.locator('.ask, .cover h2').first().innerText();
    const isCovered = (await page.locator('.cover').count()) > 0;
    const asked = await question();
    await page.reload();
    await page.locator('[data-step]').waitFor();
    await expect.poll(() => page.locator('.log [data-line]').count()).toBe(before.lines);
    expect(await scoreboard()).toEqual(before.board);
    // Where there are secrets, the device has to be handed over again.
    const hand = page.locator('[data-action=look]');
    const askedAgain = async (): Promise<string> => {
      if (!isCovered && (await hand.count()) > 0) await hand.click();
      return question();
    };
    await expect.poll(askedAgain).toBe(asked);
    const again = await stepOf(page);
    await clickOn(page, 12);
    expect(await stepOf(page)).toBeGreaterThan(again);
    await page.context().close();
  });
});
