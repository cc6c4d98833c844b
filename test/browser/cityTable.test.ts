import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../src/core/clause.ts';
import { findHex } from '../../src/games/city/board.ts';
import { game as city } from '../../src/games/city/room.ts';
import { DEFENCE, type Given, OPTIONS, positionOf, TURN } from '../../src/games/city/testing.ts';
import { geometryOf, nextHex } from '../../src/web/boards/city/geometry.ts';
import { type App, openApp } from './app.ts';
import { finger, type Hands, keyboard, mouse } from './hands.ts';
import { arrowsBy, changing, expectNoFindings, loadPosition } from './table.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const geometry = geometryOf(false, false);
const arrows = arrowsBy(findHex, (hex, way) => nextHex(geometry, hex, way));
const PHONE = 390;
const HANDS: Readonly<Record<string, (page: Page) => Hands>> = {
  mouse,
  keyboard: (page) => keyboard(page, arrows),
  finger,
};
/** At a desk. */
const WAYS = ['mouse', 'keyboard'];
/** The finger is on a phone. */
const ALL_WAYS = Object.keys(HANDS);

async function sit(way: string, given: Given): Promise<Hands> {
  const page = await loadPosition(app, city, positionOf(given), way === 'finger' ? PHONE : 1440);
  const hands = HANDS[way]!(page);
  await take(hands);
  return hands;
}
/** Takes the device where it has to be taken. */
async function take(hands: Hands): Promise<void> {
  const isCovered = (await hands.page.locator('[data-action=look]').count()) > 0;
  if (isCovered) await changing(hands.page, () => hands.press('[data-action=look]'));
}
const doing = ({ page }: Hands, act: () => Promise<void>): Promise<void> => changing(page, act);
const phaseOf = ({ page }: Hands): Promise<string | null> => page.locator('.city').getAttribute('data-phase');
const labelOf = ({ page }: Hands, hex: string): Promise<string | null> =>
  page.locator(`[data-space=${hex}]`).getAttribute('aria-label');
const textOf = ({ page }: Hands, selector: string): Promise<string> => page.locator(selector).innerText();
const countOf = ({ page }: Hands, selector: string): Promise<number> => page.locator(selector).count();
const close = ({ page }: Hands): void => app.giveBack(page);

const card = (kind: string): string => `.card[data-card=${kind}]`;
/** Plays a card that needs nothing more. */
async function playCard(hands: Hands, kind: string): Promise<void> {
  await hands.press(card(kind));
  await doing(hands, () => hands.press('[data-direct]'));
}

const LOOSE = { ball: 'h8', loose: 1 };
const LOOSE_ATTACK = { ...LOOSE, phase: 'action', hands: { home: { off: ['feint', 'pace', 'roulette'] } } };
const LOOSE_DEFENCE = { ...LOOSE, ...DEFENCE, hands: { away: { def: ['charge', 'front', 'jockey'] } } };
const TEN_PLAYED = { time: { plays: 10, up: false }, factors: 1 };
/** A factor card that has just been turned up. */
const turnedUp = (kind: string, by: 'home' | null): Given => ({
  ...TEN_PLAYED,
  phase: by ? 'knock' : 'factor',
  side: null,
  stage: null,
  turn: null,
  factor: { card: kind, by },
  discards: { [kind]: 1, short: 7, medium: 3 },
});
const between = (discard: string): Given => ({ phase: 'discard', discard, stage: null, turn: null });
const NOBODY = Object.fromEntries(['1', '2', '3', '4', '5', '6', '8'].map((n) => [n, undefined]));
const HALF_TIME: Given = {
  ...between('half'),
  period: 2,
  kickoff: 'away',
  ball: null,
  attacker: null,
  touch: null,
  pieces: { home: NOBODY, away: NOBODY },
  formation: { home: {}, away: {} },
};
const AFTER_GOAL: Given = {
  ...between('goal'),
  score: [1, 0],
  ball: 'h11',
  touch: 'away',
  restart: { kind: 'kickoff', side: 'away', at: 'h11', n: null },
};

describe.each(ALL_WAYS)('a loose ball, by %s', (way) => {
  it('is fetched by a sprint', async () => {
    const hands = await sit(way, LOOSE_ATTACK);
    expect(await countOf(hands, '.card.can')).toBe(2);
    await hands.press(card('pace'));
    expect(await textOf(hands, '[data-explained=pace]')).toContain('runs up to 5 hexes');
    await doing(hands, () => hands.touch('h6'));
    expect(await labelOf(hands, 'h8')).toContain('picks up the ball');
    await doing(hands, () => hands.touch('h8'));
    expect(await labelOf(hands, 'h8')).toContain('Home 8, attack 4, defence 1, with the ball');
    expect(await textOf(hands, '[data-zone]')).toContain('Change of pace');
    close(hands);
  });

  it('lets a side go forward all together', async () => {
    const hands = await sit(way, LOOSE_ATTACK);
    await playCard(hands, 'roulette');
    expect(await phaseOf(hands)).toBe('move');
    expect(await textOf(hands, '.bar')).toContain('To move: 6');
    close(hands);
  });

  it('is fetched by pressing', async () => {
    const hands = await sit(way, { ...LOOSE_DEFENCE, pieces: { away: { 6: 'h11' } } });
    await playCard(hands, 'jockey');
    expect(await phaseOf(hands)).toBe('press');
    await hands.touch('h11');
    expect(await labelOf(hands, 'h8')).toContain('picks up the ball');
    await doing(hands, () => hands.touch('h8'));
    expect(await labelOf(hands, 'h8')).toContain('Away 6');
    close(hands);
  });

  it('is fetched by man-marking, beside an opponent', async () => {
    const hands = await sit(way, { ...LOOSE_DEFENCE, pieces: { home: { 8: 'h7' }, away: { 6: 'h12' } } });
    await hands.press(card('charge'));
    await doing(hands, () => hands.touch('h12'));
    expect(await phaseOf(hands)).toBe('mark');
    await doing(hands, () => hands.touch('h8'));
    expect(await labelOf(hands, 'h8')).toContain('Away 6');
    close(hands);
  });

  it('is fetched by dropping back', async () => {
    const hands = await sit(way, { ...LOOSE_DEFENCE, pieces: { home: { 8: 'h3' }, away: { 6: 'h6' } } });
    await playCard(hands, 'front');
    expect(await phaseOf(hands)).toBe('drop');
    await hands.touch('h6');
    await doing(hands, () => hands.touch('h8'));
    expect(await labelOf(hands, 'h8')).toContain('Away 6');
    close(hands);
  });
});

describe.each(WAYS)('an external factor, by %s', (way) => {
  it('waits for its coin, then stays in sight with whom it favours and for how long', async () => {
    const hands = await sit(way, turnedUp('crowd', null));
    expect(await textOf(hands, '[data-factor=crowd]')).toContain('The coin will say whom it favours');
    await doing(hands, () => hands.press('[data-throw]'));
    await take(hands);
    expect(await textOf(hands, '[data-factor=crowd]')).toMatch(/in favour of (Home|Away)/);
    expect(await textOf(hands, '[data-effect=crowd]')).toMatch(/Crowd\s+in favour of (Home|Away) · 5 turns left/);
    expect(await textOf(hands, '[data-clock]')).toContain('Next factor: 10 more cards');
    close(hands);
  });

  it('hurts whom the die names', async () => {
    const hands = await sit(way, turnedUp('knock', 'home'));
    await doing(hands, () => hands.press('[data-throw]'));
    await take(hands);
    const hurt = /Hurt: Away's (\d)/.exec(await textOf(hands, '[data-factor=knock]'))?.[1];
    expect(await textOf(hands, '[data-effect=knock]')).toContain(`Knock (${hurt}) in favour of Home · 3 turns left`);
    close(hands);
  });

  it('may bring a team talk: a discard without substitutions', async () => {
    const hands = await sit(way, {
      ...between('talk'),
      ...TEN_PLAYED,
      discards: { talk: 1, short: 7, medium: 3 },
    });
    expect(await textOf(hands, '.bar')).toContain('Team talk: discard');
    expect(await countOf(hands, '[data-bench]')).toBe(0);
    await hands.press(card('feint'));
    await hands.press(card('low'));
    await doing(hands, () => hands.press('[data-keep]'));
    await take(hands);
    await expect.poll(() => phaseOf(hands)).toBe('ball');
    expect(await countOf(hands, card('feint'))).toBeGreaterThan(0);
    close(hands);
  });
});

describe.each(ALL_WAYS)('a substitution, by %s', (way) => {
  it.each([
    ['after a goal', AFTER_GOAL],
    ['at half-time, with nobody on the pitch', HALF_TIME],
    [
      'before extra time',
      { ...HALF_TIME, ...between('extra'), period: 'et1', options: { ...OPTIONS, extraTime: true } },
    ],
  ])('is made %s, ahead of the discard', async (_, given) => {
    const hands = await sit(way, given);
    await hands.press('[data-bench="9"]');
    await doing(hands, () => hands.press('[data-out="8"]'));
    expect(await countOf(hands, '[data-bench="9"]')).toBe(0);
    expect(await countOf(hands, '[data-bench="7"]')).toBe(1);
    await hands.press(card('feint'));
    await doing(hands, () => hands.press('[data-keep]'));
    await take(hands);
    expect(await textOf(hands, '.ask')).toContain('Away');
    close(hands);
  });

  it('is also made by touching who leaves', async () => {
    const hands = await sit(way, AFTER_GOAL);
    await hands.press('[data-bench="9"]');
    await doing(hands, () => hands.touch('h6'));
    expect(await labelOf(hands, 'h6')).toContain('Home 9');
    close(hands);
  });
});

describe.each(WAYS)('the clock, by %s', (way) => {
  it('warns before phase 1 is left unused, and while its card is due', async () => {
    const hands = await sit(way, {});
    expect(await countOf(hands, '[data-costs=skipBurns]')).toBe(1);
    await doing(hands, () => hands.press('.choices [data-action=skip]'));
    expect(await countOf(hands, '[data-costs=willBurn]')).toBe(1);
    close(hands);
  });

  it('warns in the third turn without a card', async () => {
    const hands = await sit(way, { ...LOOSE_ATTACK, stall: 2 });
    expect(await countOf(hands, '[data-costs=stallBurns]')).toBe(1);
    close(hands);
  });

  it('counts pile, played cards, both hands and the added time', async () => {
    const options = { ...OPTIONS, periodEnd: 'cards' };
    const hands = await sit(way, { period: 2, kickoff: 'away', options, turn: TURN });
    const clock = (await textOf(hands, '[data-clock]')).replace(/\s+/g, ' ');
    expect(clock).toContain('40 in the pile (3 added) 0 played');
    expect(clock).toContain('in hand, Home 4 and Away 4');
    close(hands);
  });
});

describe.each(WAYS)('the tactical pad, by %s', (way) => {
  it('opens at any time and marks what is in hand and what can be played', async () => {
    const hands = await sit(way, LOOSE_ATTACK);
    await hands.press('[data-pad]');
    expect(await countOf(hands, '[data-move]')).toBe(18);
    expect(await textOf(hands, '[data-move=pace]')).toContain('you can play it');
    expect(await textOf(hands, '[data-move=feint]')).toContain('in your hand');
    expect(await countOf(hands, '[data-move=hat].held')).toBe(0);
    if (way === 'keyboard') await hands.page.keyboard.press('Escape');
    else await hands.press('[data-close]');
    await expect.poll(() => countOf(hands, '[data-move]')).toBe(0);
    close(hands);
  });
});

describe('passes', () => {
  const line = (hands: Hands): Promise<number> => countOf(hands, 'circle.blocker');

  it('show who blocks a high one: next to the passer, or before the receiver', async () => {
    for (const blocker of ['h7', 'h13']) {
      const hands = await sit('mouse', { pieces: { home: { 6: 'h14' }, away: { 6: blocker } } });
      await hands.page.locator('[data-space=h14]').hover();
      await expect.poll(() => line(hands), { message: blocker }).toBe(1);
      close(hands);
    }
    const over = await sit('mouse', { pieces: { home: { 6: 'h14' }, away: { 6: 'h10' } } });
    await over.page.locator('[data-space=h14]').hover();
    expect(await line(over)).toBe(0);
    expect(await labelOf(over, 'h14')).toContain('pass');
    close(over);
  });

  it('of a restart reach twelve hexes', async () => {
    const hands = await sit('mouse', {
      phase: 'restart',
      pieces: { home: { 1: 'h2', 6: 'h14' } },
      ball: 'h2',
      restart: { kind: 'goalkick', side: 'home', at: 'h2', n: '1' },
    });
    await doing(hands, () => hands.touch('h14'));
    expect(await labelOf(hands, 'h14')).toContain('with the ball');
    close(hands);
  });
});

describe('what was played', () => {
  it('lies in the event zone, shot and intervention side by side', async () => {
    const hands = await sit('mouse', { phase: 'shot', ball: 'h18', pieces: { home: { 8: 'h18' } } });
    await playCard(hands, 'placed');
    await expect.poll(() => countOf(hands, '[data-slip=int]:not(.none)')).toBe(1);
    expect(await textOf(hands, '[data-slip=shot]')).toContain('Placed');
    close(hands);
  });

  it('shows its bookings in the boxes of both sides', async () => {
    const hands = await sit('mouse', {
      yellow: { home: ['4'], away: [] },
      sentOff: { home: [], away: ['6'] },
      team: { home: ['1', '2', '3', '4', '5', '6', '8'], away: ['1', '2', '3', '4', '5', '8'] },
      pieces: { away: { 6: undefined } },
    });
    expect(await countOf(hands, '[data-box=home-4].yellow')).toBe(1);
    expect(await countOf(hands, '[data-box=away-6].red')).toBe(1);
    expect(await countOf(hands, '[data-box]')).toBe(18);
    close(hands);
  });
});

describe('the table', () => {
  const TABLE = '.bar, .hand, .hand .card, .asked, .choices, .panel .rest > :nth-child(2)';

  it('has hand, phases, question and tools in view on a laptop, in both languages', async () => {
    const { page } = await sit('mouse', { hands: { home: { def: ['side', 'charge', 'behind'] } } });
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const lang of LANGS) {
        await page.locator(`.lang[lang=${lang}]`).click();
        const below = await page
          .locator(TABLE)
          .evaluateAll((things) =>
            things
              .filter((thing) => thing.getBoundingClientRect().bottom + scrollY > innerHeight)
              .map((thing) => thing.outerHTML.slice(0, 80)),
          );
        expect(below, `${lang} ${width}`).toEqual([]);
      }
    }
    await page.context().close();
  });

  it('has nothing for axe to find in its new scenes', async () => {
    for (const [what, given] of Object.entries({
      factor: turnedUp('crowd', null),
      loose: { ...LOOSE_ATTACK, stall: 2, effects: [{ id: 'rain', by: null, left: 5 }] },
      'half-time': HALF_TIME,
    })) {
      const hands = await sit('mouse', given);
      if (what === 'half-time') await hands.press('[data-bench="9"]');
      await expectNoFindings(hands.page, what === 'loose' ? [PHONE, 820, 1366] : [PHONE, 1366], what);
      close(hands);
    }
    const hands = await sit('mouse', LOOSE_ATTACK);
    await hands.press('[data-pad]');
    await expectNoFindings(hands.page, [PHONE, 1366], 'pad');
    close(hands);
  });
});
