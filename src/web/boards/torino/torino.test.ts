import { describe, expect, it } from 'vitest';
import { waypoints } from './torino.ts';

const rule = 'TOR-TURN-1';
const score = [1, 0] as const;

describe('the ball of torino', () => {
  it('goes through the shirts and into the net', () => {
    const shot = (value: number) => ({ type: 'roll', for: 'shot', side: 'home', value, rule }) as const;
    expect(waypoints([{ type: 'pass', side: 'away', from: 3, to: 9, rule }])).toEqual(['away-3']);
    expect(waypoints([shot(4), { type: 'goal', side: 'home', from: '9', score, rule }])).toEqual(['home@even']);
    expect(waypoints([shot(3), { type: 'save', side: 'home', from: '9', rule }])).toEqual(['away@odd']);
    expect(waypoints([shot(1), { type: 'wide', side: 'home', from: '9', rule }])).toEqual(['home@wide']);
  });
});
