import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, clickOn, openApp, startMatch, stepOf } from './app.ts';
import { storedMatch, storeMatches } from './stored.ts';

const SLOWDOWN = 4;
const MOST_HANDLER_MILLIS = 50;
/** A roll, a pawn moved, a roll, the ball played. */
const STEPS_OF_A_TURN = 4;
const INPUT = new Set([
  'click',
  'pointerdown',
  'pointerup',
  'pointermove',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'input',
]);

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of wall time, and of the thread's own time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function trace(page: Page, cdp: CDPSession, play: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
    },
  });
  await play();
  await page.waitForTimeout(200);
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  return events;
}

/** What the page's own thread did, task by task, in milliseconds of its own time. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const main = events.find(
    ({ name, args }) => name === 'thread_name' && (args as { name?: string }).name === 'CrRendererMain',
  );
  return events
    .filter(({ name, tid, pid }) => name === 'RunTask' && tid === main?.tid && pid === main?.pid)
    .map(({ tdur }) => (tdur ?? 0) / 1000);
}

describe('a played turn of tactics', () => {
  it('has no input handler over 50 ms at four times CPU slowdown', async () => {
    const page = await app.open({ path: '/play/tactics', pace: 'quick' });
    await startMatch(page, { opponent: 'friend' });
    await clickOn(page, 60);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const before = await stepOf(page);
    const events = await trace(page, cdp, async () => {
      for (let i = 0; i < 40 && (await stepOf(page)) < before + STEPS_OF_A_TURN; i++) {
        const dice = page.locator('[data-throw]:not(:disabled)');
        const spaces = page.locator('.touch.can');
        const target = (await dice.count()) > 0 ? dice : spaces.nth((i * 7) % Math.max(1, await spaces.count()));
        await target.click({ force: true });
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(200);
      }
    });
    expect(await stepOf(page)).toBeGreaterThanOrEqual(before + STEPS_OF_A_TURN);
    const handlers = events.filter(({ name, args }) => name === 'EventDispatch' && INPUT.has(args.data?.type ?? ''));
    expect(handlers.length).toBeGreaterThan(10);
    // The thread's own time: what other programs took of the machine is not the page's fault.
    const slow = handlers.filter(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000 > MOST_HANDLER_MILLIS);
    expect(slow.map(({ args, tdur }) => `${args.data?.type} ${tdur}`)).toEqual([]);
    await page.context().close();
  });
});

describe('while a bot thinks', () => {
  it('the page is free to draw 60 frames a second: the search runs in a worker', async () => {
    const page = await app.open({ path: '/play/tactics', pace: 'quick' });
    await startMatch(page, { level: 'master', side: 'away', options: { tie: 'draw' } });
    await page.locator('.thinking').or(page.locator('[data-throw]:not(:disabled)')).first().waitFor();
    const cdp = await page.context().newCDPSession(page);
    const events = await trace(page, cdp, async () => {
      for (let i = 0; i < 10; i++) {
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-throw]:not(:disabled)')?.click());
        await page.waitForTimeout(300);
      }
    });
    const tasks = tasksOf(events);
    expect(tasks.length).toBeGreaterThan(10);
    expect(Math.max(...tasks)).toBeLessThan(MOST_HANDLER_MILLIS);
    await page.context().close();
  });
});

const FRAME_MILLIS = 1000 / 60;
/** Of the 180 in three seconds. */
const LATE_FRAMES = 1;
const STUDIED = 'tactics-greedy-3';
const FEWEST_STEPS = 600;
const MOST_DECISION_MILLIS = 50;
const PRESSES = 10;

describe('while a match of 600 steps is analysed', () => {
  it('the page keeps 60 frames a second and walks on, and a decision takes no more than 50 ms', async () => {
    const page = await app.open();
    const record = readFileSync(`test/golden/${STUDIED}.txt`, 'utf8');
    const table = { home: [{ name: 'Ana', bot: null }], away: [{ name: 'Blas', bot: null }] };
    const rest = { options: {}, table, score: [0, 0], isOver: true, updated: 1 };
    await storeMatches(page, app, [{ id: STUDIED, game: 'tactics', record, ...rest }]);
    await page.goto(`${app.url}/review/${STUDIED}#s=1`);
    await page.locator('progress').waitFor();
    const steps = Number(await page.locator('input[type=range]').getAttribute('max'));
    expect(steps).toBeGreaterThanOrEqual(FEWEST_STEPS);
    const cdp = await page.context().newCDPSession(page);
    const began = performance.now();
    const decided = async (): Promise<number> =>
      (await storedMatch(page, STUDIED)).analysis?.analysis.decisions.length ?? 0;
    const from = await decided();
    // The match plays by itself and is stepped through by hand.
    await page.keyboard.press(' ');
    const events = await trace(page, cdp, async () => {
      for (let pressed = 0; pressed < PRESSES; pressed++) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(3000 / PRESSES);
      }
    });
    await page.keyboard.press(' ');
    const each = (performance.now() - began) / ((await decided()) - from);
    expect(each).toBeGreaterThan(0);
    expect(each).toBeLessThan(MOST_DECISION_MILLIS);
    expect(tasksOf(events).filter((millis) => millis > FRAME_MILLIS).length).toBeLessThanOrEqual(LATE_FRAMES);
    const step = async (): Promise<number> => Number(await page.locator('.review').getAttribute('data-step'));
    const stopped = await step();
    expect(stopped).toBeGreaterThanOrEqual(1 + PRESSES);
    await page.keyboard.press('ArrowRight');
    expect(await step()).toBe(stopped + 1);
    await page.locator('[data-learn]').waitFor({ timeout: 110_000 });
    await page.context().close();
  });
});
