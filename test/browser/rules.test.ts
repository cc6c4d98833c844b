import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { findings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('the rules page', () => {
  it('finds a clause by its words, by the words of other people and in the other language', async () => {
    const page = await app.open({ path: '/rules/torino' });
    const search = page.getByRole('searchbox');
    const ids = (): Promise<string[]> => page.locator('.clause').evaluateAll((all) => all.map((each) => each.id));
    await page.locator('.clause').first().waitFor();
    await search.fill('tiro de esquina');
    await expect.poll(ids).toContain('TOR-CORN-1');
    await search.fill('goalie');
    await expect.poll(ids).toContain('TOR-KEEP-2');
    await search.fill('camiseta 1');
    await expect.poll(ids).toContain('TOR-ONE-1');
    await search.fill('zzz');
    await page.getByText('Ninguna regla habla de «zzz».').waitFor();
    await search.fill('');
    await page.context().close();
  });

  it('plays the tries of a picture by the real rules', async () => {
    const page = await app.open({ path: '/rules/torino#TOR-FIVE-1' });
    const picture = page.locator('[data-picture="TOR-FIVE-1"]');
    await picture.locator('[data-try=no]').click();
    expect(await picture.locator('.answer').innerText()).toContain('solo puede ir al 8 o al 10');
    await picture.locator('[data-try=yes]').first().press('Enter');
    await picture.locator('.answer').getByText('8').waitFor();
    await picture.getByRole('button', { name: 'Desde el principio' }).click();
    await expect.poll(() => picture.locator('.answer').innerText()).toBe('');
    // The board itself takes a try, too.
    await picture.locator('svg [role=button]').first().click();
    await expect.poll(() => picture.locator('.answer').innerText()).not.toBe('');
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it('leads from the running text to the clause and its picture', async () => {
    const page = await app.open({ path: '/rules/torino', lang: 'en', width: 390, height: 844 });
    await page.locator('.chapter a[href$="#TOR-CORN-1"]').click();
    await page.locator('[data-picture="TOR-CORN-1"]').waitFor();
    expect(await page.locator('#TOR-CORN-1').getAttribute('class')).toContain('here');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it('is printed without what only a screen needs', async () => {
    const page = await app.open({ path: '/rules/torino#TOR-CORN-1', theme: 'dark' });
    await page.locator('[data-picture="TOR-CORN-1"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header', '.bar', '.contents', '[data-picture]', '[data-look] >> nth=0'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    expect(await page.locator('.note').first().isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await page.context().close();
  });
});

describe('the summary of the rules', () => {
  it.each(['torino', 'mat', 'eleven', 'tactics', 'city'])('of %s is one page on paper', async (id) => {
    const page = await app.open({ path: `/summary/${id}` });
    await page.locator('.sheet section').first().waitFor();
    expect(await findings(page)).toEqual([]);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.context().close();
  });
});
