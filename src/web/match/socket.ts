import type { Side } from '../../core/game.ts';
import type { Room } from '../../games/index.ts';
import { commitmentTo } from '../../match/fair.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { AsideMessage } from '../../protocol/leisure.ts';
import type { ClientMessage, HostMessage, LogEntry } from '../../protocol/messages.ts';
import { keepsPromise, type Promised } from '../../protocol/promise.ts';
import { type EnterMessage, Reader, type WireHello, type WireMessage } from '../../protocol/wire.ts';
import { randomHex } from '../random.ts';
import { updateMatch } from '../store/matches.ts';
import type { Aside } from '../turns/aside.svelte.ts';
import { scoreOf } from './clockface.ts';
import type { Link, Listener } from './link.ts';
import type { OnlineSeat } from './online.ts';
import { Patience } from './patience.ts';
import { retryMillis } from './retry.ts';

type Command = Extract<ClientMessage, { readonly id?: string | undefined; readonly type: string }> & {
  readonly id?: string;
};

const COMMAND_BYTES = 6;
const COMMANDS: ReadonlySet<ClientMessage['type']> = new Set([
  'play',
  'throw',
  'undo',
  'offer-draw',
  'offer-pause',
  'go',
  'answer',
  'resign',
  'claim',
] satisfies ClientMessage['type'][]);

const OTHER_BUILD = problem(
  'bad-request',
  'Esta página es de otra versión que el servidor. Vuelve a cargarla.',
  'This page is of another version than the server. Load it again.',
);
const BROKEN_PROMISE = problem(
  'bad-record',
  'El servidor no ha cumplido lo que prometió: las semillas del acta son otras. No te fíes de estos dados.',
  'The server has not kept its promise: the seeds in the record are others. Do not trust these dice.',
);

/** Keeps this browser's list of matches in step with what the server tells; the record comes when the match is over. */
function note(id: string, message: HostMessage): void {
  if (message.type === 'hello') void updateMatch(id, { table: message.table });
  if (message.type === 'step') void updateMatch(id, { score: scoreOf(message.position), updated: Date.now() });
  if (message.type === 'record') void updateMatch(id, { record: message.record, isOver: true });
}

/** The live socket of a table; a lost one is opened again, and goes on where it was. */
export function connectSocket(seat: OnlineSeat, room: Room, aside: Aside): (listener: Listener) => Link {
  return (listener) => new SocketLink(seat, room, listener, aside);
}

class SocketLink implements Link {
  readonly #seat: OnlineSeat;
  readonly #room: Room;
  readonly #listener: Listener;
  readonly #aside: Aside;
  readonly #reader: Reader;
  /** Commands that nobody has answered yet: said again on a new connection, and done once. */
  readonly #unanswered = new Map<string, Command>();
  /** Everything that was told, by the number of its step. */
  readonly #entries = new Map<number, LogEntry>();
  #newest = 0;
  #side: Side | null = null;
  #promised: Promised | null;
  #isClosed = false;
  #tries = 0;
  #isLost = false;
  /** Whether something was asked over this line that it still has to answer. */
  #isAsked = false;
  readonly #patience = new Patience(() => this.#abandon());
  #socket: WebSocket;

  constructor(seat: OnlineSeat, room: Room, listener: Listener, aside: Aside) {
    this.#seat = seat;
    this.#room = room;
    this.#listener = listener;
    this.#aside = aside;
    this.#reader = new Reader(room.game);
    this.#promised = seat.promised;
    this.#socket = this.#open();
  }

  send(message: ClientMessage): void {
    // The log comes with every greeting; the seed is given when its time has come.
    if (message.type === 'resume') return;
    if (message.type === 'seed') {
      this.#promised ??= { seed: message.seed, commitment: '', hashes: {} };
      return;
    }
    if (!COMMANDS.has(message.type)) {
      this.#say(message);
      return;
    }
    const id = randomHex(COMMAND_BYTES);
    const command = { ...message, id } as Command;
    this.#unanswered.set(id, command);
    this.#say(command);
    this.#ask();
  }

  close(): void {
    this.#isClosed = true;
    this.#patience.stop();
    this.#socket.close();
  }

  #open(): WebSocket {
    const address = new URL(`${import.meta.env.BASE_URL}api/matches/${this.#seat.id}/live`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const made = new WebSocket(address);
    this.#isAsked = false;
    this.#patience.wait();
    made.onopen = () => {
      this.#patience.heard(true);
      this.#say({ type: 'enter', key: this.#seat.key, n: this.#newest });
    };
    made.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as WireMessage);
    made.onclose = () => this.#reopen();
    return made;
  }

  /** A line on which nobody answers is as good as closed; its own end may come much later, and is no news then. */
  #abandon(): void {
    const socket = this.#socket;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#reopen();
  }

  #reopen(): void {
    if (this.#isClosed) return;
    this.#patience.stop();
    this.#isLost = true;
    this.#listener.lost();
    setTimeout(
      () => {
        if (!this.#isClosed) this.#socket = this.#open();
      },
      retryMillis(this.#tries++),
    );
  }

  #ask(): void {
    this.#isAsked = true;
    this.#patience.wait();
  }

  /** A server that opens a line and can say nothing over it is not back yet. */
  #alive(message: WireMessage): void {
    if ('type' in message && message.type === 'refused') return;
    this.#tries = 0;
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#listener.found();
  }

  #say(message: ClientMessage | EnterMessage | AsideMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: WireMessage): void {
    if ('id' in message && typeof message.id === 'string') this.#unanswered.delete(message.id);
    // A refusal of nothing in particular may be of all that was asked.
    else if ('type' in message && message.type === 'refused') this.#isAsked = false;
    this.#isAsked &&= this.#unanswered.size > 0;
    this.#patience.heard(this.#isAsked);
    this.#alive(message);
    if ('type' in message && message.type === 'hello') {
      this.#greeted(message);
      return;
    }
    if ('type' in message && (message.type === 'there' || message.type === 'plan')) {
      this.#aside.hear(message);
      return;
    }
    const made = this.#reader.read(message, performance.now());
    if (!made) return;
    note(this.#seat.id, made);
    if (made.type === 'log') {
      for (const entry of made.entries) this.#entries.set(entry.n, entry);
      this.#listener.hear({ ...made, entries: [...this.#entries.values()] });
      return;
    }
    if (made.type === 'step') {
      this.#newest = made.n;
      if (made.events.length > 0) this.#entries.set(made.n, { n: made.n, events: made.events });
      if (made.turn.kind === 'over') this.#say({ type: 'record' });
    }
    this.#listener.hear(made);
    if (made.type === 'record') this.#check(made.record);
  }

  #greeted(hello: WireHello): void {
    if (hello.rules !== this.#room.game.version) {
      this.#complain(OTHER_BUILD);
      return;
    }
    this.#side = hello.owns[0] ?? null;
    this.#reader.read(hello, performance.now());
    this.#aside.open({ say: (message) => this.#say(message), view: () => this.#reader.view });
    note(this.#seat.id, hello);
    this.#listener.hear(hello);
    this.#promise(hello);
    for (const command of this.#unanswered.values()) this.#say(command);
    if (this.#unanswered.size > 0) this.#ask();
  }

  /** First the hash of this page's seed; the seed itself once all hashes lie on the table, and are kept. */
  #promise({ member, seedsAwaited, hashesAwaited, hashes, commitment }: WireHello): void {
    const side = this.#side;
    const isMate = member !== null && member > 1;
    // The first member gives the seed of his side.
    if (isMate) this.#promised = null;
    const promised = this.#promised;
    if (!side || !promised || !seedsAwaited.includes(side)) return;
    if (promised.commitment !== '' && promised.commitment !== commitment) {
      this.#complain(BROKEN_PROMISE);
      return;
    }
    this.#promised = { ...promised, commitment, hashes };
    const kept = updateMatch(this.#seat.id, { promised: this.#promised });
    const { seed } = promised;
    void kept.then(() => {
      if (hashesAwaited.includes(side))
        this.#say({ type: 'commit', side, hash: commitmentTo(seed), id: `hash-${side}` });
      else if (hashesAwaited.length === 0) this.#say({ type: 'seed', side, seed, id: `seed-${side}` });
    });
  }

  #check(record: string): void {
    const promised = this.#promised;
    if (this.#side && promised && promised.commitment !== '' && !keepsPromise(record, this.#side, promised))
      this.#complain(BROKEN_PROMISE);
  }

  #complain(error: Problem): void {
    this.#listener.hear({ type: 'refused', error });
  }
}
