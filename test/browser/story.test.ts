// What makes a match one that can be followed: the rival's turn as a story, drama in its order, set-up by one tap.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { position } from '../../src/games/eleven/testing.ts';
import { game as tactics } from '../../src/games/tactics/room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../../src/games/tactics/testing.ts';
import { game as torino } from '../../src/games/torino/room.ts';
import { started } from '../../src/games/torino/testing.ts';
import { type App, clickOn, openApp, startMatch, stepOf, walk } from './app.ts';
import { mouse } from './hands.ts';
import { storeMatches } from './stored.ts';
import { loadPosition, recordFrom } from './table.ts';
import { change, seenIn, setPace, watch, waysIn } from './watched.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Less than this apart nothing begins in calm, but for the grain of the page's clock. */
const CALM_MILLIS = 890;

/** Keeps in the page when each thing that the rival did began: a step, or the next sign of the same step. */
const timeEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const runs: number[][] = [[]];
    Object.assign(globalThis, { runs });
    let [step, sign]: (string | null | undefined)[] = [];
    new MutationObserver(() => {
      const shown = document.querySelector('[data-step]')?.getAttribute('data-step');
      const flash = document.querySelector('[data-flash]')?.textContent;
      const isNew = shown !== step || (flash && flash !== sign);
      [step, sign] = [shown, flash];
      if (!document.querySelector('.asked.mine')) {
        if (isNew && shown) runs.at(-1)!.push(performance.now());
      } else if (runs.at(-1)!.length > 0) runs.push([]);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/** Of each of his turns, how long after one thing the next began. */
const gapsIn = async (page: Page): Promise<number[][]> => {
  const runs = await page.evaluate(() => (globalThis as unknown as { runs: number[][] }).runs);
  return runs.map((times) => times.slice(1).map((time, i) => Math.round(time - times[i]!)));
};

const LONGER_THAN_BUTTONS_WAIT = 450;

/** A button that has only just come does not hear a press: it is pressed until it has gone. */
async function insist(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector);
  await button.waitFor();
  await expect
    .poll(async () => {
      if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => undefined);
      return button.count();
    })
    .toBe(0);
}

it('in calm the rival takes his time, is summed up, leaves his ways on the board and shows it all again', async () => {
  const page = await app.open({ lang: 'en', pace: 'calm' });
  const table = { home: [{ name: '', bot: 'beginner' }], away: [{ name: 'Ana', bot: null }] };
  const state = { id: 'calm', game: 'tactics', options: {}, table, score: [0, 0], isOver: false, updated: 1 };
  const attack = { phase: 'moveroll', ball: 'd8', holder: 'f1' } as const;
  const record = recordFrom(tactics, sketch({ ...HOME_TEAM, f1: 'd8' }, { ...AWAY_TEAM }, attack));
  await storeMatches(page, app, [{ ...state, record }]);
  await timeEvents(page);
  await walk(page, '/match/calm');
  const again = page.locator('[data-happened]');
  const isTold = async (): Promise<boolean> => {
    const isMine = (await page.locator('[data-turn=choice] .asked.mine').count()) > 0;
    if (isMine && (await again.isEnabled()) && (await waysIn(page)) > 0) return true;
    if (isMine || (await page.locator('[data-throw]:not(:disabled)').count()) > 0) await clickOn(page, 1);
    return false;
  };
  await expect.poll(isTold, { timeout: 90_000, interval: 50 }).toBe(true);
  const gaps = await gapsIn(page);
  expect(gaps.some(({ length }) => length > 1)).toBe(true);
  expect(gaps.flat().filter((gap) => gap < CALM_MILLIS)).toEqual([]);
  expect((await page.locator('[data-summary] .text').innerText()).length).toBeGreaterThan(5);

  const [step, ways] = [await stepOf(page), await waysIn(page)];
  await page.keyboard.press('r');
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => stepOf(page)).toBeLessThan(step);
  await page.keyboard.press('r');
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('false');
  expect([await stepOf(page), await waysIn(page)]).toEqual([step, ways]);
  await page.context().close();
});

it('a shot is seen before it is named: both choices, the flight, then the joy', async () => {
  const page = await loadPosition(app, eleven, position({ home: { 2: '33' }, ball: '33' }));
  await setPace(page, 'normal');
  await page.reload();
  const { press } = mouse(page);
  await insist(page, '[data-action=shoot]');
  // Whoever sets the die is told what each number is.
  await page.locator('[data-asked]', { hasText: '1–2' }).first().waitFor();
  await press('[data-secret="set:1"]');
  await press('[data-confirm]');
  await insist(page, '[data-action=look]');
  await watch(page, ['[data-laid]', '[data-flight]', '.scene']);
  await press('[data-secret="call:high"]');
  await press('[data-confirm]');
  await expect.poll(() => seenIn(page)).toEqual(['[data-laid]', '[data-flight]', '.scene']);
  await page.context().close();
});

it.each([
  ['launched into the net, and the device trembles', 'no-preference'],
  ['not trembled at where nobody wants movement', 'reduce'],
] as const)('a goal of torino is %s', async (_, reducedMotion) => {
  const page = await loadPosition(app, torino, started().roll('d6:3').position);
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    const trembled: unknown[] = [];
    Object.assign(globalThis, { trembled });
    navigator.vibrate = (pattern) => trembled.push(pattern) > 0;
  });
  await setPace(page, 'normal');
  await page.reload();
  await insist(page, '.now [data-action="keep:even"]');
  await watch(page, ['[data-launcher]', '.scene']);
  // By these seeds it is a 5, and the keeper stands on the other side.
  await page.locator('[data-throw]:not(:disabled)').waitFor();
  await page.waitForTimeout(LONGER_THAN_BUTTONS_WAIT);
  await page.locator('[data-throw]:not(:disabled)').click();
  const trembled = (): Promise<unknown[]> =>
    page.evaluate(() => (globalThis as unknown as { trembled: unknown[] }).trembled);
  await expect.poll(() => seenIn(page)).toContain('.scene');
  if (reducedMotion === 'reduce') expect(await trembled()).toEqual([]);
  else {
    expect(await seenIn(page)).toEqual(['[data-launcher]', '.scene']);
    expect(await trembled()).toEqual([[60, 60, 160]]);
  }
  await page.context().close();
});

it('a turn in which nothing is left to decide ends by itself, where one wants that', async () => {
  const page = await loadPosition(
    app,
    eleven,
    position({ phase: 'play', die: 2, points: 0, home: { 2: '33' }, ball: '0' }),
  );
  await page.locator('.now [data-action=end]').waitFor();
  const before = await stepOf(page);
  await page.waitForTimeout(300);
  expect(await stepOf(page)).toBe(before);
  await change(page, { autoEnd: true });
  await page.reload();
  await page.locator('[data-turn=chance]').waitFor();
  expect(await stepOf(page)).toBe(before + 1);
  await page.context().close();
});

it.each(['eleven', 'city'] as const)(
  'one tap places all in %s, and the next match offers it as last time',
  async (game) => {
    const page = await app.open({ path: `/play/${game}` });
    const formation = page.locator('[data-formation]').first();
    const toPlacing = async (): Promise<void> => {
      await startMatch(page);
      for (let i = 0; i < 60 && (await formation.count()) === 0; i++) await clickOn(page, 1);
    };
    await toPlacing();
    // The rival has placed his first man, too; that there is nothing to tell of it is not told.
    await clickOn(page, 1);
    await page.locator('.asked.mine').waitFor();
    expect(await page.locator('[data-summary]').count()).toBe(0);
    const before = await stepOf(page);
    await formation.click();
    // The rival may place in turns with the person: what counts is the next thing that the person is asked.
    await page.waitForFunction(
      () => document.querySelector('.asked.mine') && !document.querySelector('[data-formation]'),
    );
    expect(await stepOf(page)).toBeGreaterThan(before + 5);
    await page.goto(`${app.url}/play/${game}`);
    await toPlacing();
    expect(await page.locator('[data-formation=last]').count()).toBe(1);
    await page.context().close();
  },
);
