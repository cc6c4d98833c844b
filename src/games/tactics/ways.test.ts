import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/random.ts';
import { hasSpace, type Mask, maskOf, meet, newMask } from './bitboard.ts';
import { SPACES } from './board.ts';
import { ballEnds, ballEndsMask, hasOpenWay, markOpenEnds } from './ways.ts';

const MOST_STEPS = 6;
const ROUNDS = 2_000;

describe('the ways of tactics', () => {
  const random = randomFrom('ways');
  const draw = (n: number): number => Math.floor(random() * n);
  const drawSpaces = (count: number): Mask => maskOf(Array.from({ length: count }, () => draw(SPACES)));

  it('are open to some of the spaces asked for exactly where those are among all open ends', () => {
    const open = newMask();
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const [from, count, wall, spaces] = [draw(SPACES), 1 + draw(MOST_STEPS), drawSpaces(22), drawSpaces(3)];
      markOpenEnds(from, count, wall, open);
      expect(hasOpenWay(from, count, wall, spaces)).toBe(meet(open, spaces));
      if (meet(open, spaces)) found++;
    }
    expect(found).toBeGreaterThan(ROUNDS / 10);
    expect(found).toBeLessThan(ROUNDS - ROUNDS / 10);
  });

  it('of the ball lead back with the same number', () => {
    for (let from = 0; from < SPACES; from++)
      for (let count = 1; count <= MOST_STEPS; count++)
        for (const to of ballEnds(from, count)) expect(hasSpace(ballEndsMask(to, count), from)).toBe(true);
  });
});
