import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/core/options.ts';
import { loadRoom } from '../../src/games/index.ts';
import { openSeries, playBatch } from '../../src/lab/sim/series.ts';
import { Digest } from '../../src/lab/study/digest.ts';
import { toHtml } from '../../src/lab/study/html.ts';
import { reportOf, type Told } from '../../src/lab/study/report.ts';
import { type App, openApp } from './app.ts';
import { expectNoFindings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function toldOf(home: string, options: object): Promise<Told> {
  const room = await loadRoom('torino');
  const all = { ...defaultOptions(room.game.options), ...options };
  const plan = {
    game: 'torino',
    version: 1,
    options: all,
    home,
    away: 'random',
    matches: 4000,
    seed: 's',
    luck: true,
  } as const;
  const series = await openSeries(plan);
  const digest = new Digest(plan, series.survey.plan.spaces.length);
  digest.addBatch((await playBatch(series, 0))!);
  const { name, clauses } = room.game;
  return { name, game: name, digest, plan: series.survey.plan, clauses, options: '' };
}

describe('the lab', () => {
  it('plays a small study in workers, compares two options and shows the report in both languages', async () => {
    const page = await app.open({ path: '/lab', lang: 'en', width: 390 });
    await page.getByRole('button', { name: 'Play the matches' }).waitFor();
    await page.getByLabel('Matches of each series').selectOption('50');
    await page.getByLabel('Compare with another option').selectOption('tie');
    await page.getByRole('button', { name: 'Play the matches' }).click();
    await page.getByRole('heading', { name: 'Side by side' }).waitFor();
    // The two series side by side; what is much the same in both, of the first alone.
    const charts = page.locator('.report svg[role=img]');
    expect(await charts.evaluateAll((all) => all.map((chart) => chart.getAttribute('aria-label')))).toEqual([
      'Home wins, draws and away wins of each series',
      'Share of the points of whoever starts, with its interval',
      'Torino: goals a match',
      'Matches with each number of goals',
      'Share of the goals in each tenth of the match',
      'Matches of each number of turns',
      'Spaces on which the ball ends the turns',
      'Spaces from which shots are taken',
    ]);
    expect(await page.locator('.report').textContent()).toContain('50 matches');
    await expectNoFindings(page, [390, 1440], 'the lab');
    await page.getByRole('button', { name: /^ES/ }).click();
    await page.getByRole('heading', { name: 'Unas junto a otras' }).waitFor();
    await page.getByRole('button', { name: /oscuro/i }).click();
    await expectNoFindings(page, [390, 1440], 'the lab in the dark');
    await page.context().close();
  });

  it('a report stands alone: no network, both languages, light and dark, nothing for axe to find', async () => {
    const told = [await toldOf('random', {}), await toldOf('random', { tie: 'draw' }), await toldOf('beginner', {})];
    const file = join(mkdtempSync(join(tmpdir(), 'cancha-report-')), 'report.html');
    writeFileSync(file, toHtml(reportOf({ es: 'Informe', en: 'Report' }, null, told)));
    for (const [colorScheme, locale] of [
      ['light', 'es-ES'],
      ['dark', 'en-GB'],
    ] as const) {
      const context = await app.browser.newContext({ colorScheme, locale, offline: true });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(file).href);
      expect(asked).toEqual([pathToFileURL(file).href]);
      const shown = locale.slice(0, 2);
      expect(await page.locator('article:visible').getAttribute('lang')).toBe(shown);
      for (const summary of await page.locator('article:visible summary').all()) await summary.click();
      await expectNoFindings(page, [390, 1440], `the report in ${shown}`);
      await page.getByLabel(shown === 'es' ? 'English' : 'Español').check();
      expect(await page.locator('article:visible').getAttribute('lang')).toBe(shown === 'es' ? 'en' : 'es');
      await context.close();
    }
  });
});
