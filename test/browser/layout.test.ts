import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as city } from '../../src/games/city/room.ts';
import { DEFENCE, positionOf } from '../../src/games/city/testing.ts';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { position as elevenPosition } from '../../src/games/eleven/testing.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { game as mat } from '../../src/games/mat/room.ts';
import { position as matPosition, SHOT } from '../../src/games/mat/testing.ts';
import { type App, clickOn, openApp, startMatch } from './app.ts';
import { mouse } from './hands.ts';
import { changing, loadPosition } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const PHONE = { width: 390, height: 844 };

async function start(game: GameId, size: { width: number; height: number }): Promise<Page> {
  const page = await app.open({ path: `/play/${game}`, ...size });
  await startMatch(page, { opponent: 'friend' });
  return page;
}

/** Which of these lie outside the window, or under the question at its lower edge. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const now = document.querySelector('.panel > .foot')!;
    const bar = getComputedStyle(now).position === 'sticky' ? now.getBoundingClientRect().top : innerHeight;
    const found = [...document.querySelectorAll(wanted)];
    if (found.length === 0) return [`no ${wanted}`];
    return found
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < -1 || bottom > bar + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, selector);

/** Whether it lies outside the pane in which the pitch scrolls, or outside the window. */
const hiddenInPane = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const thing = document.querySelector(wanted)!.getBoundingClientRect();
    const pane = document.querySelector('[data-pane]')!.getBoundingClientRect();
    return thing.top < Math.max(pane.top, 0) - 1 || thing.bottom > Math.min(pane.bottom, innerHeight) + 1;
  }, selector);

/** Presses what a finger would find, without the scrolling of a test. */
const act = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((thing) => (thing as HTMLElement).click());

/** The sizes of the letters as they are seen, in pixels. */
const lettersOf = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((texts) =>
      (texts as SVGTextElement[]).map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.d,
      ),
    );

describe('a low window', () => {
  it.each(GAME_IDS)('%s has the whole board with the question beside it', async (game) => {
    const page = await start(game, { width: 844, height: 390 });
    const [board, asked] = await Promise.all([
      page.locator('.fit svg[role=group]').boundingBox(),
      page.locator('.asked').boundingBox(),
    ]);
    expect(board!.width).toBeGreaterThan(360);
    expect(board!.height).toBeGreaterThan(260);
    expect(board!.height).toBeLessThan(390);
    expect(asked!.x).toBeGreaterThan(board!.x + board!.width);
    app.giveBack(page);
  });

  it('keeps the board of torino large when the page is zoomed', async () => {
    const page = await start('torino', { width: 720, height: 450 });
    expect((await page.locator('.fit svg[role=group]').boundingBox())!.width).toBeGreaterThan(360);
    app.giveBack(page);
  });
});

describe('what is asked for', () => {
  it('comes into view on a phone: the spaces, and the bench one places from', async () => {
    for (const game of ['tactics', 'mat'] as const) {
      const page = await start(game, PHONE);
      // Who begins is thrown for until it is decided.
      for (let i = 0; i < 30 && (await page.locator('.touch.can').count()) === 0; i++) await clickOn(page, 1);
      expect(await page.locator('[role=alert]').count(), 'a refusal').toBe(0);
      await expect.poll(() => hidden(page, '.touch.can'), { message: game }).toEqual([]);
      if (game === 'mat') await expect.poll(() => hidden(page, '.bench.acts')).toEqual([]);
      app.giveBack(page);
    }
  });

  it('brings the goal into view on a phone when a pawn of mat can kick into it', async () => {
    const page = await loadPosition(app, mat, matPosition(SHOT), PHONE.width);
    await page.setViewportSize(PHONE);
    await mouse(page).touch('e12');
    await expect.poll(() => hiddenInPane(page, '[data-space=e14]')).toBe(false);
    app.giveBack(page);
  });

  it('is the hand where a card is asked for, with the cards that can be played in sight', async () => {
    const page = await loadPosition(app, city, positionOf(DEFENCE), PHONE.width);
    await changing(page, () => page.locator('[data-action=look]').click());
    expect(await hidden(page, '.card.can')).toEqual([]);
    const box = await page.locator('.card.can').first().boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(PHONE.width);
    app.giveBack(page);
  });

  it('never covers the space that has the focus', async () => {
    const page = await start('mat', PHONE);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('[data-space=e7]').focus();
    for (let row = 7; row > 0; row--) {
      await page.keyboard.press('ArrowDown');
      expect(await hidden(page, '.touch:focus')).toEqual([]);
    }
    expect(await page.locator('.touch:focus').getAttribute('data-space')).toBe('e0');
    app.giveBack(page);
  });

  it('leaves the whole board in sight while a secret choice is made', async () => {
    const page = await loadPosition(app, eleven, elevenPosition({ home: { 2: '33' }, ball: '33' }), 1440);
    await changing(page, () => page.locator('[data-action=shoot]').click());
    await page.locator('[data-secret]').first().waitFor();
    const board = page.locator('.fit svg[role=group]');
    await expect.poll(async () => (await board.boundingBox())!.height).toBeGreaterThan(400);
    // Nor does it change with every frame.
    const heights = await board.evaluate(async (svg) => {
      const seen = new Set<number>();
      for (let frames = 0; frames < 12; frames++) {
        seen.add(svg.getBoundingClientRect().height);
        await new Promise((next) => requestAnimationFrame(next));
      }
      return seen.size;
    });
    expect(heights).toBe(1);
    expect(await hidden(page, '.fit svg[role=group]')).toEqual([]);
    app.giveBack(page);
  });
});

describe('beside the board', () => {
  it('the radio has what is left of a laptop, so that its newest line is seen', async () => {
    const page = await start('torino', { width: 1366, height: 768 });
    await clickOn(page, 24);
    for (const height of [768, 900]) {
      await page.setViewportSize({ width: 1366, height });
      await expect
        .poll(() =>
          page
            .locator('.log [data-line]')
            .last()
            .evaluate((line) => line.getBoundingClientRect().bottom - innerHeight),
        )
        .toBeLessThan(0);
    }
    app.giveBack(page);
  });

  it('of a phone the question takes no more than it needed of late, and nobody who plays is cut short', async () => {
    const page = await app.open({ path: '/play/torino', ...PHONE });
    await startMatch(page);
    const who = page.locator('.scoreboard .who').last();
    expect(await who.innerText()).toBe('Bot · Principiante');
    expect(await who.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(0);
    const height = (): Promise<number> => page.locator('.panel > .foot').evaluate((foot) => foot.clientHeight);
    const hint = page.locator('[data-hint]:not(:disabled)');
    for (let i = 0; i < 60 && (await hint.count()) === 0; i++) await clickOn(page, 1);
    await hint.click();
    await page.locator('[data-advice]').waitFor();
    const withAdvice = await height();
    await expect
      .poll(async () => {
        await clickOn(page, 1);
        return height();
      })
      .toBeLessThan(withAdvice - 20);
    app.giveBack(page);
  });
});

describe('a pitch on a phone', () => {
  const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
  const bottomOf = async (page: Page, selector: string): Promise<number> => {
    const { y, height } = await boxOf(page, selector);
    return y + height;
  };
  it('has its height again as soon as advice or a refusal has been read', async () => {
    const scene = { die: 6, points: 6, home: { 2: '33', 4: '35' }, away: { 3: '20' }, ball: '35' };
    const page = await loadPosition(app, eleven, elevenPosition(scene), PHONE.width);
    await page.setViewportSize(PHONE);
    const heights: number[] = [];
    const look = async (): Promise<number> => {
      await page.evaluate(() => new Promise((next) => setTimeout(next, 100)));
      heights.push(Math.round((await boxOf(page, '[data-pane]')).height));
      return heights.at(-1)!;
    };
    const before = await look();
    await act(page, '[data-hint]');
    await page.locator('[data-advice]').waitFor();
    await expect.poll(look).toBeLessThan(before - 50);
    expect(await hiddenInPane(page, '.touch.hinted')).toBe(false);
    expect(await hiddenInPane(page, '[data-ball]')).toBe(false);
    await changing(page, () => act(page, '[data-action=end]'));
    await expect.poll(async () => Math.abs((await look()) - before), { message: heights.join() }).toBeLessThan(60);
    app.giveBack(page);
  });

  it('is as wide as the screen in a guided match, and its coach is heard again after a reload', async () => {
    const page = await app.open({ path: '/learn/eleven', ...PHONE });
    await act(page, '[data-guided]');
    await page.locator('[data-coach]').waitFor();
    expect((await boxOf(page, '.fit svg[role=group]')).width).toBeGreaterThan(360);
    const said = await page.locator('[data-coach]').innerText();
    await page.reload();
    await page.locator('[data-coach]').waitFor();
    expect(await page.locator('[data-coach]').innerText()).toBe(said);
    const advise = page.locator('[data-coach] .row .button:nth-child(3)');
    for (let i = 0; i < 60 && (await advise.count()) === 0; i++) await clickOn(page, 1);
    const tops = await page
      .locator('[data-coach] .row .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await bottomOf(page, '[data-pane]')).toBeLessThanOrEqual((await boxOf(page, '.foot')).y + 1);
    await act(page, '[data-coach] .row .button');
    await page.locator('[data-advice]').waitFor();
    expect(await page.locator('[data-coach]').count()).toBe(0);
    expect(await bottomOf(page, '[data-pane]')).toBeLessThanOrEqual((await boxOf(page, '.foot')).y + 1);
    await page.context().close();
  });

  it('opens at the own end and fades where there is more of it', async () => {
    const page = await start('tactics', PHONE);
    expect(await hiddenInPane(page, '[data-space=d1]')).toBe(false);
    const pane = page.locator('[data-pane]');
    const faded = (): Promise<readonly string[]> =>
      pane.evaluate((element) =>
        ['top', 'bottom'].map((edge) => (element as HTMLElement).style.getPropertyValue(`--more-${edge}`)),
      );
    expect(await faded()).toEqual(['20px', '0px']);
    await pane.evaluate((element) => (element.scrollTop = 0));
    await expect.poll(faded).toEqual(['0px', '20px']);
    app.giveBack(page);
    const lesson = await app.open({ path: '/learn/eleven/moving', ...PHONE });
    await lesson.locator('[data-pane]').waitFor();
    expect(await hiddenInPane(lesson, '[data-space="34"]')).toBe(false);
    expect(await bottomOf(lesson, '[data-pane]')).toBeLessThanOrEqual((await boxOf(lesson, '[data-foot]')).y);
    // Nothing falls any more once a try has gone wrong.
    await clickOn(lesson, 1);
    await act(lesson, '[data-next]');
    await act(lesson, '[data-action=end]');
    await lesson.locator('[data-verdict=wrong]').waitFor();
    expect(await lesson.locator('.throw.rolling').count()).toBe(0);
    await lesson.context().close();
  });

  it('of city has the room of a hand that nobody can play from, near and whole', async () => {
    const page = await start('city', PHONE);
    expect(await page.locator('.drawer[open]').count()).toBe(0);
    await expect.poll(async () => (await boxOf(page, '[data-pane]')).height).toBeGreaterThan(340);
    await act(page, '.zoom');
    await expect.poll(async () => (await boxOf(page, '.fit svg[role=group]')).width).toBeGreaterThan(200);
    app.giveBack(page);
    const loaded = await loadPosition(app, city, positionOf(DEFENCE), PHONE.width);
    await changing(loaded, () => act(loaded, '[data-action=look]'));
    expect(await loaded.locator('.drawer[open]').count()).toBe(1);
    await loaded.setViewportSize({ ...PHONE, height: 760 });
    await expect.poll(() => hiddenInPane(loaded, '[data-ball]')).toBe(false);
    app.giveBack(loaded);
  });
});

describe('what happened', () => {
  it('is good or bad news for whoever sits there, and his own doings are told, too', async () => {
    const page = await app.open({ path: '/play/torino', ...PHONE });
    await startMatch(page);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const mine = document.querySelector('.team.home.acts') ? 'own' : 'rival';
        for (const fate of document.querySelectorAll('li.goal')) seen.add(`${mine} ${fate.classList.contains('good')}`);
        if (document.querySelector('.last.home')) seen.add('told');
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const seen = (): Promise<string[]> =>
      page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
    await expect
      .poll(
        async () => {
          await clickOn(page, 3);
          return (await seen()).sort();
        },
        { timeout: 60_000 },
      )
      .toEqual(['own true', 'rival false', 'told']);
    await act(page, '.tools [class*=button]:has-text("Abandonar")');
    await act(page, '[data-confirm-tool]');
    await page.locator('[data-turn=over]').waitFor();
    await act(page, 'dialog .button.quiet:last-child');
    expect(await page.locator('[data-result]').innerText()).toMatch(/Has perdido.* \d+–\d+/);
    const { y, height } = (await page.locator('[data-result]').boundingBox())!;
    expect(y + height).toBeLessThan(PHONE.height);
    await page.context().close();
  });
});

describe('letters on the boards', () => {
  it('are read at every width: the points of city, the shirts and zones of torino', async () => {
    const page = await loadPosition(app, city, positionOf(DEFENCE));
    await changing(page, () => page.locator('[data-action=look]').click());
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const smallest = async (): Promise<number> => Math.min(...(await lettersOf(page, '.points text')));
      await expect.poll(smallest, { message: `${width}` }).toBeGreaterThan(10.5);
      const rim = async (): Promise<number> => Math.min(...(await lettersOf(page, '[data-rim] text')));
      await expect.poll(rim, { message: `rim at ${width}` }).toBeGreaterThan(10.5);
    }
    expect(await page.locator('[data-rim] text').count()).toBe(15 + 22);
    app.giveBack(page);
    const matPage = await start('mat', PHONE);
    expect(Math.min(...(await lettersOf(matPage, '[data-rim] text')))).toBeGreaterThan(10.5);
    app.giveBack(matPage);
    const torino = await start('torino', PHONE);
    expect(Math.min(...(await lettersOf(torino, '.shirt text, .parity')))).toBeGreaterThan(12);
    app.giveBack(torino);
  });
});

describe('names for a screen reader', () => {
  it('say what decides: points, zones, and what a number brings', async () => {
    const page = await loadPosition(app, city, positionOf(DEFENCE));
    await changing(page, () => page.locator('[data-action=look]').click());
    expect(await page.locator('[data-space=h6]').getAttribute('aria-label')).toContain('Home 8, attack 4, defence 1');
    app.giveBack(page);
    const mat = await start('mat', PHONE);
    expect(await mat.locator('[data-space=a3]').getAttribute('aria-label')).toBe('a3, zona de velocidad');
    app.giveBack(mat);
    const torino = await start('torino', PHONE);
    expect(await torino.locator('ol').first().innerText()).toMatch(/1:\s+Pierde/);
    app.giveBack(torino);
  });

  it('name a pass in torino, which Space plays as Enter does', async () => {
    const page = await app.open({ path: '/play/torino', ...PHONE });
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 60 } });
    for (let i = 0; i < 400 && (await page.locator('[data-action="pass:8"]').count()) === 0; i++)
      await clickOn(page, 1);
    const pass = page.locator('.fit').getByRole('button', { name: 'Pase al 8 (valen 2 y 5)' });
    await pass.focus();
    await changing(page, () => page.keyboard.press('Space'));
    expect(await page.locator('[data-action="pass:8"]').count()).toBe(0);
    app.giveBack(page);
  });
});
