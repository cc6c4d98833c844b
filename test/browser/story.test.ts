// What makes a match one that can be followed: the rival's turn as a story, drama in its order, set-up by one tap.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameWithTexts } from '../../src/core/game.ts';
import type { State } from '../../src/core/state.ts';
import { game as city } from '../../src/games/city/room.ts';
import { positionOf } from '../../src/games/city/testing.ts';
import { game as eleven } from '../../src/games/eleven/room.ts';
import { position } from '../../src/games/eleven/testing.ts';
import { game as mat } from '../../src/games/mat/room.ts';
import { foulPenalty, position as matPosition, SHOT } from '../../src/games/mat/testing.ts';
import { game as tactics } from '../../src/games/tactics/room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../../src/games/tactics/testing.ts';
import { game as torino } from '../../src/games/torino/room.ts';
import { started } from '../../src/games/torino/testing.ts';
import { casesOf } from '../support/cases.ts';
import { type App, clickOn, openApp, startMatch, stepOf, walk } from './app.ts';
import { mouse } from './hands.ts';
import { storeMatches } from './stored.ts';
import { changing, loadPosition, recordFrom } from './table.ts';
import { change, seenIn, setPace, watch, waysIn } from './watched.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Less than this apart nothing begins in calm, but for the grain of the page's clock. */
const CALM_MILLIS = 890;

/** What begins in a turn of the rival: steps, signs, scenes, and dice that come to lie. */
type Beginning = 'step' | '[data-flash]' | '[data-laid]' | '[data-flight]' | '.scene' | 'die';

/** Keeps in the page when each thing that the rival did began; the cards of one deal are one thing. */
const timeEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const runs: [string, number][][] = [[]];
    Object.assign(globalThis, { runs });
    const textOf = (selector: string): string => {
      const found = document.querySelector(selector);
      return found ? `${selector} ${found.textContent}` : '';
    };
    const seen = (): Record<string, string> => ({
      step: document.querySelector('[data-step]')?.getAttribute('data-step') ?? '',
      ...Object.fromEntries(
        ['[data-flash]', '[data-laid]', '[data-flight]', '.scene'].map((each) => [each, textOf(each)]),
      ),
      die: textOf('.throw:not(.rolling, .can):has(.die) .label'),
    });
    let [last, wasDeal] = [seen(), false];
    new MutationObserver(() => {
      const now = seen();
      const kind = Object.keys(now).find((each) => now[each] !== '' && now[each] !== last[each]);
      const isDeal = kind === 'step' && document.querySelector('[data-turn=chance] .throw .sheet') !== null;
      last = now;
      if (document.querySelector('.asked.mine')) {
        if (runs.at(-1)!.length > 0) runs.push([]);
      } else if (kind) {
        if (isDeal && wasDeal) runs.at(-1)!.pop();
        runs.at(-1)!.push([kind, performance.now()]);
      }
      if (kind) wasDeal = isDeal;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

const runsIn = (page: Page): Promise<[Beginning, number][][]> =>
  page.evaluate(() => (globalThis as unknown as { runs: [Beginning, number][][] }).runs);

/** Of each of his turns, what began too soon after what, by how many milliseconds. */
const hurriesIn = (runs: readonly (readonly [Beginning, number])[][]): string[] =>
  runs.flatMap((run) =>
    run.slice(1).flatMap(([kind, time], i) => {
      const [before, since] = run[i]!;
      return time - since < CALM_MILLIS ? [`${before} ${kind} ${Math.round(time - since)}`] : [];
    }),
  );

/** A match against a bot that is about to begin with such a position, in calm. */
async function calmly<S extends State>(game: GameWithTexts<S>, start: object): Promise<Page> {
  const page = await app.open({ lang: 'en', pace: 'calm' });
  const table = { home: [{ name: '', bot: 'beginner' }], away: [{ name: 'Ana', bot: null }] };
  const state = { id: 'calm', game: game.id, options: {}, table, score: [0, 0], isOver: false, updated: 1 };
  await storeMatches(page, app, [{ ...state, record: recordFrom(game, start) }]);
  await timeEvents(page);
  await walk(page, '/match/calm');
  return page;
}

/** A button that has only just come does not hear a press: it is pressed until it has gone. */
async function insist(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector);
  await button.waitFor();
  await expect
    .poll(async () => {
      if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => undefined);
      return button.count();
    })
    .toBe(0);
}

it('in calm the rival takes his time, is summed up, leaves his ways on the board and shows it all again', async () => {
  const attack = { phase: 'moveroll', ball: 'd8', holder: 'f1' } as const;
  const page = await calmly(tactics, sketch({ ...HOME_TEAM, f1: 'd8' }, { ...AWAY_TEAM }, attack));
  const again = page.locator('[data-happened]');
  const isTold = async (): Promise<boolean> => {
    const isMine = (await page.locator('[data-turn=choice] .asked.mine').count()) > 0;
    if (isMine && (await again.isEnabled()) && (await waysIn(page)) > 0) return true;
    if (isMine || (await page.locator('[data-throw]:not(:disabled)').count()) > 0) await clickOn(page, 1);
    return false;
  };
  await expect.poll(isTold, { timeout: 90_000, interval: 50 }).toBe(true);
  const runs = await runsIn(page);
  expect(runs.flat().map(([kind]) => kind)).toContain('die');
  expect(hurriesIn(runs)).toEqual([]);
  expect((await page.locator('[data-summary] .text').innerText()).length).toBeGreaterThan(5);

  const [step, ways] = [await stepOf(page), await waysIn(page)];
  await page.keyboard.press('r');
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => stepOf(page)).toBeLessThan(step);
  await page.keyboard.press('r');
  await expect.poll(() => again.getAttribute('aria-pressed')).toBe('false');
  expect([await stepOf(page), await waysIn(page)]).toEqual([step, ways]);
  await page.context().close();
});

const CITY_SHOT = {
  phase: 'shot',
  ball: 'h19',
  pieces: { home: { 8: 'h19' } },
  hands: { home: { shot: ['cannon'] } },
};
const AT_GOALS: readonly [string, () => Promise<Page>][] = [
  ['city', () => calmly(city, positionOf(CITY_SHOT))],
  ['mat', () => calmly(mat, matPosition(SHOT))],
];
it.each(AT_GOALS)(
  'in calm a goal of the rival in %s has its time, and what comes before and after it',
  async (_, open) => {
    const page = await open();
    const kindsIn = async (): Promise<Beginning[]> => (await runsIn(page)).flat().map(([kind]) => kind);
    await expect.poll(kindsIn, { timeout: 60_000 }).toContain('.scene');
    await page.locator('.asked.mine, .cover').first().waitFor();
    expect(hurriesIn(await runsIn(page))).toEqual([]);
    await page.context().close();
  },
);

it('a shot is seen before it is named: both choices, the flight, then the joy', async () => {
  const page = await loadPosition(app, eleven, position({ home: { 2: '33' }, ball: '33' }));
  await setPace(page, 'normal');
  await page.reload();
  const { press } = mouse(page);
  await insist(page, '[data-action=shoot]');
  // Whoever sets the die is told what each number is.
  await page.locator('[data-asked]', { hasText: '1–2' }).first().waitFor();
  await press('[data-secret="set:1"]');
  await press('[data-confirm]');
  await insist(page, '[data-action=look]');
  await watch(page, ['[data-laid]', '[data-flight]', '.scene']);
  await press('[data-secret="call:high"]');
  await press('[data-confirm]');
  await expect.poll(() => seenIn(page)).toEqual(['[data-laid]', '[data-flight]', '.scene']);
  await page.context().close();
});

/** Chooses from the list of all that can be done, whoever is asked; the device is taken by whom it is for. */
async function choose(page: Page, action: string): Promise<void> {
  if ((await page.locator('[data-action=look]').count()) > 0)
    await changing(page, () => page.locator('[data-action=look]').click());
  await changing(page, async () => {
    await page.locator('.panel details').evaluateAll((lists) => lists.map((list) => list.setAttribute('open', '')));
    await page.locator(`.panel [data-action="${action}"]`).first().click();
  });
}

interface Order {
  readonly open: () => Promise<Page>;
  readonly choices: readonly string[];
  readonly seen: readonly string[];
}
const ORDERS: Readonly<Record<string, Order>> = {
  'a save of eleven': {
    open: () => loadPosition(app, eleven, position({ home: { 2: '33' }, ball: '33' })),
    choices: ['shoot', 'set:1', 'call:low'],
    seen: ['[data-laid]', '[data-flight]', '[data-flash]'],
  },
  'a penalty of eleven': {
    open: () => loadPosition(app, eleven, casesOf('eleven').find(({ id }) => id === 'ELV-SHO-4/a')!.given),
    choices: ['call:low', 'set:6'],
    seen: ['[data-laid]', '[data-flight]', '.scene'],
  },
  'a penalty of mat': {
    open: () => loadPosition(app, mat, foulPenalty().play('away', 'taker:f8').position),
    choices: ['fingers:1', 'fingers:1'],
    seen: ['[data-laid]', '[data-flight]', '[data-flash]'],
  },
  'a face-off of city': {
    open: () => loadPosition(app, city, positionOf({ phase: 'action', pieces: { away: { 2: 'h7' } } })),
    choices: ['dribble:2', 'card:feint', 'card:block'],
    seen: ['[data-laid]', '[data-flash]'],
  },
};
it.each(Object.keys(ORDERS))('%s is seen before it is named', async (what) => {
  const { open, choices, seen } = ORDERS[what]!;
  const page = await open();
  await setPace(page, 'quick');
  await page.reload();
  await page.locator('.ask, .cover').first().waitFor();
  for (const action of choices.slice(0, -1)) await choose(page, action);
  if ((await page.locator('[data-action=look]').count()) > 0)
    await changing(page, () => page.locator('[data-action=look]').click());
  await watch(page, ['[data-laid]', '[data-flight]', '[data-flash]', '.scene']);
  await choose(page, choices.at(-1)!);
  await expect.poll(async () => (await seenIn(page)).slice(0, seen.length)).toEqual(seen);
  await page.context().close();
});

it('a battle of tactics is decided by dice that have come to lie', async () => {
  const battle = { phase: 'battle', ball: 'd10', holder: 'f1' } as const;
  const page = await loadPosition(app, tactics, sketch({ f1: 'd10' }, { d1: 'd10', m1: 'h12' }, battle));
  await setPace(page, 'quick');
  await page.reload();
  await watch(page, ['.throw.rolling', '.throw:not(.rolling, .can)', '[data-flash]']);
  await insist(page, '[data-throw]:not(:disabled)');
  await expect.poll(() => seenIn(page)).toEqual(['.throw.rolling', '.throw:not(.rolling, .can)', '[data-flash]']);
  await page.context().close();
});

it.each([
  ['launched into the net, and the device trembles', 'no-preference'],
  ['not trembled at where nobody wants movement', 'reduce'],
] as const)('a goal of torino is %s', async (_, reducedMotion) => {
  const page = await loadPosition(app, torino, started().roll('d6:3').position);
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    const trembled: unknown[] = [];
    Object.assign(globalThis, { trembled });
    navigator.vibrate = (pattern) => trembled.push(pattern) > 0;
  });
  await setPace(page, 'normal');
  await page.reload();
  await insist(page, '.now [data-action="keep:even"]');
  await watch(page, ['[data-launcher]', '.scene']);
  // By these seeds it is a 5, and the keeper stands on the other side.
  await page.locator('[data-throw]:not(:disabled)').waitFor();
  await page.locator('[data-throw]').evaluate((button) => (button as HTMLElement).click());
  const trembled = (): Promise<unknown[]> =>
    page.evaluate(() => (globalThis as unknown as { trembled: unknown[] }).trembled);
  await expect.poll(() => seenIn(page)).toContain('.scene');
  if (reducedMotion === 'reduce') expect(await trembled()).toEqual([]);
  else {
    expect(await seenIn(page)).toEqual(['[data-launcher]', '.scene']);
    expect(await trembled()).toEqual([[60, 60, 160]]);
  }
  await page.context().close();
});

it('a turn in which nothing is left to decide ends by itself, where one wants that', async () => {
  const page = await loadPosition(
    app,
    eleven,
    position({ phase: 'play', die: 2, points: 0, home: { 2: '33' }, ball: '0' }),
  );
  await page.locator('.now [data-action=end]').waitFor();
  const before = await stepOf(page);
  await page.waitForTimeout(300);
  expect(await stepOf(page)).toBe(before);
  await change(page, { autoEnd: true });
  await page.reload();
  await page.locator('[data-turn=chance]').waitFor();
  expect(await stepOf(page)).toBe(before + 1);
  await page.context().close();
});

it.each(['eleven', 'city'] as const)(
  'one tap places all in %s, and the next match offers it as last time',
  async (game) => {
    const page = await app.open({ path: `/play/${game}` });
    const formation = page.locator('[data-formation]').first();
    const toPlacing = async (): Promise<void> => {
      await startMatch(page);
      for (let i = 0; i < 60 && (await formation.count()) === 0; i++) await clickOn(page, 1);
    };
    await toPlacing();
    // The rival has placed his first man, too; that there is nothing to tell of it is not told.
    await clickOn(page, 1);
    await page.locator('.asked.mine').waitFor();
    expect(await page.locator('[data-summary]').count()).toBe(0);
    const before = await stepOf(page);
    await formation.click();
    // The rival may place in turns with the person: what counts is the next thing that the person is asked.
    await page.waitForFunction(
      () => document.querySelector('.asked.mine') && !document.querySelector('[data-formation]'),
    );
    expect(await stepOf(page)).toBeGreaterThan(before + 5);
    await page.goto(`${app.url}/play/${game}`);
    await toPlacing();
    expect(await page.locator('[data-formation=last]').count()).toBe(1);
    await page.context().close();
  },
);
