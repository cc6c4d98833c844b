import type { TournamentView } from '../../protocol/tournament.ts';
import { retryMillis } from '../match/retry.ts';

/** A tournament as the server tells it, while somebody looks at it. */
export class LiveTournament {
  /** Undefined until it is told, null where there is none. */
  view: TournamentView | null | undefined = $state.raw();
  isLost = $state(false);
  /** When the view came, by a clock that nobody sets. */
  #came = 0;
  readonly #id: string;
  #socket: WebSocket | undefined;
  #tries = 0;

  constructor(id: string) {
    this.#id = id;
    this.#open();
  }

  /** The time of the server. */
  get now(): number {
    return this.view ? this.view.now + performance.now() - this.#came : 0;
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #open(): void {
    const path = `api/tournaments/${encodeURIComponent(this.#id)}/live`;
    const address = new URL(`${import.meta.env.BASE_URL}${path}`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.isLost = false;
      this.#came = performance.now();
      this.view = JSON.parse(String(data)) as TournamentView | null;
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.isLost = true;
      setTimeout(() => this.#socket === socket && this.#open(), retryMillis(this.#tries++));
    };
  }
}
