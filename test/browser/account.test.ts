// What the page of an account says to whoever has just made it, comes back to it later, or has lost the server.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { findings } from './table.ts';

const PASSWORD = 'tres perros azules';
const HOUR = 3_600_000;
let app: App;
let clock = 0;
beforeAll(async () => {
  app = await openApp([], {}, () => Date.now() + clock);
});
afterAll(() => app.close());

it('knows the name at once, and asks who one is before what matters is changed a while later', async () => {
  const page = await app.open({ path: '/account', lang: 'en', width: 390 });
  await page.locator('input[name=name]').fill('Anabel');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.locator('.codes .main').click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).last().inputValue()).toBe('Anabel');
  expect(await page.locator('[data-prove]').count()).toBe(0);
  clock += HOUR;
  await page.reload();
  const prove = page.locator('[data-prove]');
  await prove.locator('input[type=password]').fill('not that one');
  await prove.getByRole('button').first().click();
  await prove.getByText('not right').waitFor();
  expect(await findings(page)).toEqual([]);
  await prove.locator('input[type=password]').fill(PASSWORD);
  await prove.getByRole('button').first().click();
  await prove.waitFor({ state: 'detached' });
  await page.getByLabel('Name of the token').fill('laptop');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.locator('[data-token]').waitFor();
  await page.context().close();
});

it('says so where the server can not be reached, and goes on when it can', async () => {
  const page = await app.open({ path: '/lobby', lang: 'en', width: 390 });
  await page.locator('[data-seek=mat]').waitFor();
  await page.context().setOffline(true);
  await page.locator('[data-seek=mat]').click();
  await page.getByText('The server can not be reached').waitFor();
  await page.context().setOffline(false);
  // A file that did not come is not asked for again by a browser before the page is loaded anew.
  await page.reload();
  await page.locator('[data-seek=torino]').click();
  await page.locator('.looking').waitFor();
  await page.context().close();
});
