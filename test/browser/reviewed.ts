import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Side } from '../../src/core/game.ts';
import type { App } from './app.ts';
import { storeMatches } from './stored.ts';

export const golden = (name: string): string => readFileSync(`test/golden/${name}.txt`, 'utf8');
export const matchOf = (game: string, record: string, own: Side | null = null) => ({
  id: `study-${game}`,
  game,
  options: {},
  table: {
    home: [{ name: 'Ana', bot: own === 'away' ? 'club' : null }],
    away: [{ name: 'Blas', bot: own === 'home' ? 'club' : null }],
  },
  record,
  score: [0, 0],
  isOver: true,
  updated: 1,
});

export async function review(page: Page, app: App, game: string, record: string, fragment = ''): Promise<void> {
  await storeMatches(page, app, [matchOf(game, record)]);
  await page.goto(`${app.url}/review/study-${game}${fragment}`);
  await page.locator('[role=slider]').waitFor();
}
export const at = async (page: Page): Promise<number> =>
  Number(await page.locator('.review').getAttribute('data-step'));
