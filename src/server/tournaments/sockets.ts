import type { WebSocket } from '@fastify/websocket';
import type { Millis } from '../../match/clock.ts';
import { Audience } from '../audience.ts';
import type { Told } from './told.ts';
import type { Tournaments } from './tournaments.ts';

/** What comes within this is told together. */
const GATHER_MILLIS: Millis = 150;
/** How often the scores of the moment are looked at. */
const LOOK_MILLIS: Millis = 2500;

/** The pages that follow a tournament here: they are told all of it whenever something of it has changed. */
export class TournamentSockets {
  readonly #told: Told;
  readonly #stumbled: (error: unknown) => void;
  readonly #audience: Audience<string>;
  readonly #unsubscribe: () => void;
  readonly #changed = new Set<string>();
  #gathering: NodeJS.Timeout | undefined;

  constructor(tournaments: Tournaments, told: Told, stumbled: (error: unknown) => void) {
    this.#told = told;
    this.#stumbled = stumbled;
    this.#unsubscribe = tournaments.onChange((id) => this.#gather(id));
    this.#audience = new Audience(() => void this.#tell().catch(stumbled), LOOK_MILLIS);
  }

  async attend(socket: WebSocket, id: string): Promise<void> {
    await this.#audience.attend(socket, Promise.resolve(id));
    await this.#tell(new Set([id]));
  }

  close(): void {
    clearTimeout(this.#gathering);
    this.#unsubscribe();
    this.#audience.close();
  }

  #gather(id: string): void {
    this.#changed.add(id);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      const changed = new Set(this.#changed);
      this.#changed.clear();
      this.#tell(changed).catch(this.#stumbled);
    }, GATHER_MILLIS).unref();
  }

  /** Everybody hears how his tournament is, where it is not as he has heard last. */
  async #tell(only?: ReadonlySet<string>): Promise<void> {
    const all = this.#audience.all.filter(([, id]) => !only || only.has(id));
    for (const id of new Set(all.map(([, each]) => each))) {
      const view = await this.#told.view(id);
      // The time alone is no news.
      const news = JSON.stringify(view ? { ...view, now: undefined } : null);
      for (const [socket, each] of all) if (each === id) this.#audience.tell(socket, news);
    }
  }
}
