import type { Page } from 'playwright-core';
import { PATIENCE } from './app.ts';

/** How a person makes the screen do things: by mouse, finger or keyboard. Spaces are named as `data-space` says. */
export interface Hands {
  readonly page: Page;
  press(selector: string): Promise<void>;
  touch(space: string): Promise<void>;
  carry(from: string, to: string): Promise<void>;
}

type Point = readonly [x: number, y: number];

const spaceSelector = (space: string): string => `[data-space="${space}"]`;

/**
 * The middle of the first thing that the selector finds, once it is enabled and a pointer would meet it there. Everything
 * happens in the page at once: a match has hundreds of clicks.
 */
const middleOf = (page: Page, selector: string): Promise<Point> =>
  page.evaluate(
    async ([wanted, patience]) => {
      const until = performance.now() + patience;
      for (;;) {
        const found = document.querySelector(`:is(${wanted}):not(:disabled)`);
        const middle = (): Point => {
          const { x, y, width, height } = found!.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        };
        const isMet = (): boolean => found?.contains(document.elementFromPoint(...middle())) ?? false;
        if (!isMet()) found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if (isMet()) return middle();
        if (performance.now() > until) throw new Error(`${found ? 'covered' : 'not there'}: ${wanted}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    [selector, PATIENCE] as const,
  );

const click = async (page: Page, selector: string): Promise<void> =>
  page.mouse.click(...(await middleOf(page, selector)));

/** Drags from the middle of one thing to the middle of another. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await middleOf(page, to);
  const start = await middleOf(page, from);
  const end = await middleOf(page, to);
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 4 });
  await page.mouse.up();
}

export const mouse = (page: Page): Hands => ({
  page,
  press: (selector) => click(page, selector),
  touch: (space) => click(page, spaceSelector(space)),
  carry: (from, to) => drag(page, spaceSelector(from), spaceSelector(to)),
});

/** The page has come to rest: what is laid out or scrolled with the next frame has been. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Fingers that tap: on a phone the drawer may cover what a drag would need, and the pitch scrolls to what matters. */
export const finger = (page: Page): Hands => {
  const tap = async (selector: string): Promise<void> => {
    await rest(page);
    await click(page, selector);
  };
  const touch = (space: string): Promise<void> => tap(spaceSelector(space));
  return {
    page,
    press: tap,
    touch,
    async carry(from, to) {
      await touch(from);
      await touch(to);
    },
  };
};

const MOST_TABS = 80;

/** `arrows` gives the arrow keys that lead from one space to another. */
export function keyboard(page: Page, arrows: (from: string, to: string) => readonly string[]): Hands {
  /** The key that brings the focus nearer, by the order of the page; nothing where it is there. */
  const keyTowards = (selector: string): Promise<'Tab' | 'Shift+Tab' | null> =>
    page.evaluate((wanted) => {
      const [at, goal] = [document.activeElement ?? document.body, document.querySelector(wanted)];
      if (at.matches(wanted)) return null;
      const isBehind =
        goal && at !== document.body && goal.compareDocumentPosition(at) & goal.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    }, selector);
  /** How many stops of the tab key lie between the focus and there; it is looked at once, not after every key. */
  const stopsTo = (selector: string): Promise<number> =>
    page.evaluate((wanted) => {
      const within = document.querySelector('dialog[open]') ?? document;
      const stops = [
        ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ];
      const open = stops.filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility());
      const goal = open.findIndex((each) => each.matches(wanted));
      return goal < 0 ? 0 : goal - open.indexOf(document.activeElement as HTMLElement);
    }, selector);
  async function tabTo(selector: string): Promise<void> {
    const stops = await stopsTo(selector);
    for (let i = 0; i < Math.abs(stops); i++) await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
    for (let i = 0; i < MOST_TABS; i++) {
      const key = await keyTowards(selector);
      if (key === null) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the tab key does not reach ${selector}`);
  }
  const focused = (): Promise<string> =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['space'] ?? '');
  async function touch(space: string): Promise<void> {
    await tabTo('[data-space]');
    for (const key of arrows(await focused(), space)) await page.keyboard.press(key);
    const end = await focused();
    if (end !== space) throw new Error(`the arrows lead to ${end} instead of ${space}`);
    await page.keyboard.press('Enter');
  }
  return {
    page,
    async press(selector) {
      await tabTo(selector);
      await page.keyboard.press('Enter');
    },
    touch,
    async carry(from, to) {
      await touch(from);
      await page.keyboard.press('Escape');
      await touch(from);
      await touch(to);
    },
  };
}
