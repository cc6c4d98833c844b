import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { room as eleven } from '../games/eleven/room.ts';
import { load } from '../games/eleven/testing.ts';
import { room as torino } from '../games/torino/room.ts';
import { Match } from '../match/match.ts';
import { Analyst } from './analyse.ts';
import { marksOf } from './marks.ts';

const seeds = { referee: 'luck', home: '', away: '' };

function torinoMatch(): Match {
  const { game } = torino;
  const start = game.setup({ ...defaultOptions(game.options), turnsPerHalf: 5 });
  const match = new Match({ game, start, isFresh: true, seeds }, 0);
  const random = randomFrom('choices');
  for (let turn = match.turn; turn.kind !== 'over'; turn = match.turn) {
    if (turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
    else if (turn.kind === 'choice') {
      const legal = match.legal(turn.side === 'home' ? 0 : 1);
      match.submit({ type: 'play', side: turn.side, action: legal[Math.floor(random() * legal.length)]! }, 0);
    }
  }
  return match;
}

describe('the analysis of a match', () => {
  it('of torino finds no mistake, and that all of the result was luck', async () => {
    const match = torinoMatch();
    const { course, decisions, luck, given } = await (await Analyst.for(torino, 20)).analyse(match);
    expect(course).toHaveLength(match.history.steps.length + 1);
    expect(decisions.length).toBeGreaterThan(3);
    expect(marksOf(decisions)).toEqual([]);
    expect(given.home + given.away).toBeLessThan(1e-3);
    expect(luck.home).toBeCloseTo(course.at(-1)! - course[0]!, 3);
    expect(luck.away).toBeCloseTo(-luck.home, 12);
  });

  it('names a missed open goal a blunder, and the shot as what was better', async () => {
    const { state } = load({
      phase: 'play',
      side: 'home',
      die: 1,
      points: 1,
      period: 2,
      time: { plays: 29, up: false },
      ends: { home: 'E', away: 'W' },
      home: { 1: '32', 2: '34' },
      away: { 1: '49' },
      ball: '34',
    });
    const match = new Match({ game: eleven.game, start: state as State, isFresh: false, seeds }, 0);
    expect(match.submit({ type: 'play', side: 'home', action: 'end' }, 0).ok).toBe(true);
    const { decisions, given } = await (await Analyst.for(eleven, 200)).analyse(match);
    expect(marksOf(decisions)).toMatchObject([
      { step: 1, side: 'home', action: 'end', best: 'shoot', grade: 'blunder' },
    ]);
    expect(given.home).toBeGreaterThan(0.1);
  });
});
