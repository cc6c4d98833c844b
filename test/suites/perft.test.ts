// Node counts: a change of what is legal anywhere near these positions shows as another number.
import { describe, expect, test } from 'vitest';
import { perft } from '../../src/match/perft.ts';
import { ROOMS } from '../support/rooms.ts';
import { perftRows, startOf } from '../support/tables.ts';

describe.each(ROOMS)('$id', ({ id, game }) => {
  const rows = perftRows(id);

  test('there is a table', () => {
    expect(rows.length).toBeGreaterThanOrEqual(5);
  });

  test.each(rows)('$why, depth $depth: $nodes', (row) => {
    expect(perft(game, startOf(game, row), row.depth)).toBe(row.nodes);
  });
});
