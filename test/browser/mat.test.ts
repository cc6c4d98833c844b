import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPACE_NAMES, spaceNamed } from '../../src/games/mat/board.ts';
import { FORMATIONS, spacesFor } from '../../src/games/mat/formations.ts';
import { game as mat } from '../../src/games/mat/room.ts';
import { type Given, position, SHOT } from '../../src/games/mat/testing.ts';
import { geometryOf, nextSpace } from '../../src/web/boards/mat/geometry.ts';
import { type App, openApp, startMatch } from './app.ts';
import { drag, finger, type Hands, keyboard, mouse } from './hands.ts';
import { arrowsBy, askedBy, changing, expectNoFindings, FRAME_ASKS, loadPosition, pick, spacesWith } from './table.ts';

/** A dozen turns and, as nobody scores so soon, a shoot-out with its hand-overs. */
const BRIEF = { maxTurns: 12, tie: 'shootout' };
const PHONE = 390;
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

const ASKS = [
  ...FRAME_ASKS,
  ['secret', '[data-secret]'],
  ['after', '[data-action=end]'],
  ['place', '.touch.can[aria-label*="place here"]'],
  ['kickoff', '.touch.can[aria-label*="kicks off"]'],
  ['act', '.touch.can'],
] as const;
type Asked = (typeof ASKS)[number][0] | 'wait';
const askedOf = (page: Page): Promise<Asked> => askedBy(page, ASKS);

/** Home and away in turn, pawn by pawn. */
const PLACES = spacesFor(FORMATIONS[0]!, 'home').flatMap((space, i) => [space, spacesFor(FORMATIONS[0]!, 'away')[i]!]);

/** The first kick of every pair goes in, the second is saved. */
const fingersAt = (n: number): number => (n % 4 === 1 ? 2 : 1);

/** Does something and, where the board warns of it, means it. */
async function meaning(hands: Hands, act: () => Promise<void>): Promise<void> {
  await act();
  if ((await hands.page.locator('.warning').count()) > 0) await hands.press('.warning [data-confirm]');
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
    await changing(page, () => meaning(hands, () => hands.touch(to)));
    return 'move';
  }
  await hands.touch(pawn);
  await changing(page, () => meaning(hands, () => hands.carry(pawn, to)));
  return 'carried move';
}

async function answer(hands: Hands, asked: Asked, n: number): Promise<string> {
  const { page } = hands;
  if (asked === 'act') return playTurn(hands, n);
  if (asked === 'look') await changing(page, () => hands.press('[data-action=look]'));
  else if (asked === 'secret') {
    await hands.press(`[data-secret="fingers:${fingersAt(n)}"]`);
    await changing(page, () => hands.press('[data-confirm]'));
  } else if (asked === 'throw') await changing(page, () => hands.press('[data-throw]'));
  else if (asked === 'kickoff')
    await changing(page, async () => hands.touch(pick(await spacesWith(page, 'kicks off'), n)!));
  else if (asked === 'place') await changing(page, () => hands.touch(PLACES[n]!));
  else await changing(page, () => hands.press('[data-action=end]'));
  return asked;
}

/** Plays until the match is over, or `along` has seen enough, and says what was done how often. */
async function playMatch(
  hands: Hands,
  along: (asked: Asked) => Promise<boolean> = async () => false,
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
    if (await along(asked)) return done;
    const n = counts[asked] ?? 0;
    counts[asked] = n + 1;
    const what = await answer(hands, asked, n);
    done[what] = (done[what] ?? 0) + 1;
    const isRevealed = asked === 'look' && (await hands.page.locator('.hands').count()) > 0;
    if (isRevealed) done['reveal'] = (done['reveal'] ?? 0) + 1;
  }
  throw new Error(`not over: ${JSON.stringify(done)}`);
}

/** On the lying mat. */
const geometry = geometryOf(false, false);
const arrows = arrowsBy(spaceNamed, (space, way) => nextSpace(geometry, space, way));

describe('mat at one table', () => {
  it('is played to its end by mouse: placing, moves by click and by drag, passes, fingers behind hand-overs', async () => {
    const page = await start();
    const done = await playMatch(mouse(page));
    expect(done).toMatchObject({ place: 12, kickoff: 1, throw: 1 });
    for (const what of ['move', 'carried move', 'pass', 'after', 'look', 'secret', 'reveal'])
      expect(done[what], what).toBeGreaterThan(0);
    expect(await page.locator('.log').innerText()).toContain('win the shoot-out');
    const card = page.locator('dialog[open]');
    await card.locator('.penalties', { hasText: /\(\d+–\d+\)/ }).waitFor();
    await card.locator('[data-balance]').first().waitFor();
    expect(await card.innerText()).not.toContain('Nobody shot at goal.');
    app.giveBack(page);
  });

  it('is played to its end by keyboard alone', async () => {
    const page = await start();
    const done = await playMatch(keyboard(page, arrows));
    expect(done).toMatchObject({ place: 12, kickoff: 1 });
    for (const what of ['move', 'carried move', 'secret']) expect(done[what], what).toBeGreaterThan(0);
    app.giveBack(page);
  });

  it('is played by fingers on a phone, and has nothing for axe to find there or on a wide screen', async () => {
    const wanted: readonly Asked[] = ['place', 'throw', 'kickoff', 'act', 'after', 'look', 'secret'];
    const page = await start(BRIEF, PHONE);
    const seen = new Set<Asked>();
    await playMatch(finger(page), async (asked) => {
      if (!seen.has(asked)) await expectNoFindings(page, [1440, PHONE], asked);
      seen.add(asked);
      return wanted.every((each) => seen.has(each));
    });
    expect([...seen]).toEqual(expect.arrayContaining([...wanted]));
    app.giveBack(page);
  });
});

describe('a penalty of mat', () => {
  it('is warned of with its odds, which are said on the taker and before the fingers are sealed too', async () => {
    const page = await loadPosition(app, mat, position({ home: { p3: 'e2' }, away: { p5: 'd3' }, ball: 'd3' }));
    const hands = mouse(page);
    await hands.touch('e2');
    await hands.touch('d3');
    await page.locator('.warning [data-odds]', { hasText: 'Saving the penalty: 33%' }).waitFor();
    await changing(page, () => hands.press('.warning [data-confirm]'));
    await changing(page, () => hands.press('[data-action=end]'));
    await page.locator('[data-space=e11]').hover();
    await page.locator('.chip', { hasText: 'goal 67%' }).waitFor();
    await changing(page, () => hands.touch('e11'));
    const lines = ['Save if the taker chooses blindly: 33%', 'Goal if the keeper guesses blindly: 67%'];
    for (const line of lines) {
      await changing(page, () => hands.press('[data-action=look]'));
      await page.locator('[data-odds]', { hasText: line }).waitFor();
      await hands.press('[data-secret="fingers:1"]');
      await changing(page, () => hands.press('[data-confirm]'));
    }
    app.giveBack(page);
  });
});

const labelOf = async (page: Page, space: string): Promise<string> =>
  (await page.locator(`[data-space=${space}]`).getAttribute('aria-label')) ?? '';
const asks = (page: Page, words: string): Promise<void> => page.locator('.ask', { hasText: words }).waitFor();
const FOUL: Given = { home: { p3: 'e2' }, away: { p5: 'd3' }, ball: 'd3' };

const WAYS: readonly (readonly [string, number | undefined, (page: Page) => Hands])[] = [
  ['mouse', undefined, mouse],
  ['keyboard', undefined, (page) => keyboard(page, arrows)],
  ['fingers on a phone', PHONE, finger],
];

describe.each(WAYS)('the pauses of mat, by %s', (_way, width, handsOn) => {
  it('after a goal both sides are asked for a substitution before the kick-off', async () => {
    const page = await loadPosition(app, mat, position(SHOT), width);
    const hands = handsOn(page);
    await hands.touch('e12');
    await changing(page, () => hands.touch('e14'));
    await asks(page, 'Home: goal! Substitute before the kick-off?');
    await expectNoFindings(page, [1440, width ?? 1440], 'the pause after a goal');
    await hands.press('.bench.home [data-sub]');
    await changing(page, () => hands.touch('f6'));
    expect(await labelOf(page, 'f6')).toContain('home 7');
    await asks(page, 'Away: goal against you. Substitute before the kick-off, or choose who takes it.');
    await hands.press('.bench.away [data-sub]');
    await changing(page, () => hands.touch('d8'));
    await asks(page, 'Away: choose the pawn that kicks off.');
    expect(await page.locator('[data-sub]').count()).toBe(0);
    await changing(page, () => hands.touch('d8'));
    expect(await labelOf(page, 'e7')).toContain('away 7, with the ball');
    app.giveBack(page);
  });

  it('before a penalty its defender is asked, and may replace whoever fouled', async () => {
    const page = await loadPosition(app, mat, position(FOUL), width);
    const hands = handsOn(page);
    await hands.touch('e2');
    await hands.touch('d3');
    await changing(page, () => hands.press('.warning [data-confirm]'));
    await asks(page, 'Home: penalty against you. Substitute first?');
    await hands.press('.bench.home [data-sub]');
    await changing(page, () => hands.touch('d3'));
    expect(await labelOf(page, 'd3')).toContain('home 7');
    await asks(page, 'Away: choose who takes the penalty.');
    app.giveBack(page);
  });

  it('a keeper who leaves the middle of his area is warned of what he leaves open', async () => {
    const page = await loadPosition(app, mat, position({}), width);
    const hands = handsOn(page);
    await hands.touch('e1');
    await hands.touch('d1');
    await page.locator('.warning', { hasText: 'With the keeper on one flank' }).waitFor();
    expect(await labelOf(page, 'e1')).toContain('home 1');
    await changing(page, () => hands.press('.warning [data-confirm]'));
    expect(await labelOf(page, 'd1')).toContain('home 1');
    app.giveBack(page);
  });
});

describe('the board of mat', () => {
  it('is told to be our board, with two tips for beginners', async () => {
    const page = await loadPosition(app, mat, position({}));
    await page.locator('summary', { hasText: 'Our board' }).click();
    const sheet = page.locator('.sheet');
    await sheet.getByText('This is our board').waitFor();
    await sheet.getByText('The pawns without the ball').waitFor();
    await sheet.getByText('Where it gets crowded').waitFor();
    expect(await sheet.locator('[data-legend=banned] .slash').count()).toBe(1);
    app.giveBack(page);
  });

  it('asks in a pause even where turns end by themselves', async () => {
    const page = await loadPosition(app, mat, position(SHOT));
    await page.evaluate(() => localStorage.setItem('cancha.mat.autoEnd', '1'));
    await page.reload();
    const hands = mouse(page);
    await hands.touch('e12');
    await changing(page, () => hands.touch('e14'));
    await asks(page, 'Home: goal! Substitute before the kick-off?');
    expect(await page.locator('.auto input').count()).toBe(1);
    await changing(page, () => hands.press('[data-action=end]'));
    await asks(page, 'Away: goal against you.');
    await page.context().close();
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
    app.giveBack(page);
  });

  it('says the rule of a place that is not allowed', async () => {
    const page = await start(BRIEF, 1440, 'es');
    await page.locator('[data-space=b4]').click({ force: true });
    await expect.poll(() => page.locator('.panel').innerText()).toContain('MAT-SET-2');
    app.giveBack(page);
  });

  it('fills a phone from edge to edge, so that a finger meets its space', async () => {
    const page = await start(BRIEF, PHONE);
    const boxes = await page
      .locator('[data-space]')
      .evaluateAll((spaces) => spaces.map((space) => space.getBoundingClientRect().width));
    expect(boxes).toHaveLength(SPACE_NAMES.length);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(43);
    app.giveBack(page);
  });
});

/** Both sides stand in their first formation and home has kicked off, whoever won the toss. */
async function underWay(page: Page): Promise<'home' | 'away'> {
  for (const team of ['home', 'away']) {
    await page.locator('.ask', { hasText: new RegExp(`^${team}`, 'i') }).waitFor();
    await page.locator('[data-formation=diamond]').click();
  }
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
      if (turn === 2) {
        await changing(page, () => page.locator('[data-action="ruling:coaching"]').first().click());
        members[side].push(await memberOf(side));
      }
      await playTurn(hands, 2 * turn);
      if ((await askedOf(page)) === 'after')
        await changing(page, () => page.locator('[data-action=end]').first().click());
      members[side].push(await memberOf(side));
    }
    // whoever kicked off was coached in his second turn: one member of that side is skipped and the next plays on
    expect(members).toEqual({
      home: starter === 'home' ? ['1', '2', '3', '1', '2', '3'] : ['1', '2', '3', '1', '2'],
      away: starter === 'home' ? ['1', '2', '1', '2', '1'] : ['1', '2', '1', '2', '1', '2'],
    });
    expect(await page.locator('.log').innerText()).toContain('caught coaching');
    app.giveBack(page);
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
