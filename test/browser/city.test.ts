import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHex } from '../../src/games/city/board.ts';
import { geometryOf, nextHex } from '../../src/web/boards/city/geometry.ts';
import { type App, openApp, startMatch } from './app.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import { arrowsBy, changing, expectNoFindings, pick } from './table.ts';

const QUICK = { mode: 'quick', shootout: true };
const WHISTLE = { ...QUICK, clock: 'whistle' };
/** Answers after which the whistle is blown, as soon as the ball is in play: by who has a mouse, and by who has only keys. */
const ANSWERS_BY_MOUSE = 140;
const ANSWERS_BY_KEYS = 60;
const IN_PLAY: readonly string[] = ['action', 'ball', 'move'];
const PHONE = 390;
const MOST_PHASES = 5;
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
    const targets = words('.touch.can:not([aria-label*="can be picked"])', 'space');
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

const LEAVING = ['end', 'skip', 'stay', 'allow', 'keep', 'keep:none', 'card:none', 'out'];

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
    await changing(page, () => hands.touch(pick(targets, n * 7)!));
    return 'target';
  }
  if (men.length > 0 && n % 4 === 0) {
    const man = pick(men, n)!;
    await hands.touch(man);
    const to = pick((await see(page)).targets, n);
    if (to !== undefined && phase !== 'move') {
      await changing(page, () => hands.touch(to));
      return 'man';
    }
    await page.keyboard.press('Escape');
    if (to !== undefined) {
      await changing(page, () => hands.carry(man, to));
      return 'carried man';
    }
  }
  const leave = LEAVING.find((action) => buttons.includes(action));
  if (leave !== undefined) {
    await changing(page, () => hands.press(`.choices [data-action="${leave}"]`));
    return leave;
  }
  await changing(page, () => hands.touch(pick(targets, n)!));
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
    else if (seen.state === 'look') await changing(page, () => hands.press('[data-action=look]'));
    else what = await answer(hands, seen, n);
    done[what] = (done[what] ?? 0) + 1;
  }
  throw new Error(`not over after ${MOST_ANSWERS} answers: ${JSON.stringify(done)}`);
}

/** The same, with the whistle blown after so many answers: then it is over, by the shoot-out if need be. */
async function playToWhistle(hands: Hands, answers: number): Promise<Record<string, number>> {
  const { page } = hands;
  let [given, isBlown] = [0, false];
  const done = await playMatch(hands, async ({ phase }) => {
    if (++given <= answers || isBlown || !IN_PLAY.includes(phase)) return false;
    await changing(page, () => hands.press('[data-whistle]'));
    isBlown = true;
    return false;
  });
  expect(isBlown).toBe(true);
  expect(await page.locator('[data-turn=over]').count()).toBe(1);
  return done;
}

const geometry = geometryOf(false, false);
const arrows = arrowsBy(findHex, (hex, way) => nextHex(geometry, hex, way));

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
  it('a whole quick match by mouse, by clicks and drags', async () => {
    const page = await start(1440, 'en', WHISTLE);
    const done = await playToWhistle(mouse(page), ANSWERS_BY_MOUSE);
    expect(done['target']).toBeGreaterThan(10);
    expect(done['carried man']).toBeGreaterThan(0);
    expect(done['squad']).toBe(2);
    await page.close();
  }, 300_000);

  it('a whole match by keyboard', async () => {
    const page = await start(1440, 'en', WHISTLE);
    const done = await playToWhistle(keyboard(page, arrows), ANSWERS_BY_KEYS);
    expect(done['target']).toBeGreaterThan(10);
    await page.close();
  }, 400_000);

  it('no message to a player holds a card that he may not see', async () => {
    const page = await app.open({ path: '/play/city', lang: 'en' });
    const heard = await overhear(page);
    await page.reload();
    await startMatch(page, { opponent: 'bot', side: 'home', options: QUICK });
    let answers = 0;
    await playMatch(mouse(page), async () => ++answers > 40);
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

  it('on a phone a hex is wide enough for a thumb, and at no width is anything too wide or for axe to find', async () => {
    const page = await start(PHONE, 'es');
    const phases = new Set<string>();
    let size = 0;
    await playMatch(finger(page), async ({ state, phase }) => {
      if (state !== 'choose' || phases.has(phase)) return phases.size >= MOST_PHASES;
      phases.add(phase);
      if (phase === 'lineup') size = (await page.locator('[data-space="h9"]').boundingBox())?.height ?? 0;
      await expectNoFindings(page, [820, 1440, PHONE], phase);
      return phases.size >= MOST_PHASES;
    });
    expect(phases.size).toBeGreaterThanOrEqual(MOST_PHASES);
    expect(size).toBeGreaterThanOrEqual(44);
    await page.close();
  }, 240_000);
});
