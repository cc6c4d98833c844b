import type { Page } from 'playwright-core';
import type { GameId } from '../../src/games/index.ts';
import { clickOn, type MatchOptions } from './app.ts';

const MOST_PERIODS = 8;
const CLICKS_A_PERIOD = 60;

/** Options with which a match that is played without a plan ends soon; a game that is not named here does so by itself. */
const BRIEF: Readonly<Partial<Record<GameId, Readonly<Record<string, string | number | boolean>>>>> = {
  torino: { turnsPerHalf: 4, tie: 'draw' },
  eleven: { plays: 4 },
  tactics: { playsPerHalf: 2, tie: 'draw' },
  mat: { maxTurns: 12 },
  city: { mode: 'quick', clock: 'whistle' },
};

export const briefOf = (game: GameId): MatchOptions => ({ options: BRIEF[game] ?? {} });

/** Plays a brief match to its end; where only the whistle ends a period, it is blown now and then. */
export async function playOut(page: Page): Promise<void> {
  const whistle = page.locator('[data-whistle]');
  for (let periods = 0; periods < MOST_PERIODS && (await whistle.count()) > 0; periods++) {
    await clickOn(page, CLICKS_A_PERIOD);
    await whistle.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
  }
  await clickOn(page);
  await page.locator('[data-turn=over]').waitFor();
}
