import { describe, expect, it } from 'vitest';
import type { CityPosition } from './position.ts';
import { city } from './rules.ts';
import { targets } from './targets.ts';
import { type Given, match } from './testing.ts';

function drawn(given: Given, ...legal: string[]) {
  const position = city.writePosition(city.view(match(given).state as never, 'home')) as CityPosition;
  return targets.draw({ position, before: null, events: [], side: 'home', legal });
}
const warningsOf = (given: Given, action: string) => drawn(given, action).targets[0]?.warnings ?? [];

describe('what the board of city is given', () => {
  const marked = { pieces: { home: { 6: 'h14' }, away: { 6: 'h8', 8: 'h15' } } };

  it('shows who blocks a straight pass (CTY-PAS-4, CTY-PAS-5)', () => {
    const { blocked } = drawn(marked, 'skip').marks;
    expect(blocked['h9']).toEqual(['h8']);
    expect(blocked['h14']).toBeUndefined();
    const before = drawn({ pieces: { home: { 6: 'h14' }, away: { 6: 'h13' } } }, 'skip');
    expect(before.marks.blocked['h14']).toEqual(['h13']);
    expect(drawn({ ...marked, phase: 'action' }, 'skip').marks.blocked).toEqual({});
  });

  it('warns of contests and offside (CTY-CON-4, CTY-PAS-6, CTY-OFF-1)', () => {
    expect(warningsOf(marked, 'pass:medium-h14')).toEqual(['contest']);
    expect(warningsOf(marked, 'tactic:dragback-6')).toContain('contest');
    expect(warningsOf(marked, 'pass:medium-h13')).toEqual([]);
    const away = { 1: 'a12', 2: 'a14', 4: 'o12', 5: 'o14', 6: 'o13', 8: 'b13' };
    expect(warningsOf({ pieces: { home: { 6: 'h18' }, away } }, 'pass:long-h18')).toEqual(['offside']);
  });

  it('knows where a run ends: one hex farther for each size of card', () => {
    const runs = drawn({}, 'advance:short-n', 'advance:long-n').targets;
    expect(runs.map(({ to }) => to)).toEqual(['h7', 'h9']);
  });

  it('counts the points of every man, and says who is marked (CTY-VAL-1, CTY-VAL-2, CTY-MRK-1)', () => {
    const { home, away } = drawn(marked).marks.men;
    expect(home['6']).toEqual({ attack: 3, defence: 2, isMarked: true });
    expect(away['8']).toMatchObject({ attack: 4, defence: 1 });
    expect(home['2']?.isMarked).toBe(false);
  });
});
