import { type SeatSet, SIDES, type Side, seatOf } from '../core/game.ts';

/** Time in thousandths of a second, on a clock of the caller's. */
export type Millis = number;

/** Thinking time for the whole match, and what is added after each decision that ends a stretch of thinking. */
export interface ClockSpec {
  readonly initial: Millis;
  readonly increment: Millis;
}

/** A pure value: whose time runs since when, and what is left to each. Chance and the referee cost nobody time. */
export interface Clock {
  readonly spec: ClockSpec;
  readonly left: Readonly<Record<Side, Millis>>;
  readonly running: SeatSet;
  readonly since: Millis;
}

export const newClock = (spec: ClockSpec, now: Millis): Clock => ({
  spec,
  left: { home: spec.initial, away: spec.initial },
  running: 0,
  since: now,
});

const runs = (clock: Clock, side: Side): boolean => (clock.running & (1 << seatOf(side))) !== 0;

/** What is left to a side, never below 0. A clock of the caller's that goes backwards takes no time. */
export const timeLeft = (clock: Clock, side: Side, now: Millis): Millis =>
  runs(clock, side) ? Math.max(0, clock.left[side] - Math.max(0, now - clock.since)) : clock.left[side];

/** The side whose time is used up, home first. */
export const flagged = (clock: Clock, now: Millis): Side | undefined =>
  SIDES.find((side) => runs(clock, side) && timeLeft(clock, side, now) === 0);

/** From now on the sides in `running` think; a side that has just stopped thinking gets its increment. */
export function pressClock(clock: Clock, running: SeatSet, now: Millis): Clock {
  const after = (side: Side): Millis => {
    const stopped = runs(clock, side) && (running & (1 << seatOf(side))) === 0;
    return timeLeft(clock, side, now) + (stopped ? clock.spec.increment : 0);
  };
  return { spec: clock.spec, left: { home: after('home'), away: after('away') }, running, since: now };
}
