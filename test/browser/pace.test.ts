import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickOn, openApp, stepOf } from './app.ts';
import { findings } from './table.ts';

/** The live line of a page, which can be cut. */
class Line {
  #isCut = false;
  readonly #open = new Set<WebSocketRoute>();

  hold(page: Page): Promise<void> {
    return page.routeWebSocket(/\/live$/, (line) => {
      if (this.#isCut) return void line.close();
      this.#open.add(line);
      line.connectToServer();
    });
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    for (const line of this.#open) await line.close();
  }

  mend(): void {
    this.#isCut = false;
  }
}

const running = (page: Page): Promise<string | null> =>
  page.locator('[data-running]').first().getAttribute('data-clock');

it('two people play a whole live match with both clocks, through a pause, a cut line and a reload in mid-turn', async () => {
  const app = await openApp();
  const ana = await app.open({ path: '/play/torino', width: 1366 });
  await ana.locator('input[name=opponent][value=online]').check({ force: true });
  await ana.locator('select[name=pace]').selectOption('live-300000-3000');
  expect(await findings(ana)).toEqual([]);
  await ana.locator('button[type=submit]').click();
  await ana.waitForURL(/\/online\//);

  const ben = await app.open({ lang: 'en', width: 390 });
  const lines = new Map([ana, ben].map((page) => [page, new Line()]));
  for (const [page, line] of lines) await line.hold(page);
  await ana.reload();
  await ben.goto(ana.url());
  const both = [ana, ben];
  await Promise.all(both.map((page) => page.locator('[data-step]').waitFor()));
  for (const page of both) {
    expect(await page.locator('[data-clock]').count()).toBe(2);
    // Nobody is blank, though nobody has given a name.
    for (const team of await page.locator('.scoreboard .team .words').allInnerTexts()) expect(team).toMatch(/\n\S/);
  }

  /** Whatever is to be thrown is thrown, until somebody has to decide. */
  const isRunning = (): Promise<number> => ana.locator('[data-running]').count();
  await expect
    .poll(async () => {
      for (const page of both)
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-throw]:not(:disabled)')?.click());
      return isRunning();
    })
    .toBe(1);
  expect(await running(ben)).toBe(await running(ana));

  await ana.locator('[data-pause]').click();
  await ben.locator('[aria-labelledby=offer] .main').click();
  await Promise.all(both.map((page) => page.locator('[data-paused]').waitFor()));
  for (const page of both) expect(await page.locator('[data-running]').count()).toBe(0);
  for (const page of both) expect(await findings(page)).toEqual([]);
  await ben.locator('[data-go]').click();
  await Promise.all(both.map((page) => page.locator('[data-paused]').waitFor({ state: 'detached' })));
  await expect.poll(isRunning).toBe(1);

  for (const [cut, reloaded] of [
    [ben, ana],
    [ana, ben],
  ] as const) {
    await lines.get(cut)!.cut();
    await cut.locator('.lost').waitFor();
    await reloaded.reload();
    await reloaded.locator('[data-running]').waitFor();
    lines.get(cut)!.mend();
    await cut.locator('.lost').waitFor({ state: 'detached' });
    await expect.poll(() => stepOf(cut)).toBe(await stepOf(reloaded));
    expect(await running(cut)).toBe(await running(reloaded));
  }

  await Promise.all(both.map((page) => clickOn(page)));
  for (const page of both) {
    await page.locator('[data-turn=over]').waitFor();
    expect(await page.locator('[data-clock]').count()).toBe(2);
    expect(await page.locator('[data-running]').count()).toBe(0);
  }
  await app.close();
});
