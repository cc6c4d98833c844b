import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { position } from '../../src/games/eleven/testing.ts';
import { geometryOf, nextSpace } from '../../src/web/boards/eleven/geometry.ts';
import { type App, openApp, startMatch } from './app.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import {
  arrowsBy,
  askedBy,
  changing,
  expectNoFindings,
  FRAME_ASKS,
  loadPosition,
  named,
  pick,
  spacesOf,
  spacesWith,
} from './table.ts';

/** A few plays a half, then until a 1; a match without a shot is decided by penalties. */
const BRIEF = { plays: 2, shootout: true };
const BRIEFEST = { ...BRIEF, plays: 1 };
const PHONE = 390;
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
const ASKS = [
  ...FRAME_ASKS,
  ['secret', '[data-secret]'],
  ['kickoff', '[data-action=kickoff]'],
  ['play', '[data-action=end]'],
  ['place', '.touch.can[aria-label*="place here"]'],
  ['must-kick', '.touch.can[aria-label*="kick"]'],
  ['kickoff', '.touch.can'],
] as const;
type Asked = (typeof ASKS)[number][0] | 'wait';
const askedOf = (page: Page): Promise<Asked> => askedBy(page, ASKS);

/** One turn of points: a step, a kick where the side has the ball, then the end. Says what was done. */
async function playTurn(hands: Hands, n: number): Promise<string[]> {
  const { page } = hands;
  const done: string[] = [];
  const before = await spacesOf(page);
  const carriers = named(before, 'with the ball');
  const man = pick(
    named(before, 'can act').filter((space) => !carriers.includes(space)),
    n,
  );
  if (man !== undefined && named(before, 'picked').length === 0) {
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
  const stepped = await spacesOf(page);
  const picked = named(stepped, 'with the ball, picked')[0];
  const carrier = named(stepped, 'with the ball, can act')[0] ?? picked;
  if (carrier !== undefined && (await page.locator('.kick.spent').count()) === 0) {
    if (picked === undefined) await hands.touch(carrier);
    if ((await page.getByRole('button', { name: 'Kick', exact: true }).count()) > 0) await hands.touch(carrier);
    const targets = await spacesOf(page);
    const target = named(targets, 'kick to the team-mate')[0] ?? named(targets, 'kick here')[0];
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
  else if (asked === 'look') await hands.press('[data-action=look]');
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
    else await changing(page, () => answer(hands, asked, done[asked]! - 1));
    if (asked === 'look' && (await page.locator('.reveal').count()) > 0) count('reveal');
  }
  throw new Error(`not over after ${MOST_TURNS} turns: ${JSON.stringify(done)}`);
}

const geometry = geometryOf(false, false);
const arrows = arrowsBy(Number, (space, way) => nextSpace(geometry, space, way));

/** What became of the shots of a side, as the scoreboard shows them. */
const kicksOf = (page: Page, side: 'home' | 'away'): Promise<(string | undefined)[]> =>
  page
    .locator(`.team.${side} [data-kick]`)
    .evaluateAll((kicks) => kicks.map((kick) => (kick as HTMLElement).dataset['kick']));

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
    // Each shot but the last is revealed to whoever takes the device next, and stands on the scoreboard in its order.
    expect(done['reveal']).toBe(done['secret']! / 2 - 1);
    const kicks = [await kicksOf(page, 'home'), await kicksOf(page, 'away')].sort();
    expect(kicks).toEqual(['in', 'out'].map((kick) => Array.from({ length: 5 }, () => kick)));
    expect(await page.locator('.log').innerText()).toMatch(/Full time|It is over|win the shoot-out/);
    app.giveBack(page);
  });

  it('is played to its end by keyboard alone', async () => {
    const page = await start(1440, BRIEFEST);
    const done = await playMatch(keyboard(page, arrows));
    expect(done['place']).toBeGreaterThanOrEqual(38);
    expect(done['step']).toBeGreaterThan(0);
    expect(done['carried step']).toBeGreaterThan(0);
    expect(done['secret']).toBeGreaterThanOrEqual(20);
    app.giveBack(page);
  });

  it('is played by fingers on a phone, and has nothing for axe to find there or on a wide screen', async () => {
    const wanted: readonly Asked[] = ['throw', 'kickoff', 'place', 'play', 'look', 'secret'];
    const page = await start(PHONE, BRIEFEST);
    const seen = new Set<Asked>();
    await playMatch(finger(page), async (asked) => {
      if (!seen.has(asked)) await expectNoFindings(page, [1440, PHONE], asked);
      seen.add(asked);
      return wanted.every((each) => seen.has(each));
    });
    expect([...seen]).toEqual(expect.arrayContaining([...wanted]));
    app.giveBack(page);
  });

  it('says the odds of a shot before it is taken, and of the die and the call before they are sealed', async () => {
    const page = await loadPosition(app, eleven, position({ home: { 2: '33' }, ball: '33' }));
    const hands = mouse(page);
    await page.locator('[data-action=shoot]', { hasText: 'goal 67%' }).waitFor();
    await changing(page, () => hands.press('[data-action=shoot]'));
    const seal = async (choice: string, odds: string): Promise<void> => {
      await page.locator('[data-odds]', { hasText: odds }).waitFor();
      await hands.press(`[data-secret="${choice}"]`);
      await changing(page, () => hands.press('[data-confirm]'));
    };
    await seal('set:1', 'Goal if the keeper guesses blindly: 67%');
    await changing(page, () => hands.press('[data-action=look]'));
    await seal('call:low', 'Save if the die was set blindly: 33%');
    app.giveBack(page);
  });

  it('keeps the focus of the keyboard where the next choice is, in secret and after the device changed hands', async () => {
    const page = await loadPosition(app, eleven, position({ home: { 2: '33' }, ball: '33' }));
    const { press } = keyboard(page, arrows);
    const isFocused = (selector: string) => () =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    await press('[data-action=shoot]');
    await expect.poll(isFocused('[data-secret="set:1"]')).toBe(true);
    await page.keyboard.press('Enter');
    await press('[data-confirm]');
    await expect.poll(isFocused('[data-action=look]')).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(isFocused('[data-secret="call:low"]')).toBe(true);
    app.giveBack(page);
  });

  it('marks on the board what is advised', async () => {
    const page = await start(1440, BRIEF, 'es');
    await changing(page, () => page.locator('[data-throw]').click());
    await changing(page, () => page.locator('[data-action=kickoff]').click());
    await page.getByRole('button', { name: 'Consejo' }).click();
    const space = await page.locator('.touch.hinted').getAttribute('data-space');
    expect(await page.locator('.hint').innerText()).toContain(` ${space}.`);
    app.giveBack(page);
  });

  it('says the rule of an impossible try', async () => {
    const page = await start(1440, BRIEF, 'es');
    await changing(page, () => page.locator('[data-throw]').click());
    await changing(page, () => page.locator('[data-action=kickoff]').click());
    await page.locator('[data-space="31"]').click();
    await expect.poll(() => page.locator('.panel').innerText()).toContain('ELV-SET-5');
    app.giveBack(page);
  });

  it('gives a finger 44 px on a phone', async () => {
    const page = await start(PHONE);
    const boxes = await page
      .locator('[data-space]')
      .evaluateAll((spaces) => spaces.map((space) => space.getBoundingClientRect().width));
    expect(boxes).toHaveLength(65);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    app.giveBack(page);
  });
});
