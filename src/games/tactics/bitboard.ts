import { SPACES, WIDTH } from './board.ts';

/** A set of spaces as four words of 32 bits. */
export type Mask = Int32Array;
const WORD_BITS = 32;
export const WORDS = SPACES / WORD_BITS;
export const newMask = (): Mask => new Int32Array(WORDS);

export const hasSpace = (mask: Mask, space: number): boolean => (mask[space >> 5]! & (1 << (space & 31))) !== 0;

/** The lowest space that is set in this word of a mask. */
export const lowestSpace = (word: number, bits: number): number =>
  word * WORD_BITS + (WORD_BITS - 1 - Math.clz32(bits & -bits));

export function addSpace(mask: Mask, space: number): void {
  mask[space >> 5]! |= 1 << (space & 31);
}

export function dropSpace(mask: Mask, space: number): void {
  mask[space >> 5]! &= ~(1 << (space & 31));
}

export function maskOf(spaces: Iterable<number>): Mask {
  const mask = newMask();
  for (const space of spaces) addSpace(mask, space);
  return mask;
}

export function addAll(mask: Mask, more: Mask): void {
  for (let word = 0; word < WORDS; word++) mask[word]! |= more[word]!;
}

export const meet = (a: Mask, b: Mask): boolean =>
  ((a[0]! & b[0]!) | (a[1]! & b[1]!) | (a[2]! & b[2]!) | (a[3]! & b[3]!)) !== 0;

/** Adds the columns of a row that are set in `bits`. */
export function addRow(mask: Mask, row: number, bits: number): void {
  mask[row >> 2]! |= bits << ((row & 3) * WIDTH);
}
