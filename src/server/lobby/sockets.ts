import type { WebSocket } from '@fastify/websocket';
import type { Millis } from '../../match/clock.ts';
import type { Person } from '../people/people.ts';
import type { Lobby } from './lobby.ts';

/** What comes within this is told together. */
const GATHER_MILLIS: Millis = 150;
const PRESENT_MILLIS: Millis = 10_000;
const RESTART = 1012;
/** Bytes that may wait for a page before it is let go: it comes back when it can. */
const MOST_WAITING = 1_000_000;

/** The pages that look at the lobby here. They say nothing; they are told. */
export class LobbySockets {
  readonly #lobby: Lobby;
  readonly #stumbled: (error: unknown) => void;
  readonly #sockets = new Map<WebSocket, { readonly person: Person | undefined; isAlive: boolean; told: string }>();
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  #gathering: NodeJS.Timeout | undefined;

  constructor(lobby: Lobby, stumbled: (error: unknown) => void) {
    this.#lobby = lobby;
    this.#stumbled = stumbled;
    this.#unsubscribe = lobby.onChange(() => this.#gather());
    this.#timer = setInterval(() => this.#look(), PRESENT_MILLIS).unref();
  }

  async attend(socket: WebSocket, who: Promise<Person | undefined>): Promise<void> {
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('message', () => undefined);
    socket.on('pong', () => {
      const state = this.#sockets.get(socket);
      if (state) state.isAlive = true;
    });
    const person = await who;
    if (socket.readyState !== socket.OPEN) return;
    this.#sockets.set(socket, { person, isAlive: true, told: '' });
    if (person) await this.#lobby.present([person.id]);
    await this.#tell();
  }

  close(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#gathering);
    this.#unsubscribe();
    for (const socket of this.#sockets.keys()) {
      socket.close(RESTART);
      setTimeout(() => socket.terminate(), PRESENT_MILLIS).unref();
    }
  }

  get #here(): string[] {
    return [...new Set([...this.#sockets.values()].flatMap(({ person }) => (person ? [person.id] : [])))];
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#tell().catch(this.#stumbled);
    }, GATHER_MILLIS).unref();
  }

  /** Who does not answer is gone; who does is there. What the bus may have missed is told too. */
  #look(): void {
    for (const [socket, state] of this.#sockets) {
      if (!state.isAlive) socket.terminate();
      state.isAlive = false;
      socket.ping();
    }
    this.#lobby
      .present(this.#here)
      .then(() => this.#tell())
      .catch(this.#stumbled);
  }

  /** Everybody hears how the lobby is, where it is not as he has heard last; whoever has a match now hears of it. */
  async #tell(): Promise<void> {
    if (this.#sockets.size === 0) return;
    const [seeks, watch, paired] = await Promise.all([
      this.#lobby.seeks(),
      this.#lobby.watchable(),
      this.#lobby.pairedOf(this.#here),
    ]);
    const open = seeks.filter(({ target }) => target === null);
    const all = JSON.stringify({ type: 'lobby', seeks: open, watch });
    for (const [socket, state] of this.#sockets) {
      const id = state.person?.id;
      const match = id === undefined ? undefined : paired.get(id);
      const own = seeks.filter(
        ({ target, person }) => target !== null && id !== undefined && [target, person].includes(id),
      );
      // A child sees whom it may play, and nobody else.
      const seen = state.person?.guardian ? { seeks: own, watch: [] } : { seeks: [...own, ...open], watch };
      const news =
        own.length > 0 || match !== undefined || state.person?.guardian
          ? JSON.stringify({ type: 'lobby', ...seen, ...(match ? { match } : {}) })
          : all;
      if (news === state.told) continue;
      state.told = news;
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(news);
    }
  }
}
