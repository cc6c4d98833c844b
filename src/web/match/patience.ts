/** Whoever is asked something answers within this, or the line is dead: one that was cut says nothing of it. */
const ANSWER_MILLIS = 2000;
/** A server that is only slow is left more time with each try in vain. */
const MOST_MILLIS = 16_000;

/** Waits for a sign of life as long as something is awaited. */
export class Patience {
  readonly #dead: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #millis = ANSWER_MILLIS;

  constructor(dead: () => void) {
    this.#dead = dead;
  }

  /** Something was asked. */
  wait(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#millis = Math.min(MOST_MILLIS, 2 * this.#millis);
      this.#dead();
    }, this.#millis);
  }

  /** Something has come, whatever it is. */
  heard(isMoreAwaited: boolean): void {
    this.#millis = ANSWER_MILLIS;
    this.stop();
    if (isMoreAwaited) this.wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
