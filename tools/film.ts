// The rival's turn at a calm pace, as six pictures: `npm run film [game…]`. They go to screenshots/, which git ignores; small and
// together, in English, they are the strip that the documents show (docs/images).
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { LANGS } from '../src/core/clause.ts';
import type { State } from '../src/core/state.ts';
import { type GameId, isGameId, loadRoom } from '../src/games/index.ts';
import { Match } from '../src/match/match.ts';
import { RecordWriter } from '../src/match/record.ts';
import { openRecord, replay } from '../src/match/replay.ts';
import { type App, openApp } from '../test/browser/app.ts';
import { storeMatches } from '../test/browser/stored.ts';
import { takeSmall } from './webp.ts';

const PICTURES = 6;
const STRIP = { width: 1300, height: 1110 };
const STRIP_QUALITY = 50;
const SIZE = { width: 1366, height: 768 };
/** Long enough for what has begun to be seen, shorter than until the next thing begins. */
const SETTLE_MILLIS = 420;
const LOOK_MILLIS = 40;
const MOST_MILLIS = 60_000;
/** No turn from the beginning of a match. */
const FROM_STEP = 60;

/** The record of a match between bots cut where away's turn begins: the turn in which most was decided. */
async function turnOfAway(id: GameId): Promise<string> {
  const { game, football, story } = await loadRoom(id);
  const [path] = globSync(`test/golden/${id}-club-*.txt`).sort();
  const sheet = openRecord(readFileSync(path!, 'utf8'));
  const replayed = sheet.ok ? replay(game, sheet.value) : sheet;
  if (!replayed.ok) throw new Error(`${path}: ${JSON.stringify(replayed.error)}`);
  const turns: { readonly start: State; signs: number }[] = [];
  let steps = 0;
  let isAway = false;
  replayed.value.history.walk(0, (_step, before, events, after) => {
    const position = game.writePosition(before);
    if (isAway) turns.at(-1)!.signs += events.filter((event) => story(event, position)?.sign).length;
    const begun = events.flatMap(football).findLast(({ type }) => type === 'turn');
    if (++steps < FROM_STEP || begun?.type !== 'turn') return;
    isAway = begun.side === 'away';
    if (isAway) turns.push({ start: after.clone(), signs: 0 });
  });
  const [most] = turns.sort((a, b) => b.signs - a.signs);
  if (!most) throw new Error(`no turn of away in ${path}`);
  const seeds = { referee: 'film', home: '', away: '' };
  return new RecordWriter(new Match({ game, start: most.start, isFresh: false, seeds }, 0)).write(true);
}

/** What is to be seen just now; a picture is taken whenever it is something else. */
const sceneIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector('[data-step]')?.getAttribute('data-step'),
      ...['[data-flash]', '.scene strong', '[data-laid]', '[data-flight]'].map(
        (selector) => document.querySelector(selector)?.textContent,
      ),
      document.querySelector('.throw.rolling') !== null,
      document.querySelector('.asked.mine') !== null,
    ].join('|'),
  );

/** One picture of everything that the rival does, until it is the person's turn. */
async function shoot(page: Page): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  const end = Date.now() + MOST_MILLIS;
  for (let last = ''; Date.now() < end; ) {
    const scene = await sceneIn(page);
    if (scene !== last) {
      last = scene;
      await page.waitForTimeout(SETTLE_MILLIS);
      shots.push(await page.screenshot());
    }
    if (scene.endsWith('true') && shots.length > PICTURES) return shots;
    // Whatever is asked of the person in between is answered, so that the turn goes on.
    await page
      .locator('.now :is([data-throw]:not(:disabled), [data-action])')
      .evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
    await page.waitForTimeout(LOOK_MILLIS);
  }
  return shots;
}

/** The pictures side by side, from left to right and downwards. */
async function drawStrip(app: App, shots: readonly Buffer[], file: string): Promise<void> {
  const page = await app.browser.newPage({ viewport: STRIP });
  const pictures = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(2, 1fr); gap: 6px; margin: 0; background: #ffffff }
    img { width: 100% }
  </style>${pictures.join('')}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await takeSmall(page, file, STRIP_QUALITY);
  await page.close();
}

const wanted = process.argv.slice(2).filter(isGameId);
if (!process.env['CANCHA_PAGES']) await build({ logLevel: 'error' });
mkdirSync('screenshots', { recursive: true });
const app = await openApp();
try {
  for (const id of wanted.length > 0 ? wanted : (['tactics', 'city'] as const))
    for (const lang of LANGS) {
      const page = await app.open({ lang, ...SIZE, pace: 'calm' });
      const table = { home: [{ name: 'Ana', bot: null }], away: [{ name: '', bot: 'club' }] };
      const match = { id: 'film', game: id, options: {}, table, record: await turnOfAway(id) };
      await storeMatches(page, app, [{ ...match, score: [0, 0], isOver: false, updated: 1 }]);
      await page.goto(`${app.url}/match/film`);
      await page.locator('[data-step]').waitFor();
      const shots = await shoot(page);
      const chosen = Array.from({ length: PICTURES }, (_, n) => {
        const at = Math.round((n * (shots.length - 1)) / (PICTURES - 1));
        return shots[at]!;
      });
      for (const [n, shot] of chosen.entries()) writeFileSync(`screenshots/film-${id}-${lang}-${n + 1}.png`, shot);
      if (lang === 'en') await drawStrip(app, chosen, `docs/images/film-${id}.webp`);
      console.log(`${id} ${lang}: ${PICTURES} of ${shots.length} pictures in screenshots/`);
      await page.context().close();
    }
} finally {
  await app.close();
}
