import type { Page } from 'playwright-core';

/** How a person makes the screen do things: by mouse or by keyboard. Spaces are named as `data-space` says. */
export interface Hands {
  readonly page: Page;
  press(selector: string): Promise<void>;
  touch(space: string): Promise<void>;
  carry(from: string, to: string): Promise<void>;
}

const spaceSelector = (space: string): string => `[data-space="${space}"]`;

/** Drags from the middle of one thing to the middle of another. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (selector: string): Promise<readonly [number, number]> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.locator(to).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

export const mouse = (page: Page): Hands => ({
  page,
  press: (selector) => page.locator(selector).first().click(),
  touch: (space) => page.locator(spaceSelector(space)).click(),
  carry: (from, to) => drag(page, spaceSelector(from), spaceSelector(to)),
});

const MOST_TABS = 80;

/** `arrows` gives the arrow keys that lead from one space to another. */
export function keyboard(page: Page, arrows: (from: string, to: string) => readonly string[]): Hands {
  const isFocused = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  async function tabTo(selector: string): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      if (await isFocused(selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the tab key does not reach ${selector}`);
  }
  async function touch(space: string): Promise<void> {
    await tabTo('[data-space]');
    const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['space'] ?? '');
    for (const key of arrows(at, space)) await page.keyboard.press(key);
    if (!(await isFocused(spaceSelector(space)))) throw new Error(`the arrows lead elsewhere than to ${space}`);
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
