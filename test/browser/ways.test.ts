import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, clickOn, openApp, startMatch } from './app.ts';
import { briefOf } from './brief.ts';
import { findings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('the ways through the app', () => {
  it('lead past the header by the first key', async () => {
    const page = await app.open();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.context().close();
  });

  it('lead back to where one was on a page', async () => {
    const page = await app.open({ width: 390, height: 844 });
    const link = page.locator('a[href="/rules/city"]');
    await link.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => scrollY);
    expect(y).toBeGreaterThan(500);
    await link.click();
    await page.locator('.clause').first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    await page.context().close();
  });

  it('lead from the rules back to the match', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, briefOf('torino'));
    await clickOn(page, 3);
    const { width, height } = (await page.locator('.log [data-line] a').first().boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.locator('.log [data-line] a').first().click();
    await page.locator('.clause a').first().click();
    await page.getByRole('link', { name: 'Volver al partido' }).click();
    await page.locator('[data-step]').waitFor();
    await page.context().close();
  });

  it('lead to the option that keeps a match from starting', async () => {
    const page = await app.open({ path: '/play/eleven' });
    await page.locator('summary').click();
    await page.locator('#option-plays').fill('999');
    await page.locator('summary').click();
    await page.locator('button[type=submit]').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('option-plays');
    expect(await page.locator('#option-plays').isVisible()).toBe(true);
    await page.context().close();
  });

  it('lead from a pasted link to its page; what is no record is called so', async () => {
    const page = await app.open({ path: '/import' });
    const paste = async (text: string): Promise<void> => {
      await page.locator('textarea').fill(text);
      await page.getByRole('button', { name: 'Abrir', exact: true }).click();
    };
    await paste('hola');
    expect(await page.getByRole('alert').innerText()).toContain('Esto no es un acta.');
    await paste('https://example.org/review/abc');
    expect(await page.getByRole('alert').innerText()).toContain('Esto no es un acta.');
    await paste(`${app.url}/rules/torino`);
    await page.locator('.clause').first().waitFor();
    await page.context().close();
  });
});

describe('a finished match', () => {
  it('is shared from its review too: as the system shares, by the clipboard, or as a selected link', async () => {
    const page = await app.open({ path: '/play/torino' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await startMatch(page, briefOf('torino'));
    await clickOn(page);
    await page.locator('dialog[open] a[href^="/review/"]').click();
    await page.getByText(/^Paso (\d+) de \1$/).waitFor();
    await page.getByRole('button', { name: 'Compartir' }).click();
    await page.getByText('Enlace copiado.').waitFor();
    const link = await page.locator('input[readonly]').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.context().close();

    const other = await app.open({ path: new URL(link).pathname });
    await other.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await other.getByRole('button', { name: 'Compartir' }).click();
    await other.getByText('Copia este enlace').waitFor();
    expect(await other.evaluate(() => getSelection()?.toString())).toBe(link);
    expect(await findings(other)).toEqual([]);
    const sent = other.evaluate(
      () =>
        new Promise((resolve) => {
          Object.defineProperty(navigator, 'share', { value: async ({ url }: ShareData) => resolve(url) });
        }),
    );
    await other.getByRole('button', { name: 'Compartir' }).click();
    expect(await sent).toBe(link);
    await other.context().close();
  });
});
