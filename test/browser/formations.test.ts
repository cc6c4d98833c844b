// A set-up by one tap, and the one of last time: also after a goal, after half-time and after a take-back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { position } from '../../src/games/eleven/testing.ts';
import { type App, openApp } from './app.ts';
import { mouse } from './hands.ts';
import { changing, loadPosition, spacesOf } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const KEPT = 'cancha.formation.eleven';
const OWN = {
  end: 'W',
  actions: ['1', '19', '43', '63', '12', '30', '49', '23', '40', '29'].map((at) => `place:${at}`),
};
const keep = (page: Page): Promise<void> =>
  page.evaluate(([key, given]) => localStorage.setItem(key!, given!), [KEPT, JSON.stringify(OWN)]);
const kept = (page: Page): Promise<typeof OWN> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEPT);

const NOBODY = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [String(i + 2), null]));
/** Away has kicked off, and home places his men. */
const placing = (home: Readonly<Record<string, string | null>>, fields: object = {}): object =>
  position({ phase: 'place', home, away: { 2: '35' }, ball: '35', die: null, points: 0, starter: 'away', ...fields });

const phaseOf = (page: Page): Promise<string | null> => page.locator('[data-turn]').getAttribute('data-turn');

it('after a goal those who are placed again do not become the set-up of last time', async () => {
  const page = await loadPosition(app, eleven, placing({ 10: null, 11: null }));
  await keep(page);
  for (let i = 0; i < 2; i++) {
    const free = (await spacesOf(page)).find(({ can }) => can)!;
    await changing(page, () => mouse(page).touch(free.name));
  }
  await expect.poll(() => phaseOf(page)).toBe('chance');
  expect(await kept(page)).toEqual(OWN);
  await page.context().close();
});

it('after half-time it is offered at the other end, and all stand there by one tap', async () => {
  const ends = { home: 'E', away: 'W' };
  const men = OWN.actions.slice(1).map((action, i) => [String(i + 3), action.slice('place:'.length)]);
  const away = { 1: '31', 2: '35', ...Object.fromEntries(men) };
  const page = await loadPosition(
    app,
    eleven,
    placing({ ...NOBODY, 1: '32' }, { period: 2, starter: 'home', ends, away }),
  );
  await keep(page);
  await page.reload();
  await page.locator('[data-formation=last]').click();
  await expect.poll(() => phaseOf(page)).toBe('chance');
  const { end, actions } = await kept(page);
  expect(end).toBe('E');
  expect(new Set(actions).size).toBe(OWN.actions.length);
  expect(actions.filter((action) => OWN.actions.includes(action))).toEqual([]);
  await page.context().close();
});

it('a man who is taken back is placed by hand', async () => {
  const page = await loadPosition(app, eleven, placing({ 11: null }));
  await page.locator('[data-formation]').first().click();
  await expect.poll(() => phaseOf(page)).toBe('chance');
  await changing(page, () => page.locator('[data-undo]').click());
  await page.locator('[data-formation]').first().waitFor();
  await page.waitForTimeout(400);
  expect(await phaseOf(page)).toBe('choice');
  await page.context().close();
});
