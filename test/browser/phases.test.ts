// Every phase of every game that a recorded match reaches, in the windows of a phone and of two laptops: the score, the
// question, what can be chosen, the own hand and the tools are all in sight at once.
import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANCE, type Side, sideOf } from '../../src/core/game.ts';
import type { State } from '../../src/core/state.ts';
import { GAME_IDS, type GameId, loadRoom, type Room } from '../../src/games/index.ts';
import { type Step, WHISTLE } from '../../src/match/history.ts';
import { type Command, Match } from '../../src/match/match.ts';
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
  [820, 1180],
  [1366, 768],
  [1440, 900],
] as const;

interface Scene {
  readonly phase: string;
  readonly record: string;
  /** Whoever decides or throws: the other side is a bot's. */
  readonly side: Side;
}

/** So many steps before it are in the record: what the rival did last, and the dice that lie there. */
const STEPS_BEFORE = 14;
/** So long after the beginning of a match there is something to tell; a phase that comes only earlier is taken there. */
const STEPS_TO_TELL = 60;

const commandOf = ({ game }: Room, s: State, { seat, action }: Step): Command => {
  if (seat === WHISTLE) return { type: 'whistle' };
  const text = game.writeAction(s, seat, action);
  return seat === CHANCE ? { type: 'chance', outcome: text } : { type: 'play', side: sideOf(seat), action: text };
};

/** One position of each phase in which somebody decides or throws, of the recorded matches of a game. */
async function scenesOf(id: GameId): Promise<Scene[]> {
  const room = await loadRoom(id);
  const { game } = room;
  const scenes = new Map<string, Scene & { readonly isTelling: boolean }>();
  for (const path of globSync(`test/golden/${id}-*.txt`).sort()) {
    const sheet = openRecord(readFileSync(path, 'utf8'));
    const replayed = sheet.ok ? replay(game, sheet.value) : sheet;
    if (!replayed.ok) throw new Error(`${path}: ${JSON.stringify(replayed.error)}`);
    const { history } = replayed.value;
    const commands: Command[] = [];
    history.walk(0, (step, before) => {
      const turn = game.turn(before);
      const isTelling = commands.length >= STEPS_TO_TELL;
      const known = turn.kind === 'over' ? undefined : scenes.get(turn.phase);
      if (turn.kind !== 'over' && (!known || (isTelling && !known.isTelling))) {
        const thrower = room.stage.thrower(game.writePosition(before), turn);
        const side = turn.kind === 'choice' ? turn.side : (thrower ?? 'home');
        const from = Math.max(0, commands.length - STEPS_BEFORE);
        const seeds = { referee: 'seed', home: '', away: '' };
        const match = new Match({ game, start: history.at(from), isFresh: false, seeds }, 0);
        for (const command of commands.slice(from)) expect(match.submit(command, 0).ok, path).toBe(true);
        scenes.set(turn.phase, { phase: turn.phase, side, record: new RecordWriter(match).write(true), isTelling });
      }
      commands.push(commandOf(room, before, step));
    });
  }
  return [...scenes.values()];
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
  const wrong: string[] = [];
  let summed = 0;
  const pages = await Promise.all((['es', 'en'] as const).map((lang) => app.open({ lang })));
  for (const page of pages)
    await storeMatches(
      page,
      app,
      scenes.map(({ record, side }, n) => {
        const seat = (each: Side) => [side === each ? { name: 'Ana', bot: null } : { name: '', bot: 'beginner' }];
        const table = { home: seat('home'), away: seat('away') };
        return { id: `phase-${n}`, game: id, options: {}, table, record, score: [0, 0], isOver: false, updated: n };
      }),
    );
  for (const [n, { phase }] of scenes.entries()) {
    const page = pages[n % pages.length]!;
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
    summed += await page.locator('[data-summary]').count();
  }
  expect(wrong).toEqual([]);
  // The line that sums the rival's turn up takes its room in many of them.
  expect(summed).toBeGreaterThan(scenes.length / 3);
  for (const page of pages) await page.context().close();
});
