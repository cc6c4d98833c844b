/** xorshift32: a generator that costs next to nothing, so that a benchmark measures the rules. */
export class FastRandom {
  #x: number;

  constructor(seed: number) {
    this.#x = seed | 1;
  }

  /** A whole number from 0 up to, but not including, `n`. */
  below(n: number): number {
    this.#x ^= this.#x << 13;
    this.#x ^= this.#x >>> 17;
    this.#x ^= this.#x << 5;
    return Math.floor(((this.#x >>> 0) / 0x100000000) * n);
  }
}
