import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, clickOn, openApp, startMatch, stepOf } from './app.ts';

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
    const main = events.find(
      ({ name, args }) => name === 'thread_name' && (args as { name?: string }).name === 'CrRendererMain',
    );
    const tasks = events.filter(({ name, tid, pid }) => name === 'RunTask' && tid === main?.tid && pid === main?.pid);
    expect(tasks.length).toBeGreaterThan(10);
    const longest = Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
    expect(longest).toBeLessThan(MOST_HANDLER_MILLIS);
    await page.context().close();
  });
});
