import * as v from 'valibot';

/** What this browser knows of its puzzles; kept locally, told to nobody. */
const Stats = v.object({
  solved: v.fallback(v.number(), 0),
  tried: v.fallback(v.number(), 0),
  streak: v.fallback(v.number(), 0),
  best: v.fallback(v.number(), 0),
  /** The last day whose puzzle was solved, the days in a row up to it, and the longest such row. */
  day: v.fallback(v.number(), -1),
  days: v.fallback(v.number(), 0),
  mostDays: v.fallback(v.number(), 0),
});
export type Stats = v.InferOutput<typeof Stats>;

const KEY = 'cancha.puzzles';

/** Whatever is stored, something usable comes out. */
export function readStats(text: string | null): Stats {
  try {
    return v.parse(Stats, JSON.parse(text ?? '{}'));
  } catch {
    return v.parse(Stats, {});
  }
}

export const loadStats = (): Stats => readStats(localStorage.getItem(KEY));

/** The next ones after a puzzle that was solved at the first try, or was not. */
export function counted(stats: Stats, isSolved: boolean): Stats {
  const { solved, tried, streak, best } = stats;
  const row = isSolved ? streak + 1 : 0;
  return { ...stats, solved: solved + (isSolved ? 1 : 0), tried: tried + 1, streak: row, best: Math.max(best, row) };
}

/** What two browsers know of the same person: whichever has tried more, with the best streaks of both and the later day. */
export function mergeStats(one: Stats, other: Stats): Stats {
  const longer = other.tried > one.tried ? other : one;
  const { day, days } = other.day > one.day || (other.day === one.day && other.days > one.days) ? other : one;
  return {
    ...longer,
    day,
    days,
    best: Math.max(one.best, other.best),
    mostDays: Math.max(one.mostDays, other.mostDays),
  };
}

export const saveStats = (stats: Stats): void => localStorage.setItem(KEY, JSON.stringify(stats));

const DAY_MILLIS = 24 * 60 * 60 * 1000;

const today = (now: number): number => Math.floor(now / DAY_MILLIS);

/** Whether a puzzle of this day was solved. */
export const isDayDone = ({ day }: Stats, now: number): boolean => day === today(now);

/** The days in a row that are still on: today's puzzle may yet be solved. */
export const daysOn = ({ day, days }: Stats, now: number): number => (day >= today(now) - 1 ? days : 0);

/** After a puzzle of the day was solved; a second one of the same day counts no more. */
export function dayDone(stats: Stats, now: number): Stats {
  if (isDayDone(stats, now)) return stats;
  const days = daysOn(stats, now) + 1;
  return { ...stats, day: today(now), days, mostDays: Math.max(stats.mostDays, days) };
}

/** The puzzle of the day, the same for everybody. */
export const ofTheDay = (count: number, now: number): number => today(now) % Math.max(1, count);
