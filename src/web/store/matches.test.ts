import { describe, expect, it } from 'vitest';
import { isBegun, isStoredMatch, type StoredMatch } from './matches.ts';

const MATCH: StoredMatch = {
  id: 'abc123',
  game: 'torino',
  options: { turnsPerHalf: 8 },
  table: { home: [{ name: 'Ana', bot: null }], away: [{ name: 'Bot', bot: 'club' }] },
  record: '',
  score: [1, 0],
  isOver: false,
  updated: 1,
};

describe('a stored match', () => {
  it('is whole, with or without a clock and a seat on a server', () => {
    expect(isStoredMatch(MATCH)).toBe(true);
    expect(isStoredMatch({ ...MATCH, clock: { period: '1', left: 5 }, key: 'k' })).toBe(true);
    expect(isStoredMatch({ ...MATCH, clock: { period: '1', left: 5, choice: ['0a', 7] } })).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['no sides at its table', { ...MATCH, table: {} }],
    ['a side without members', { ...MATCH, table: { ...MATCH.table, away: [] } }],
    ['a member without a name', { ...MATCH, table: { ...MATCH.table, away: [{ bot: null }] } }],
    ['half a score', { ...MATCH, score: [1] }],
    ['an unknown game', { ...MATCH, game: 'chess' }],
    ['an id that is no address', { ...MATCH, id: 'a/b' }],
    ['no word on its end', { ...MATCH, isOver: undefined }],
  ])('is not one with %s', (_what, value) => {
    expect(isStoredMatch(value)).toBe(false);
  });

  it('is begun by a first turn, by a position that was brought along, or by an invitation', () => {
    expect(isBegun(MATCH)).toBe(false);
    expect(isBegun({ ...MATCH, record: '[Game "torino"]\n\n* {8c9d0e1f}\n' })).toBe(false);
    expect(isBegun({ ...MATCH, record: '[Game "torino"]\n\n1. d6:5 {0 0}\n* {8c9d0e1f}\n' })).toBe(true);
    expect(isBegun({ ...MATCH, record: '[Game "torino"]\n[Start {}]\n\n* {8c9d0e1f}\n' })).toBe(true);
    expect(isBegun({ ...MATCH, key: 'k' })).toBe(true);
  });
});
