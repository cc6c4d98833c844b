import { describe, expect, it } from 'vitest';
import { landingOf } from './landing.ts';

describe('how a draw came to lie', () => {
  it.each([
    ['2d6', { type: 'dice', faces: [2, 5] }, { kind: 'dice', faces: [2, 5] }],
    ['coin', { type: 'coin', side: 'away' }, { kind: 'word', word: 'away' }],
    ['spinner', { type: 'spin', result: 'corner' }, { kind: 'word', word: 'corner' }],
    ['deck:off', { type: 'draw', card: 'feint' }, { kind: 'word', word: 'feint' }],
  ] as const)('%s: %j', (draw, told, landing) =>
    expect(landingOf(draw, [{ type: 'turn', side: 'home' }, told])).toEqual(landing),
  );

  it('is not told where the events hide it', () => {
    expect(landingOf('deck:off', [{ type: 'draw', card: null }])).toBeUndefined();
    expect(landingOf('d6', [{ type: 'coin', side: 'home' }])).toBeUndefined();
  });
});
