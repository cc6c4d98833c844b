// A cup of an evening by six people with a page each: made by the form, joined by its link, played to the final, followed by
// one who only watches; and a round of every other kind by two.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, clickOn, openApp } from './app.ts';
import { findings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const SHOTS = process.env['CANCHA_SHOTS'];
async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

const NAMES = ['Ana', 'Blas', 'Cleo', 'Dani', 'Eva', 'Fito'];

/** Plays whatever comes until the cup is over; whoever is through with a match goes back to the bracket. */
async function evening(page: Page, id: string): Promise<void> {
  const over = page.locator('[data-state=over]');
  for (;;) {
    if (page.url().includes('/online/')) {
      await clickOn(page);
      await page.goto(new URL(`/tournaments/${id}`, page.url()).href);
    }
    const [play, isOver] = [page.locator('[data-play]'), await over.count()];
    if (isOver > 0) return;
    if ((await play.count()) > 0) await play.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(100);
  }
}

it('is played by six real pages until one is the champion', { timeout: 240_000 }, async () => {
  const owner = await app.open({ path: '/tournaments' });
  await owner.locator('a[href$="/tournaments/new"]').click();
  await owner.locator('input[name=kind][value=cup]').check({ force: true });
  await owner.locator('select[name=length]').selectOption('quick');
  await owner.locator('input[name=title]').fill('Copa del viernes');
  await owner.locator('input[name=person]').fill(NAMES[0]!);
  await owner.locator('button[type=submit]').click();
  await owner.locator('[data-state=open]').waitFor();
  const id = new URL(owner.url()).pathname.split('/').at(-1)!;
  expect(await owner.locator('[data-start]').isDisabled()).toBe(true);
  await owner.locator('[data-join]').click();
  const guests = await Promise.all(NAMES.slice(1).map(() => app.open({ path: `/tournaments/${id}` })));
  for (const [i, page] of guests.entries()) {
    await page.locator('[data-own=out] input').fill(NAMES[i + 1]!);
    await page.locator('[data-join]').click();
    await page.locator('[data-own=in]').waitFor();
  }
  const watcher = await app.open({ path: `/tournaments/${id}`, lang: 'en', width: 390 });
  await expect.poll(() => watcher.locator('.entrants li').count()).toBe(NAMES.length);
  await shoot(owner, 'open');
  await owner.locator('[data-start]').click();
  await watcher.locator('[data-state=running]').waitFor();
  await expect.poll(() => watcher.locator('[data-tie]').count()).toBe(4 + 2 + 1);
  await shoot(watcher, 'running-390-en');

  await Promise.all([owner, ...guests].map((page) => evening(page, id)));
  const champions = await Promise.all([owner, ...guests, watcher].map((page) => page.locator('.champion').innerText()));
  const [name] = NAMES.filter((each) => champions[0]!.endsWith(each));
  expect(name).toBeDefined();
  expect(champions.slice(1, -1)).toEqual(NAMES.slice(1).map(() => `Campeón: ${name}`));
  expect(champions.at(-1)).toBe(`Champion: ${name}`);
  expect(await watcher.locator('[data-tie] .winner').count()).toBeGreaterThanOrEqual(5);
  expect(await findings(watcher)).toEqual([]);
  await shoot(owner, 'over');
});

const PACE = { kind: 'live', initial: 600_000, increment: 0 };
const OPTIONS = { turnsPerHalf: 2, tie: 'draw' };
const isShown = (page: Page, selector: string): Promise<boolean[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => (one as HTMLElement).checkVisibility()));

it.each(['arena', 'swiss', 'league'])('a round of %s by two pages stands in the table, and on paper', async (kind) => {
  const both = [await app.open({ path: '/tournaments' }), await app.open({ lang: 'en', width: 390 })];
  const [owner, rival] = both as [Page, Page];
  const id = await owner.evaluate(
    async (body) => {
      const post = (path: string, what: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
      await post('/api/me/guest', { name: 'Ana' });
      return (await (await post('/api/tournaments', body)).json()).id as string;
    },
    { kind, name: 'Viernes', game: 'torino', pace: PACE, options: OPTIONS },
  );
  for (const [i, page] of both.entries()) {
    await page.goto(`${app.url}/tournaments/${id}`);
    if (i > 0) await page.locator('[data-own=out] input').fill('Ben');
    await page.locator('[data-join]').click();
    await page.locator('[data-own=in]').waitFor();
  }
  await owner.locator('[data-start]').click();
  // Whoever looks at the tournament is taken to his match.
  await Promise.all(both.map((page) => page.locator('[data-step]').waitFor()));
  await Promise.all(both.map((page) => clickOn(page)));
  for (const page of both) await page.goto(`${app.url}/tournaments/${id}`);
  const rows = owner.locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(2);
  // The points of a match are three together, or one each.
  await expect.poll(async () => (await rows.locator('.points').allInnerTexts()).sort().join()).toMatch(/^(0,3|1,1)$/);
  expect(await rival.locator('[data-row]').allInnerTexts()).toHaveLength(2);
  expect(await findings(rival)).toEqual([]);

  await owner.emulateMedia({ media: 'print' });
  expect(await isShown(owner, '[data-row]')).toEqual([true, true]);
  for (const selector of ['[data-own]', '.tools', '.invite', 'main input', 'main button', 'body > * header nav'])
    expect((await isShown(owner, selector)).filter(Boolean), selector).toEqual([]);
  await shoot(owner, `print-${kind}`);
  for (const page of both) await page.context().close();
});
