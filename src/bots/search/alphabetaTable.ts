import { NO_ACTION } from '../../core/expert.ts';
import type { Action } from '../../core/game.ts';
import type { State } from '../../core/state.ts';

/** What a stored value says about the true one, as home sees it. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;
export type Bound = typeof EXACT | typeof AT_LEAST | typeof AT_MOST;

const BITS = 18;
const SIZE = 1 << BITS;
const MASK = SIZE - 1;
export const MISSING = -1;

/** A transposition table over the first cells of a state; a newer entry takes the place of an older one. */
export class Table {
  /** How many cells tell two states apart. */
  readonly length: number;
  readonly #check = new Int32Array(SIZE);
  readonly #value = new Float64Array(SIZE);
  readonly #depth = new Int8Array(SIZE).fill(MISSING);
  readonly #bound = new Uint8Array(SIZE);
  readonly #best = new Int32Array(SIZE).fill(NO_ACTION);
  /** Second half of the key made by the last `slotOf`. */
  #key = 0;

  constructor(length: number) {
    this.length = length;
  }

  clear(): void {
    this.#depth.fill(MISSING);
  }

  /** The slot of a state; the other calls speak of the state last asked for, unless a key is given. */
  slotOf({ cells }: State): number {
    const { length } = this;
    let a = 0x811c9dc5;
    let b = 0x2f0b4c47;
    for (let i = 0; i < length; i++) {
      const cell = cells[i]!;
      a = Math.imul(a ^ cell, 0x01000193);
      b = Math.imul(b ^ cell, 0x5bd1e995) + 0x7f4a7c15;
    }
    this.#key = b ^ (b >>> 15);
    return (a ^ (a >>> BITS)) & MASK;
  }

  get key(): number {
    return this.#key;
  }

  holds(slot: number, key: number): boolean {
    return this.#depth[slot] !== MISSING && this.#check[slot] === key;
  }

  depth(slot: number): number {
    return this.#depth[slot]!;
  }

  value(slot: number): number {
    return this.#value[slot]!;
  }

  bound(slot: number): Bound {
    return this.#bound[slot] as Bound;
  }

  best(slot: number): Action {
    return this.#best[slot]!;
  }

  store(slot: number, key: number, depth: number, value: number, bound: Bound, best: Action): void {
    this.#check[slot] = key;
    this.#depth[slot] = depth;
    this.#value[slot] = value;
    this.#bound[slot] = bound;
    this.#best[slot] = best;
  }
}
