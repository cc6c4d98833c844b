import { type Seat, type SeatSet, SIDES, type Side, seatOf } from '../core/game.ts';

/** Time in thousandths of a second, on a clock of the caller's. */
export type Millis = number;

/** Thinking time for the whole match, and what is added after each decision that ends a stretch of thinking. */
export interface ClockSpec {
  readonly initial: Millis;
  readonly increment: Millis;
  /** The time is not for the whole match: it is given anew for each decision, or each stretch of them. */
  readonly anew?: 'decision' | 'stretch';
}

/** A pure value: whose time runs since when, and what is left to each. Chance and the referee cost nobody time. */
export interface Clock {
  readonly spec: ClockSpec;
  readonly left: Readonly<Record<Side, Millis>>;
  readonly running: SeatSet;
  readonly since: Millis;
  /** A side is away until then with everybody's leave, and its time stands still. */
  readonly rest: Readonly<Record<Side, Millis>>;
  /** So many decisions of a side were taken back: made anew they earn it nothing a second time. */
  readonly owed: Readonly<Record<Side, number>>;
}

/** What has just happened at the board, where something has. */
export interface Pressed {
  /** Whose decision it was. */
  readonly by?: Seat;
  /** So much of his time was the network's. */
  readonly lag?: Millis;
  /** The decisions of each side that were taken back. */
  readonly back?: Readonly<Record<Side, number>>;
}

const both = <T>(of: (side: Side) => T): Record<Side, T> => ({ home: of('home'), away: of('away') });

export const newClock = (spec: ClockSpec, now: Millis): Clock => ({
  spec,
  left: both(() => spec.initial),
  running: 0,
  since: now,
  rest: both(() => 0),
  owed: both(() => 0),
});

const has = (seats: SeatSet, side: Side): boolean => (seats & (1 << seatOf(side))) !== 0;
const runs = (clock: Clock, side: Side): boolean => has(clock.running, side);

/** What is left to a side, never below 0. A clock of the caller's that goes backwards takes no time. */
export const timeLeft = (clock: Clock, side: Side, now: Millis): Millis =>
  runs(clock, side)
    ? Math.max(0, clock.left[side] - Math.max(0, now - Math.max(clock.since, clock.rest[side])))
    : clock.left[side];

/** When the time of a side is used up, if nothing happens; null where it does not run. */
export const endOf = (clock: Clock, side: Side): Millis | null =>
  runs(clock, side) ? Math.max(clock.since, clock.rest[side]) + clock.left[side] : null;

/** The side whose time is used up, home first. */
export const flagged = (clock: Clock, now: Millis): Side | undefined =>
  SIDES.find((side) => runs(clock, side) && timeLeft(clock, side, now) === 0);

/** From now on the sides in `running` think; a side whose decision it was that stopped its time gets its increment. */
export function pressClock(clock: Clock, running: SeatSet, now: Millis, { by, lag = 0, back }: Pressed = {}): Clock {
  const { spec } = clock;
  const isBy = (side: Side): boolean => by === seatOf(side);
  const after = (side: Side): Millis => {
    const left = timeLeft(clock, side, now - (isBy(side) ? lag : 0));
    if (by === undefined) return left;
    const stopped = runs(clock, side) && !has(running, side);
    if (!isBy(side)) return spec.anew && !runs(clock, side) ? spec.initial : left;
    if (clock.owed[side] > 0) return left;
    if (spec.anew) return stopped || spec.anew === 'decision' ? spec.initial : left;
    return left + (stopped ? spec.increment : 0);
  };
  const owed = (side: Side): number => {
    if (by === undefined) return clock.owed[side] + (back?.[side] ?? 0);
    return isBy(side) ? Math.max(0, clock.owed[side] - 1) : 0;
  };
  return { spec, left: both(after), running, since: now, rest: clock.rest, owed: both(owed) };
}

/** A side is away until then; what it has used so far is used. */
export const restClock = (clock: Clock, side: Side, until: Millis, now: Millis): Clock => ({
  ...pressClock(clock, clock.running, now),
  rest: { ...clock.rest, [side]: until },
});
