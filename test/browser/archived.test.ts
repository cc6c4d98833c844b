import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { storeMatches } from './stored.ts';
import { expectNoFindings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const fixture = (name: string): string => readFileSync(`test/fixtures/v1/${name}.txt`, 'utf8');
const member = (name: string) => [{ name, bot: null }];
const matchOf = (id: string, name: string, isOver: boolean) => ({
  id: `${id}-${isOver ? 'over' : 'open'}`,
  game: id,
  options: {},
  table: { home: member('Ana'), away: member('Blas') },
  record: fixture(name),
  score: [0, 0],
  isOver,
  updated: 1,
});

const heading = (page: Page): Promise<string> => page.locator('main h1').innerText();

describe.each(['city', 'tactics', 'mat'] as const)('a match of %s under the rules before', (id) => {
  it('is listed with its version; opened, it says so and is read, saved, deleted and brought back', async () => {
    const page = await app.open();
    await storeMatches(page, app, [matchOf(id, id, true), matchOf(id, `${id}-open`, false)]);
    expect(await page.getByText('reglas, versión 1').count()).toBe(2);
    expect(await page.locator('#continue').count()).toBe(0);
    for (const path of [`/review/${id}-over`, `/review/${id}-open`, `/match/${id}-open`]) {
      await page.goto(app.url + path);
      await page.getByText('se jugó con la versión 1 de las reglas y aquí se juega con la 2').waitFor();
      expect(await heading(page)).toBe('Un partido con otras reglas');
    }
    await page.getByText('Leer el acta').click();
    expect(await page.locator('pre').innerText()).toContain('[Rules 1]');
    await expectNoFindings(page, [390, 1440], id);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Guardar el acta' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(fixture(`${id}-open`));
    await page.getByRole('button', { name: 'Borrar el partido' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('button', { name: 'Borrar el partido' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Borrar el partido' }).click();
    await page.getByText('Partido borrado.').waitFor();
    await page.goto(`${app.url}/`);
    await page.locator('main a[href^="/review/"]').waitFor();
    expect(await page.locator('main a[href^="/review/"]').count()).toBe(1);
    await page.context().close();
  });
});

it('a record under the rules before is taken in, and kept with its result', async () => {
  const page = await app.open({ path: '/import', lang: 'en' });
  await page.locator('textarea').fill(fixture('mat'));
  await page.locator('button[type=submit]').click();
  await page.getByText('was played under version 1 of the rules').waitFor();
  await page.goto(`${app.url}/`);
  await page.locator('main a[href^="/review/"]').click();
  await page.getByText('was played under version 1 of the rules').waitFor();
  await page.context().close();
});
