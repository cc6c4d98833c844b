import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { type App, openApp, stepOf } from './app.ts';
import { findings } from './table.ts';

const PASSWORD = 'tres perros azules';
let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const named = async (name: string) => {
  const page = await app.open({ path: '/lobby' });
  await page.locator('input[autocomplete=nickname]').fill(name);
  return page;
};

/** Whether somebody here is asked, and has decided or thrown. */
const decide = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    document.querySelector('.panel details:not([open])')?.setAttribute('open', '');
    const choice = document.querySelector<HTMLElement>('[data-throw]:not(:disabled), [data-action]');
    choice?.click();
    return choice !== null;
  });

/** Whoever of them is asked decides or throws, and both see it. */
async function playOne([one, other]: readonly [Page, Page]): Promise<void> {
  const pages = [one, other];
  const before = await Promise.all(pages.map(stepOf));
  await expect.poll(async () => (await decide(one)) || (await decide(other))).toBe(true);
  for (const [i, page] of pages.entries()) await expect.poll(() => stepOf(page)).toBeGreaterThan(before[i]!);
}

it.each(GAME_IDS)('two people find each other in the lobby and play %s, over a reload too', async (game) => {
  const [ana, blas] = [await named(`Ana ${game}`), await named('Blas')];
  const seek = blas.locator('[aria-labelledby=open] .one', { hasText: `Ana ${game}` });
  await ana.locator(`[data-seek=${game}]`).click();
  await ana.locator('.looking').waitFor();
  await seek.waitFor();
  expect(await findings(blas)).toEqual([]);
  if (game === GAME_IDS[0]) await seek.getByRole('button').click();
  else await blas.locator(`[data-seek=${game}]`).click();
  for (const page of [ana, blas]) await page.waitForURL(/\/online\//);
  for (const page of [ana, blas]) await page.locator('[data-step]').waitFor();
  for (let plays = 0; plays < 3; plays++) await playOne([ana, blas]);
  await ana.reload();
  await ana.locator('[data-step]').waitFor();
  // Cards may still be dealt by themselves.
  await expect.poll(async () => (await stepOf(ana)) - (await stepOf(blas))).toBe(0);

  const spectator = await app.open({ path: '/lobby' });
  await spectator.locator(`a[href="${new URL(ana.url()).pathname}"]`).click();
  await spectator.locator('[data-step]').waitFor();
  expect(await spectator.locator('[data-throw]:not(:disabled), [data-action]').count()).toBe(0);
  for (const page of [ana, blas, spectator]) await page.context().close();
});

it('a match that waits is listed at home and in the lobby, counted in the title, and one key away', async () => {
  const [ana, blas] = [await named('Ana espera'), await named('Blas espera')];
  await ana.locator('[data-seek=torino]').click();
  await ana.locator('.looking').waitFor();
  await blas.locator('[data-seek=torino]').click();
  for (const page of [ana, blas]) await page.locator('[data-step]').waitFor();
  const path = new URL(ana.url()).pathname;
  for (const page of [ana, blas]) {
    await page.locator('.brand').click();
    await page.locator(`[data-waiting][href="${path}"]`).waitFor();
    expect(await page.locator(`a[href="${path}"]:not([data-next])`).count()).toBe(1);
  }
  // Of the two at least one is asked.
  const asked = (await ana.locator('[data-waiting=me]').count()) > 0 ? ana : blas;
  expect(await asked.title()).toMatch(/^\(1\) /);
  expect(await findings(asked)).toEqual([]);
  await asked.goto(`${app.url}/lobby`);
  await asked.locator('[data-waiting=me]').waitFor();
  await asked.setViewportSize({ width: 390, height: 844 });
  expect(await asked.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (process.env['CANCHA_PICTURES'])
    await asked.screenshot({ path: `${process.env['CANCHA_PICTURES']}/lobby-390.png` });
  await asked.locator('h1').click();
  await asked.keyboard.press('n');
  await asked.locator('[data-step]').waitFor();
  expect(new URL(asked.url()).pathname).toBe(path);
  for (const page of [ana, blas]) await page.context().close();
});

it('after twenty seconds without anybody a bot is offered, and the rival who comes then is told of', async () => {
  const ana = await app.browser.newContext().then((context) => app.open({ path: '/lobby', context }));
  await ana.clock.install();
  await ana.locator('[data-seek=torino]').click();
  await ana.locator('.looking').waitFor();
  await ana.clock.runFor(21_000);
  await ana.locator('.looking .main').click();
  await ana.waitForURL(/\/online\//);
  const blas = await named('Blas');
  await blas.locator('[data-seek=torino]').click();
  await blas.waitForURL(/\/online\//);
  await ana.clock.runFor(1000);
  await ana.locator('.found button').click();
  await ana.waitForURL(/\/online\//);
  for (const page of [ana, blas]) await page.context().close();
});

it('a guest makes an account, and plays on with it on a second device; then deletes it', async () => {
  const [ana, blas] = [await named('Ana'), await named('Blas')];
  await ana.locator('[data-seek=torino]').click();
  await ana.locator('.looking').waitFor();
  await blas.locator('[data-seek=torino]').click();
  await ana.waitForURL(/\/online\//);
  await ana.locator('[data-step]').waitFor();
  const path = new URL(ana.url()).pathname;
  await ana.goto(`${app.url}/account`);
  await ana.locator('input[name=password]').fill('corta');
  await ana.locator('form button[type=submit]').click();
  await expect.poll(() => ana.getByRole('alert').innerText()).toContain('8 a 200');
  await ana.locator('input[name=password]').fill(PASSWORD);
  await ana.locator('form button[type=submit]').click();
  await ana.locator('.codes li').nth(9).waitFor();
  expect(await findings(ana)).toEqual([]);
  await ana.locator('.codes .main').click();

  const phone = await app.open({ path: '/account', lang: 'en', width: 390 });
  await phone.getByText('Sign in', { exact: true }).first().click();
  await phone.locator('input[name=name]').fill('ana');
  await phone.locator('input[name=password]').fill(PASSWORD);
  await phone.locator('form button[type=submit]').click();
  await phone.getByRole('heading', { name: 'Hello, Ana' }).waitFor();
  expect(await findings(phone)).toEqual([]);
  await phone.goto(app.url + path);
  await phone.locator('[data-step]').waitFor();
  expect(await phone.getByText('You are watching').count()).toBe(0);

  await phone.goto(`${app.url}/account`);
  await phone.getByRole('button', { name: 'Delete the account' }).click();
  await phone.getByRole('button', { name: 'Yes, delete everything' }).click();
  await phone.locator('input[name=password]').waitFor();
  for (const page of [ana, blas, phone]) await page.context().close();
});

it('a passkey makes an account and opens it again', async () => {
  const context = await app.browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${app.url.replace('127.0.0.1', 'localhost')}/account`);
  await page.locator('input[name=name]').fill('Llavera');
  await page.getByRole('button', { name: /llave|passkey/ }).click();
  await page.locator('.codes .main').click();
  await page.getByRole('button', { name: /^(Salir|Sign out)$/ }).click();
  await page.locator('input[name=way][value=enter]').check({ force: true });
  await page.getByRole('button', { name: /con una llave|with a passkey/ }).click();
  await page.getByRole('heading', { name: 'Llavera' }).waitFor();
  await context.close();
});
