/** For so long it is waited whether a match goes on before what is known of it is written; not where it is over. */
const WAIT_MILLIS = 100;

type Note = () => Promise<void>;

/**
 * What is written of matches after their steps, and for which nobody waits: of all that is put within a tenth of a second
 * only the newest of each match is done, and all of it at once, so that it can be written together.
 */
export class Notes {
  readonly #stumbled: (error: unknown, match: string) => void;
  #waiting = new Map<string, Note>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(stumbled: (error: unknown, match: string) => void) {
    this.#stumbled = stumbled;
  }

  put(match: string, note: Note, isLast: boolean): void {
    this.#waiting.set(match, note);
    if (isLast) this.#write();
    else this.#timer ??= setTimeout(() => this.#write(), WAIT_MILLIS);
  }

  /** Until everything is written that was put. */
  async settle(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  /** One group after the other: what is slow is not asked for twice. */
  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const notes = this.#waiting;
    this.#waiting = new Map();
    this.#writing = this.#writing.then(() =>
      Promise.all([...notes].map(([match, note]) => note().catch((error: unknown) => this.#stumbled(error, match)))),
    );
  }
}
