import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, clickOn, openApp, startMatch } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

it('two people at one screen see the seconds for a go run down, and lose them to a ruling', async () => {
  const page = await app.open({ path: '/play/tactics' });
  await startMatch(page, { opponent: 'friend', options: { moveSeconds: 3 } });
  expect(await page.locator('[data-hurry]').count()).toBe(0);
  while ((await page.locator('[data-turn=chance]').count()) > 0) await clickOn(page, 1);
  await page.locator('[data-hurry]').getByRole('timer').waitFor();
  expect(await page.locator('[data-hurry]').innerText()).toMatch(/Para decidir quedan\s+0:0[123]/);
  await page.locator('.log').getByText('ha tardado demasiado').first().waitFor();
  await page.context().close();
});

it('against a bot nobody is hurried, and the option is not offered', async () => {
  const page = await app.open({ path: '/play/tactics' });
  await page.locator('details summary').click();
  expect(await page.locator('#option-moveSeconds').count()).toBe(0);
  await page.locator('input[name=opponent][value=online]').check({ force: true });
  expect(await page.locator('#option-moveSeconds').count()).toBe(1);
  await page.goto(`${app.url}/play/tactics`);
  await startMatch(page);
  while ((await page.locator('[data-turn=chance]').count()) > 0) await clickOn(page, 1);
  expect(await page.locator('[data-hurry]').count()).toBe(0);
  await page.context().close();
});

it('the rulebook is a preset by its name', async () => {
  const page = await app.open({ path: '/play/eleven', lang: 'en' });
  await page.getByText('Rulebook', { exact: true }).click();
  await page.locator('details summary').click();
  expect(await page.locator('#option-clock').inputValue()).toBe('whistle');
  expect(await page.locator('#option-minutes').inputValue()).toBe('20');
  await page.goto(`${app.url}/play/city`);
  expect(await page.locator('input[name=length]:checked').inputValue()).toBe('quick');
  await page.context().close();
});
