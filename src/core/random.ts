import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { hash32 } from './text.ts';

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same seed gives the same numbers for ever: records and bots depend on it. */
export function randomFrom(seed: string): Random {
  const generator = xoroshiro128plus(hash32(seed));
  return () => uniformFloat64(generator);
}
