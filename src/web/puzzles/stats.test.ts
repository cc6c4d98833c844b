import { describe, expect, it } from 'vitest';
import { counted, mergeStats, ofTheDay, readStats } from './stats.ts';

describe('the puzzles of a browser', () => {
  it('count what was solved, the row that is on and the longest', () => {
    const after = [true, true, false, true].reduce(counted, readStats(null));
    expect(after).toEqual({ solved: 3, tried: 4, streak: 1, best: 2 });
  });
  it('begin anew where what is stored can not be read', () =>
    expect(readStats('nonsense')).toEqual({ solved: 0, tried: 0, streak: 0, best: 0 }));
  it('become one with those of another: whoever has tried more, and the best streak', () => {
    const [few, many] = [
      { solved: 3, tried: 3, streak: 3, best: 3 },
      { solved: 2, tried: 9, streak: 1, best: 2 },
    ];
    expect(mergeStats(few, many)).toEqual({ ...many, best: 3 });
    expect(mergeStats(many, few)).toEqual({ ...many, best: 3 });
  });
  it('have one a day', () => {
    expect(ofTheDay(40, 0)).toBe(0);
    expect(ofTheDay(40, 41 * 86_400_000 + 5)).toBe(1);
    expect(ofTheDay(0, 5)).toBe(0);
  });
});
