// A page at a table of a real server, without a screen: it promises and gives its seed, and says what a test tells it.
import type { Side } from '../../src/core/game.ts';
import type { Room } from '../../src/games/index.ts';
import { commitmentTo } from '../../src/match/fair.ts';
import type { AsideNews } from '../../src/protocol/leisure.ts';
import type { ClientMessage, HostMessage, StepMessage } from '../../src/protocol/messages.ts';
import { Reader, type WireMessage } from '../../src/protocol/wire.ts';
import { throwerOf } from './thrower.ts';

type Heard = HostMessage | AsideNews;
type Of<T extends Heard['type']> = Extract<Heard, { type: T }>;

export class Player {
  readonly heard: Heard[] = [];
  /** The messages as they came. */
  readonly raw: WireMessage[] = [];
  readonly socket: WebSocket;
  readonly opened: Promise<unknown>;
  readonly closed: Promise<CloseEvent>;
  readonly room: Room;
  readonly #reader: Reader;
  readonly #side: Side | null;
  #waiting: (() => void)[] = [];

  constructor(
    address: string,
    id: string,
    room: Room,
    side: Side | null,
    key: string | null,
    n = 0,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.room = room;
    this.#reader = new Reader(room.game);
    this.#side = side;
    // Node's own sockets may say more than a browser's.
    const more = { headers } as unknown as string;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${id}/live`, more);
    this.opened = new Promise((resolve) => this.socket.addEventListener('open', resolve));
    this.closed = new Promise((resolve) => this.socket.addEventListener('close', resolve));
    this.socket.addEventListener('open', () => this.say({ type: 'enter', key, n }));
    this.socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as WireMessage));
  }

  #hear(message: WireMessage): void {
    this.raw.push(message);
    const isAside = 'type' in message && (message.type === 'there' || message.type === 'plan');
    if (isAside) this.heard.push(message);
    const made = this.#reader.read(message, performance.now());
    if (made) this.heard.push(made);
    if (made?.type === 'hello' && this.#side && made.seedsAwaited.includes(this.#side)) {
      const [side, seed] = [this.#side, `seed of ${this.#side}`];
      if (made.hashesAwaited.includes(side))
        this.say({ type: 'commit', side, hash: commitmentTo(seed), id: `h-${side}` });
      else if (made.hashesAwaited.length === 0) this.say({ type: 'seed', side, seed, id: `s-${side}` });
    }
    for (const wake of this.#waiting.splice(0)) wake();
  }

  say(message: ClientMessage | object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The newest message of that kind. */
  last<T extends Heard['type']>(type: T): Of<T> | undefined {
    return this.heard.findLast((message): message is Of<T> => message.type === type);
  }

  get step(): StepMessage {
    return this.last('step')!;
  }

  /** Waits for something to have been heard. */
  async hears(fits: () => boolean): Promise<void> {
    while (!fits()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async until<T extends Heard['type']>(type: T, fits: (message: Of<T>) => boolean = () => true): Promise<Of<T>> {
    for (;;) {
      const found = this.last(type);
      if (found && fits(found)) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  close(): void {
    this.socket.close();
  }
}

/** Whoever is asked takes his first choice, or throws. Ends when the match does, or after `most` steps. */
export async function playOn(home: Player, away: Player, most = 1000): Promise<StepMessage> {
  for (let i = 0; i < most; i++) {
    const last = await home.until('step');
    await away.until('step', (step) => step.n >= last.n);
    const { turn, n } = last;
    if (turn.kind === 'over') return last;
    if (turn.kind === 'chance') (throwerOf(home.room, last) === 'home' ? home : away).say({ type: 'throw', n });
    else {
      const side = turn.kind === 'choice' ? turn.side : turn.sides[0]!;
      const player = side === 'home' ? home : away;
      player.say({ type: 'play', side, action: player.step.legal[0]!, n });
    }
    await home.until('step', (step) => step.n > n);
  }
  return home.until('step');
}
