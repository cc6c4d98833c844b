// What makes a match one that can be followed: the rival's turn as a story, drama in its order, set-up by one tap.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eleven } from '../../src/games/eleven/rules.ts';
import { position } from '../../src/games/eleven/testing.ts';
import { type App, clickOn, openApp, startMatch, stepOf } from './app.ts';
import { mouse } from './hands.ts';
import { changing, loadPosition } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Keeps in the page what of this came up first, second and so on. */
const watch = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const each of wanted) if (!seen.includes(each) && document.querySelector(each)) seen.push(each);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, selectors);

const seenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

it('in calm the rival takes his time, is summed up, leaves his ways on the board and shows it again', async () => {
  const page = await app.open({ path: '/play/torino', lang: 'en', pace: 'calm' });
  await startMatch(page, { side: 'away', level: 'first-steps' });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    let step = document.querySelector('[data-step]')!.getAttribute('data-step');
    new MutationObserver(() => {
      const now = document.querySelector('[data-step]')?.getAttribute('data-step') ?? step;
      if (now === step) return;
      step = now;
      if (!document.querySelector('.asked.mine')) times.push(performance.now());
      else times.length = 0;
    }).observe(document, { subtree: true, attributes: true });
  });
  const told = page.locator('[data-summary] .text');
  await expect
    .poll(
      async () => {
        const times = await page.evaluate(() => [...(globalThis as unknown as { times: number[] }).times]);
        for (const [i, time] of times.entries()) if (i > 0) expect(time - times[i - 1]!).toBeGreaterThan(890);
        await page.locator('[data-throw]:not(:disabled)').evaluateAll(([die]) => (die as HTMLElement)?.click());
        return (
          (await told.count()) > 0 &&
          (await told.innerText()).length > 5 &&
          page.locator('[data-happened]:enabled').count()
        );
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(1);
  await page.context().close();
});

it('the key R shows the rival’s turn again, and leaves the match where it was', async () => {
  const page = await app.open({ path: '/play/mat', lang: 'en', pace: 'quick' });
  await startMatch(page, { level: 'first-steps' });
  const again = page.locator('[data-happened]');
  for (let i = 0; i < 60 && !((await again.isEnabled()) && (await page.locator('.asked.mine').count())); i++) {
    const formation = page.locator('[data-formation]').first();
    if (await formation.count()) await formation.click();
    else await clickOn(page, 1);
  }
  await expect.poll(() => page.locator('.asked.mine').count()).toBe(1);
  expect(Number(await page.locator('[data-ways]').getAttribute('data-ways'))).toBeGreaterThan(0);
  expect((await page.locator('[data-summary] .text').innerText()).length).toBeGreaterThan(5);
  const step = await stepOf(page);
  await page.keyboard.press('r');
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('false');
  expect(await stepOf(page)).toBe(step);
  await page.context().close();
});

it('a shot is seen before it is named: both choices, the flight, then the result', async () => {
  const page = await loadPosition(app, eleven, position({ home: { 2: '33' }, ball: '33' }));
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cancha.settings') ?? '{}');
    localStorage.setItem('cancha.settings', JSON.stringify({ ...kept, pace: 'normal' }));
  });
  await page.reload();
  const { press } = mouse(page);
  const waited = async (selector: string): Promise<void> => {
    await page.locator(selector).waitFor();
    await expect
      .poll(async () => {
        await page
          .locator(selector)
          .click({ timeout: 1000 })
          .catch(() => {});
        return page.locator(selector).count();
      })
      .toBe(0);
  };
  await waited('[data-action=shoot]');
  await press('[data-secret="set:1"]');
  await waited('[data-confirm]');
  await waited('[data-action=look]');
  await watch(page, ['[data-laid]', '[data-flight]', '.scene']);
  await press('[data-secret="call:high"]');
  await waited('[data-confirm]');
  await expect.poll(() => seenIn(page)).toEqual(['[data-laid]', '[data-flight]', '.scene']);
  expect(await page.locator('.scene').innerText()).toMatch(/goal/i);
  await page.context().close();
});

it.each(['eleven', 'city'] as const)(
  'one tap places all in %s, and the next match offers it as last time',
  async (game) => {
    const page = await app.open({ path: `/play/${game}` });
    const toPlacing = async (): Promise<void> => {
      await startMatch(page, { opponent: 'friend' });
      for (let i = 0; i < 60 && (await page.locator('[data-formation]').count()) === 0; i++) await clickOn(page, 1);
    };
    await toPlacing();
    const before = await stepOf(page);
    await changing(page, () => page.locator('[data-formation]').first().click());
    await expect.poll(() => stepOf(page)).toBeGreaterThan(before + 5);
    await page.goto(`${app.url}/play/${game}`);
    await toPlacing();
    await expect.poll(() => page.locator('[data-formation=last]').count()).toBe(1);
    await page.context().close();
  },
);
