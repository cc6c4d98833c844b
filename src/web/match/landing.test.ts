import { describe, expect, it } from 'vitest';
import { landingOf } from './landing.ts';

describe('how a draw came to lie', () => {
  it.each([
    ['d6', { type: 'roll', for: 'first', side: 'home', value: 4 }, { kind: 'dice', faces: [4] }],
    ['2d6', { type: 'roll', for: 'ball', side: 'home', dice: [2, 5], value: 7 }, { kind: 'dice', faces: [2, 5] }],
    ['d6+d6', { type: 'roll', for: 'opening', home: 3, away: 6 }, { kind: 'dice', faces: [3, 6] }],
    ['d6+d6', { type: 'contest', roll: [1, 2], totals: [4, 9] }, { kind: 'dice', faces: [1, 2] }],
    ['d6', { type: 'referee', die: 6, face: 'yellow' }, { kind: 'dice', faces: [6] }],
    ['coin', { type: 'toss', side: 'away' }, { kind: 'word', word: 'away' }],
    ['spinner', { type: 'shot', side: 'home', result: 'corner' }, { kind: 'word', word: 'corner' }],
    ['deck:off', { type: 'draw', side: 'home', card: 'feint' }, { kind: 'word', word: 'feint' }],
  ])('%s: %j', (draw, event, landing) =>
    expect(landingOf(draw, [{ type: 'turn', side: 'home' }, event].slice(draw === 'coin' ? 1 : 0))).toEqual(landing),
  );

  it('is not told where the events hide it', () => {
    expect(landingOf('deck:off', [{ type: 'draw', side: 'away' }])).toBeUndefined();
    expect(landingOf('d6', [{ type: 'turn', side: 'home' }])).toBeUndefined();
  });
});
