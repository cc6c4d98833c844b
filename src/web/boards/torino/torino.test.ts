import { describe, expect, it } from 'vitest';
import { waypoints } from './torino.ts';

const rule = 'TOR-TURN-1';

describe('the ball of torino', () => {
  it('goes through the shirts; a shot has flown before', () => {
    expect(waypoints([{ type: 'pass', side: 'away', from: 3, to: 9, rule }])).toEqual(['away-3']);
    expect(waypoints([{ type: 'wide', side: 'home', from: '9', rule }])).toEqual([]);
  });
});
