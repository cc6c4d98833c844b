import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as city } from '../../src/games/city/room.ts';
import { positionOf } from '../../src/games/city/testing.ts';
import { type App, openApp } from './app.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import { changing, expectNoFindings, loadPosition } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const HANDS: Readonly<Record<string, (page: Page) => Hands>> = {
  mouse,
  keyboard: (page) => keyboard(page, () => []),
  finger,
};
const SHOT = {
  phase: 'shot',
  ball: 'h18',
  pieces: { home: { 8: 'h18' } },
  hands: { home: { shot: ['low', 'cannon'] } },
};

describe('advice', () => {
  it.each(Object.keys(HANDS))('says what, how much it is worth and why, and marks the card: %s', async (way) => {
    const page = await loadPosition(app, city, positionOf(SHOT), way === 'finger' ? 390 : 1440);
    const hands = HANDS[way]!(page);
    if ((await page.locator('[data-action=look]').count()) > 0)
      await changing(page, () => hands.press('[data-action=look]'));
    // While the bot thinks the button says so.
    if (way === 'keyboard')
      expect(
        await page.locator('[data-hint]').evaluate(async (button) => {
          (button as HTMLElement).click();
          await new Promise((resolve) => queueMicrotask(() => resolve(null)));
          return [button.getAttribute('aria-busy'), button.textContent?.trim()];
        }),
      ).toEqual(['true', 'Thinking…']);
    await hands.press('[data-hint]');
    const advice = page.locator('[data-advice]');
    await advice.waitFor();
    expect(await advice.getAttribute('data-advice')).toMatch(/^shot:/);
    // A newcomer reads one reason first; what it is worth beside the next best, in whole percents; the rest waits behind a button.
    expect(await advice.locator('[data-because]').innerText()).toMatch(/^\p{Lu}[^→]+\.$/u);
    expect(await advice.locator('[data-share]').innerText()).toMatch(/^\d+% · next best \d+%$/);
    expect(await advice.innerText()).not.toContain('chances');
    await hands.press('[data-advice] summary');
    const [, own, other] =
      /your chances in the match: (\d+)%(?:; with “.*”, (\d+)%|, much the same as with “.*”)\./.exec(
        await advice.innerText(),
      )!;
    expect(own).not.toBe(other);
    expect(await advice.locator('[data-reason]').count()).toBeGreaterThan(0);
    expect(await advice.locator('[data-reason]').first().innerText()).toMatch(/: .*\d\s?%\.?$/);
    const marked = page.locator('.card[data-hinted]');
    expect(await marked.getAttribute('data-card')).toBe((await advice.getAttribute('data-advice'))!.split(':')[1]);
    if (way === 'mouse') await expectNoFindings(page, [390, 1366, 1440], 'advice');
    await page.context().close();
  });
});

const NOT_NOW = { phase: 'action', hands: { home: { off: ['feint', 'hat', 'pace'], def: ['slide'] } } };
/** How one asks all about a card. */
const ASKS: Readonly<Record<string, (page: Page, selector: string) => Promise<void>>> = {
  mouse: (page, selector) => page.locator(selector).first().click({ button: 'right', force: true }),
  async keyboard(page, selector) {
    await page.locator(selector).first().focus();
    await page.keyboard.press('?');
  },
  async finger(page, selector) {
    const card = page.locator(selector).first();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
  },
};

describe('a card', () => {
  it.each(Object.keys(ASKS))('says what it does and why it can not be played now: %s', async (way) => {
    const page = await loadPosition(app, city, positionOf(NOT_NOW), way === 'finger' ? 390 : 1366);
    const hands = HANDS[way]!(page);
    if ((await page.locator('[data-action=look]').count()) > 0)
      await changing(page, () => hands.press('[data-action=look]'));
    await ASKS[way]!(page, '.hand .card[data-card=slide]');
    const sheet = page.locator('[data-sheet=slide]');
    await sheet.waitFor();
    expect(await sheet.innerText()).toContain('Needs:');
    await hands.press('[data-why]');
    await expect.poll(() => page.locator('.panel').innerText()).toMatch(/CTY-[A-Z]+-\d+/);
    await ASKS[way]!(page, '.hand .card[data-card=pace]');
    await page.locator('[data-sheet=pace]').waitFor();
    expect(await page.locator('[data-why]').count()).toBe(0);
    await hands.press('[data-close]');
    await page.context().close();
  });

  it('is found in the gallery of all 166 by every name it has', async () => {
    const page = await loadPosition(app, city, positionOf(NOT_NOW), 1366);
    if ((await page.locator('[data-action=look]').count()) > 0) await page.locator('[data-action=look]').click();
    await page.locator('[data-pad]').click();
    await page.locator('[data-gallery] summary').click();
    expect(await page.locator('[data-gallery] summary').innerText()).toContain('166');
    for (const name of ['caño', 'nutmeg', 'cambio de juego', 'Switch play']) {
      await page.locator('[data-gallery] input').fill(name);
      await expect.poll(() => page.locator('[data-entry]').count()).toBeLessThan(3);
      expect(await page.locator('[data-entry=nutmeg]').count()).toBe(1);
    }
    await page.locator('[data-gallery] input').fill('');
    await expectNoFindings(page, [390, 1366], 'gallery');
    await page.context().close();
  });
});
