import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameWithTexts } from '../../src/core/game.ts';
import type { State } from '../../src/core/state.ts';
import { Match } from '../../src/match/match.ts';
import { RecordWriter } from '../../src/match/record.ts';
import { ARROWS, type Point } from '../../src/web/boards/geometry.ts';
import { type App, HEIGHT, PATIENCE } from './app.ts';

/** What the tests of the boards see of a page, and how they wait for it. */

export interface Space {
  readonly name: string;
  readonly label: string;
  /** Touching it does something. */
  readonly can: boolean;
}

/** Every space of the board, as a screen reader hears it. */
export const spacesOf = (page: Page): Promise<Space[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.touch')].map((space) => ({
      name: space.dataset['space'] ?? '',
      label: space.getAttribute('aria-label') ?? '',
      can: space.classList.contains('can'),
    })),
  );

/** The names of those whose label says this. */
export const named = (spaces: readonly Space[], words: string): string[] =>
  spaces.filter(({ label }) => label.includes(words)).map(({ name }) => name);

export const spacesWith = async (page: Page, words: string): Promise<string[]> => named(await spacesOf(page), words);

export const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** What the frame asks for, each with how it shows. */
export const FRAME_ASKS = [
  ['over', '[data-turn=over]'],
  ['throw', '[data-throw]:not(:disabled)'],
  ['look', '[data-action=look]'],
] as const;

/** The first of these that shows; `wait` where none does. */
export async function askedBy<A extends string>(
  page: Page,
  asks: readonly (readonly [A, string])[],
): Promise<A | 'wait'> {
  const selectors = asks.map(([, selector]) => selector);
  const found = await page.evaluate(
    (given) => given.findIndex((selector) => document.querySelector(selector) !== null),
    selectors,
  );
  return asks[found]?.[0] ?? 'wait';
}

/** Which step the match shows, and whether it is covered; the first that is another one than `known`. */
const sceneOf = (page: Page, known: string | null): Promise<string> =>
  page.evaluate(
    ([other, patience]) =>
      new Promise<string>((resolve, reject) => {
        const scene = (): string => {
          const step = document.querySelector('[data-step]')?.getAttribute('data-step');
          return `${step} ${document.querySelector('.cover') !== null}`;
        };
        if (scene() !== other) return resolve(scene());
        const observer = new MutationObserver(() => {
          if (scene() !== other) stop(() => resolve(scene()));
        });
        const timer = setTimeout(() => stop(() => reject(new Error(`nothing changed: ${other}`))), patience);
        const stop = (then: () => void): void => {
          observer.disconnect();
          clearTimeout(timer);
          then();
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    [known, PATIENCE] as const,
  );

/** Does something that the match answers: with a new step, or by covering or uncovering the board. */
export async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await sceneOf(page, null);
  await act();
  await sceneOf(page, before);
}

/** Arrow keys from one space to another by the fewest presses; `next` says where a key leads. */
export function arrowsBy(
  spaceNamed: (name: string) => number | undefined,
  next: (space: number, way: Point) => number,
): (from: string, to: string) => readonly string[] {
  return (from, to) => {
    const goal = spaceNamed(to);
    const ways = new Map<number | undefined, readonly string[]>([[spaceNamed(from), []]]);
    for (const [space, way] of ways) {
      if (space === goal) return way;
      for (const [key, arrow] of Object.entries(ARROWS)) {
        const reached = next(space!, arrow);
        if (!ways.has(reached)) ways.set(reached, [...way, key]);
      }
    }
    throw new Error(`no way by arrows from ${from} to ${to}`);
  };
}

/** The record of a match that begins with this position. */
export function recordFrom<S extends State>(game: GameWithTexts<S>, position: object): string {
  const read = game.readPosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const seeds = { referee: 'seed', home: '', away: '' };
  return new RecordWriter(new Match({ game, start: read.value, isFresh: false, seeds }, 0)).write(true);
}

/** A match of two people at one table that begins with this position, opened as a record, in English. */
export async function loadPosition<S extends State>(
  app: App,
  game: GameWithTexts<S>,
  position: object,
  width?: number,
): Promise<Page> {
  const page = await app.open({ path: '/import', lang: 'en', again: true, ...(width === undefined ? {} : { width }) });
  await page.locator('textarea').fill(recordFrom(game, position));
  await page.locator('button[type=submit]').click();
  await page.locator('[data-step]').waitFor();
  return page;
}

/** What axe finds in the page as it is. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

/** At each width in turn, the last of which stays: nothing for axe to find and nothing too wide. */
export async function expectNoFindings(page: Page, widths: readonly number[], what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await findings(page), `${what} at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
