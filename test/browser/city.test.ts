import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHex, hexName } from '../../src/games/city/board.ts';
import { ARROWS, geometryOf, nextHex } from '../../src/web/boards/city/geometry.ts';
import { type App, openApp, startMatch, stepOf } from './app.ts';
import { drag, type Hands, keyboard, mouse } from './hands.ts';

const QUICK = { mode: 'quick', shootout: true };
const MOST_ANSWERS = 2500;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function start(width = 1440, lang: 'es' | 'en' = 'en', options: object = QUICK): Promise<Page> {
  const page = await app.open({ path: '/play/city', width, lang });
  await startMatch(page, { opponent: 'friend', options: { ...options } });
  return page;
}

/** What the screen shows: the phase, what can be pressed, and what the spaces say. */
interface Seen {
  readonly state: 'over' | 'throw' | 'look' | 'choose' | 'wait';
  readonly phase: string;
  /** Actions that have a button of their own. */
  readonly buttons: readonly string[];
  readonly targets: readonly string[];
  readonly men: readonly string[];
  readonly cards: readonly string[];
}

const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const words = (selector: string, name: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset[name] ?? '');
    const buttons = words('.choices [data-action]', 'action');
    const targets = words('.touch.can', 'space');
    const men = [...document.querySelectorAll<SVGElement>('.touch')]
      .filter((space) => space.getAttribute('aria-label')?.includes('can be picked'))
      .map((space) => space.dataset['space'] ?? '');
    const cards = words('.card.can', 'card');
    const isAsked = buttons.length + targets.length + men.length + cards.length > 0 || has('[data-squad]');
    const state = has('[data-turn=over]')
      ? 'over'
      : has('[data-throw]:not(:disabled)')
        ? 'throw'
        : has('[data-action=look]')
          ? 'look'
          : isAsked
            ? 'choose'
            : 'wait';
    return {
      state,
      phase: document.querySelector<HTMLElement>('.city')?.dataset['phase'] ?? '',
      buttons,
      targets,
      men,
      cards,
    } as const;
  });

/** Does something that the match answers with a new step. */
async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await stepOf(page);
  await act();
  await page.locator(`[data-step]:not([data-step="${before}"])`).waitFor();
}

const LEAVING = ['end', 'skip', 'stay', 'allow', 'keep', 'keep:none', 'card:none', 'out'];
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** One answer to what is asked, by pitch, hand or button; says by which. */
async function answer(hands: Hands, seen: Seen, n: number): Promise<string> {
  const { page } = hands;
  const { phase, buttons, targets, men, cards } = seen;
  if (phase === 'squad') {
    for (const shirt of ['3', '7']) await hands.press(`[data-shirt="${shirt}"]`);
    await changing(page, () => hands.press('[data-squad]'));
    return 'squad';
  }
  if (phase === 'face' || phase === 'shot' || phase === 'penshot') {
    if (cards.length > 0) {
      await hands.press(`.card.can[data-card="${cards[0]}"]`);
      await changing(page, () => hands.press('[data-direct]'));
      return `card in ${phase}`;
    }
  }
  if (targets.length > 0 && n % 3 !== 2) {
    await changing(page, () => hands.touch(pick(targets, n * 7)));
    return 'target';
  }
  if (men.length > 0 && n % 4 === 0) {
    await hands.touch(pick(men, n));
    const found = (await see(page)).targets;
    if (found.length > 0) {
      await changing(page, () => hands.touch(pick(found, n)));
      return 'man';
    }
    await page.keyboard.press('Escape');
  }
  const leave = LEAVING.find((action) => buttons.includes(action));
  if (leave !== undefined) {
    await changing(page, () => hands.press(`.choices [data-action="${leave}"]`));
    return leave;
  }
  await changing(page, () => hands.touch(pick(targets, n)));
  return 'target';
}

/** Plays until the match is over, or `along` has seen enough. */
async function playMatch(
  hands: Hands,
  along: (seen: Seen) => Promise<boolean> = async () => false,
): Promise<Record<string, number>> {
  const { page } = hands;
  const done: Record<string, number> = {};
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const seen = await see(page);
    if (seen.state === 'over') return done;
    if (seen.state === 'wait') {
      await page.waitForTimeout(20);
      continue;
    }
    if (await along(seen)) return done;
    let what: string = seen.state;
    if (seen.state === 'throw') await changing(page, () => hands.press('[data-throw]'));
    else if (seen.state === 'look') {
      await hands.press('[data-action=look]');
      await page.locator('[data-action=look]').waitFor({ state: 'detached' });
    } else what = await answer(hands, seen, n);
    done[what] = (done[what] ?? 0) + 1;
  }
  throw new Error(`not over after ${MOST_ANSWERS} answers: ${JSON.stringify(done)}`);
}

const geometry = geometryOf(false, false);
/** The arrow keys from one hex to another, found as a person would: breadth first. */
function arrows(from: string, to: string): string[] {
  const [start, goal] = [findHex(from), findHex(to)];
  const ways = new Map<number, string[]>([[start, []]]);
  for (const hex of ways.keys()) {
    if (hex === goal) break;
    for (const [key, way] of Object.entries(ARROWS)) {
      const next = nextHex(geometry, hex, way);
      if (!ways.has(next)) ways.set(next, [...ways.get(hex)!, key]);
    }
  }
  const found = ways.get(goal);
  if (!found) throw new Error(`no arrows lead from ${from} to ${to}`);
  return found;
}

/** Every message that the page gets from the worker, as text. */
async function overhear(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = Worker.prototype.addEventListener;
    const note = (event: Event): void => void heard.push(JSON.stringify((event as MessageEvent).data));
    const known = new WeakSet<Worker>();
    const tap = (worker: Worker): void => {
      if (known.has(worker)) return;
      known.add(worker);
      add.call(worker, 'message', note);
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      tap(this);
      return Reflect.apply(post, this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

interface Hand {
  readonly [deck: string]: readonly string[] | number;
}

/** All positions inside a message, wherever they are. */
function positionsIn(value: unknown): { readonly hands: Readonly<Record<'home' | 'away', Hand>> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'hands' in value && 'decks' in value ? [value as never] : [];
  return [...own, ...Object.values(value).flatMap(positionsIn)];
}

describe('city in the browser', () => {
  it('a whole quick match by mouse', async () => {
    const page = await start();
    const done = await playMatch(mouse(page));
    expect(done['target']).toBeGreaterThan(10);
    expect(done['squad']).toBe(2);
    expect(await page.locator('[data-turn=over]').count()).toBe(1);
    await page.close();
  }, 300_000);

  it('a whole quick match by keyboard', async () => {
    const page = await start();
    const done = await playMatch(keyboard(page, arrows));
    expect(done['target']).toBeGreaterThan(10);
    await page.close();
  }, 400_000);

  it('a man is moved by drag', async () => {
    const page = await start();
    const hands = mouse(page);
    let moved = '';
    await playMatch(hands, async (seen) => {
      if (seen.phase !== 'move' || seen.men.length === 0) return false;
      const from = seen.men[0]!;
      await hands.touch(from);
      const [to] = (await see(page)).targets;
      await page.keyboard.press('Escape');
      await changing(page, () => drag(page, `[data-space="${from}"]`, `[data-space="${to}"]`));
      moved = (await page.locator(`[data-space="${to}"]`).getAttribute('aria-label')) ?? '';
      return true;
    });
    expect(moved).toMatch(/Home|Away/);
    await page.close();
  }, 120_000);

  it('no message to a player holds a card that he may not see', async () => {
    const page = await app.open({ path: '/play/city', lang: 'en' });
    const heard = await overhear(page);
    await page.reload();
    await startMatch(page, { opponent: 'bot', side: 'home', options: QUICK });
    let answers = 0;
    await playMatch(mouse(page), async () => ++answers > 60);
    const messages = await heard();
    const positions = messages.flatMap((text) => positionsIn(JSON.parse(text)));
    expect(positions.length).toBeGreaterThan(20);
    for (const { hands } of positions)
      for (const cards of Object.values(hands.away)) expect(typeof cards).toBe('number');
    const drawn = messages
      .flatMap((text) => [...text.matchAll(/\{[^{}]*"type":"draw"[^{}]*\}/g)].map((match) => match[0]))
      .map((event) => JSON.parse(event) as { readonly side: string; readonly card?: string });
    expect(drawn.some(({ side, card }) => side === 'home' && card !== undefined)).toBe(true);
    expect(drawn.some(({ side }) => side === 'away')).toBe(true);
    for (const { side, card } of drawn) if (side === 'away') expect(card).toBeUndefined();
    await page.close();
  }, 240_000);

  it.each([390, 820, 1440])(
    'nothing for axe to find and nothing too wide at %i px',
    async (width) => {
      const page = await start(width, 'es');
      await page.evaluate(axe.source);
      const phases = new Set<string>();
      await playMatch(mouse(page), async ({ state, phase }) => {
        if (state !== 'choose' || phases.has(phase)) return phases.size >= 5;
        phases.add(phase);
        const found = await page.evaluate(async () => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
          return violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
          );
        });
        expect(found).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        return phases.size >= 5;
      });
      expect(phases.size).toBeGreaterThanOrEqual(5);
      await page.close();
    },
    240_000,
  );

  it('a hex is wide enough for a thumb on a phone', async () => {
    const page = await start(390);
    let size = 0;
    await playMatch(mouse(page), async ({ phase }) => {
      if (phase !== 'lineup') return false;
      size = (await page.locator(`[data-space="${hexName(findHex('h9'))}"]`).boundingBox())?.height ?? 0;
      return true;
    });
    expect(size).toBeGreaterThanOrEqual(44);
    await page.close();
  }, 120_000);
});
