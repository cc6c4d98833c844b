import type { Random } from '../core/random.ts';

/** Something is always open. */
const LEAST_STAKE = 0.04;

/**
 * How much of a match is still open at a share of it: 1 where it is even, little where it is nearly won. Losses are weighed
 * by it, so that a side that leads still tells good from bad.
 */
export const stakeOf = (share: number): number => Math.max(LEAST_STAKE, 4 * share * (1 - share));

/** How likely each is, the better the likelier: in an even match a loss of `temperature` makes it e times less likely. */
export function softOdds(worth: readonly number[], temperature: number): number[] {
  const top = Math.max(...worth);
  const scale = temperature * stakeOf(top);
  const odds = worth.map((value) => Math.exp((value - top) / scale));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/** The index on which a share of all odds falls. */
export function drawn(odds: ArrayLike<number>, share: number): number {
  let left = share;
  for (let i = 0; i < odds.length; i++) {
    left -= odds[i]!;
    if (left < 0) return i;
  }
  return odds.length - 1;
}

/** Draws an index by those odds. */
export const softBest = (worth: readonly number[], temperature: number, random: Random): number =>
  drawn(softOdds(worth, temperature), random());
