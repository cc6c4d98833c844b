import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Level } from '../../src/bots/names.ts';
import type { Lang } from '../../src/core/clause.ts';
import { buildApp } from '../../src/server/app.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import type { Settings } from '../../src/server/settings.ts';
import { launchChromium } from './chromium.ts';

/** The built page on a server of its own, in a Chromium of its own. */
export interface App {
  readonly url: string;
  readonly browser: Browser;
  readonly server: Awaited<ReturnType<typeof buildApp>>;
  open(options?: OpenOptions): Promise<Page>;
  /** Somebody is done with a page and has changed no setting in it: who opens one of its kind `again` goes on in it. */
  giveBack(page: Page): void;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly path?: string;
  readonly lang?: Lang;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** `instant` where the animation is not the point. */
  readonly pace?: 'calm' | 'normal' | 'quick' | 'instant';
  /** Whether a choice with one answer is made by itself. */
  readonly autoEnd?: boolean;
  /** A second page of the same person; otherwise everybody has a browser profile of his own. */
  readonly context?: BrowserContext;
  /** Goes on in a page of that kind which somebody has given back, where there is one. */
  readonly again?: boolean;
  /** Whether the page may be kept for when there is no network. */
  readonly offline?: boolean;
}

export const HEIGHT = 900;
/** Milliseconds until something that should come is missed. */
export const PATIENCE = 15_000;

/** To another address of the app, as by a link in it; the page is not loaded anew. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }, path);
}

/** `now` is the time of the server. */
export async function openApp(
  flags: readonly string[] = [],
  settings: Partial<Settings> = {},
  now?: () => number,
): Promise<App> {
  const log = await openSqliteLog(':memory:');
  const pages = resolve(process.env['CANCHA_PAGES'] ?? 'dist');
  const server = await buildApp({ log, ...(now ? { now } : {}), settings: { pages, ...settings } });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launchChromium(flags);
  const errors: string[] = [];
  const kinds = new WeakMap<Page, string>();
  const spare = new Map<string, Page[]>();
  return {
    url,
    browser,
    server,
    async open({
      path = '/',
      lang = 'es',
      width = 1440,
      height = HEIGHT,
      theme = 'light',
      pace = 'instant',
      autoEnd = false,
      context,
      again = false,
      offline = false,
    } = {}) {
      const kind = [lang, theme, pace, width, height].join();
      const used = again ? spare.get(kind)?.pop() : undefined;
      if (used) {
        await used.setViewportSize({ width, height });
        await walk(used, path);
        await used.locator('main h1').first().waitFor();
        return used;
      }
      const own =
        context ??
        (await browser.newContext({
          viewport: { width, height },
          locale: lang === 'es' ? 'es-ES' : 'en-GB',
          colorScheme: theme,
          serviceWorkers: offline ? 'allow' : 'block',
        }));
      const page = await own.newPage();
      kinds.set(page, kind);
      page.setDefaultTimeout(PATIENCE);
      const seed = { pace, theme, sound: false, autoEnd };
      await page.addInitScript((given) => {
        if (localStorage.getItem('cancha.settings')) return;
        localStorage.setItem('cancha.settings', JSON.stringify(given));
        // Whatever comes may be pressed at once.
        localStorage.setItem('cancha.wait', '0');
      }, seed);
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(url + path);
      await page.locator('main h1').first().waitFor();
      return page;
    },
    giveBack(page) {
      const kind = kinds.get(page)!;
      spare.set(kind, [...(spare.get(kind) ?? []), page]);
    },
    async close() {
      await browser.close();
      await server.close();
      await log.close();
      if (errors.length > 0) throw new Error(`errors in the page: ${[...new Set(errors)].join('; ')}`);
    },
  };
}

export interface MatchOptions {
  readonly opponent?: 'bot' | 'friend';
  readonly side?: 'home' | 'away';
  /** Of the bot; `beginner` thinks least. */
  readonly level?: Level;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** From the set-up page into a match, by the controls that people use. */
export async function startMatch(
  page: Page,
  { opponent = 'bot', side = 'home', level = 'beginner', options = {} }: MatchOptions = {},
): Promise<void> {
  // The picture above finds its height late: what is pressed by its place may have moved away.
  const choose = (name: string, value: string): Promise<void> =>
    page.locator(`input[name=${name}][value=${value}]`).evaluate((input) => (input as HTMLElement).click());
  await choose('opponent', opponent);
  if (opponent === 'bot') {
    await choose('level', level);
    await choose('side', side);
  }
  await page.locator('details summary').click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`#option-${name}`);
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(String(value));
    else {
      await field.fill(String(value));
      await field.blur();
    }
  }
  await page.locator('button[type=submit]').click();
  await page.locator('[data-step]').waitFor();
}

/**
 * Somebody clicks on: throws, takes the device, and takes one of the offered choices, until the match is over or
 * `most` clicks were made and answered. Gives back how many it were.
 */
export function clickOn(page: Page, most = 5000): Promise<number> {
  return page.evaluate(async (limit) => {
    const ANSWER_MILLIS = 3000;
    const pick = (list: readonly HTMLElement[], n: number): HTMLElement | undefined => list[(n * 7919) % list.length];
    const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
    const match = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-turn]');
    const scene = (): string =>
      `${match()?.dataset['step']} ${document.querySelector('.cover') !== null} ${document.querySelector('[role=alert]')?.textContent}`;
    const patience = performance.now() + 90_000;
    let clicks = 0;
    while (performance.now() < patience) {
      if (match()?.dataset['turn'] === 'over') return clicks;
      const target = pick(
        [...document.querySelectorAll<HTMLElement>('[data-throw]:not(:disabled), [data-action]')],
        clicks,
      );
      if (target && clicks === limit) return clicks;
      const list = document.querySelector<HTMLDetailsElement>('.panel details:not([open])');
      if (list) list.open = true;
      if (target) {
        const before = scene();
        target.click();
        clicks++;
        const until = performance.now() + ANSWER_MILLIS;
        while (scene() === before && performance.now() < until) await breath();
      }
      await breath();
    }
    return clicks;
  }, most);
}

/** The step that the match screen shows. */
export const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-step]').getAttribute('data-step'));
