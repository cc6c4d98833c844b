/** For so long it is waited whether a match goes on before what is known of it is written. */
const WAIT_MILLIS = 500;

type Note = () => Promise<void>;

/**
 * What is written of matches after their steps, and for which nobody waits: of all that is put within half a second only the
 * newest of each match is done, and all of it at once, so that it can be written together. What is urgent waits for nothing,
 * and takes nothing of other matches with it.
 */
export class Notes {
  readonly #stumbled: (error: unknown, match: string) => void;
  readonly #waiting = new Map<string, Note>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(stumbled: (error: unknown, match: string) => void) {
    this.#stumbled = stumbled;
  }

  put(match: string, note: Note, isUrgent: boolean): void {
    if (isUrgent) {
      this.#waiting.delete(match);
      this.#write([[match, note]]);
      return;
    }
    this.#waiting.set(match, note);
    this.#timer ??= setTimeout(() => this.#writeAll(), WAIT_MILLIS);
  }

  /** Until everything is written that was put. */
  async settle(): Promise<void> {
    this.#writeAll();
    await this.#writing;
  }

  #writeAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const notes = [...this.#waiting];
    this.#waiting.clear();
    this.#write(notes);
  }

  /** One group after the other: what is slow is not asked for twice. */
  #write(notes: readonly (readonly [match: string, note: Note])[]): void {
    this.#writing = this.#writing.then(() =>
      Promise.all(notes.map(([match, note]) => note().catch((error: unknown) => this.#stumbled(error, match)))),
    );
  }
}
