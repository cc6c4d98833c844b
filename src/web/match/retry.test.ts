import { expect, it } from 'vitest';
import { retryMillis } from './retry.ts';

const slowest = Array.from({ length: 200 }, (_, tries) => retryMillis(tries, () => 0));

/** The longest wait for a page that has been away for so long, and how many tries that took. */
function waits(millis: number): { readonly most: number; readonly tries: number } {
  let [away, tries, most] = [0, 0, 0];
  for (; away < millis; tries++) {
    most = Math.max(most, slowest[tries]!);
    away += slowest[tries]!;
  }
  return { most, tries };
}

it('is at another node at once, and at one that starts again soon after its return', () => {
  expect(slowest[0]).toBeLessThanOrEqual(100);
  expect(waits(5000).most).toBeLessThanOrEqual(400);
  expect(waits(5000).tries).toBeLessThan(20);
});

it('asks within two seconds of the return of a node that was away for a minute, and seldom where it stays away', () => {
  expect(waits(60_000).most).toBeLessThan(2000);
  expect(slowest.at(-1)).toBe(8000);
  expect(retryMillis(3, () => 1)).toBeLessThan(slowest[3]!);
});
