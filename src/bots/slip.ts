import type { Random } from '../core/random.ts';

/** Something is always open. */
const LEAST_STAKE = 0.04;

/**
 * How much of a match is still open at a share of it: 1 where it is even, little where it is nearly won. Losses are weighed
 * by it, so that a side that leads still tells good from bad.
 */
export const stakeOf = (share: number): number => Math.max(LEAST_STAKE, 4 * share * (1 - share));

/** Draws an index, the better the likelier: in an even match a loss of `temperature` makes it e times less likely. */
export function softBest(worth: readonly number[], temperature: number, random: Random): number {
  const top = Math.max(...worth);
  const scale = temperature * stakeOf(top);
  const odds = worth.map((value) => Math.exp((value - top) / scale));
  let left = random() * odds.reduce((sum, one) => sum + one, 0);
  for (let i = 0; i < odds.length; i++) {
    left -= odds[i]!;
    if (left < 0) return i;
  }
  return odds.length - 1;
}
