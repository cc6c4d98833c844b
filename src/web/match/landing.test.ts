import { describe, expect, it } from 'vitest';
import type { FootballEvent } from '../../core/events.ts';
import { DECK_LOOK } from '../../core/look.ts';
import type { Stage } from '../../core/stage.ts';
import { landingOf, lastLanding } from './landing.ts';

const stage: Pick<Stage, 'draws'> = {
  draws: { wheel: { kind: 'spinner', sectors: [{ outcome: 'corner', mark: 'C', colour: '#000' }] }, pile: DECK_LOOK },
};

describe('how a draw came to lie', () => {
  it.each([
    ['2d6', { type: 'dice', faces: [2, 5] }, { kind: 'dice', faces: [2, 5] }],
    ['coin', { type: 'coin', side: 'away' }, { kind: 'word', word: 'away' }],
    ['wheel', { type: 'spin', result: 'corner' }, { kind: 'word', word: 'corner' }],
    ['pile', { type: 'draw', card: 'feint' }, { kind: 'word', word: 'feint' }],
  ] as const)('%s: %j', (draw, told, landing) =>
    expect(landingOf(stage, draw, [{ type: 'turn', side: 'home' }, told])).toEqual(landing),
  );

  it('is not told where the events hide it', () => {
    expect(landingOf(stage, 'pile', [{ type: 'draw', card: null }])).toBeUndefined();
    expect(landingOf(stage, 'd6', [{ type: 'coin', side: 'home' }])).toBeUndefined();
  });

  it('is remembered of the last dice of the turn that is on', () => {
    const thrown: FootballEvent = { type: 'dice', faces: [2, 5] };
    expect(lastLanding([thrown])).toEqual({ draw: '2d6', landing: { kind: 'dice', faces: [2, 5] } });
    expect(lastLanding([thrown, { type: 'turn', side: 'home' }])).toBeUndefined();
  });
});
