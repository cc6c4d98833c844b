import { describe, expect, it } from 'vitest';
import { BOTH_BITS, HOME, HOME_BIT } from '../core/game.ts';
import { flagged, newClock, pressClock, timeLeft } from './clock.ts';

const SPEC = { initial: 1000, increment: 50 };

describe('the clock', () => {
  it('takes time from the side that thinks and gives the increment when it stops', () => {
    const thinking = pressClock(newClock(SPEC, 0), HOME_BIT, 10);
    expect(timeLeft(thinking, 'home', 310)).toBe(700);
    expect(timeLeft(thinking, 'away', 310)).toBe(1000);
    expect(pressClock(thinking, 0, 310, { by: HOME }).left).toEqual({ home: 750, away: 1000 });
  });

  it('gives no increment between two decisions of one stretch', () => {
    const thinking = pressClock(newClock(SPEC, 0), HOME_BIT, 0);
    expect(pressClock(thinking, HOME_BIT, 100, { by: HOME }).left.home).toBe(900);
  });

  it('runs for both while both choose in secret', () => {
    const both = pressClock(newClock(SPEC, 0), BOTH_BITS, 0);
    expect([timeLeft(both, 'home', 400), timeLeft(both, 'away', 400)]).toEqual([600, 600]);
  });

  it('falls at the very millisecond, never below 0, and only for who thinks', () => {
    const thinking = pressClock(newClock(SPEC, 0), HOME_BIT, 0);
    expect(flagged(thinking, 999)).toBeUndefined();
    expect(flagged(thinking, 1000)).toBe('home');
    expect(timeLeft(thinking, 'home', 5000)).toBe(0);
    expect(flagged(newClock(SPEC, 0), 5000)).toBeUndefined();
  });

  it('takes nothing when the caller’s time goes backwards', () => {
    expect(timeLeft(pressClock(newClock(SPEC, 0), HOME_BIT, 100), 'home', 50)).toBe(1000);
  });
});
