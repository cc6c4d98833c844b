// A family and a class at real pages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const PIN = '4827';
async function adult(path: string): Promise<Page> {
  const page = await app.open({ path: '/account', lang: 'en' });
  await page.evaluate(() =>
    fetch('/api/accounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Ana ${Math.floor(Math.random() * 1e9)}`, password: 'caballo grapa pila' }),
    }),
  );
  await page.goto(app.url + path);
  return page;
}

describe('a family table', () => {
  it('is made with a PIN, gives the device to a child, lets it play whom it may, and takes it back by the PIN', async () => {
    const page = await adult('/family');
    await page.locator('.pin').fill(PIN);
    await page.getByRole('button', { name: 'Keep the PIN' }).click();
    const add = page.locator('form', { hasText: 'Add a child' });
    for (const name of ['Leo', 'Mia']) {
      await add.locator('input').fill(name);
      await add.locator('button').click();
      await page.getByRole('heading', { name }).waitFor();
    }
    const leo = page.locator('section.card', { hasText: 'Give this device to Leo' });
    await leo.getByRole('button', { name: 'Code for another device' }).click();
    const code = await leo.locator('[data-code]').innerText();

    const tablet = await app.open({ path: `/family/in#${code}`, lang: 'en' });
    await tablet.getByRole('button', { name: 'Come in' }).click();
    await tablet.getByRole('heading', { name: 'Hello, Leo' }).waitFor();
    expect(await tablet.locator('[data-left]').innerText()).toContain('60 min');

    await page.getByRole('button', { name: 'Give this device to Mia' }).click();
    await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
    await page.getByRole('button', { name: 'Challenge Leo' }).click();
    await tablet.getByRole('button', { name: 'with Mia' }).click();
    await tablet.waitForURL(/\/online\//);
    await page.getByText('You have a rival!').waitFor();

    // What is there for adults is not shown to be refused.
    for (const path of ['/lobby', '/tournaments/new', '/account']) {
      await page.goto(app.url + path);
      await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
    }
    await page.goto(`${app.url}/tournaments`);
    await page.getByText('Your adult can allow you one.').waitFor();
    expect(await page.locator('main a.button').count()).toBe(0);
    await page.locator('[data-leave]').click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input').fill('0000');
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await dialog.getByText('That PIN is not right.').waitFor();
    await dialog.locator('input').fill(PIN);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`${app.url}/`);
    await page.goto(`${app.url}/family`);
    await page.getByText('To change anything, give your PIN.').waitFor();
    expect(await page.locator('[data-leave]').count()).toBe(0);
    for (const each of [page, tablet]) await each.context().close();
  });
});

describe('a class', () => {
  it('lets pupils in by its link, and takes its teacher from board to board', async () => {
    const page = await adult('/classes');
    await page.getByLabel('Name of the class').fill('4B');
    await page.locator('textarea').fill('Leo\nZoe');
    await page.getByRole('button', { name: 'Make the class' }).click();
    await page.waitForURL(/\/classes\/\w+/);
    const link = await page.locator('.link a').innerText();
    const pupils = await Promise.all(['Leo', 'Zoe'].map(() => app.open({ path: new URL(link).pathname, lang: 'en' })));
    for (const [i, name] of ['Leo', 'Zoe'].entries()) {
      await pupils[i]!.getByRole('button', { name, exact: true }).click();
      await pupils[i]!.getByRole('heading', { name: `Hello, ${name}` }).waitFor();
    }
    await expect.poll(() => page.getByText('· is here').count()).toBe(2);
    // Who has a PIN gives it first; what can't be undone is asked for twice.
    await page.evaluate(
      (pin) =>
        fetch('/api/family/pin', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ pin }),
        }),
      PIN,
    );
    await page.locator('.pin').fill(PIN);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Take Zoe out of the class' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByText('· is here').count()).toBe(2);
    await page.locator('select').selectOption('mat');
    await page.getByRole('button', { name: 'Begin the match' }).click();
    await expect.poll(() => page.locator('li[data-game=mat]').count()).toBe(2);
    // A pupil sees at once that his board is laid.
    await pupils[0]!.locator('[data-waiting=me]').click();
    await pupils[0]!.waitForURL(/\/online\//);
    await page.locator('li[data-game=mat] a').first().click();
    await page.getByText('boards wait').waitFor();
    for (const each of [page, ...pupils]) await each.context().close();
  });
});
