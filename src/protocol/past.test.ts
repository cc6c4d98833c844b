import { describe, expect, it } from 'vitest';
import { game as eleven } from '../games/eleven/room.ts';
import { load } from '../games/eleven/testing.ts';
import { type Command, Match } from '../match/match.ts';
import { pastFor } from './view.ts';

const SEEDS = { referee: 'r', home: 'h', away: 'a' };

function matchOf(steps: readonly Command[]): Match {
  const { state } = load({ phase: 'roll', home: { 2: '33' }, ball: '33' });
  const match = new Match({ game: eleven, start: state, isFresh: false, seeds: SEEDS }, 0);
  for (const step of steps) expect(match.submit(step, 0).ok).toBe(true);
  return match as unknown as Match;
}
const STEPS = 30;
const ROLL: Command = { type: 'chance', outcome: 'd6:6' };
const SHOOT: Command = { type: 'play', side: 'home', action: 'shoot' };
const set = (n: number): Command => ({ type: 'play', side: 'home', action: `set:${n}` });

describe('how a match came to where it is', () => {
  it('is told step by step: each position with what led to it', () => {
    const { taken, seen } = pastFor(matchOf([ROLL, SHOOT]), 'away');
    expect(taken).toBe(0);
    expect(
      seen.map(({ turn, events }) => `${'phase' in turn ? turn.phase : ''} ${events.map(({ type }) => type).join()}`),
    ).toEqual(['roll ', 'play roll', 'shot shoot']);
  });

  it('shows nobody what somebody else has sealed', () => {
    const [low, high] = [matchOf([ROLL, SHOOT, set(1)]), matchOf([ROLL, SHOOT, set(6)])];
    for (const eyes of ['away', 'public'] as const) expect(pastFor(low, eyes)).toEqual(pastFor(high, eyes));
    expect(pastFor(low, 'home')).not.toEqual(pastFor(high, 'home'));
  });

  it('goes back no farther than anybody has to be told, however long the match', () => {
    const match = matchOf([]);
    for (let i = 0; i < STEPS; i++) {
      const { turn } = match;
      const step: Command =
        turn.kind === 'choice' ? { type: 'play', side: turn.side, action: 'end' } : { type: 'chance', outcome: 'd6:2' };
      expect(match.submit(step, 0).ok).toBe(true);
    }
    const { taken, seen } = pastFor(match, 'home');
    expect(taken + seen.length - 1).toBe(STEPS);
    expect(seen.length).toBeLessThan(STEPS);
  });
});
