import { expect, it } from 'vitest';
import { retryMillis } from './retry.ts';

it('asks within two seconds of the return of a node that was away for a minute, and seldom where it stays away', () => {
  const slowest = Array.from({ length: 200 }, (_, tries) => retryMillis(tries, () => 0));
  let [away, tries] = [0, 0];
  for (; away < 60_000; tries++) {
    expect(slowest[tries]).toBeLessThan(2000);
    away += slowest[tries]!;
  }
  expect(slowest.at(-1)).toBe(8000);
  expect(retryMillis(3, () => 1)).toBeLessThan(slowest[3]!);
});
