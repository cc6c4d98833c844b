import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARROWS, geometryOf, nextSpace } from '../../src/web/boards/eleven/geometry.ts';
import { type App, openApp, startMatch } from './app.ts';

/** A few plays a half, then until a 1; a match without a shot is decided by penalties. */
const BRIEF = { plays: 2, shootout: true };
const BRIEFEST = { ...BRIEF, plays: 1 };
const MOST_TURNS = 800;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const start = async (width = 1440, options = BRIEF, lang: 'es' | 'en' = 'en'): Promise<Page> => {
  const page = await app.open({ path: '/play/eleven', width, lang });
  await startMatch(page, { opponent: 'friend', options });
  return page;
};

/** What the screen asks for now. */
type Asked = 'throw' | 'look' | 'secret' | 'kickoff' | 'place' | 'must-kick' | 'play' | 'over' | 'wait';
const askedOf = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('[data-turn=over]')) return 'over';
    if (has('[data-throw]:not(:disabled)')) return 'throw';
    if (has('[data-action=look]')) return 'look';
    if (has('[data-secret]')) return 'secret';
    if (has('[data-action=kickoff]')) return 'kickoff';
    if (has('[data-action=end]')) return 'play';
    const can = [...document.querySelectorAll('.touch.can')].map((space) => space.getAttribute('aria-label') ?? '');
    if (can.some((label) => label.includes('place here'))) return 'place';
    if (can.some((label) => label.includes('kick'))) return 'must-kick';
    return can.length > 0 ? 'kickoff' : 'wait';
  });

const stepOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-step]').getAttribute('data-step')) ?? '';

/** The spaces whose label says this. */
const spacesWith = (page: Page, words: string): Promise<number[]> =>
  page
    .locator('.touch')
    .evaluateAll(
      (spaces, wanted) =>
        spaces
          .filter((space) => space.getAttribute('aria-label')?.includes(wanted))
          .map((space) => Number((space as SVGElement).dataset['space'])),
      words,
    );

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** How a person makes the screen do things: by mouse or by keyboard. */
interface Hands {
  readonly page: Page;
  press(selector: string): Promise<void>;
  touch(space: number): Promise<void>;
  carry(from: number, to: number): Promise<void>;
}

/** Does something that the match answers with a new step. */
async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await stepOf(page);
  await act();
  await page.locator(`[data-step]:not([data-step="${before}"])`).waitFor();
}

/** One turn of points: a step, a kick where the side has the ball, then the end. Says what was done. */
async function playTurn(hands: Hands, n: number): Promise<string[]> {
  const { page } = hands;
  const done: string[] = [];
  const carriers = await spacesWith(page, 'with the ball');
  const man = pick(
    (await spacesWith(page, 'can act')).filter((space) => !carriers.includes(space)),
    n,
  );
  if (man !== undefined && (await spacesWith(page, 'picked')).length === 0) {
    await hands.touch(man);
    const step = pick(await spacesWith(page, 'move here, 1 pt'), n);
    if (step !== undefined) {
      if (n % 2 === 0) await changing(page, () => hands.touch(step));
      else {
        await hands.touch(man);
        await changing(page, () => hands.carry(man, step));
      }
      done.push(n % 2 === 0 ? 'step' : 'carried step');
    }
  }
  const carrier =
    (await spacesWith(page, 'with the ball, can act'))[0] ?? (await spacesWith(page, 'with the ball, picked'))[0];
  if (carrier !== undefined && (await page.locator('.kick.spent').count()) === 0) {
    if ((await spacesWith(page, 'with the ball, picked')).length === 0) await hands.touch(carrier);
    if ((await page.getByRole('button', { name: 'Kick', exact: true }).count()) > 0) await hands.touch(carrier);
    const target = (await spacesWith(page, 'kick to the team-mate'))[0] ?? (await spacesWith(page, 'kick here'))[0];
    if (target !== undefined) {
      await changing(page, () => hands.touch(target));
      done.push('kick');
    }
  }
  if ((await askedOf(page)) === 'must-kick')
    await changing(page, async () => hands.touch((await spacesWith(page, 'kick here'))[0]!));
  if ((await askedOf(page)) === 'play') await changing(page, () => hands.press('[data-action=end]'));
  return done;
}

/** Whatever is asked outside a turn of points, for the nth time. */
async function answer(hands: Hands, asked: Asked, n: number): Promise<void> {
  const { page } = hands;
  if (asked === 'throw') await hands.press('[data-throw]');
  else if (asked === 'kickoff') await hands.press('[data-action=kickoff]');
  else if (asked === 'place') await hands.touch(pick(await spacesWith(page, 'place here'), n * 7)!);
  else if (asked === 'must-kick') await hands.touch((await spacesWith(page, 'kick here'))[0]!);
  else {
    // Every second duel is saved, so that one side wins after ten.
    const isShooter = (await page.locator('[data-secret="set:1"]').count()) > 0;
    const isSaved = Math.floor(n / 2) % 2 === 0;
    await hands.press(isShooter ? '[data-secret="set:1"]' : `[data-secret="call:${isSaved ? 'low' : 'high'}"]`);
    await hands.press('[data-confirm]');
  }
}

/** Plays until the match is over, or `along` has seen enough, and says what was done how often. */
async function playMatch(
  hands: Hands,
  along: (asked: Asked) => Promise<boolean> = async () => false,
): Promise<Record<string, number>> {
  const { page } = hands;
  const done: Record<string, number> = {};
  const count = (what: string): void => {
    done[what] = (done[what] ?? 0) + 1;
  };
  for (let n = 0; n < MOST_TURNS; n++) {
    const asked = await askedOf(page);
    if (asked === 'over') return done;
    if (asked === 'wait') {
      await page.waitForTimeout(20);
      continue;
    }
    if (await along(asked)) return done;
    count(asked);
    if (asked === 'play') for (const what of await playTurn(hands, done['play']!)) count(what);
    else if (asked === 'look') {
      await hands.press('[data-action=look]');
      await page.locator('[data-action=look]').waitFor({ state: 'detached' });
    } else await changing(page, () => answer(hands, asked, done[asked]! - 1));
  }
  throw new Error(`not over after ${MOST_TURNS} turns: ${JSON.stringify(done)}`);
}

const mouse = (page: Page): Hands => ({
  page,
  press: (selector) => page.locator(selector).first().click(),
  touch: (space) => page.locator(`[data-space="${space}"]`).click(),
  async carry(from, to) {
    const middle = async (space: number) => {
      const box = (await page.locator(`[data-space="${space}"]`).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(to)), { steps: 4 });
    await page.mouse.up();
  },
});

/** Fingers that tap: on a phone the drawer may cover what a drag would need. */
const finger = (page: Page): Hands => {
  const { press, touch } = mouse(page);
  return {
    page,
    press,
    touch,
    async carry(from, to) {
      await touch(from);
      await touch(to);
    },
  };
};

/** The arrow keys that lead from one space to another. */
function arrowsBetween(from: number, to: number): string[] {
  const geometry = geometryOf(false, false);
  const ways = new Map<number, string[]>([[from, []]]);
  for (const [space, keys] of ways) {
    if (space === to) return keys;
    for (const [key, way] of Object.entries(ARROWS)) {
      const next = nextSpace(geometry, space, way);
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`no way by arrows from ${from} to ${to}`);
}

const MOST_TABS = 80;

function keyboard(page: Page): Hands {
  const isFocused = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  async function tabTo(selector: string): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      if (await isFocused(selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the tab key does not reach ${selector}`);
  }
  const touch = async (space: number): Promise<void> => {
    await tabTo('[data-space]');
    const at = await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['space']));
    for (const key of arrowsBetween(at, space)) await page.keyboard.press(key);
    expect(await isFocused(`[data-space="${space}"]`)).toBe(true);
    await page.keyboard.press('Enter');
  };
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

/** What axe finds in the page as it is. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

describe('eleven at one table', () => {
  it('is played to its end by mouse: placing, steps by click and by drag, kicks, hand-overs and duels', async () => {
    const page = await start();
    const done = await playMatch(mouse(page));
    expect(done['place']).toBeGreaterThanOrEqual(38);
    expect(done['step']).toBeGreaterThan(0);
    expect(done['carried step']).toBeGreaterThan(0);
    expect(done['kick']).toBeGreaterThan(0);
    expect(done['look']).toBeGreaterThan(0);
    expect(done['secret']).toBeGreaterThanOrEqual(20);
    expect(await page.locator('.log').innerText()).toMatch(/Full time|It is over|win the shoot-out/);
    await page.context().close();
  });

  it('is played to its end by keyboard alone', async () => {
    const page = await start();
    const done = await playMatch(keyboard(page));
    expect(done['place']).toBeGreaterThanOrEqual(38);
    expect(done['step']).toBeGreaterThan(0);
    expect(done['carried step']).toBeGreaterThan(0);
    expect(done['secret']).toBeGreaterThanOrEqual(20);
    await page.context().close();
  });

  it.each([390, 1440])('has nothing for axe to find at %i px, whatever is asked', async (width) => {
    const wanted: readonly Asked[] = ['throw', 'kickoff', 'place', 'play', 'look', 'secret'];
    const page = await start(width, BRIEFEST);
    const seen = new Set<Asked>();
    await playMatch(finger(page), async (asked) => {
      if (!seen.has(asked)) expect(await findings(page), asked).toEqual([]);
      seen.add(asked);
      return wanted.every((each) => seen.has(each));
    });
    expect([...seen]).toEqual(expect.arrayContaining([...wanted]));
    await page.context().close();
  });

  it('says the rule of an impossible try', async () => {
    const page = await start(1440, BRIEF, 'es');
    await page.locator('[data-throw]').click();
    await page.locator('[data-action=kickoff]').click();
    await page.locator('[data-space="31"]').click();
    await expect.poll(() => page.locator('.panel').innerText()).toContain('ELV-SET-5');
    await page.context().close();
  });

  it('gives a finger 44 px on a phone', async () => {
    const page = await start(390);
    const boxes = await page
      .locator('[data-space]')
      .evaluateAll((spaces) => spaces.map((space) => space.getBoundingClientRect().width));
    expect(boxes).toHaveLength(65);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });
});
