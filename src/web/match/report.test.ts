import { describe, expect, it } from 'vitest';
import type { Shot } from '../../lab/report.ts';
import { goalsOf, tallyOf, verdictOf } from './report.ts';

const shot = (side: 'home' | 'away', isGoal: boolean, chance: number | null): Shot => ({
  step: 1,
  side,
  isGoal,
  kind: null,
  shirt: null,
  chance,
  period: '1',
  progress: null,
});

describe('the table of a match that is over', () => {
  const shots = [shot('home', true, 0.25), shot('away', true, null), shot('home', false, 0.5), shot('home', true, 0.5)];

  it('adds up the chances of each side; what was certain counts as one', () =>
    expect(tallyOf(shots)).toEqual({ home: { shots: 3, expected: 1.25 }, away: { shots: 1, expected: 1 } }));

  it('names no expected goals where nothing was left to chance', () =>
    expect(tallyOf([shot('home', true, null)])).toEqual({
      home: { shots: 1, expected: null },
      away: { shots: 0, expected: null },
    }));

  it('counts the score up from goal to goal', () =>
    expect(goalsOf(shots).map(({ score }) => score)).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]));

  it.each([
    [0.01, -0.01, 'neither', null, null],
    [0.3, 0.001, 'luck', 'home', null],
    [0, -0.3, 'play', null, 'away'],
    [0.1, 0.3, 'same', 'home', 'home'],
    [-0.1, 0.3, 'apart', 'away', 'home'],
  ])('luck %d and play %d: %s', (luck, play, word, lucky, better) =>
    expect(verdictOf({ luck, play })).toEqual({ key: `report.verdict.${word}`, luck: lucky, play: better }),
  );
});
