import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOTH_BITS, HOME, HOME_BIT, type Seat, SIDES, seatOf } from '../core/game.ts';
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

  const steps = fc.array(
    fc.record({
      running: fc.integer({ min: 0, max: BOTH_BITS }),
      by: fc.integer({ min: 0, max: 2 }),
      after: fc.integer({ min: 0, max: 5000 }),
      lag: fc.integer({ min: 0, max: 1000 }),
    }),
  );
  const spec = fc.record({
    initial: fc.integer({ min: 1, max: 100_000 }),
    increment: fc.integer({ min: 0, max: 5000 }),
  });

  it('never gives back more than was measured, nor more than was used', () => {
    fc.assert(
      fc.property(spec, steps, (of, all) => {
        let [clock, now] = [newClock(of, 0), 0];
        for (const { running, by, after, lag } of all) {
          now += after;
          const plain = pressClock(clock, running, now, { by: by as Seat });
          const kind = pressClock(clock, running, now, { by: by as Seat, lag });
          for (const side of SIDES) {
            const given = kind.left[side] - plain.left[side];
            expect(given).toBeGreaterThanOrEqual(0);
            expect(given).toBeLessThanOrEqual(Math.min(after, seatOf(side) === by ? lag : 0));
          }
          clock = kind;
        }
      }),
    );
  });

  it('never runs for who need not act', () => {
    fc.assert(
      fc.property(spec, steps, (of, all) => {
        let [clock, now] = [newClock(of, 0), 0];
        for (const { running, by, after, lag } of all) {
          now += after;
          const before = clock;
          for (const side of SIDES)
            if ((before.running & (1 << seatOf(side))) === 0) {
              expect(timeLeft(before, side, now + 1_000_000)).toBe(before.left[side]);
              expect(flagged(before, now + 1_000_000)).not.toBe(side);
            }
          clock = pressClock(before, running, now, { by: by as Seat, lag });
          for (const side of SIDES)
            if ((before.running & (1 << seatOf(side))) === 0) expect(clock.left[side]).toBe(before.left[side]);
        }
      }),
    );
  });
});
