import { describe, expect, it } from 'vitest';
import { clockFace, costsOf } from './clock.ts';
import type { CityPosition } from './position.ts';
import { city } from './rules.ts';
import { type Given, match, moves, OPTIONS, TURN } from './testing.ts';

/** As home sees it. */
function seen(given: Given): CityPosition {
  const { state } = match(given);
  return city.writePosition(city.view(state as never, 'home')) as unknown as CityPosition;
}
const played = (short: number, medium: number, long: number) => ({
  time: { plays: short + medium + long, up: false },
  discards: { short, medium, long },
});

describe('the clock of city', () => {
  it('shows the pile, the played cards and how far the next factor is', () => {
    expect(clockFace(seen({}))).toEqual({ left: 37, played: 0, hands: null, isAdded: false, toFactor: 10 });
    const later = { ...played(8, 4, 2), factors: 1 };
    expect(clockFace(seen(later))).toMatchObject({ left: 23, played: 14, toFactor: 6 });
  });

  it('knows when no factor will come: after the last of the period, in a quick match, without factors', () => {
    expect(clockFace(seen({ ...played(16, 9, 6), factors: 3 })).toFactor).toBeNull();
    expect(clockFace(seen({ options: { ...OPTIONS, mode: 'quick' } })).toFactor).toBeNull();
    expect(clockFace(seen({ options: { ...OPTIONS, externalFactors: false } })).toFactor).toBeNull();
    const toTheLast = { ...played(16, 9, 6), factors: 3, options: { ...OPTIONS, periodEnd: 'cards' } };
    expect(clockFace(seen(toTheLast)).toFactor).toBe(9);
    expect(
      clockFace(seen({ ...played(16, 9, 6), factors: 3, options: { ...OPTIONS, clock: 'whistle' } })).toFactor,
    ).toBe(9);
  });

  it('counts both ball hands where they are part of the time, and names the added time', () => {
    const cards = clockFace(seen({ period: 2, kickoff: 'away', options: { ...OPTIONS, periodEnd: 'cards' } }));
    expect(cards).toMatchObject({ left: 40, hands: { home: 4, away: 4 }, isAdded: true });
    const whistle = { ...OPTIONS, periodEnd: 'cards', clock: 'whistle' };
    expect(clockFace(seen({ options: whistle })).hands).toBeNull();
  });
});

describe('the warning of a burnt card', () => {
  it('comes before phase 1 is left, where there is a pass or an advance', () => {
    expect(costsOf(seen({}), ['pass:short-h7', 'skip'])).toBe('skipBurns');
    expect(costsOf(seen({}), ['skip'])).toBeNull();
  });

  it('stays while phase 1 was left, until a ball card is played or the attack ends', () => {
    const moving = { phase: 'move', moves: moves() };
    expect(costsOf(seen({ ...moving, turn: { ...TURN, idle: true } }), [])).toBe('willBurn');
    expect(costsOf(seen({ ...moving, turn: { ...TURN, idle: true, usedBall: true } }), [])).toBeNull();
    expect(costsOf({ ...seen({ ...moving, turn: { ...TURN, idle: true } }), stage: 'defence' }, [])).toBeNull();
  });

  it('comes in the third turn without a card', () => {
    const loose = { phase: 'action', ball: 'h8', loose: 1 };
    expect(costsOf(seen({ ...loose, stall: 2 }), ['skip'])).toBe('stallBurns');
    expect(costsOf(seen({ ...loose, stall: 1 }), ['skip'])).toBeNull();
  });
});
