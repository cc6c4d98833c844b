// People at many tables of a cluster: each page sits at any node, goes to another when its own is gone, and says again what
// nobody has answered, as the real page does (src/web/match/socket.ts). What was acknowledged is written down, to be looked
// for in the log.
import { Choices } from '../../src/core/choices.ts';
import { CHANCE, firstSeat, type Game, type Side, seatOf, sideOf } from '../../src/core/game.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { randomFrom } from '../../src/core/random.ts';
import type { State } from '../../src/core/state.ts';
import { type GameId, loadRoom } from '../../src/games/index.ts';
import { commitmentTo } from '../../src/match/fair.ts';
import type { WireMessage } from '../../src/protocol/wire.ts';
import { retryMillis } from '../../src/web/match/retry.ts';
import { throwerIn } from '../support/thrower.ts';
import { withAnEnd } from '../support/walk.ts';

/** Before a command is said again that could not be done. */
const RETRY_MILLIS = 100;
/** Between two moves at one table. */
const REST_MILLIS = 150;
/** A node that does not answer a request for so long is left for another. */
const PATIENCE_MILLIS = 1500;
const GAMES: readonly GameId[] = ['eleven', 'tactics', 'torino', 'mat', 'city'];

export interface Ack {
  readonly match: string;
  readonly id: string;
  readonly n: number;
}

/** When a command was acknowledged, and when both pages of its table knew of it. */
export interface Went {
  readonly acked: number;
  readonly seen: number;
}

const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

interface Command {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** One page: the view of its side, as far as it has come. */
class Page {
  readonly state: State;
  n = 0;
  isOver = false;
  /** The port of the node at which it sits. */
  node = 0;
  readonly #side: Side;
  readonly #key: string;
  readonly #match: string;
  readonly #nodes: () => number;
  readonly #wentOn: () => void;
  #socket: WebSocket | undefined;
  #tries = 0;
  #pending: { readonly command: Command; done(n: number | undefined): void } | undefined;
  #isClosed = false;

  constructor(state: State, match: string, side: Side, key: string, nodes: () => number, wentOn: () => void) {
    [this.state, this.#match, this.#side, this.#key, this.#nodes] = [state, match, side, key, nodes];
    this.#wentOn = wentOn;
    this.#open();
  }

  /** Until it is answered: the number of its step, or undefined where it was refused. */
  async command(command: Command): Promise<number | undefined> {
    if (this.#isClosed) return undefined;
    return new Promise((done) => {
      this.#pending = { command, done };
      this.#say(command);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
    this.#pending?.done(undefined);
  }

  #arriveAt(n: number): void {
    this.n = n;
    this.#wentOn();
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.node = this.#nodes();
    const socket = new WebSocket(`ws://127.0.0.1:${this.node}/api/matches/${this.#match}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#say({ type: 'enter', key: this.#key, n: this.n });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as WireMessage);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#isClosed) return;
      setTimeout(
        () => {
          if (socket === this.#socket && !this.#isClosed) this.#open();
        },
        retryMillis(this.#tries++),
      );
    };
  }

  #answered(id: unknown, n: number | undefined): void {
    const pending = this.#pending;
    if (!pending || pending.command.id !== id) return;
    this.#pending = undefined;
    pending.done(n);
  }

  #hear(message: WireMessage): void {
    if ('d' in message) {
      if (message.n !== this.n + 1) throw new Error(`${this.#match}: step ${message.n} came after ${this.n}`);
      for (let i = 0; i < message.d.length; i += 2) this.state.cells[message.d[i]!] = message.d[i + 1]!;
      if (message.end) this.isOver = true;
      this.#arriveAt(message.n);
      this.#answered(message.id, message.n);
      return;
    }
    const side = this.#side;
    switch (message.type) {
      case 'hello':
        if (message.seedsAwaited.includes(side)) {
          if (message.hashesAwaited.includes(side))
            this.#say({ type: 'commit', side, hash: commitmentTo(side), id: `h${side}` });
          else if (message.hashesAwaited.length === 0) this.#say({ type: 'seed', side, seed: side, id: `s${side}` });
        }
        if (this.#pending) this.#say(this.#pending.command);
        return;
      case 'whole':
        if (message.n < this.n) throw new Error(`${this.#match}: back from ${this.n} to ${message.n}`);
        this.state.cells.set(message.cells);
        this.#arriveAt(message.n);
        return;
      case 'done':
        this.#answered(message.id, message.n);
        return;
      case 'refused':
        // What could not be written is said again; what the rules refuse is not.
        if (message.error.message.en.includes('could not'))
          setTimeout(() => this.#pending && this.#say(this.#pending.command), RETRY_MILLIS);
        else this.#answered(message.id, undefined);
        return;
      default:
    }
  }
}

/** A table with two pages, at which random moves are played. */
export class LoadedTable {
  readonly acks: Ack[] = [];
  readonly went: Went[] = [];
  pages: Readonly<Record<Side, Page>> | undefined;
  readonly #id: number;
  readonly #nodes: () => number;
  #isOn = true;
  #match = '';
  /** The step of the last command that was acknowledged, and when that was; until both pages know of it. */
  #acked: { readonly n: number; readonly at: number } | undefined;

  constructor(id: number, nodes: () => number) {
    this.#id = id;
    this.#nodes = nodes;
  }

  stop(): void {
    this.#isOn = false;
    for (const page of Object.values(this.pages ?? {})) page.close();
  }

  /** Whether both pages know of all that was acknowledged. */
  readonly #seen = (): boolean => {
    const [acked, pages] = [this.#acked, this.pages];
    if (!acked || !pages) return true;
    if (pages.home.n < acked.n || pages.away.n < acked.n) return false;
    this.went.push({ acked: acked.at, seen: performance.now() });
    this.#acked = undefined;
    return true;
  };

  async play(): Promise<void> {
    const room = await loadRoom(GAMES[this.#id % GAMES.length]!);
    const { game } = room;
    const random = randomFrom(`load ${this.#id}`);
    const choices = new Choices();
    let pages = await this.#sit(game);
    for (let count = 0; this.#isOn; count++) {
      await sleep(REST_MILLIS * (0.5 + random()));
      if (pages.home.n === 0 || !this.#seen()) continue;
      const due = game.toMove(pages.home.state);
      if (due === 0 || pages.home.isOver) {
        for (const page of Object.values(pages)) page.close();
        pages = await this.#sit(game);
        continue;
      }
      const seat = firstSeat(due);
      const actor = pages[seat === CHANCE ? throwerIn(room, pages.home.state) : sideOf(seat)];
      const [id, { n }] = [`${this.#id}-${count}`, actor];
      let command: Command = { type: 'throw', n, id };
      if (seat !== CHANCE) {
        const side = sideOf(seat);
        if ((game.toMove(actor.state) & (1 << seatOf(side))) === 0) continue;
        game.choices(actor.state, seat, choices);
        const action = choices.action[Math.floor(random() * choices.n)]!;
        command = { type: 'play', side, action: game.writeAction(actor.state, seat, action), n, id };
      }
      const step = await actor.command(command);
      if (step === undefined) continue;
      this.acks.push({ match: this.#match, id, n: step });
      this.#acked = { n: step, at: performance.now() };
      this.#seen();
    }
    for (const page of Object.values(pages)) page.close();
  }

  async #sit(game: Game): Promise<Readonly<Record<Side, Page>>> {
    const options = withAnEnd(defaultOptions(game.options));
    const table = await this.#post('', { game: game.id, options, side: 'home', name: 'Ana' });
    const seat = await this.#post(`/${table['id']}/seats`, { name: 'Blas' });
    // The seat was given, but the answer was lost: nobody has its key.
    if (!seat['key']) return this.#sit(game);
    this.#match = table['id']!;
    const page = (side: Side, key: string): Page =>
      new Page(game.setup(options), this.#match, side, key, this.#nodes, this.#seen);
    this.pages = { home: page('home', table['key']!), away: page('away', seat['key']!) };
    return this.pages;
  }

  /** Asked until some node answers. */
  async #post(path: string, body: object): Promise<Readonly<Record<string, string>>> {
    for (;;) {
      try {
        const answer = await fetch(`http://127.0.0.1:${this.#nodes()}/api/matches${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(PATIENCE_MILLIS),
        });
        if (answer.ok) return (await answer.json()) as Readonly<Record<string, string>>;
        if (answer.status === 409) return {};
      } catch {
        // This node is away; the next round asks another.
      }
      await sleep(RETRY_MILLIS);
    }
  }
}
