// Whatever is risked says its odds in the page too: each kind of choice before a risk, in the list that is read and searched.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import { Match } from '../../src/match/match.ts';
import { RecordWriter } from '../../src/match/record.ts';
import { RISKS, type Risk, risksIn } from '../support/risks.ts';
import { type App, openApp, walk } from './app.ts';
import { storeMatches } from './stored.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

type Found = Pick<Risk, 'key' | 'text' | 'side'> & { readonly record: string };

/** One choice of each kind, until all are found that must be. */
async function choicesOf(id: GameId): Promise<Found[]> {
  const room = await loadRoom(id);
  const { game } = room;
  const found = new Map<string, Found>();
  const isDone = (): boolean => RISKS[id]!.every((key) => found.has(key));
  for (const { key, text, side, state } of risksIn(room, id)) {
    if (found.has(key)) continue;
    const seeds = { referee: 'seed', home: '', away: '' };
    const match = new Match({ game, start: state.clone(), isFresh: false, seeds }, 0);
    found.set(key, { key, text, side, record: new RecordWriter(match).write(true) });
    if (isDone()) break;
  }
  expect(isDone(), [...found.keys()].join()).toBe(true);
  return [...found.values()];
}

/** Whoever is asked takes the device, and looks the choice up in the list. */
async function chipOf(page: Page, text: string): Promise<string> {
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('[data-action=look]')?.click();
    const list = document.querySelector<HTMLDetailsElement>('.panel .rest > details');
    if (list) list.open = true;
    return document.querySelector('.panel [data-action]') !== null;
  });
  const search = page.locator('.panel input[type=search]');
  if ((await search.count()) > 0) await search.fill(text);
  const chip = page.locator(`.panel [data-action="${text}"] .chip`).first();
  await chip.waitFor({ timeout: 8000 }).catch(() => undefined);
  return (await chip.count()) === 0 ? 'none' : chip.innerText();
}

it.each(GAME_IDS)('%s: no choice before a risk is without its odds on its button', async (id) => {
  const choices = await choicesOf(id);
  const page = await app.open({ lang: 'en', width: 1366 });
  const wrong: string[] = [];
  for (const lone of ['home', 'away'] as const) {
    const own = choices.filter(({ side }) => side === lone);
    const seat = (side: string) => [side === lone ? { name: 'Ana', bot: null } : { name: '', bot: 'beginner' }];
    const table = { home: seat('home'), away: seat('away') };
    const stored = { game: id, options: {}, table, score: [0, 0], isOver: false };
    await storeMatches(
      page,
      app,
      own.map(({ record }, n) => ({ ...stored, id: `${lone}-${n}`, record, updated: n })),
    );
    for (const [n, { key, text }] of own.entries()) {
      await walk(page, '/import');
      await page.locator('textarea').waitFor();
      await walk(page, `/match/${lone}-${n}`);
      const chip = await chipOf(page, text);
      if (!/\d%$/.test(chip)) wrong.push(`${key}: ${text} says ${chip}`);
    }
  }
  expect(wrong).toEqual([]);
  await page.context().close();
});
