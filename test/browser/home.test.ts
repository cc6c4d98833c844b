import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, clickOn, openApp, startMatch } from './app.ts';
import { briefOf } from './brief.ts';
import { storeMatches } from './stored.ts';
import { findings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const RECORD = '[Game "torino"]\n\n1. d6:5 {0 0}\n* {0}\n';
const member = (name: string) => [{ name, bot: null }];
const matchOf = (n: number) => ({
  id: `match-${n}`,
  game: 'torino',
  options: {},
  table: { home: member(`Ana ${n}`), away: member('Blas') },
  record: RECORD,
  score: [0, 0],
  isOver: false,
  updated: n,
});

const listed = (page: Page, kind = 'match'): Promise<number> => page.locator(`main a[href^="/${kind}/"]`).count();

describe('the matches of this browser', () => {
  it('are all within reach, and each can be deleted and brought back', async () => {
    const page = await app.open();
    expect(await page.locator('[data-daily]').getAttribute('href')).toMatch(/^\/puzzles\/\w+$/);
    await storeMatches(page, app, [1, 2, 3, 4, 5, 6].map(matchOf));
    expect(await listed(page)).toBe(4);
    await page.getByRole('button', { name: 'Ver todos (6)' }).click();
    expect(await listed(page)).toBe(6);
    await page.getByRole('button', { name: 'Borrar este partido: Ana 3' }).click();
    await expect.poll(() => listed(page)).toBe(5);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/match/match-3');
    expect(await listed(page)).toBe(6);
    await page.getByRole('button', { name: 'Borrar este partido: Ana 3' }).click();
    await expect.poll(() => listed(page)).toBe(5);
    await page.reload();
    await page.getByRole('button', { name: 'Ver todos (5)' }).waitFor();
    await page.context().close();
  });

  it('are those in which something was played; back to the others leads only the browser', async () => {
    const page = await app.open({ path: '/play/torino' });
    // Whoever has not yet played begins against the easiest.
    expect(await page.locator('input[name=level]:checked').inputValue()).toBe('first-steps');
    await startMatch(page, briefOf('torino'));
    await page.locator('.brand').click();
    await page.locator('main h1').waitFor();
    expect(await listed(page)).toBe(0);
    await page.goBack();
    await clickOn(page, 1);
    await page.locator('.brand').click();
    await page.locator('main a[href^="/match/"]').waitFor();
    await page.context().close();
  });

  it('never hide the page where one of them can not be read', async () => {
    const page = await app.open();
    await storeMatches(page, app, [matchOf(1), { ...matchOf(2), table: {} }]);
    expect(await listed(page)).toBe(1);
    await page.getByText('no se pueden leer: 1').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Borrarlos' }).click();
    await page.getByText('no se pueden leer').waitFor({ state: 'detached' });
    expect(await listed(page)).toBe(1);
    await page.context().close();
  });

  it('go out as a backup and come back, but for what is incomplete in it', async () => {
    const page = await app.open({ path: '/play/torino', lang: 'en' });
    await startMatch(page, briefOf('torino'));
    await clickOn(page, 2);
    await page.evaluate(() => {
      localStorage.setItem('cancha.learn', '{"stars":{"mat":{"passing":3}}}');
      const puzzles = { solved: 4, tried: 5, streak: 2, best: 3, day: 20_000, days: 2, mostDays: 7 };
      localStorage.setItem('cancha.puzzles', JSON.stringify(puzzles));
    });
    await page.goto(`${app.url}/settings`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const backup = JSON.parse(await readFile(await download.path(), 'utf8'));
    await page.context().close();
    backup.matches.push({ ...backup.matches[0], id: 'half', table: {} });

    const other = await app.open({ path: '/settings', lang: 'en' });
    const buffer = Buffer.from(JSON.stringify(backup));
    await other.locator('input[type=file]').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
    await other.getByText('Done. Matches restored: 1. Matches left out because they can not be read: 1.').waitFor();
    await other.locator('.brand').click();
    await other.locator('main a[href^="/match/"]').waitFor();
    // What was learnt and solved comes along.
    const learnt = await other.evaluate(() =>
      ['cancha.learn', 'cancha.puzzles'].map((key) => localStorage.getItem(key)),
    );
    expect(JSON.parse(learnt[0]!).stars).toEqual({ mat: { passing: 3 } });
    const solved = { solved: 4, tried: 5, streak: 2, best: 3 };
    expect(JSON.parse(learnt[1]!)).toEqual({ ...solved, day: 20_000, days: 2, mostDays: 7 });
    await other.context().close();
  });
});

describe('a match on the server', () => {
  it('stays in the lists of both who play it, and is looked through when it is over', async () => {
    const ana = await app.open({ path: '/play/torino' });
    await ana.locator('input[name=opponent][value=online]').check({ force: true });
    await ana.locator('details summary').click();
    await ana.locator('#option-turnsPerHalf').fill('2');
    await ana.locator('button[type=submit]').click();
    const link = await ana.locator('input[readonly]').inputValue();
    await ana.locator('.brand').click();
    await ana.locator('main a[href^="/online/"]').click();
    const blas = await app.open({ path: new URL(link).pathname, lang: 'en' });
    await Promise.all([ana.locator('[data-step]').waitFor(), blas.locator('[data-step]').waitFor()]);
    // Who gave no name is called by what he is to whoever looks, in the words of the one who looks.
    expect(await ana.locator('.scoreboard .team .words').allInnerTexts()).toEqual(['Local\nTú', 'Visitante\nRival']);
    expect(await blas.locator('.scoreboard .team .words').allInnerTexts()).toEqual(['Home\nRival', 'Away\nYou']);
    await blas.locator('.brand').click();
    await blas.locator('main a[href^="/online/"]').click();
    await blas.locator('[data-step]').waitFor();
    await Promise.all([clickOn(ana), clickOn(blas)]);
    await ana.locator('dialog[open]').getByRole('link', { name: 'Repasar' }).click();
    await ana.locator('input[type=range]').waitFor();
    await blas.goto(`${app.url}/`);
    await blas.locator('main a[href^="/review/"]').click();
    await blas.locator('input[type=range]').waitFor();
    await Promise.all([ana.context().close(), blas.context().close()]);
  });

  it('is waited for while there is no connection, as is a shared one; one that is not there is not', async () => {
    const page = await app.open({ path: '/play/torino' });
    await page.locator('input[name=opponent][value=online]').check({ force: true });
    await page.locator('button[type=submit]').click();
    const link = await page.locator('input[readonly]').inputValue();
    for (const [path, found] of [
      [new URL(link).pathname, 'input[readonly]'],
      ['/review/nowhere', 'h1:text("No encuentro ese partido")'],
    ] as const) {
      await page.route('**/api/**', (route) => route.abort());
      await page.goto(app.url + path);
      await page.getByText('Sin conexión con el servidor.').waitFor();
      await page.unroute('**/api/**');
      await page.locator(found).first().waitFor();
    }
    await page.context().close();
  });
});
