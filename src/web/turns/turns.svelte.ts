import type { Side } from '../../core/game.ts';
import type { GameId } from '../../games/index.ts';
import type { Table } from '../../match/table.ts';
import { ask } from '../people/api.ts';
import { calls } from '../tournaments/calls.svelte.ts';

/** A match on the server that goes on, and whether it waits for whoever looks. */
export interface MyTurn {
  readonly match: string;
  readonly game: GameId;
  readonly side: Side;
  readonly isMine: boolean;
  /** When it began to wait for whom it waits, on the server's clock. */
  readonly since: number;
  readonly score: string;
  readonly table: Table;
}

/** Somebody who wants to play whoever looks. */
export interface Dare {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
}

interface Told {
  readonly isKnown: boolean;
  readonly now: number;
  readonly matches: readonly MyTurn[];
  readonly challenges: readonly Dare[];
}

const ASK_MILLIS = 30_000;

/** What waits for the person at this page; in the title and on the app's icon too. */
class LiveTurns {
  all: readonly MyTurn[] = $state.raw([]);
  challenges: readonly Dare[] = $state.raw([]);
  /** The server's time when it last answered. */
  now = $state(0);
  readonly mine = $derived(this.all.filter(({ isMine }) => isMine));
  #isKnown = false;

  /** What was known stays where there is no answer. */
  async load(): Promise<void> {
    const told = await ask<Told>('GET', '/me/turns');
    if (!told.ok) return;
    this.#isKnown = told.value.isKnown;
    this.now = told.value.now;
    this.all = told.value.matches;
    this.challenges = told.value.challenges;
    if (this.#isKnown) void calls.load();
    if ('setAppBadge' in navigator) void navigator.setAppBadge(this.mine.length).catch(() => undefined);
  }

  /** The match that has waited longest, but for the one that is open. */
  next(open: string | null): MyTurn | undefined {
    return this.mine.find(({ match }) => match !== open);
  }

  /** Asks again and again while somebody looks; the answer ends it. */
  follow(): () => void {
    const look = (): void => {
      if (this.#isKnown && document.visibilityState === 'visible') void this.load();
    };
    const timer = setInterval(look, ASK_MILLIS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const turns = new LiveTurns();
