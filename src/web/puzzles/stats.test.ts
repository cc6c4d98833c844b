import { describe, expect, it } from 'vitest';
import { counted, dayDone, daysOn, isDayDone, mergeStats, ofTheDay, readStats } from './stats.ts';

const DAY = 86_400_000;
const NONE = { solved: 0, tried: 0, streak: 0, best: 0, day: -1, days: 0, mostDays: 0 };

describe('the puzzles of a browser', () => {
  it('count what was solved, the row that is on and the longest', () => {
    const after = [true, true, false, true].reduce(counted, readStats(null));
    expect(after).toEqual({ ...NONE, solved: 3, tried: 4, streak: 1, best: 2 });
  });
  it('begin anew where what is stored can not be read', () => expect(readStats('nonsense')).toEqual(NONE));
  it('become one with those of another: whoever has tried more, and the best streak', () => {
    const [few, many] = [
      { ...NONE, solved: 3, tried: 3, streak: 3, best: 3, day: 7, days: 2, mostDays: 5 },
      { ...NONE, solved: 2, tried: 9, streak: 1, best: 2, day: 6, days: 6, mostDays: 6 },
    ];
    const merged = { ...many, best: 3, day: 7, days: 2, mostDays: 6 };
    expect(mergeStats(few, many)).toEqual(merged);
    expect(mergeStats(many, few)).toEqual(merged);
  });
  it('remember that the one of the day was solved, and the days in a row', () => {
    const days = (...on: readonly number[]) => on.reduce((stats, day) => dayDone(stats, day * DAY + 5), NONE);
    expect(isDayDone(NONE, 9 * DAY)).toBe(false);
    expect(isDayDone(days(9), 9 * DAY + 7)).toBe(true);
    expect(isDayDone(days(9), 10 * DAY)).toBe(false);
    expect(days(9, 9, 10, 11)).toMatchObject({ days: 3, mostDays: 3 });
    expect(days(9, 10, 12)).toMatchObject({ days: 1, mostDays: 2 });
    expect(daysOn(days(9, 10), 11 * DAY)).toBe(2);
    expect(daysOn(days(9, 10), 12 * DAY)).toBe(0);
    expect(counted(days(9), true)).toMatchObject({ day: 9, days: 1 });
  });
  it('have one a day', () => {
    expect(ofTheDay(40, 0)).toBe(0);
    expect(ofTheDay(40, 41 * 86_400_000 + 5)).toBe(1);
    expect(ofTheDay(0, 5)).toBe(0);
  });
});
