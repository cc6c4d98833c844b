import { describe, expect, it } from 'vitest';
import type { GameEvent, Position } from '../../core/game.ts';
import { type GameId, loadRoom } from '../../games/index.ts';
import { kicksOf } from './shootout.ts';

/** As the scoreboard asks for them. */
async function kicksIn(game: GameId, shootout: object | null, told: readonly GameEvent[], more: object = {}) {
  const { stage, football } = await loadRoom(game);
  const options = { shootoutKicks: 5 };
  const position: Position = { game, v: 1, options, period: 'shootout', shootout, ...more };
  return kicksOf(stage.shootout(position), stage.period(position) === 'over', told.flatMap(football));
}

describe('a shoot-out kick by kick', () => {
  it('is told in their order by the words of each game', async () => {
    const stories: readonly (readonly [GameId, object, readonly GameEvent[]])[] = [
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
          { type: 'save', side: 'away', from: 'penalty', shootout: true },
          { type: 'save', side: 'home', from: 'penalty', shootout: true },
          { type: 'goal', side: 'home', from: 'penalty', shootout: true },
        ],
      ],
    ];
    for (const [game, shootout, told] of stories)
      expect(await kicksIn(game, shootout, told), game).toEqual({
        home: ['out', 'in', 'due', 'due', 'due'],
        away: ['out', 'due', 'due', 'due', 'due'],
      });
  });

  it('says what it can of kicks that were taken before', async () => {
    const shootout = { score: [2, 3], shots: [4, 3] };
    expect(await kicksIn('eleven', shootout, [{ type: 'penalty', side: 'home', goal: true }])).toEqual({
      home: ['unknown', 'unknown', 'unknown', 'in', 'due'],
      away: ['in', 'in', 'in', 'due', 'due'],
    });
  });

  it('forgets what was taken back, and ends where the match does', async () => {
    const told = [1, 2, 3].map(() => ({ type: 'penalty', side: 'home', goal: true }));
    const shootout = { score: [2, 0], shots: [2, 2] };
    expect(await kicksIn('eleven', shootout, told, { period: 'over' })).toEqual({
      home: ['in', 'in'],
      away: ['out', 'out'],
    });
  });

  it('goes on as long as it must, and a series is as long as agreed', async () => {
    const level = { first: 'home', taken: [3, 2], goals: [3, 2] };
    expect(await kicksIn('tactics', level, [], { options: { shootoutKicks: 1 } })).toEqual({
      home: ['in', 'in', 'in'],
      away: ['in', 'in', 'due'],
    });
    expect(await kicksIn('mat', null, [])).toBeNull();
  });
});
