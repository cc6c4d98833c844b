import type { Said } from '../../core/clause.ts';
import type { GameId } from '../../games/index.ts';
import { ask } from '../people/api.ts';

/** Says that a child is at this browser; the server knows it anyway, and is asked for the rest. */
const KEY = 'cancha.child';
const HERE_MILLIS = 30_000;
const MINUTE = 60_000;

export interface Mate {
  readonly id: string;
  readonly name: string;
}
export interface Child {
  readonly id: string;
  readonly name: string;
  /** The class of a pupil. */
  readonly class: string | null;
  readonly minutes: number | null;
  readonly used: number;
  /** Milliseconds; null: no limit. */
  readonly left: number | null;
  readonly mates: readonly Mate[];
}

/** The child at this browser, where there is one. */
class LiveChild {
  isMarked = $state(localStorage.getItem(KEY) !== null);
  data: Child | null = $state.raw(null);
  readonly minutesLeft = $derived(
    this.data === null || this.data.left === null ? null : Math.ceil(this.data.left / MINUTE),
  );

  async load(): Promise<Said | null> {
    const told = await ask<{ child: Child | null }>('GET', '/family/me');
    if (!told.ok) return told.error;
    this.data = told.value.child;
    this.mark(this.data !== null);
    return null;
  }

  mark(isChild: boolean): void {
    this.isMarked = isChild;
    if (isChild) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  }

  /** Gives the server a sign now and then; the answer ends it. */
  stay(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask('POST', '/family/here', {}).then(() => this.load());
    }, HERE_MILLIS);
    return () => clearInterval(timer);
  }

  async leave(pin: string): Promise<Said | null> {
    const left = await ask('POST', '/family/leave', { pin });
    if (!left.ok) return left.error;
    this.mark(false);
    return null;
  }

  /** The adult, or the teacher, sees what was learnt. */
  learnt(game: GameId, lesson: string, stars: number): void {
    if (this.isMarked) void ask('POST', '/family/learnt', { game, lesson, stars });
  }
}

export const child = new LiveChild();
