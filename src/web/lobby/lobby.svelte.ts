import { mount, unmount } from 'svelte';
import type { Said } from '../../core/clause.ts';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { Pace } from '../../match/pace.ts';
import { retryMillis } from '../match/retry.ts';
import { ask } from '../people/api.ts';
import { me } from '../people/me.svelte.ts';
import { router } from '../router.svelte.ts';
import { turns } from '../turns/turns.svelte.ts';
import Found from './Found.svelte';

/** Somebody who looks for a rival, as the server tells it. */
export interface Seek {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly game: GameId;
  readonly options: Options;
  readonly pace: Pace;
  readonly made: number;
  /** Whom it challenges; null: anybody. */
  readonly target: string | null;
  /** Whether it counts for the ratings of both, where both have an account. */
  readonly isRated: boolean;
  /** How strong he is; null: nobody knows yet. */
  readonly rating: { readonly rating: number; readonly isProvisional: boolean } | null;
  /** How strong the rival is; null: no border. */
  readonly range: Range;
}

export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

/** What may be wished for beside the game: how quickly it is played, whether it counts, and for whom it is. */
export interface Terms {
  readonly pace: Pace;
  readonly isRated: boolean;
  readonly range: Range;
}

export interface Watchable {
  readonly watching: number;
  readonly match: string;
  readonly game: GameId;
  readonly home: string;
  readonly away: string;
  readonly score: string;
}

interface News {
  readonly seeks: readonly Seek[];
  readonly watch: readonly Watchable[];
  /** The newest match that has come of one's own seek, or that was arranged and waits for one to come. */
  readonly match?: string;
}

/** What this person looks for now. */
interface Looking {
  readonly id: string;
  readonly game: GameId;
  readonly options: Options;
  readonly target: string | null;
  /** Nobody has to be there: it stays open when he looks for something else. */
  readonly isLeisure: boolean;
  /** On this page's clock. */
  readonly since: number;
}

/** The lobby as this page knows it: it is followed while it is looked at, and while a rival is looked for. */
class LiveLobby {
  /** Null until the server has told it. */
  seeks: readonly Seek[] | null = $state.raw(null);
  watch: readonly Watchable[] = $state.raw([]);
  looking: Looking | null = $state.raw(null);
  isLost = $state(false);
  /** Whoever was challenged has said no, or is gone. */
  isDeclined = $state(false);

  #socket: WebSocket | undefined;
  #isLookedAt = false;
  #tries = 0;
  /** The seek of one's own that the server has told of. */
  #seen = '';
  /** Matches that were told already. */
  readonly #told = new Set<string>();

  look(): void {
    this.#isLookedAt = true;
    if (!this.#socket) this.#open();
  }

  leave(): void {
    this.#isLookedAt = false;
    if (!this.looking) this.#close();
  }

  /** Looks for a rival; whoever looks for the same already is one. */
  async seek(name: string, game: GameId, options: Options, target: string | null, terms: Terms): Promise<Said | null> {
    this.isDeclined = false;
    const failed = (await this.#be(name)) ?? (this.looking?.isLeisure ? null : await this.stop());
    if (failed) return failed;
    const wish = { game, options, isQuick: target === null, target, ...terms };
    const done = await ask<{ id: string } | { match: string }>('POST', '/seeks', wish);
    if (!done.ok) return done.error;
    if ('match' in done.value) this.#paired(done.value.match);
    else {
      const isLeisure = terms.pace.kind === 'leisure';
      this.looking = { id: done.value.id, game, options, target, isLeisure, since: performance.now() };
    }
    return null;
  }

  async accept(name: string, id: string): Promise<Said | null> {
    const failed = await this.#be(name);
    if (failed) return failed;
    const done = await ask<{ match: string }>('POST', `/seeks/${id}/accept`, {});
    if (!done.ok) return done.error;
    this.#paired(done.value.match);
    return null;
  }

  /** Plays a bot of about the same strength meanwhile: the search stays open. */
  async playBot(): Promise<Said | null> {
    const done = await ask<{ match: string }>('POST', `/seeks/${this.looking?.id}/bot`, {});
    if (!done.ok) return done.error;
    router.go(`/online/${done.value.match}`);
    return null;
  }

  async decline(id: string): Promise<Said | null> {
    const done = await ask('POST', `/seeks/${id}/decline`, {});
    return done.ok ? null : done.error;
  }

  async stop(): Promise<Said | null> {
    if (!this.looking) return null;
    const { id } = this.looking;
    this.looking = null;
    return this.withdraw(id);
  }

  /** Looks no longer for what he looked for before, on whatever page. */
  async withdraw(id: string): Promise<Said | null> {
    const done = await ask('DELETE', `/seeks/${id}`);
    return done.ok ? null : done.error;
  }

  /** The server knows a page by the session that it had when it came. */
  async #be(name: string): Promise<Said | null> {
    const before = me.person?.id;
    const failed = await me.beSomebody(name);
    if (failed) return failed;
    if (me.person?.id !== before || !this.#socket) {
      this.#close();
      this.#open();
    }
    return null;
  }

  #open(): void {
    const address = new URL(`${import.meta.env.BASE_URL}api/lobby/live`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.isLost = false;
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as News);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.isLost = true;
      setTimeout(
        () => {
          if (this.#socket === socket) this.#open();
        },
        retryMillis(this.#tries++),
      );
    };
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #hear({ seeks, watch, match }: News): void {
    this.seeks = seeks;
    this.watch = watch;
    const { looking } = this;
    const isNew = match !== undefined && !this.#told.has(match);
    if (isNew && looking) this.#paired(match);
    else if (isNew) {
      // A table that somebody else has laid: it stands in the list of what waits.
      this.#told.add(match);
      void turns.load();
    } else if (looking && seeks.some(({ id }) => id === looking.id)) this.#seen = looking.id;
    else if (looking?.target && looking.id === this.#seen) {
      this.looking = null;
      this.isDeclined = true;
    }
  }

  /** Whoever is in the lobby goes to his match at once; whoever is elsewhere is told that it is there. */
  #paired(match: string): void {
    this.#told.add(match);
    const game = this.looking?.game;
    this.looking = null;
    if (!this.#isLookedAt) this.#close();
    const path = `/online/${match}`;
    if (router.route.at === 'lobby' || !game) {
      router.go(path);
      return;
    }
    const found = mount(Found, { target: document.body, props: { game, path, close: () => void unmount(found) } });
  }
}

export const lobby = new LiveLobby();
