import * as v from 'valibot';

/** What this browser knows of its puzzles; kept locally, told to nobody. */
const Stats = v.object({
  solved: v.fallback(v.number(), 0),
  tried: v.fallback(v.number(), 0),
  streak: v.fallback(v.number(), 0),
  best: v.fallback(v.number(), 0),
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
export function counted({ solved, tried, streak, best }: Stats, isSolved: boolean): Stats {
  const row = isSolved ? streak + 1 : 0;
  return { solved: solved + (isSolved ? 1 : 0), tried: tried + 1, streak: row, best: Math.max(best, row) };
}

/** What two browsers know of the same person: whichever has tried more, with the best streak of both. */
export function mergeStats(one: Stats, other: Stats): Stats {
  const longer = other.tried > one.tried ? other : one;
  return { ...longer, best: Math.max(one.best, other.best) };
}

export const saveStats = (stats: Stats): void => localStorage.setItem(KEY, JSON.stringify(stats));

const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** The puzzle of the day, the same for everybody. */
export const ofTheDay = (count: number, now: number): number => Math.floor(now / DAY_MILLIS) % Math.max(1, count);
