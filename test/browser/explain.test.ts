import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, clickOn, openApp, startMatch, stepOf } from './app.ts';
import { findings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('anything on the table is explained', () => {
  it('to a mouse that rests, to the key and to a finger that stays', async () => {
    const page = await app.open({ path: '/play/mat' });
    await startMatch(page, { opponent: 'friend' });
    const explanation = page.locator('[data-explanation]');

    await page.locator('[data-space=b4]').hover();
    await explanation.getByText('Espacio de pase largo').waitFor();
    expect(await explanation.locator('a').getAttribute('href')).toBe('/rules/mat#MAT-LONG-1');
    expect(await findings(page)).toEqual([]);

    await page.locator('.score').hover();
    await explanation.getByText('Los goles de Local').waitFor();

    await page.locator('[data-space=c1]').focus();
    await page.keyboard.press('?');
    await explanation.getByText('Una X').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => explanation.count()).toBe(0);
    await page.context().close();
  });

  it('and what a long press explains is not played', async () => {
    const context = await app.browser.newContext({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
    });
    const page = await app.open({ path: '/play/mat', context });
    await startMatch(page, { opponent: 'friend' });
    const before = await stepOf(page);
    const space = page.locator('[data-space=e5]');
    await space.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await space.boundingBox())!;
    const at = { x: x + width / 2, y: y + height / 2 };
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.locator('[data-explanation]').getByText('A space of the mat').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await stepOf(page)).toBe(before);
    // A short one is.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
    await context.close();
  });

  it('and a refusal and a line of the radio lead to their clause and its picture', async () => {
    const page = await app.open({ path: '/play/mat' });
    await startMatch(page, { opponent: 'friend' });
    await page.locator('[data-space=e7]').click();
    await page.getByRole('alert').locator('a').click();
    await page.locator('[data-picture="MAT-SET-2"]').waitFor();
    await page.getByRole('link', { name: 'Volver al partido' }).click();
    await page.locator('[data-step]').waitFor();
    await clickOn(page, 3);
    const link = page.locator('.log li a').first();
    const clause = (await link.getAttribute('href'))!.split('#')[1]!;
    await link.click();
    await page.locator(`[data-picture="${clause}"]`).waitFor();
    await page.context().close();
  });
});
