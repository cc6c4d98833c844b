import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId, loadRoom } from '../../src/games/index.ts';
import { type App, openApp, PATIENCE } from './app.ts';
import { keyboard } from './hands.ts';
import { expectNoFindings } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const lessonsOf = async (game: GameId) => (await (await loadRoom(game)).lessons()).lessons;
type Way = 'hints' | 'wrong';

interface Course {
  /** The lessons that came, in order. */
  readonly lessons: readonly string[];
  readonly wrong: number;
  readonly refused: number;
}

/** Somebody learns the whole game in one go, from the first lesson on, by what the page offers next. */
const learn = (page: Page, way: Way): Promise<Course> =>
  page.evaluate(
    async ([how, patience]) => {
      const lessons: string[] = [];
      let [wrong, refused] = [0, 0];
      const table = (): DOMStringMap => document.querySelector<HTMLElement>('.lesson')?.dataset ?? {};
      const scene = (): string => `${JSON.stringify(table())} ${document.querySelector('[role=alert]')?.textContent}`;
      const find = (selector: string): HTMLElement | null =>
        document.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
      /** Clicks, and waits until something has changed. */
      const click = async (element: HTMLElement): Promise<void> => {
        const before = scene();
        element.click();
        const until = performance.now() + patience;
        while (scene() === before && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 2));
        if (scene() === before) throw new Error(`nothing came of ${element.outerHTML} in ${before}`);
      };
      const press = async (selector: string): Promise<void> => {
        const until = performance.now() + patience;
        while (!find(selector) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 2));
        const found = find(selector);
        if (!found) throw new Error(`no ${selector} in ${scene()}`);
        await click(found);
      };
      /** Takes something that is not what the hint says. */
      const stray = async (): Promise<void> => {
        await press('[data-hint=ask]');
        const hinted = table()['hinted'];
        if (hinted === 'throw') return;
        const list = document.querySelector<HTMLDetailsElement>('.panel details');
        if (list && !list.open) list.open = true;
        // The list of all moves is made when it is opened.
        while (list?.isConnected && !list.querySelector('[data-action]'))
          await new Promise((resolve) => setTimeout(resolve, 2));
        const others = [...document.querySelectorAll<HTMLElement>('[data-action]')].filter(
          (each) => each.dataset['action'] !== hinted,
        );
        const other = others[Math.floor(others.length / 2)];
        if (!other) return;
        await click(other);
        if (table()['verdict'] === 'wrong') {
          wrong++;
          await press('[data-again]');
        } else if (table()['verdict'] === 'open') {
          refused++;
          await press('[data-restart]');
        }
      };
      for (;;) {
        const { lesson = '' } = table();
        lessons.push(lesson);
        while (table()['lesson'] === lesson && table()['verdict'] !== 'done') {
          const at = table()['at'];
          if (how === 'wrong') await stray();
          while (table()['at'] === at && table()['verdict'] === 'open') {
            const hint = find('[data-hint]');
            if (hint) await click(hint);
            else await new Promise((resolve) => setTimeout(resolve, 2));
          }
          if (table()['verdict'] !== 'passed') throw new Error(`the hint does not pass: ${scene()}`);
          await press('[data-next]');
        }
        const next = find('a[data-next]')!;
        if (next.getAttribute('href')?.startsWith('/play')) return { lessons, wrong, refused };
        await click(next);
        while (!table()['lesson'] || table()['lesson'] === lesson)
          await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    [way, PATIENCE] as const,
  );

/** The same without a mouse: the action is found in the list of all moves, or among the buttons. */
async function learnByKeyboard(page: Page): Promise<string[]> {
  const hands = keyboard(page, () => []);
  const lessons: string[] = [];
  const table = (): Promise<Record<string, string>> =>
    page.evaluate(() => ({ ...document.querySelector<HTMLElement>('.lesson')!.dataset }) as Record<string, string>);
  for (;;) {
    await page.locator('[data-hint]:enabled, [data-next]').first().waitFor();
    const { lesson = '', at, verdict } = await table();
    if (lessons.at(-1) !== lesson) lessons.push(lesson);
    if (verdict === 'done') {
      const href = await page.locator('a[data-next]').getAttribute('href');
      if (href?.startsWith('/play')) return lessons;
      await hands.press('a[data-next]');
      await page.locator(`.lesson:not([data-lesson="${lesson}"])`).waitFor();
      continue;
    }
    if (verdict === 'passed') {
      await hands.press('[data-next]');
      await page.locator(`.lesson[data-verdict=done], .lesson:not([data-at="${at}"])`).waitFor();
      continue;
    }
    await hands.press('[data-hint]');
    const { hinted, step } = await table();
    if (hinted === 'throw') await hands.press('[data-throw]');
    else if ((await page.locator(`[data-action="${hinted}"]`).count()) > 0)
      await hands.press(`[data-action="${hinted}"]`);
    else {
      if (!(await page.locator('.panel details').evaluate((list) => (list as HTMLDetailsElement).open)))
        await hands.press('.panel summary');
      await hands.press('.panel input[type=search]');
      await page.keyboard.type(hinted!);
      await hands.press(`[data-action="${hinted}"]`);
    }
    await page.locator(`.lesson:not([data-step="${step}"])`).waitFor();
  }
}

describe.each(GAME_IDS)('the lessons of %s', (game) => {
  it('end, and each offers the next: by the hints, with a wrong try at each step, by keyboard', async () => {
    const lessons = await lessonsOf(game);
    const ids = lessons.map(({ id }) => id);
    const page = await app.open({ path: `/learn/${game}/${ids[0]}`, lang: 'en' });
    const again = async (): Promise<void> => {
      await page.goto(`${app.url}/learn/${game}/${ids[0]}`);
      await page.locator('.lesson').waitFor();
    };
    await page.locator('.lesson').waitFor();
    expect((await learn(page, 'hints')).lessons).toEqual(ids);
    await again();
    const astray = await learn(page, 'wrong');
    expect(astray.lessons).toEqual(ids);
    // Where nothing is wrong, whatever is legal passes.
    const canBeWrong = lessons.some(({ steps }) => steps.some(({ wrong }) => wrong.length > 0));
    expect(astray.wrong > 0).toBe(canBeWrong);
    await again();
    expect(await learnByKeyboard(page)).toEqual(ids);
    await page.goto(`${app.url}/learn/${game}`);
    await page.locator('ol .stars').first().waitFor();
    expect(await page.locator('ol .stars[aria-label^="3"]').count()).toBe(ids.length);
    await page.context().close();
  });

  it('and how it is played: nothing for axe to find, nothing too wide', async () => {
    const [first] = await lessonsOf(game);
    for (const path of [`/learn/${game}`, `/learn/${game}/${first!.id}`]) {
      const page = await app.open({ path });
      await page.locator('.scene svg, .lesson svg').first().waitFor();
      await expectNoFindings(page, [390, 820, 1440], path);
      await page.context().close();
    }
  });
});
