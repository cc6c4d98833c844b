import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as city } from '../../src/games/city/room.ts';
import { DEFENCE, positionOf } from '../../src/games/city/testing.ts';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { position as elevenPosition } from '../../src/games/eleven/testing.ts';
import { game as mat } from '../../src/games/mat/room.ts';
import { position as matPosition, SHOT } from '../../src/games/mat/testing.ts';
import { game as tactics } from '../../src/games/tactics/room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../../src/games/tactics/testing.ts';
import { type App, clickOn, openApp, startMatch, stepOf, walk } from './app.ts';
import { mouse } from './hands.ts';
import { storeMatches } from './stored.ts';
import { changing, loadPosition, recordFrom, spacesOf } from './table.ts';
import { setPace } from './watched.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The middle of the first thing that the selector finds. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
/** The throw can be pressed: it has been where it is for longer than new buttons wait. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const LONGER_MILLIS = 450;
    let [at, since] = ['', performance.now()];
    while (performance.now() < since + LONGER_MILLIS) {
      const button = document.querySelector('[data-throw]:not(:disabled)');
      const now = JSON.stringify(button?.getBoundingClientRect() ?? Math.random());
      if (now !== at) [at, since] = [now, performance.now()];
      await new Promise((next) => requestAnimationFrame(next));
    }
  });
const finger = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
const touch = (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: { x: number; y: number }[],
): Promise<unknown> => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });

/** From now on new buttons wait, as they do for people. */
async function playSlowly(page: Page, pace: string): Promise<void> {
  await setPace(page, pace);
  await page.evaluate(() => localStorage.removeItem('cancha.wait'));
  await page.reload();
}

/** A finger presses the first of these at the moment when it comes; gives back whether it came. */
const pressAtOnce = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const found = (): HTMLElement | null => document.querySelector<HTMLElement>(wanted);
    if (!found())
      await new Promise<void>((come) => {
        new MutationObserver((_, observer) => {
          if (!found()) return;
          observer.disconnect();
          come();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      });
    const button = found()!;
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }, selector);

const LONGER_THAN_BUTTONS_WAIT = 450;

/** Waits for a scene, and stops the clock of the page in it. */
const hold = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const { requestAnimationFrame: draw } = globalThis;
    while (!document.querySelector(wanted)) await new Promise((next) => draw(next));
    for (let timer = Number(setTimeout(() => undefined, 0)); timer > 0; timer--) clearTimeout(timer);
  }, selector);

/** By how many pixels at most a scene does not lie on the pitch. */
const besidePitch = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [pitch, scene] = ['.fit [data-pane], .fit svg[role=group]', '.scene'].map((each) =>
      document.querySelector(each)!.getBoundingClientRect(),
    );
    const edges = ['left', 'top', 'right', 'bottom'] as const;
    return Math.max(...edges.map((edge) => Math.abs(pitch![edge] - scene![edge])));
  });

const ROLL = { phase: 'roll', home: { 2: '33' }, ball: '33' } as const;

describe('a press', () => {
  it('counts for what was there when it began: a second tap on the throw does not end the turn', async () => {
    const page = await loadPosition(app, eleven, elevenPosition(ROLL), 390);
    await playSlowly(page, 'normal');
    const cdp = await finger(page);
    await page.locator('[data-throw]:not(:disabled)').waitFor();
    await settled(page);
    const at = await middle(page, '[data-throw]');
    const tap = async (): Promise<void> => {
      await touch(cdp, 'touchStart', [at]);
      await touch(cdp, 'touchEnd', []);
    };
    const rolling = page.evaluate(async () => {
      for (;;) {
        const die = document.querySelector<HTMLButtonElement>('.throw.rolling');
        if (die) return { isMine: document.querySelector('.asked.mine') !== null, isOffered: !die.disabled };
        await new Promise((next) => requestAnimationFrame(next));
      }
    });
    await tap();
    // While the die rolls it is the person's own throw, and it is not offered again.
    expect(await rolling).toEqual({ isMine: true, isOffered: false });
    for (let i = 0; i < 6; i++) {
      await tap();
      await page.waitForTimeout(130);
    }
    await page.locator('.now [data-action=end]').waitFor();
    expect(await page.locator('[data-turn]').getAttribute('data-turn')).toBe('choice');
    await page.context().close();
  });

  it('that is held through a throw is lifted without pressing what came under it', async () => {
    const page = await loadPosition(app, eleven, elevenPosition(ROLL), 390);
    await playSlowly(page, 'quick');
    const cdp = await finger(page);
    await page.locator('[data-throw]:not(:disabled)').waitFor();
    await settled(page);
    const at = await middle(page, '[data-throw]');
    await page.locator('[data-throw]').evaluate((button) => (button as HTMLElement).click());
    await touch(cdp, 'touchStart', [at]);
    await page.locator('.now [data-action=end]').waitFor();
    const step = await stepOf(page);
    await page.waitForTimeout(500);
    await touch(cdp, 'touchEnd', []);
    await page.waitForTimeout(150);
    expect(await stepOf(page)).toBe(step);
    expect(await page.locator('.now [data-action=end]').count()).toBe(1);
    await page.context().close();
  });

  it('waits for the cover that comes under it, also where nothing else waits: no secret is seen by a second tap', async () => {
    const page = await loadPosition(app, eleven, elevenPosition({ home: { 2: '33' }, ball: '33' }), 390);
    await playSlowly(page, 'instant');
    const pressAfter = async (selector: string): Promise<void> => {
      await page.locator(selector).first().waitFor();
      await page.waitForTimeout(LONGER_THAN_BUTTONS_WAIT);
      await page.locator(selector).first().click();
    };
    await pressAfter('[data-action=shoot]');
    await pressAfter('[data-secret="set:1"]');
    const second = pressAtOnce(page, '[data-action=look]');
    await pressAfter('[data-confirm]');
    await second;
    await page.waitForTimeout(LONGER_THAN_BUTTONS_WAIT);
    expect(await page.locator('.cover').count()).toBe(1);
    await pressAfter('[data-action=look]');
    await page.locator('[data-secret="call:high"]').waitFor();
    await page.context().close();
  });

  it('waits for the end: a second tap starts no other match', async () => {
    const page = await loadPosition(app, eleven, elevenPosition(ROLL), 390);
    await playSlowly(page, 'instant');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.waitForTimeout(LONGER_THAN_BUTTONS_WAIT);
    const rematch = 'dialog[open]:has(.score) button.main';
    const second = pressAtOnce(page, rematch);
    const address = page.url();
    await page.locator('[data-confirm-tool]').click();
    await second;
    await page.waitForTimeout(LONGER_THAN_BUTTONS_WAIT);
    expect(page.url()).toBe(address);
    await page.locator(rematch).click();
    await page.waitForURL((url) => url.href !== address);
    await page.context().close();
  });

  it('that drags a man does not scroll the page', async () => {
    const move = { phase: 'move', ball: 'd8', holder: 'f1', roll: 3 } as const;
    const page = await loadPosition(app, tactics, sketch({ ...HOME_TEAM }, { ...AWAY_TEAM }, move), 390);
    await page.setViewportSize({ width: 390, height: 844 });
    const cdp = await finger(page);
    await mouse(page).touch('c6');
    const free = (await spacesOf(page)).find(({ can, label }) => can && !/Home|Away/.test(label))!;
    const [from, to] = [await middle(page, '[data-space=c6]'), await middle(page, `[data-space=${free.name}]`)];
    const scrolled = (): Promise<number[]> =>
      page.evaluate(() => [scrollY, document.querySelector('[data-pane]')!.scrollTop]);
    const before = await scrolled();
    await changing(page, async () => {
      await touch(cdp, 'touchStart', [from]);
      for (let i = 1; i <= 6; i++)
        await touch(cdp, 'touchMove', [
          { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 },
        ]);
      expect(await scrolled()).toEqual(before);
      await touch(cdp, 'touchEnd', []);
    });
    expect(await page.locator('[data-space=c6]').getAttribute('aria-label')).toBe('c6');
    await page.context().close();
  });
});

describe('the keys', () => {
  it('throw with Space wherever the focus is on the board, and search nothing of the last decision', async () => {
    const roll = { phase: 'moveroll', ball: 'd8', holder: 'f1' } as const;
    const page = await loadPosition(app, tactics, sketch({ ...HOME_TEAM }, { ...AWAY_TEAM }, roll));
    await page.locator('[data-space][tabindex="0"]').focus();
    await changing(page, () => page.keyboard.press('Space'));
    expect(await page.locator('[data-turn]').getAttribute('data-turn')).toBe('choice');
    await page.locator('.panel details summary').click();
    await page.locator('input[type=search]').fill('10');
    await changing(page, () => page.locator('.panel details [data-action]').first().click());
    // The next decision has its list too, with nothing looked for in it.
    for (let i = 0; i < 20 && (await page.locator('.panel .rest > details').count()) === 0; i++) await clickOn(page, 1);
    await page.locator('.panel .rest > details').evaluate((list) => list.setAttribute('open', ''));
    expect(await page.locator('input[type=search]').inputValue()).toBe('');
    await page.context().close();
  });
});

describe('what is tried in vain', () => {
  it('says that the points are missing where a space is too far in eleven', async () => {
    const near = { phase: 'play', die: 2, points: 2, home: { 2: '33', 5: '12' }, ball: '33' } as const;
    const page = await loadPosition(app, eleven, elevenPosition(near));
    const { touch: press } = mouse(page);
    await press('12');
    await press('9');
    const far = page.getByRole('alert');
    await far.waitFor();
    expect(await far.innerText()).toMatch(/3 steps to 9, and you have 2 points left/);
    await page.context().close();
  });
});

describe('the marks of a choice', () => {
  it('lie over the man whom they are about, and the ball over them', async () => {
    const near = { phase: 'play', die: 6, points: 6, home: { 2: '33' }, away: { 5: '44' }, ball: '33' } as const;
    const move = { phase: 'move', ball: 'd8', holder: 'f1', roll: 3 } as const;
    const pages = [
      () => loadPosition(app, city, positionOf(DEFENCE)),
      () => loadPosition(app, eleven, elevenPosition(near)),
      () => loadPosition(app, tactics, sketch({ ...HOME_TEAM }, { ...AWAY_TEAM }, move)),
      () => loadPosition(app, mat, matPosition(SHOT)),
    ];
    const picks = [null, '33', 'c6', 'e12'];
    for (const [i, open] of pages.entries()) {
      const page = await open();
      if ((await page.locator('[data-action=look]').count()) > 0)
        await changing(page, () => page.locator('[data-action=look]').click());
      if (picks[i]) await mouse(page).touch(picks[i]);
      const order = await page
        .locator('.fit svg[role=group] > *')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('class') ?? ''));
      const last = (...words: string[]): number =>
        order.findLastIndex((each) => each.split(' ').some((word) => words.includes(word)));
      expect(last('marks', 'mark', 'sign'), `${i}`).toBeGreaterThan(last('man', 'piece'));
      expect(last('ball'), `${i}`).toBeGreaterThan(last('marks', 'mark', 'sign'));
      app.giveBack(page);
    }
  });
});

/** Another tab takes the match and plays so much of it, then the first takes it back. */
async function passOn(first: Page, clicks: number): Promise<void> {
  const second = await app.open({ path: new URL(first.url()).pathname, context: first.context() });
  await second.locator('[data-step]').waitFor();
  await first.getByText('Este partido sigue en otra pestaña').waitFor();
  expect(await first.locator('[data-step]').count()).toBe(0);
  const taken = await stepOf(second);
  await clickOn(second, clicks);
  const more = await stepOf(second);
  expect(more).toBeGreaterThan(taken);
  await first.getByRole('button', { name: 'Seguir aquí' }).click();
  await first.locator('[data-step]').waitFor();
  await second.getByText('Este partido sigue en otra pestaña').waitFor();
  expect(await stepOf(first)).toBeGreaterThanOrEqual(more);
}

describe('two tabs with one match', () => {
  it('the last one plays it, the other says so and can take it back; nothing is lost', async () => {
    const first = await app.open({ path: '/play/torino' });
    await startMatch(first, { opponent: 'friend', options: { turnsPerHalf: 40 } });
    await clickOn(first, 4);
    await passOn(first, 3);
    await first.context().close();
  });

  it('the same holds of city with a bot, also while it thinks', async () => {
    const first = await app.open({ path: '/play/city' });
    await startMatch(first, { opponent: 'bot', level: 'club' });
    await clickOn(first, 24);
    await passOn(first, 2);
    await first.context().close();
  });

  it('a bot that is thinking thinks on in the other tab, and nothing that was seen is lost', async () => {
    const first = await app.open({ lang: 'es' });
    const table = { home: [{ name: '', bot: 'master' }], away: [{ name: 'Ana', bot: null }] };
    const stored = { id: 'thinks', game: 'mat', options: {}, table, score: [0, 0], isOver: false, updated: 1 };
    await storeMatches(first, app, [{ ...stored, record: recordFrom(mat, matPosition({})) }]);
    await walk(first, '/match/thinks');
    await first.locator('.thinking').waitFor();
    const second = await app.open({ path: '/match/thinks', context: first.context() });
    await first.getByText('Este partido sigue en otra pestaña').waitFor();
    await second.locator('.asked.mine').waitFor();
    expect(await stepOf(second)).toBeGreaterThan(1);
    await first.context().close();
  });
});

describe('what was told', () => {
  it('is taken back with the decision, the die lies there after a look at the rules, and a draw is asked for twice', async () => {
    const page = await app.open({ path: '/play/torino' });
    await startMatch(page, { opponent: 'friend', options: { turnsPerHalf: 60 } });
    for (let i = 0; i < 400 && (await page.locator('[data-action="pass:8"]').count()) === 0; i++)
      await clickOn(page, 1);
    const lines = page.locator('.log [data-line]');
    const before = await lines.allInnerTexts();
    await changing(page, () => page.locator('[data-action="pass:8"]').click());
    await changing(page, () => page.locator('[data-undo]').click());
    const after = await lines.allInnerTexts();
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toContain('Se deshace');
    expect(await page.locator('[data-throw] .label').innerText()).toContain('5');
    await page.locator('.tools a[href^="/rules/"]').click();
    await page.locator('main h1').waitFor();
    await page.goBack();
    await page.locator('[data-action="pass:8"]').waitFor();
    expect(await page.locator('[data-throw] .label').innerText()).toContain('5');
    await page.getByRole('button', { name: 'Ofrecer empate' }).click();
    await page.getByRole('button', { name: 'Seguir jugando' }).click();
    expect(await page.locator('[role=group][aria-labelledby=offer]').count()).toBe(0);
    await page.context().close();
  });

  it('of a resignation is no full time', async () => {
    const page = await app.open({ path: '/play/torino', pace: 'quick', lang: 'en' });
    await startMatch(page, { opponent: 'friend' });
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.locator('[data-confirm-tool]').click();
    await hold(page, '.scene.over');
    expect(await page.locator('.scene.over').innerText()).not.toMatch(/full time/i);
    expect(await besidePitch(page)).toBeLessThan(2);
    await page.setViewportSize({ width: 820, height: 700 });
    await expect.poll(() => besidePitch(page)).toBeLessThan(2);
    await page.context().close();
  });
});

describe('a goal', () => {
  const shot = { phase: 'shot', ball: 'h19', pieces: { home: { 8: 'h19' } }, hands: { home: { shot: ['cannon'] } } };
  it.each([
    ['city', () => recordFrom(city, positionOf(shot))],
    ['mat', () => recordFrom(mat, matPosition(SHOT))],
  ] as const)('lies on the pitch of %s and on nothing else, on a phone and when it is turned', async (game, record) => {
    const page = await app.open({ pace: 'quick', width: 390 });
    const table = { home: [{ name: '', bot: 'beginner' }], away: [{ name: 'Ana', bot: null }] };
    const stored = { id: 'goal', game, options: {}, table, score: [0, 0], isOver: false, updated: 1 };
    await storeMatches(page, app, [{ ...stored, record: record() }]);
    const scene = hold(page, '.scene.goal');
    await walk(page, '/match/goal');
    await scene;
    expect(await besidePitch(page)).toBeLessThan(2);
    await page.setViewportSize({ width: 900, height: 420 });
    await expect.poll(() => besidePitch(page)).toBeLessThan(2);
    await page.context().close();
  });
});
