import { describe, expect, it } from 'vitest';
import { mergeProgress, readProgress, starsFor } from './learnt.ts';

const here = { stars: { mat: { passing: 3, moving: 1 } }, met: { mat: ['first'] }, guided: { mat: 'm1' } };
const there = {
  stars: { mat: { moving: 2 }, city: { duels: 1 } },
  met: { mat: ['first', 'steal'] },
  guided: { mat: null },
};

describe('what was learnt', () => {
  it('in two browsers becomes one: the most stars, everything met, the own guided match', () =>
    expect(mergeProgress(here, there)).toEqual({
      stars: { mat: { passing: 3, moving: 2 }, city: { duels: 1 } },
      met: { mat: ['first', 'steal'] },
      guided: { mat: 'm1' },
    }));
  it('begins anew where what is stored can not be read', () =>
    expect(readProgress('nonsense')).toEqual({ stars: {}, met: {}, guided: {} }));
  it.each([
    [0, 6, 3],
    [3, 6, 2],
    [4, 6, 1],
  ])('%d failures in %d steps are %d stars', (failures, steps, stars) => expect(starsFor(failures, steps)).toBe(stars));
});
