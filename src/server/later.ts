import type { Millis } from '../match/clock.ts';

export interface LaterParts {
  /** By how much everything is told later. */
  readonly delay: Millis;
  /** How many characters may wait. */
  readonly most: number;
  readonly send: (text: string) => void;
  /** Too much waits; nothing of it is told any more. */
  readonly full: () => void;
}

/** What a page is told some time after it has happened: in order, within bounds, and by one timer. */
export class Later {
  readonly #parts: LaterParts;
  #waiting: { readonly text: string; readonly at: Millis }[] = [];
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: LaterParts) {
    this.#parts = parts;
  }

  put(text: string): void {
    if (this.#size > this.#parts.most) {
      this.clear();
      this.#parts.full();
      return;
    }
    this.#size += text.length;
    this.#waiting.push({ text, at: performance.now() + this.#parts.delay });
    this.#wait();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#size = 0;
  }

  #wait(): void {
    const [next] = this.#waiting;
    if (!next || this.#timer) return;
    this.#timer = setTimeout(() => this.#tell(), Math.max(1, next.at - performance.now())).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    const now = performance.now();
    const first = this.#waiting.findIndex(({ at }) => at > now);
    const due = this.#waiting.splice(0, first < 0 ? this.#waiting.length : first);
    for (const { text } of due) {
      this.#size -= text.length;
      this.#parts.send(text);
    }
    this.#wait();
  }
}
