import { describe, expect, it } from 'vitest';
import type { Side } from '../core/game.ts';
import { randomFrom } from '../core/random.ts';
import type { Eleven } from '../games/eleven/model.ts';
import { room } from '../games/eleven/room.ts';
import { eleven } from '../games/eleven/rules.ts';
import { load } from '../games/eleven/testing.ts';
import { never } from './bot.ts';
import { loadBot } from './levels.ts';

const SEEDS = 150;
/** Home shoots; with a commitment of away's where one is given. */
const shot = (away: string | null): Eleven =>
  load({ phase: 'shot', side: 'home', home: { 2: '33' }, ball: '33', secret: { home: null, away } }).state as Eleven;

/** How often each text comes up over many seeds, as shares. */
async function mixOf(s: Eleven, side: Side, word: (text: string) => string): Promise<Record<string, number>> {
  const bot = await loadBot('master', room);
  const counts: Record<string, number> = {};
  for (let seed = 0; seed < SEEDS; seed++) {
    const random = randomFrom(`seed ${seed}`);
    const view = eleven.view(s, side);
    const { line } = await bot.choose({ game: eleven, view, side, random, isOver: never });
    const key = word(line[0]!);
    counts[key] = (counts[key] ?? 0) + 1 / SEEDS;
  }
  return counts;
}

const THIRDS: Readonly<Record<string, string>> = { 1: 'low', 2: 'low', 3: 'mid', 4: 'mid', 5: 'high', 6: 'high' };
const third = (text: string): string => THIRDS[text.slice('set:'.length)]!;

describe('a sealed choice', () => {
  it('of the shooter falls on each third alike, whether the keeper has called or not', async () => {
    for (const away of [null, 'call:mid']) {
      const mix = await mixOf(shot(away), 'home', third);
      for (const where of ['low', 'mid', 'high']) expect(Math.abs(mix[where]! - 1 / 3)).toBeLessThan(0.13);
    }
  });

  it('of the keeper is as unreadable', async () => {
    const mix = await mixOf(shot(null), 'away', (text) => text);
    for (const call of ['call:low', 'call:mid', 'call:high']) expect(Math.abs(mix[call]! - 1 / 3)).toBeLessThan(0.13);
  });
});
