import { describe, expect, it } from 'vitest';
import { fateOf, waypoints } from './torino.ts';

describe('the shot table of torino', () => {
  it('marks goals, saves and wides as TOR-SHOT-1, -2 and -3 have it', () => {
    const fates = (kind: string, zone: 'middle' | 'even' | 'odd') =>
      [1, 2, 3, 4, 5, 6].map((roll) => fateOf(kind, zone, roll));
    expect(fates('9', 'even')).toEqual(['wide', 'wide', 'goal', 'saved', 'goal', 'saved']);
    expect(fates('10', 'odd')).toEqual(['saved', 'wide', 'wide', 'goal', 'wide', 'wide']);
    expect(fates('penalty', 'middle')).toEqual(Array.from({ length: 6 }, () => 'open'));
  });

  it('sends the ball through the shirts and into the net', () => {
    expect(
      waypoints([
        { type: 'roll', for: 'first', value: 3 },
        { type: 'pass', side: 'away', from: 3, to: 9 },
      ]),
    ).toEqual(['away-3']);
    expect(
      waypoints([
        { type: 'roll', for: 'shot', value: 4 },
        { type: 'goal', side: 'home' },
      ]),
    ).toEqual(['home@even']);
    expect(
      waypoints([
        { type: 'roll', for: 'shot', value: 3 },
        { type: 'save', side: 'home' },
      ]),
    ).toEqual(['away@odd']);
    expect(
      waypoints([
        { type: 'roll', for: 'shot', value: 1 },
        { type: 'wide', side: 'home' },
      ]),
    ).toEqual(['home@wide']);
  });
});
