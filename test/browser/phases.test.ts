// Every phase of every game that a recorded match reaches, in the windows of a phone and of two laptops: the score, the
// question, what can be chosen, the own hand and the tools are all in sight at once.
import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import { Match } from '../../src/match/match.ts';
import { RecordWriter } from '../../src/match/record.ts';
import { openRecord, replay } from '../../src/match/replay.ts';
import { type App, openApp, walk } from './app.ts';
import { storeMatches } from './stored.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const WINDOWS = [
  [390, 844],
  [1366, 768],
  [1440, 900],
] as const;

interface Scene {
  readonly phase: string;
  readonly record: string;
}

/** One position of each phase in which somebody decides or throws, of the recorded matches of a game. */
async function scenesOf(id: GameId): Promise<Scene[]> {
  const { game } = await loadRoom(id);
  const scenes = new Map<string, string>();
  for (const path of globSync(`test/golden/${id}-*.txt`).sort()) {
    const sheet = openRecord(readFileSync(path, 'utf8'));
    const replayed = sheet.ok ? replay(game, sheet.value) : sheet;
    if (!replayed.ok) throw new Error(`${path}: ${JSON.stringify(replayed.error)}`);
    const { history } = replayed.value;
    history.walk(0, (_step, before) => {
      const turn = game.turn(before);
      if (turn.kind === 'over' || scenes.has(turn.phase)) return;
      const seeds = { referee: 'seed', home: '', away: '' };
      const match = new Match({ game, start: before.clone(), isFresh: false, seeds }, 0);
      scenes.set(turn.phase, new RecordWriter(match).write(true));
    });
  }
  return [...scenes].map(([phase, record]) => ({ phase, record }));
}

/** What should be in sight and is not. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const WANTED =
      '.scoreboard, .asked, .now button, .quick, .quick button, .hand .card.can, [data-secret], [data-confirm]';
    const found = [...document.querySelectorAll<HTMLElement>(WANTED)];
    const lost = found.filter((thing) => {
      // A fan of cards is wider than a phone, and is pushed aside: how high it lies is what counts.
      const { top, bottom, left, right } = thing.getBoundingClientRect();
      const isCard = thing.matches('.card');
      const pane = thing.closest('.now')?.getBoundingClientRect();
      if (pane && (top < pane.top - 1 || bottom > pane.bottom + 1)) return true;
      return top < -1 || bottom > innerHeight + 1 || (!isCard && (left < -1 || right > innerWidth + 1));
    });
    const pitch = document.querySelector('[data-pane], .fit svg[role="group"]')?.getBoundingClientRect();
    const foot = document.querySelector('.panel > .foot');
    if (!pitch || !foot) return ['no pitch'];
    const floor = getComputedStyle(foot).position === 'sticky' ? foot.getBoundingClientRect().top : innerHeight;
    return [
      ...lost.map((thing) => thing.outerHTML.slice(0, 90)),
      ...(pitch.bottom > floor + 1 || pitch.top < -1 ? [`pitch ${pitch.top}..${pitch.bottom} above ${floor}`] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []),
    ];
  });

/** Whoever is to look takes the cover off; it may come at any moment, as cards that are drawn by themselves bring it. */
const uncover = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    document.querySelector<HTMLElement>('[data-action=look]')?.click();
    return document.querySelector('.fit') !== null;
  });

it.each(GAME_IDS)('%s: nothing that is needed lies outside the window', async (id) => {
  const scenes = await scenesOf(id);
  expect(scenes.length).toBeGreaterThan(3);
  const page = await app.open();
  const table = { home: [{ name: 'Ana', bot: null }], away: [{ name: 'Blas', bot: null }] };
  await storeMatches(
    page,
    app,
    scenes.map(({ record }, n) => ({
      ...{ id: `phase-${n}`, game: id, options: {}, table, record, score: [0, 0], isOver: false, updated: n },
    })),
  );
  const wrong: string[] = [];
  for (const [n, { phase }] of scenes.entries()) {
    // Through another screen, so that nothing of the scene before is taken for this one.
    await walk(page, '/import');
    await page.locator('textarea').waitFor();
    await walk(page, `/match/phase-${n}`);
    await page.locator('[data-step]').waitFor();
    await page.locator('.board > *').first().waitFor();
    await uncover(page);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      let found: string[] = [];
      for (let tries = 0; tries < 8; tries++) {
        await uncover(page);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        found = await outside(page);
        if (found.length === 0) break;
      }
      wrong.push(...found.map((thing) => `${phase} ${width}: ${thing}`));
    }
  }
  expect(wrong).toEqual([]);
  await page.context().close();
});
