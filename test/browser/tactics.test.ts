import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spaceNamed } from '../../src/games/tactics/board.ts';
import { game as tactics } from '../../src/games/tactics/room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../../src/games/tactics/testing.ts';
import { geometryOf, nextSpace } from '../../src/web/boards/tactics/geometry.ts';
import { type App, openApp, startMatch } from './app.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import {
  arrowsBy,
  askedBy,
  changing,
  FRAME_ASKS,
  findings,
  loadPosition,
  named,
  pick,
  spacesOf,
  spacesWith,
} from './table.ts';

/** Two plays a half and, as nobody scores so soon, a shoot-out. */
const BRIEF = { playsPerHalf: 2, tie: 'shootout', shootoutKicks: 1 };
const MOST_STEPS = 1000;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The board lies on wide screens. */
const geometry = geometryOf(false, false);
const arrows = arrowsBy(spaceNamed, (space, way) => nextSpace(geometry, space, way));

/** One of the spaces with the first of these words that any space has: who goes for the ball ends matches. */
async function pickFirst(page: Page, words: readonly string[], n: number): Promise<string> {
  const spaces = await spacesOf(page);
  for (const wanted of words) {
    const space = pick(named(spaces, wanted), n);
    if (space !== undefined) return space;
  }
  throw new Error(`no space with ${words.join(' or ')}`);
}

const ASKS = [
  ...FRAME_ASKS,
  ['button', '[data-action=roll], [data-action=pass]'],
  ['target', '.touch.can:not([aria-label$="can move"])'],
  ['mover', '.touch.can'],
] as const;
type Asked = (typeof ASKS)[number][0] | 'wait';
const askedOf = (page: Page): Promise<Asked> => askedBy(page, ASKS);

/** One step of the match, whatever is asked; what it was. */
async function answer(hands: Hands, n: number): Promise<Asked> {
  const { page } = hands;
  const asked = await askedOf(page);
  if (asked === 'over' || asked === 'wait') return asked;
  if (asked === 'mover') {
    const pawn = await pickFirst(page, ['can reach the ball', 'can move'], n);
    await hands.touch(pawn);
    const to = await pickFirst(page, ['reaches the ball', 'move here'], n);
    if (n % 2 === 0) await changing(page, () => hands.touch(to));
    else {
      await hands.touch(pawn);
      await changing(page, () => hands.carry(pawn, to));
    }
    return asked;
  }
  await changing(page, async () => {
    if (asked === 'throw') await hands.press('[data-throw]:not(:disabled)');
    else if (asked === 'look') await hands.press('[data-action=look]');
    else if (asked === 'button') await hands.press('[data-action=roll], [data-action=pass]');
    else await hands.touch(await targetOf(page, n));
  });
  return asked;
}

const KINDS = ['loose ball', 'pass', 'place here', 'choose', 'can take it', 'can leave', 'move here'];
async function targetOf(page: Page, n: number): Promise<string> {
  const spaces = (await spacesOf(page)).filter(({ can }) => can);
  for (const kind of KINDS) {
    const touchable = named(spaces, kind);
    if (touchable.length > 0) return pick(touchable, n)!;
  }
  throw new Error('nothing to touch');
}

async function playOut(hands: Hands): Promise<ReadonlySet<Asked>> {
  const done = new Set<Asked>();
  for (let n = 0; n < MOST_STEPS; n++) {
    const asked = await answer(hands, n);
    done.add(asked);
    if (asked === 'over') return done;
    if (asked === 'wait') await hands.page.waitForTimeout(20);
  }
  throw new Error('the match does not end');
}

/** Away's keeper, booked before, has fouled in his area. */
const SENDOFF = sketch(
  { ...HOME_TEAM, f1: 'd15' },
  { ...AWAY_TEAM, gk: 'd15' },
  { phase: 'sendoff', ball: 'd15', holder: 'f1', chance: true, cards: { away: { gk: 1, d: 1, m2: 1 } } },
);
/** Away has a free kick for off-side on e15. */
const TAKER = sketch(
  { f1: 'e12', m1: 'e15' },
  { gk: 'd16', d1: 'b14', d2: 'h14', d3: 'a12', m1: 'c9' },
  { phase: 'taker', side: 'away', ball: 'e15', restart: 'freekick' },
);

const spaceLabel = (page: Page, space: string): Promise<string | null> =>
  page.locator(`[data-space=${space}]`).getAttribute('aria-label');

const openPosition = (position: object, width?: number): Promise<Page> => loadPosition(app, tactics, position, width);

describe('tactics in the browser', () => {
  it('a whole match by mouse, by clicks and drags', async () => {
    const page = await app.open({ path: '/play/tactics', lang: 'en' });
    await startMatch(page, { opponent: 'friend', options: BRIEF });
    const done = await playOut(mouse(page));
    expect([...done]).toEqual(expect.arrayContaining(['throw', 'mover', 'target', 'button', 'over']));
    app.giveBack(page);
  });

  it('a whole match by keyboard alone', async () => {
    const page = await app.open({ path: '/play/tactics', lang: 'en' });
    await startMatch(page, { opponent: 'friend', options: { ...BRIEF, tie: 'draw' } });
    const done = await playOut(keyboard(page, arrows));
    expect(done).toContain('over');
    app.giveBack(page);
  });

  it('a corner: the zone is shown, pawns are placed by click and drag, an impossible place says its rule', async () => {
    const page = await openPosition(
      sketch(
        { ...HOME_TEAM, m1: 'a16', f1: 'e12' },
        { ...AWAY_TEAM, m1: 'd14' },
        {
          phase: 'pick',
          ball: 'a16',
          holder: 'm1',
          restart: 'corner',
          corner: { left: { home: 3, away: 3 }, pick: null },
        },
      ),
    );
    const hands = mouse(page);
    expect(await page.locator('.zone').count()).toBe(4);
    await changing(page, () => hands.touch('d14'));
    await hands.touch('b15');
    await expect.poll(() => page.locator('a[href*="STW-CORN-6"]').count()).toBeGreaterThan(0);
    await changing(page, () => hands.touch('c15'));
    await changing(page, () => hands.carry('e12', 'd13'));
    await expect.poll(() => page.locator('[data-space=d13]').getAttribute('aria-label')).toContain('home 10');
    app.giveBack(page);
  });

  it('a penalty: taker, both sides in turn, keeper, spin', async () => {
    const page = await openPosition(
      sketch(
        { f1: 'd15', m1: 'e14' },
        { gk: 'd16', d2: 'c14', d1: 'a9' },
        {
          phase: 'clear',
          ball: 'd15',
          holder: 'f1',
          chance: true,
          restart: 'penalty',
          queue: ['home:f1'],
        },
      ),
    );
    const hands = mouse(page);
    await changing(page, () => hands.carry('d15', 'd13'));
    for (const space of ['b13', 'e13', 'e16']) await changing(page, () => hands.touch(space));
    await expect.poll(() => page.locator('[data-throw]:not(:disabled)').count()).toBe(1);
    await changing(page, () => hands.press('[data-throw]:not(:disabled)'));
    app.giveBack(page);
  });

  it('a free kick by keyboard: rivals leave the zone, then a pawn and the ball', async () => {
    const page = await openPosition(
      sketch(
        { f1: 'd10', m1: 'a8' },
        { m2: 'd10', f1: 'c9' },
        {
          phase: 'clear',
          ball: 'd10',
          holder: 'f1',
          restart: 'freekick',
          queue: ['away:m2', 'away:f1'],
        },
      ),
    );
    const hands = keyboard(page, arrows);
    expect(await page.locator('.zone').count()).toBe(9);
    await changing(page, () => hands.touch('b12'));
    await changing(page, () => hands.touch('b8'));
    await changing(page, () => hands.press('[data-throw]:not(:disabled)'));
    expect(await askedOf(page)).toBe('mover');
    app.giveBack(page);
  });

  const byKeyboard = (page: Page): Hands => keyboard(page, arrows);
  const HANDS = [
    ['mouse', mouse, 1440],
    ['finger', finger, 390],
    ['keyboard', byKeyboard, 1440],
  ] as const;

  it.each(HANDS)('by %s a side says who leaves for its booked keeper, who himself stays', async (_, handsOf, width) => {
    const page = await openPosition(SENDOFF, width);
    const hands = handsOf(page);
    expect(await spacesWith(page, 'can leave the match')).toHaveLength(10);
    await hands.touch('d15');
    await expect.poll(() => page.locator('a[href*="STW-CARD-6"]').count()).toBeGreaterThan(0);
    await changing(page, () => hands.touch('b9'));
    await expect.poll(() => spaceLabel(page, 'b9')).toBe('b9');
    expect(await spacesWith(page, 'place here')).toEqual(['d13', 'e13']);
    app.giveBack(page);
  });

  it.each(HANDS)('by %s a free kick is taken by the keeper or one of the nearest', async (_, handsOf, width) => {
    const page = await openPosition(TAKER, width);
    const hands = handsOf(page);
    expect(new Set(await spacesWith(page, 'can take it'))).toEqual(new Set(['d16', 'b14', 'h14']));
    await hands.touch('a12');
    await expect.poll(() => page.locator('a[href*="STW-OFF-6"]').count()).toBeGreaterThan(0);
    await changing(page, () => hands.touch('d16'));
    await expect.poll(() => spaceLabel(page, 'e15')).toContain('away 1');
    app.giveBack(page);
  });

  it('the taker can be dragged to the ball', async () => {
    const page = await openPosition(TAKER);
    await changing(page, () => mouse(page).carry('h14', 'e15'));
    await expect.poll(() => spaceLabel(page, 'e15')).toContain('away 3');
    app.giveBack(page);
  });

  it('a keeper beaten outside his area: the page says so, and a shot is due', async () => {
    const page = await openPosition(
      sketch({ f1: 'd12' }, { gk: 'd12', d1: 'b13' }, { phase: 'shot', ball: 'd12', holder: 'f1', chance: true }),
    );
    await page.getByText('The keeper is beaten').first().waitFor();
    await changing(page, () => mouse(page).press('[data-throw]:not(:disabled)'));
    app.giveBack(page);
  });

  it.each([
    ['who leaves', 390],
    ['who leaves', 1366],
    ['who takes it', 390],
    ['who takes it', 1366],
  ])('axe finds nothing where a side says %s, at %i px', async (what, width) => {
    const page = await openPosition(what === 'who leaves' ? SENDOFF : TAKER, width);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    app.giveBack(page);
  });

  it.each([390, 820, 1440])('axe finds nothing at %i px, and a space is 44 px', async (width) => {
    const page = await openPosition(
      sketch(
        { ...HOME_TEAM, f1: 'd11', m1: 'c13', m2: 'd14' },
        { ...AWAY_TEAM, d1: 'b14' },
        {
          phase: 'ball',
          ball: 'd11',
          holder: 'f1',
          roll: 3,
          cards: { home: { m1: 1 } },
        },
      ),
      width,
    );
    const box = (await page.locator('[data-space=d8]').boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(await findings(page)).toEqual([]);
    app.giveBack(page);
  });
});
