import type { WebSocket } from '@fastify/websocket';
import type { Millis } from '../../match/clock.ts';
import { Audience } from '../audience.ts';
import type { Person } from '../people/people.ts';
import type { Lobby } from './lobby.ts';

/** What comes within this is told together. */
const GATHER_MILLIS: Millis = 150;

/** The pages that look at the lobby here. They say nothing; they are told. */
export class LobbySockets {
  readonly #lobby: Lobby;
  readonly #stumbled: (error: unknown) => void;
  readonly #audience: Audience<Person | null>;
  readonly #unsubscribe: () => void;
  #gathering: NodeJS.Timeout | undefined;

  constructor(lobby: Lobby, stumbled: (error: unknown) => void) {
    this.#lobby = lobby;
    this.#stumbled = stumbled;
    this.#unsubscribe = lobby.onChange(() => this.#gather());
    this.#audience = new Audience(() => this.#look());
  }

  async attend(socket: WebSocket, who: Promise<Person | undefined>): Promise<void> {
    const person = await this.#audience.attend(
      socket,
      who.then((known) => known ?? null),
    );
    if (person) await this.#lobby.present([person.id]);
    await this.#tell();
  }

  close(): void {
    clearTimeout(this.#gathering);
    this.#unsubscribe();
    this.#audience.close();
  }

  get #here(): string[] {
    return [...new Set(this.#audience.all.flatMap(([, person]) => (person ? [person.id] : [])))];
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#tell().catch(this.#stumbled);
    }, GATHER_MILLIS).unref();
  }

  /** Who is here is present. */
  #look(): void {
    this.#lobby
      .present(this.#here)
      .then(() => this.#tell())
      .catch(this.#stumbled);
  }

  /** Everybody hears how the lobby is, where it is not as he has heard last; whoever has a match now hears of it. */
  async #tell(): Promise<void> {
    if (this.#audience.all.length === 0) return;
    const [shown, about, watch, paired] = await Promise.all([
      this.#lobby.seeks.shown(),
      this.#lobby.seeks.about(this.#here),
      this.#lobby.watchable(),
      this.#lobby.pairedOf(this.#here),
    ]);
    const all = JSON.stringify({ type: 'lobby', seeks: shown, watch });
    for (const [socket, person] of this.#audience.all) {
      const id = person?.id;
      const match = id === undefined ? undefined : paired.get(id);
      const own = about.filter(({ target, person: by }) => id !== undefined && [target, by].includes(id));
      // A child sees whom it may play, and nobody else.
      const seen = person?.guardian
        ? { seeks: own, watch: [] }
        : { seeks: [...own, ...shown.filter(({ person: by }) => by !== id)], watch };
      const news =
        own.length > 0 || match !== undefined || person?.guardian
          ? JSON.stringify({ type: 'lobby', ...seen, ...(match ? { match } : {}) })
          : all;
      this.#audience.tell(socket, news);
    }
  }
}
