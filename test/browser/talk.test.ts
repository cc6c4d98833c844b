import { mkdirSync } from 'node:fs';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openApp } from './app.ts';

/** Where somebody wants to look at the pages himself. */
const PICTURES = process.env['CANCHA_PICTURES'];
const picture = async (page: Page, name: string): Promise<void> => {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
};

const faults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
};

it('two people talk each in his language, one watches, and a rematch and a series come of it with changed sides', async () => {
  const app = await openApp();
  const ana = await app.open({ path: '/play/torino', width: 1366 });
  await ana.locator('input[name=opponent][value=online]').check({ force: true });
  await ana.locator('select[name=delay]').waitFor();
  await picture(ana, 'setup-es-1366');
  await ana.locator('button[type=submit]').click();
  await ana.waitForURL(/\/online\//);
  const first = new URL(ana.url()).pathname;
  const ben = await app.open({ path: first, lang: 'en', width: 390 });
  await Promise.all([ana, ben].map((page) => page.locator('[data-step]').waitFor()));
  const eva = await app.open({ path: first, width: 820 });
  await ana.locator('[data-watching="1"]').waitFor();

  await ana.locator('[data-phrase=luck]').click();
  await ben.locator('[data-unread]').waitFor();
  await ben.locator('[data-talk] summary').click();
  await expect.poll(() => ben.locator('[role=log] .words').allTextContents()).toEqual(['Good luck!']);
  await ben.locator('[data-talk] input').fill('thanks <b>you</b> too');
  await ben.locator('[data-talk] button[type=submit]').click();
  await expect
    .poll(() => ana.locator('[role=log] .words').allTextContents())
    .toEqual(['¡Suerte!', 'thanks <b>you</b> too']);
  await ana.locator('.report').click();
  await ana.locator('[role=log] [role=status]').waitFor();
  expect(await eva.locator('[data-talk]').count()).toBe(0);
  for (const [page, name] of [
    [ana, 'talk-es-1366'],
    [ben, 'talk-en-390'],
    [eva, 'watch-es-820'],
  ] as const) {
    await picture(page, name);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await ana.locator('[data-mute]').click();
  await ben.locator('[data-phrase=sorry]').click();
  await expect.poll(() => ben.locator('[role=log] .words').count()).toBe(3);
  expect(await ana.locator('[role=log] .words').count()).toBe(2);

  const resign = async (page: Page): Promise<void> => {
    await page.locator('.tools button:has-text("Abandonar"), .tools button:has-text("Resign")').click();
    await page.locator('[data-confirm-tool]').click();
  };
  const agree = async (best: 1 | 3): Promise<string> => {
    const before = ana.url();
    await ana.locator(`dialog[open] [data-best="${best}"]`).click();
    await ben.locator('dialog[open] [data-asks-again]').waitFor();
    await picture(ben, `again-${best}-en-390`);
    await ben.locator('dialog[open] [data-accept]').click();
    await Promise.all(
      [ana, ben].map((page) => page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/online/'))),
    );
    await Promise.all([ana, ben].map((page) => page.locator('[data-step]').waitFor()));
    return new URL(ana.url()).pathname;
  };
  await resign(ben);
  await ana.locator('dialog[open] [data-again]').first().waitFor();
  expect(await ana.locator('dialog[open] [data-again]').textContent()).toContain('de visitante');
  await picture(ana, 'end-es-1366');
  const second = await agree(1);
  expect(second).not.toBe(first);
  expect(await ana.locator('[data-rematch]').textContent()).toContain('se han cambiado los lados');
  expect(await ana.locator('.scoreboard').textContent()).not.toBe('');

  await resign(ben);
  await ana.locator('dialog[open] [data-again]').first().waitFor();
  await agree(3);
  expect(await ana.locator('[data-series]').textContent()).toContain('Partido 2 de 3 · ganados: tú 1, rival 0');
  expect(await ben.locator('[data-series]').textContent()).toContain('Match 2 of 3 · won: you 0, rival 1');
  await app.close();
});
