import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Choices } from '../../src/core/choices.ts';
import { type GameEvent, HOME_BIT, seatOf } from '../../src/core/game.ts';
import type { Moment } from '../../src/core/lessons.ts';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import { openRecord, replay } from '../../src/match/replay.ts';
import { type App, clickOn, openApp } from './app.ts';
import { storedRecord } from './stored.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const FEW_CLICKS = 12;
/** Whoever clicks without a plan needs long for a golden goal now and then: after so many clicks he gives up. */
const MOST_CLICKS = 250;
const MOST_MILLIS = 300_000;
const KEY = 'test.said';

interface Word {
  readonly id: string;
  readonly text: string;
}

/** Notes in the browser what the coach says, as it is shown; runs in the page. */
function note(key: string): void {
  const look = (): void => {
    const shown = document.querySelector<HTMLElement>('[data-coach]');
    const id = shown?.dataset['coach'];
    const words = JSON.parse(localStorage.getItem(key) ?? '[]') as Word[];
    if (!id || id === 'over' || words.at(-1)?.id === id) return;
    localStorage.setItem(key, JSON.stringify([...words, { id, text: shown.innerText }]));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-coach'] });
}

const heard = (page: Page): Promise<Word[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Word[], KEY);

/** Every moment of a record as the page showed it to home. */
async function momentsOf(id: GameId, record: string): Promise<Moment[]> {
  const { game } = await loadRoom(id);
  const opened = openRecord(record);
  const match = opened.ok ? replay(game, opened.value) : opened;
  if (!match.ok) throw new Error(match.error.message.en);
  const { history } = match.value;
  const [choices, seat] = [new Choices(), seatOf('home')];
  return Array.from({ length: history.steps.length + 1 }, (_, n) => {
    const state = history.at(n);
    const events: GameEvent[] = [];
    const done = history.steps[n - 1];
    if (done) game.apply(history.at(n - 1), done.seat, done.action, (event) => events.push(game.hide(event, 'home')));
    if (game.toMove(state) & HOME_BIT) game.choices(state, seat, choices);
    else choices.clear();
    const legal = choices.list().map((action) => game.writeAction(state, seat, action));
    const position = game.writePosition(game.view(state, 'home'));
    return { position, turn: game.turn(state), events, side: 'home', legal };
  });
}

describe.each(GAME_IDS)('the guided first match of %s', (game) => {
  it(
    'is offered at the first start, is left and resumed, and is played to its end or given up, with each word in its time',
    async () => {
      const { coach } = await (await loadRoom(game)).lessons();
      const page = await app.open({ path: `/play/${game}`, lang: 'en' });
      await page.addInitScript(note, KEY);
      await page.evaluate(note, KEY);
      await page.locator('[data-guided]').click();
      await page.locator('[data-coach]').waitFor();
      await clickOn(page, FEW_CLICKS);
      const before = await heard(page);
      expect(before.length).toBeGreaterThan(1);

      await page.reload();
      await page.locator('[data-step]').waitFor();
      expect((await heard(page)).slice(0, before.length)).toEqual(before);
      await page.goto(`${app.url}/learn/${game}`);
      await page.locator('.guided a[href^="/match/"]').click();
      await page.locator('[data-step]').waitFor();
      await clickOn(page, MOST_CLICKS);
      if ((await page.locator('[data-turn=over]').count()) === 0) {
        await page.locator('.tools button:has-text("Resign")').click();
        await page.locator('[data-confirm-tool]').click();
      }
      await page.locator('[data-turn=over]').waitFor();

      const said = await heard(page);
      expect(said.slice(0, before.length)).toEqual(before);
      const told = said.map(({ id }) => id);
      expect(new Set(told).size).toBe(told.length);
      for (const { id, text } of said) expect(text).toContain(coach.find((one) => one.id === id)!.say.en);
      // Each was said when it came up: the moments that they are about follow each other as they did.
      const moments = await momentsOf(game, await storedRecord(page, page.url().split('/').at(-1)!));
      let at = 0;
      for (const id of told) {
        const { when } = coach.find((one) => one.id === id)!;
        const found = moments.findIndex((moment, n) => n >= at && when(moment));
        expect(found, `${id} after step ${at} of ${told}`).toBeGreaterThanOrEqual(0);
        at = found;
      }
      const unmet = coach.filter(({ id }) => !told.includes(id));
      await page.locator('[data-coach=over]').waitFor({ state: 'attached' });
      expect(
        await page
          .locator('[data-coach=over] a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(unmet.map(({ lesson }) => `/learn/${game}/${lesson}`));
      await page.context().close();
    },
    MOST_MILLIS,
  );
});
