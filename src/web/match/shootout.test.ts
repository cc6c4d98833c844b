import { describe, expect, it } from 'vitest';
import type { GameEvent, Position } from '../../core/game.ts';
import { kicksOf } from './shootout.ts';

const at = (game: string, shootout: object, more: object = {}): Position => ({
  game,
  v: 1,
  period: 'shootout',
  shootout,
  ...more,
});

describe('a shoot-out kick by kick', () => {
  it('is told in their order by the words of each game', () => {
    const stories: readonly (readonly [string, object, readonly GameEvent[]])[] = [
      [
        'eleven',
        { score: [1, 0], shots: [2, 1] },
        [
          { type: 'period-start', period: 'shootout' },
          { type: 'penalty', side: 'home', goal: false },
          { type: 'penalty', side: 'away', goal: false },
          { type: 'penalty', side: 'home', goal: true },
        ],
      ],
      [
        'mat',
        { first: 'home', taken: [2, 1], goals: [1, 0] },
        [
          { type: 'shootout', first: 'home' },
          { type: 'save', side: 'away', how: 'shootout' },
          { type: 'save', side: 'home', how: 'shootout' },
          { type: 'goal', side: 'home', how: 'shootout' },
        ],
      ],
      [
        'tactics',
        { first: 'home', taken: [2, 1], goals: [1, 0] },
        [
          { type: 'goal', side: 'away', score: [0, 1] },
          { type: 'shootout' },
          { type: 'miss', side: 'home', shootout: true, result: 'save' },
          { type: 'miss', side: 'away', shootout: true, result: 'wide' },
          { type: 'goal', side: 'home', shootout: true },
        ],
      ],
      [
        'city',
        { first: 'home', kicks: { home: [false, true], away: [false] } },
        [
          { type: 'shootout' },
          { type: 'kick', side: 'home', card: 'catch', goal: false },
          { type: 'kick', side: 'away', card: 'post', goal: false },
          { type: 'kick', side: 'home', card: 'dive', goal: true },
        ],
      ],
      [
        'torino',
        { first: 'home', taken: [2, 1], goals: [1, 0] },
        [
          { type: 'shootout', first: 'home' },
          { type: 'save', side: 'away', from: 'penalty' },
          { type: 'wide', side: 'away', from: 'penalty' },
          { type: 'goal', side: 'home', from: 'penalty', shootout: true },
        ],
      ],
    ];
    for (const [game, shootout, told] of stories)
      expect(kicksOf(at(game, shootout), told), game).toEqual({
        home: ['out', 'in', 'due', 'due', 'due'],
        away: ['out', 'due', 'due', 'due', 'due'],
      });
  });

  it('says what it can of kicks that were taken before', () => {
    const shootout = { score: [2, 3], shots: [4, 3] };
    expect(kicksOf(at('eleven', shootout), [{ type: 'penalty', side: 'home', goal: true }])).toEqual({
      home: ['unknown', 'unknown', 'unknown', 'in', 'due'],
      away: ['in', 'in', 'in', 'due', 'due'],
    });
  });

  it('forgets what was taken back, and ends where the match does', () => {
    const told = [1, 2, 3].map(() => ({ type: 'penalty', side: 'home', goal: true }));
    const shootout = { score: [2, 0], shots: [2, 2] };
    expect(kicksOf(at('eleven', shootout, { period: 'over' }), told)).toEqual({
      home: ['in', 'in'],
      away: ['out', 'out'],
    });
  });

  it('goes on as long as it must, and a series is as long as agreed', () => {
    const level = at('tactics', { first: 'home', taken: [3, 2], goals: [3, 2] }, { options: { shootoutKicks: 1 } });
    expect(kicksOf(level, [])).toEqual({ home: ['in', 'in', 'in'], away: ['in', 'in', 'due'] });
    expect(kicksOf({ game: 'mat', v: 1, shootout: null }, [])).toBeNull();
  });
});
