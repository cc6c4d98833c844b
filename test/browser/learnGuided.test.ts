import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import { type App, clickOn, openApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const FEW_CLICKS = 12;
const MOST_CLICKS = 40;

/** What the coach has explained, in order. */
const met = (page: Page, game: GameId): Promise<string[]> =>
  page.evaluate((id) => JSON.parse(localStorage.getItem('cancha.learn') ?? '{}').met?.[id] ?? [], game);

/** Clicks on for a while; a match that is still on then is given up. */
async function end(page: Page): Promise<void> {
  await clickOn(page, MOST_CLICKS);
  if ((await page.locator('[data-turn=over]').count()) === 0)
    await page
      .getByRole('button', { name: 'Resign', exact: true })
      .first()
      .evaluate((button) => (button as HTMLElement).click());
  await page.locator('[data-turn=over]').waitFor();
}

describe.each(GAME_IDS)('the guided first match of %s', (game) => {
  it('is offered at the first start, explains as it goes, goes on after a reload, and ends with what was not met', async () => {
    const { coach } = await (await loadRoom(game)).lessons();
    const order = coach.map(({ id }) => id);
    const page = await app.open({ path: `/play/${game}`, lang: 'en' });
    await page.locator('[data-guided]').click();
    await page.locator('[data-coach]').waitFor();
    const first = (await page.locator('[data-coach]').getAttribute('data-coach'))!;
    const said = coach.find(({ id }) => id === first)!.say.en;
    expect(await page.locator('[data-coach]').innerText()).toContain(said);
    await clickOn(page, FEW_CLICKS);
    const before = await met(page, game);
    expect(before.length).toBeGreaterThan(1);
    expect(before.every((id) => order.includes(id))).toBe(true);
    expect(new Set(before).size).toBe(before.length);

    // Whoever gives up is not asked again.
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('cancha.settings') ?? '{}');
      localStorage.setItem('cancha.settings', JSON.stringify({ ...settings, confirm: false }));
    });
    await page.reload();
    await page.locator('[data-step]').waitFor();
    expect((await met(page, game)).slice(0, before.length)).toEqual(before);
    await page.goto(`${app.url}/learn/${game}`);
    await page.locator('.guided a[href^="/match/"]').click();
    await page.locator('[data-step]').waitFor();
    await end(page);
    const told = await met(page, game);
    expect(told.slice(0, before.length)).toEqual(before);
    const unmet = coach.filter(({ id }) => !told.includes(id));
    const offered = page.locator('[data-coach=over] a');
    await page.locator('[data-coach=over]').waitFor({ state: 'attached' });
    expect(await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      unmet.map(({ lesson }) => `/learn/${game}/${lesson}`),
    );
    await page.context().close();
  });
});
