import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sideOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { room as eleven } from '../games/eleven/room.ts';
import { load } from '../games/eleven/testing.ts';
import { loadRoom } from '../games/index.ts';
import { room as torino } from '../games/torino/room.ts';
import { Match } from '../match/match.ts';
import { openRecord, replay } from '../match/replay.ts';
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

  it('judges a decision by what its side could see: with other hidden cards it says the same', async () => {
    const room = await loadRoom('city');
    const { game } = room;
    const opened = openRecord(readFileSync('test/golden/city-club-1.txt', 'utf8'));
    const replayed = opened.ok ? replay(game, opened.value) : opened;
    if (!replayed.ok) throw new Error('city-club-1');
    const { history } = replayed.value;
    const analyst = await Analyst.for(room, 12);
    let compared = 0;
    for (const step of [60, 61, 120, 121, 180, 181, 240, 241]) {
      const { seat, action } = history.steps[step - 1]!;
      const before = history.at(step - 1).clone();
      if (game.turn(before).kind !== 'choice') continue;
      const side = sideOf(seat);
      const other = game.guess(game.view(before, side), side, randomFrom('hidden'));
      if (JSON.stringify(game.writePosition(other)) === JSON.stringify(game.writePosition(before))) continue;
      compared++;
      expect(await analyst.try(other, seat, action, step)).toEqual(await analyst.try(before, seat, action, step));
    }
    expect(compared).toBeGreaterThan(2);
  });
});
