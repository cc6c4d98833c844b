// What the rival did last stays with whoever looks: through a take-back, a reload and a look at the rules, and it is shown
// again as it was, at half speed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { type Given, position } from '../../src/games/eleven/testing.ts';
import { type Command, Match } from '../../src/match/match.ts';
import { RecordWriter } from '../../src/match/record.ts';
import { type App, openApp, stepOf, walk } from './app.ts';
import { storeMatches } from './stored.ts';
import { changing } from './table.ts';
import { seenIn, setPace, watch, waysIn } from './watched.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** A match of a bot against Ana that has come so far. */
function recordOf(given: Given, steps: readonly Command[]): string {
  const read = eleven.readPosition(position(given));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const seeds = { referee: 'seed', home: '', away: '' };
  const match = new Match({ game: eleven, start: read.value, isFresh: false, seeds }, 0);
  for (const step of steps) {
    const done = match.submit(step, 0);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return new RecordWriter(match).write(true);
}
const home = (action: string): Command => ({ type: 'play', side: 'home', action });

async function openMatch(given: Given, steps: readonly Command[]): Promise<Page> {
  const page = await app.open({ lang: 'en' });
  const table = { home: [{ name: '', bot: 'beginner' }], away: [{ name: 'Ana', bot: null }] };
  const stored = { id: 'last', game: 'eleven', options: {}, table, score: [0, 0], isOver: false, updated: 1 };
  await storeMatches(page, app, [{ ...stored, record: recordOf(given, steps) }]);
  await walk(page, '/match/last');
  await page.locator('[data-step]').waitFor();
  return page;
}

interface Left {
  readonly summary: string;
  readonly ways: number;
  readonly isShowable: boolean;
}
/** What the page says and shows of the last turn. */
const leftIn = async (page: Page): Promise<Left> => ({
  summary: await page.locator('[data-summary] .text').innerText(),
  ways: await waysIn(page),
  isShowable: await page.locator('[data-happened]').isEnabled(),
});

const STRIKER = { phase: 'play', die: 6, points: 6, home: { 2: '33', 5: '12' }, away: { 5: '44' }, ball: '33' };

it('the last turn stays through a take-back, a reload and a look at the rules', async () => {
  const roll: Command = { type: 'chance', outcome: 'd6:4' };
  const page = await openMatch(STRIKER, [home('move:12-6'), home('kick:48'), home('end'), roll]);
  const left: Left = { summary: '5 goes to 6, loose ball on 48.', ways: 2, isShowable: true };
  await expect.poll(() => leftIn(page)).toEqual(left);
  await page.locator('.panel details summary').click();
  await changing(page, () => page.locator('.panel details [data-action^="move:"]').first().click());
  await changing(page, () => page.locator('[data-undo]').click());
  expect(await leftIn(page)).toEqual(left);
  await page.reload();
  await expect.poll(() => leftIn(page)).toEqual(left);
  await page.locator('.tools a[href^="/rules/"]').click();
  await page.locator('main h1').waitFor();
  await page.goBack();
  await page.locator('[data-step]').waitFor();
  await expect.poll(() => leftIn(page)).toEqual(left);
  await page.context().close();
});

it('a shot is shown again in its order at half speed, the die too, and all ends by itself', async () => {
  const die: Command = { type: 'chance', outcome: 'd6:6' };
  const page = await openMatch({ phase: 'roll', home: { 2: '33' }, ball: '33' }, [
    die,
    home('shoot'),
    home('set:5'),
    { type: 'play', side: 'away', action: 'call:low' },
  ]);
  await setPace(page, 'normal');
  await page.reload();
  const again = page.locator('[data-happened]');
  await expect.poll(() => again.isEnabled()).toBe(true);
  const [step, left] = [await stepOf(page), await leftIn(page)];
  const order = ['.throw.rolling', '[data-laid]', '[data-flight]', '.scene'];
  await watch(page, order);
  const flown = page.evaluate(async () => {
    for (;;) {
      const ball = document.querySelector<SVGElement>('[data-flight]');
      if (ball) return ball.style.animationDuration;
      await new Promise((next) => requestAnimationFrame(next));
    }
  });
  await page.keyboard.press('r');
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('true');
  // Twice two movements at a normal pace.
  expect(await flown).toBe(`${2 * 2 * 430}ms`);
  await expect.poll(() => seenIn(page)).toEqual(order);
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('false');
  expect([await stepOf(page), await leftIn(page)]).toEqual([step, left]);
  await page.context().close();
});
