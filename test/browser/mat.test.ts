import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPACE_NAMES, spaceNamed } from '../../src/games/mat/board.ts';
import { FORMATIONS, spacesFor } from '../../src/games/mat/formations.ts';
import { ARROWS, geometryOf, nextSpace } from '../../src/web/boards/mat/geometry.ts';
import { type App, openApp, startMatch, stepOf } from './app.ts';
import { drag, type Hands, keyboard, mouse } from './hands.ts';

/** A dozen turns and, as nobody scores so soon, a shoot-out with its hand-overs. */
const BRIEF = { maxTurns: 12, tie: 'shootout' };
const MOST_STEPS = 200;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function start(
  options: Readonly<Record<string, string | number | boolean>> = BRIEF,
  width = 1440,
  lang: 'es' | 'en' = 'en',
): Promise<Page> {
  const page = await app.open({ path: '/play/mat', width, lang });
  await startMatch(page, { opponent: 'friend', options });
  return page;
}

type Asked = 'throw' | 'look' | 'secret' | 'place' | 'kickoff' | 'act' | 'after' | 'over' | 'wait';
const askedOf = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('[data-turn=over]')) return 'over';
    if (has('[data-throw]:not(:disabled)')) return 'throw';
    if (has('[data-action=look]')) return 'look';
    if (has('[data-secret]')) return 'secret';
    if (has('[data-action=end]')) return 'after';
    const can = [...document.querySelectorAll('.touch.can')].map((space) => space.getAttribute('aria-label') ?? '');
    if (can.some((label) => label.includes('place here'))) return 'place';
    if (can.some((label) => label.includes('kicks off'))) return 'kickoff';
    return can.length > 0 ? 'act' : 'wait';
  });

/** The spaces whose label says this. */
const spacesWith = (page: Page, words: string): Promise<string[]> =>
  page
    .locator('.touch')
    .evaluateAll(
      (spaces, wanted) =>
        spaces
          .filter((space) => space.getAttribute('aria-label')?.includes(wanted))
          .map((space) => (space as SVGElement).dataset['space'] ?? ''),
      words,
    );

/** Home and away in turn, pawn by pawn. */
const PLACES = spacesFor(FORMATIONS[0]!, 'home').flatMap((space, i) => [space, spacesFor(FORMATIONS[0]!, 'away')[i]!]);

/** The first kick of every pair goes in, the second is saved. */
const fingersAt = (n: number): number => (n % 4 === 1 ? 2 : 1);

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** Does something that the match answers with a new step. */
async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await stepOf(page);
  await act();
  await page.locator(`[data-step]:not([data-step="${before}"])`).waitFor();
}

/** A main action: a pass where the side has the ball and a mate in reach, else a move, by click or by drag. */
async function playTurn(hands: Hands, n: number): Promise<string> {
  const { page } = hands;
  const [holder] = await spacesWith(page, 'with the ball, can act');
  if (holder !== undefined && n % 3 !== 0) {
    await hands.touch(holder);
    await hands.press('[data-mode=ball]');
    const mate = (await spacesWith(page, 'pass to him'))[0];
    const target = mate ?? (await spacesWith(page, 'kick here'))[0]!;
    await changing(page, () => hands.touch(target));
    return mate === undefined ? 'kick' : 'pass';
  }
  const pawn = pick(await spacesWith(page, 'can act'), n)!;
  await hands.touch(pawn);
  const to = pick(await spacesWith(page, 'move here'), n)!;
  if (n % 2 === 0) {
    await changing(page, () => hands.touch(to));
    return 'move';
  }
  await hands.touch(pawn);
  await changing(page, () => hands.carry(pawn, to));
  return 'carried move';
}

async function answer(hands: Hands, asked: Asked, n: number): Promise<string> {
  const { page } = hands;
  if (asked === 'act') return playTurn(hands, n);
  if (asked === 'look') {
    await hands.press('[data-action=look]');
    await page.locator('[data-action=look]').waitFor({ state: 'detached' });
  } else if (asked === 'secret') {
    await hands.press(`[data-secret="fingers:${fingersAt(n)}"]`);
    await changing(page, () => hands.press('[data-confirm]'));
  } else if (asked === 'throw') await changing(page, () => hands.press('[data-throw]'));
  else if (asked === 'kickoff')
    await changing(page, async () => hands.touch(pick(await spacesWith(page, 'kicks off'), n)!));
  else if (asked === 'place') await changing(page, () => hands.touch(PLACES[n]!));
  else await changing(page, () => hands.press('[data-action=end]'));
  return asked;
}

/** Plays until the match is over and says what was done how often. */
async function playMatch(
  hands: Hands,
  along: (asked: Asked) => Promise<void> = async () => {},
): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  const counts: Partial<Record<Asked, number>> = {};
  for (let step = 0; step < MOST_STEPS; step++) {
    const asked = await askedOf(hands.page);
    if (asked === 'over') return done;
    if (asked === 'wait') {
      await hands.page.waitForTimeout(20);
      continue;
    }
    await along(asked);
    const n = counts[asked] ?? 0;
    counts[asked] = n + 1;
    const what = await answer(hands, asked, n);
    done[what] = (done[what] ?? 0) + 1;
  }
  throw new Error(`not over: ${JSON.stringify(done)}`);
}

/** The arrow keys that lead from one space to another on the lying mat. */
function arrowsBetween(from: string, to: string): readonly string[] {
  const geometry = geometryOf(false, false);
  const goal = spaceNamed(to)!;
  const ways = new Map<number, readonly string[]>([[spaceNamed(from)!, []]]);
  for (const [space, keys] of ways) {
    if (space === goal) return keys;
    for (const [key, way] of Object.entries(ARROWS)) {
      const next = nextSpace(geometry, space, way);
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`no way by arrows from ${from} to ${to}`);
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

describe('mat at one table', () => {
  it('is played to its end by mouse: placing, moves by click and by drag, passes, fingers behind hand-overs', async () => {
    const page = await start();
    const done = await playMatch(mouse(page));
    expect(done).toMatchObject({ place: 12, kickoff: 1, throw: 1 });
    for (const what of ['move', 'carried move', 'pass', 'after', 'look', 'secret'])
      expect(done[what], what).toBeGreaterThan(0);
    expect(await page.locator('.log').innerText()).toContain('win the shoot-out');
    await page.context().close();
  });

  it('is played to its end by keyboard alone', async () => {
    const page = await start();
    const done = await playMatch(keyboard(page, arrowsBetween));
    expect(done).toMatchObject({ place: 12, kickoff: 1 });
    for (const what of ['move', 'carried move', 'secret']) expect(done[what], what).toBeGreaterThan(0);
    await page.context().close();
  });

  it('has nothing for axe to find, on a phone and on a wide screen, whatever is asked', async () => {
    for (const width of [390, 1440]) {
      const page = await start(BRIEF, width);
      const seen = new Set<Asked>();
      await playMatch(mouse(page), async (asked) => {
        if (seen.has(asked)) return;
        seen.add(asked);
        expect(await findings(page), `${asked} at ${width}`).toEqual([]);
      });
      expect(seen).toContain('secret');
      await page.context().close();
    }
  });
});

describe('the set-up of mat', () => {
  it('takes a formation in one click a side, and pawns dragged from the hand', async () => {
    const page = await start();
    await changing(page, () => drag(page, '.bench.home .drag.first', '[data-space=e1]'));
    await changing(page, () => page.locator('[data-formation=wall]').click());
    expect(await page.locator('[data-space=e1]').getAttribute('aria-label')).toContain('home 1');
    await page.locator('[data-formation=wings]').click();
    await page.locator('[data-throw]:not(:disabled)').waitFor();
    expect(await page.locator('[data-space=e13]').getAttribute('aria-label')).toContain('away 1');
    await page.context().close();
  });

  it('says the rule of a place that is not allowed', async () => {
    const page = await start(BRIEF, 1440, 'es');
    await page.locator('[data-space=b4]').click({ force: true });
    await expect.poll(() => page.locator('.panel').innerText()).toContain('MAT-SET-2');
    await page.context().close();
  });

  it('fills a phone from edge to edge, so that a finger meets its space', async () => {
    const page = await start(BRIEF, 390);
    const boxes = await page
      .locator('[data-space]')
      .evaluateAll((spaces) => spaces.map((space) => space.getBoundingClientRect().width));
    expect(boxes).toHaveLength(SPACE_NAMES.length);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(43);
    await page.context().close();
  });
});

/** Both sides stand in their first formation and home has kicked off, whoever won the toss. */
async function underWay(page: Page): Promise<'home' | 'away'> {
  await page.locator('[data-formation=diamond]').click();
  await page.locator('[data-formation=diamond]').click();
  await page.locator('[data-throw]:not(:disabled)').click();
  await page.locator('[aria-label*="kicks off"]').first().waitFor();
  const starter = (await page.locator('.ask').innerText()).startsWith('Home') ? 'home' : 'away';
  await changing(page, () => page.locator(`[data-space=${starter === 'home' ? 'f6' : 'f8'}]`).click());
  return starter;
}

describe('a team match of three against two', () => {
  it("shows who plays, goes round the members, and takes the referee's ruling on coaching", async () => {
    const page = await start({ homeMembers: 3, awayMembers: 2, coaching: true, maxTurns: 12 });
    const starter = await underWay(page);
    const memberOf = async (side: string): Promise<string> =>
      (await page.locator(`.bench.${side} .member.now`).innerText()).trim();
    const members = { home: ['1'], away: ['1'] };
    const hands = mouse(page);
    for (let turn = 0; turn < 8; turn++) {
      const side = (turn % 2 === 0) === (starter === 'home') ? 'home' : 'away';
      if (turn === 2) await changing(page, () => page.locator('[data-action="ruling:coaching"]').first().click());
      else {
        await playTurn(hands, 2 * turn);
        if ((await askedOf(page)) === 'after')
          await changing(page, () => page.locator('[data-action=end]').first().click());
      }
      members[side].push(await memberOf(side));
    }
    expect(members).toEqual({ home: ['1', '2', '3', '1', '2'], away: ['1', '2', '1', '2', '1'] });
    expect(await page.locator('.log').innerText()).toContain('caught coaching');
    await page.context().close();
  });
});

describe('the pawns of mat', () => {
  it('ends turns by itself once that is asked for, and substitutes from the bench before', async () => {
    const page = await start({ maxTurns: 12 });
    const side = await underWay(page);
    await page.locator(`.bench.${side} [data-sub]`).click();
    await changing(page, () => page.locator('[data-space=e7]').click());
    expect(await page.locator('[data-space=e7]').getAttribute('aria-label')).toContain(`${side} 7, with the ball`);
    await playTurn(mouse(page), 2);
    await playTurn(mouse(page), 4);
    expect(await askedOf(page)).toBe('after');
    await changing(page, () => page.locator('.auto input').check());
    expect(await askedOf(page)).toBe('act');
    await page.context().close();
  });
});
