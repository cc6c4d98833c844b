import type { Call } from '../../protocol/tournament.ts';
import { ask } from '../people/api.ts';

const LIVE_MILLIS = 4000;

/** The matches of tournaments to which the person at this page should come now. */
class LiveCalls {
  all: readonly Call[] = $state.raw([]);
  /** Those that were put away for now. */
  #later = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is played live is asked for again and again. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    const told = await ask<{ calls: readonly Call[]; isLive: boolean }>('GET', '/me/calls');
    clearTimeout(this.#timer);
    if (told.ok) this.all = told.value.calls.filter(({ match }) => !this.#later.has(match));
    if (told.ok && told.value.isLive) this.#timer = setTimeout(() => void this.load(), LIVE_MILLIS);
  }

  putAway(match: string): void {
    this.#later.add(match);
    this.all = this.all.filter((call) => call.match !== match);
  }
}

export const calls = new LiveCalls();
