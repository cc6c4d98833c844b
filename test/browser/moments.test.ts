// The great moments of a match are felt, and its end is told as it was.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherSide, type Side } from '../../src/core/game.ts';
import { GAME_IDS, loadRoom } from '../../src/games/index.ts';
import { Match } from '../../src/match/match.ts';
import { RecordWriter } from '../../src/match/record.ts';
import { type MomentKind, momentOf } from '../../src/web/match/moments.ts';
import { casesOf } from '../support/cases.ts';
import { type App, openApp, startMatch, walk } from './app.ts';
import { storeMatches } from './stored.ts';
import { setPace } from './watched.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Told {
  readonly game: string;
  readonly record: string;
  /** Who chose what led to it. */
  readonly actor: Side;
}

/** The first match of the public cases that a choice brings to where this holds. */
async function firstOf(holds: (match: Match, moment: MomentKind | undefined) => boolean): Promise<Told> {
  for (const id of GAME_IDS) {
    const { game, football } = await loadRoom(id);
    for (const { given, steps } of casesOf(id)) {
      const start = game.readPosition(given);
      if (!start.ok) continue;
      const seeds = { referee: 'seed', home: '', away: '' };
      const match = new Match({ game, start: start.value, isFresh: false, seeds }, 0);
      for (const { play, side, chance } of steps) {
        if (play === undefined && chance === undefined) continue;
        const done = match.submit(
          play === undefined
            ? { type: 'chance', outcome: chance! }
            : { type: 'play', side: side as Side, action: play },
          0,
        );
        const moment = done.ok ? momentOf(done.value.events, football)?.kind : undefined;
        if (done.ok && play !== undefined && holds(match, moment))
          return { game: id, record: new RecordWriter(match).write(true), actor: side as Side };
      }
    }
  }
  throw new Error('no case comes to that');
}

/** A match in which the other side is a bot's. */
async function openTold(page: Page, { game, record }: Told, own: Side, isOver = false): Promise<void> {
  const seat = (side: Side) => [side === own ? { name: 'Ana', bot: null } : { name: '', bot: 'beginner' }];
  const table = { home: seat('home'), away: seat('away') };
  await storeMatches(page, app, [{ id: 'told', game, options: {}, table, record, score: [0, 0], isOver, updated: 1 }]);
  await walk(page, '/match/told');
  await page.locator('[data-step]').waitFor();
}

/** Keeps in the page how the device trembled. */
const feel = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const trembled: unknown[] = [];
    Object.assign(globalThis, { trembled });
    navigator.vibrate = (pattern) => trembled.push(pattern) > 0;
  });
};
const trembledIn = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (globalThis as unknown as { trembled: unknown[] }).trembled);

describe('the device trembles', () => {
  it.each([
    ['red', [120]],
    ['penalty', [80]],
  ] as const)('at a moment like this: %s', async (kind, pattern) => {
    const told = await firstOf((match, moment) => moment === kind && match.turn.kind !== 'over');
    const page = await app.open({ lang: 'en' });
    await feel(page);
    await page.reload();
    await setPace(page, 'quick');
    await openTold(page, told, otherSide(told.actor));
    const again = page.locator('[data-happened]');
    await expect.poll(() => again.isEnabled()).toBe(true);
    await again.click();
    await expect.poll(() => trembledIn(page)).toEqual([pattern]);
    await page.context().close();
  });

  it('at the final whistle', async () => {
    const page = await app.open({ path: '/play/torino', lang: 'en' });
    await feel(page);
    await setPace(page, 'quick');
    await page.reload();
    await startMatch(page, { opponent: 'friend' });
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.locator('[data-confirm-tool]').click();
    await expect.poll(() => trembledIn(page)).toEqual([[60, 80, 60]]);
    await page.context().close();
  });
});

describe('a match that penalties decide', () => {
  it.each([390, 1440])(
    'says so with a score that is read as easily, and that nobody shot before: %i',
    async (width) => {
      const isDecided = (match: Match): boolean =>
        match.turn.kind === 'over' && match.turn.result.reason === 'shootout';
      const told = await firstOf(isDecided);
      const page = await app.open({ lang: 'en', width });
      await openTold(page, told, otherSide(told.actor), true);
      const dialog = page.locator('dialog[open]');
      await dialog.locator('[data-balance=luck]').waitFor();
      const text = await dialog.innerText();
      expect(text).toContain('Nobody shot at goal before the penalties.');
      expect(text).not.toContain('Nobody shot at goal.');
      const sizes = await dialog
        .locator('.score strong, .score .penalties')
        .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
      expect(sizes).toHaveLength(2);
      expect(sizes[1]!).toBeGreaterThanOrEqual(sizes[0]! / 2);
      await page.context().close();
    },
  );
});
