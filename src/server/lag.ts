import type { Millis } from '../match/clock.ts';

/** How many of the last questions count. */
const KEPT = 3;

/** What the way to a page and back takes: the shortest of the last times that were measured, so never above any of them. */
export class Lag {
  #asked: Millis | undefined;
  #measured: readonly Millis[] = [];

  asked(now: Millis): void {
    this.#asked ??= now;
  }

  answered(now: Millis): void {
    if (this.#asked === undefined) return;
    this.#measured = [...this.#measured, Math.max(0, now - this.#asked)].slice(-KEPT);
    this.#asked = undefined;
  }

  /** 0 until something was measured. */
  get millis(): Millis {
    return this.#measured.length === 0 ? 0 : Math.min(...this.#measured);
  }
}
