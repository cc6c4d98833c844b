import type { WebSocket } from '@fastify/websocket';
import * as v from 'valibot';
import type { Millis } from '../match/clock.ts';
import { type Problem, problem } from '../match/faults.ts';
import { NOT_UNDERSTOOD } from '../protocol/host.ts';
import { readAside } from '../protocol/leisure.ts';
import { type ClientMessage, readClient } from '../protocol/messages.ts';
import { type EnterMessage, enterSchema } from '../protocol/wire.ts';
import { Unreadable } from './known.ts';
import { Lag } from './lag.ts';
import { Later } from './later.ts';
import type { Attendance, Attendant } from './leisure/attendance.ts';
import type { Metrics } from './metrics.ts';
import { TRY_AGAIN } from './question.ts';
import { type Place, placeOf } from './seats.ts';
import type { Limits } from './settings.ts';
import type { Visitor } from './table.ts';
import type { Tables } from './tables.ts';

/** Why this end closes a socket: the codes of RFC 6455, and a word for people. */
const CLOSE = {
  policy: [1008, 'policy'],
  broken: [1011, 'internal'],
  restart: [1012, 'restart'],
  slow: [1013, 'slow reader'],
} as const;
type Reason = keyof typeof CLOSE;

/** For so long a page that was told to go is waited for. */
const FAREWELL_MILLIS = 1000;
/** For so long a page may stay without saying who it is. */
const ENTER_MILLIS = 10_000;
const WINDOW_MILLIS = 1000;
/** What these ask for is made of the whole match: each counts as so many messages. */
const HEAVY: ReadonlySet<string> = new Set(['resume', 'record', 'hint'] satisfies ClientMessage['type'][]);
const HEAVY_WEIGHT = 10;

const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');
const NO_JSON = problem('bad-request', 'Ese mensaje no es JSON.', 'That message is not JSON.');
const ENTER_FIRST = problem('bad-request', 'Primero hay que decir quién entra.', 'First say who enters.');
const TOO_MANY = problem(
  'bad-request',
  'Demasiados mensajes. Vuelve a conectarte dentro de un momento.',
  'Too many messages. Connect again in a moment.',
);

const refusal = (error: Problem): string => JSON.stringify({ type: 'refused', error });

/** What is known of whoever opens a socket, asked when he enters. */
export interface Entrance {
  /** The seat of whoever is known by his session. */
  readonly seat: () => Promise<Place | null>;
  /** Milliseconds by which those who only watch are told later. */
  readonly delay: () => Promise<number>;
}

/** All the live sockets of this node. */
export class Live {
  readonly #tables: Tables;
  readonly #attendance: Attendance;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #stumbled: (error: unknown) => void;
  readonly #sockets = new Map<WebSocket, { isAlive: boolean; readonly lag: Lag }>();
  readonly #ping: NodeJS.Timeout;

  constructor(
    tables: Tables,
    attendance: Attendance,
    limits: Limits,
    metrics: Metrics,
    stumbled: (error: unknown) => void,
  ) {
    this.#tables = tables;
    this.#attendance = attendance;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#stumbled = stumbled;
    this.#ping = setInterval(() => this.#pingAll(), limits.ping).unref();
  }

  /** One page at a table: whatever it says is answered, nothing it says can end the server. */
  attend(socket: WebSocket, id: string, entrance: Entrance): void {
    const lag = new Lag();
    this.#sockets.set(socket, { isAlive: true, lag });
    this.#metrics.sockets.inc();
    const close = (reason: Reason) => this.#close(socket, reason);
    const guest = new Guest(socket, id, this.#tables, this.#attendance, this.#limits, lag, entrance, close);
    const late = setTimeout(() => this.#close(socket, 'policy'), ENTER_MILLIS).unref();
    lag.asked(performance.now());
    socket.ping();
    socket.on('message', (data) => {
      clearTimeout(late);
      guest.hear(String(data)).catch((error: unknown) => {
        if (!(error instanceof Unreadable)) this.#stumbled(error);
        guest.send(refusal(error instanceof Unreadable ? error.problem : TRY_AGAIN));
        this.#close(socket, 'broken');
      });
    });
    socket.on('pong', () => {
      const state = this.#sockets.get(socket);
      if (state) state.isAlive = true;
      lag.answered(performance.now());
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      guest.leave();
      this.#sockets.delete(socket);
      this.#metrics.sockets.dec();
    });
  }

  /** Tells every page that this node goes away; they come back to another, or to the next of this. */
  async close(): Promise<void> {
    clearInterval(this.#ping);
    const gone = [...this.#sockets.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    this.sendAway();
    await Promise.all(gone);
  }

  /** Tells every page to come back, to whichever node is there then. */
  sendAway(): void {
    for (const socket of this.#sockets.keys()) this.#close(socket, 'restart');
  }

  /** Says why, and does not wait for an answer that may not come. */
  #close(socket: WebSocket, reason: Reason): void {
    if (socket.readyState !== socket.OPEN) return;
    this.#metrics.closed.inc({ reason });
    const [code, word] = CLOSE[reason];
    socket.close(code, word);
    setTimeout(() => socket.terminate(), FAREWELL_MILLIS).unref();
  }

  /** Whoever has not answered the last ping is gone. */
  #pingAll(): void {
    for (const [socket, state] of this.#sockets) {
      if (!state.isAlive) socket.terminate();
      state.isAlive = false;
      state.lag.asked(performance.now());
      socket.ping();
    }
  }
}

/** One socket, from the door on: what it may say before it has entered, and how much of it. */
class Guest {
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #tables: Tables;
  readonly #attendance: Attendance;
  readonly #limits: Limits;
  readonly #entrance: Entrance;
  readonly #close: (reason: Reason) => void;
  readonly #lag: Lag;
  #entering: Promise<void> | undefined;
  #visitor: Visitor | undefined;
  #attendant: Attendant | undefined;
  #table: Awaited<ReturnType<Tables['take']>>;
  #isGone = false;
  /** Of a page that is told later than those who play. */
  #later: Later | undefined;
  #delay: Millis = 0;
  /** From which step on the history is on its way to it, and until when. */
  #owed = { n: 0, until: 0 };
  #since = 0;
  #count = 0;

  constructor(
    socket: WebSocket,
    id: string,
    tables: Tables,
    attendance: Attendance,
    limits: Limits,
    lag: Lag,
    entrance: Entrance,
    close: (reason: Reason) => void,
  ) {
    this.#socket = socket;
    this.#entrance = entrance;
    this.#id = id;
    this.#tables = tables;
    this.#attendance = attendance;
    this.#limits = limits;
    this.#close = close;
    this.#lag = lag;
  }

  /** A page that does not read is not written to without end: it comes back when it can. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#limits.backlog) this.#close('slow');
    else this.#socket.send(text);
  }

  async hear(text: string): Promise<void> {
    if (this.#isGone) return;
    if (this.#isFlood(performance.now())) return this.#show(TOO_MANY, 'policy');
    let given: unknown;
    try {
      given = JSON.parse(text);
    } catch {
      return this.send(refusal(NO_JSON));
    }
    if (!this.#entering) {
      const read = v.safeParse(enterSchema, given);
      if (!read.success) return this.send(refusal(ENTER_FIRST));
      this.#entering = this.#enter(read.output);
      return this.#entering;
    }
    const aside = readAside(given);
    if (aside) {
      await this.#entering;
      const error = await this.#attendant?.hear(aside);
      return error && this.send(refusal(error));
    }
    const message = readClient(given);
    if (!message) return this.send(refusal(NOT_UNDERSTOOD));
    if (HEAVY.has(message.type)) this.#count += HEAVY_WEIGHT - 1;
    // What comes while the table is fetched waits for it.
    if (!this.#visitor) await this.#entering;
    if (message.type === 'resume' && this.#isOwed(message.n)) return;
    if (this.#visitor) return this.#table?.hear(this.#visitor, message);
  }

  leave(): void {
    this.#isGone = true;
    this.#later?.clear();
    if (!this.#table) return;
    this.#attendant?.leave();
    if (this.#visitor) this.#table.leave(this.#visitor);
    this.#table = undefined;
    this.#tables.release(this.#id);
  }

  #show(error: Problem, reason: Reason): void {
    this.send(refusal(error));
    this.#isGone = true;
    this.#close(reason);
  }

  async #enter({ key, n }: EnterMessage): Promise<void> {
    const table = await this.#tables.take(this.#id);
    if (!table) return this.#show(NO_TABLE, 'policy');
    if (this.#isGone) return this.#tables.release(this.#id);
    this.#table = table;
    const row = await table.currentRow();
    const place = (key === null ? null : placeOf(row.seats, key)) ?? (await this.#entrance.seat());
    const side = place?.side ?? null;
    const delay = side === null ? await this.#entrance.delay() : 0;
    // Whoever has gone meanwhile has left everything that was there to be left.
    if (this.#isGone) return;
    const send = (text: string) => this.send(text);
    const lag = this.#lag;
    const later = delay > 0 ? this.#tellLater(delay) : undefined;
    if (later) this.#isOwed(n);
    this.#visitor = {
      side,
      member: place?.member ?? null,
      get lag() {
        return lag.millis;
      },
      send: later ? (text) => later.put(text) : send,
    };
    await table.enter(this.#visitor, n);
    if (!this.#isGone) this.#attendant = this.#attendance.attend(table.row, side, send, () => table.at);
  }

  #tellLater(delay: Millis): Later {
    const send = (text: string) => this.send(text);
    this.#later = new Later({ delay, most: this.#limits.backlog, send, full: () => this.#close('slow') });
    this.#delay = delay;
    return this.#later;
  }

  /** Whether what a page that is told later asks for is on its way to it already; if not, it is from now on. */
  #isOwed(n: number): boolean {
    if (!this.#later) return false;
    const now = performance.now();
    if (now < this.#owed.until && n >= this.#owed.n) return true;
    this.#owed = { n, until: now + this.#delay };
    return false;
  }

  /** A person plays a few messages a second; a program that floods is shown the door. */
  #isFlood(now: number): boolean {
    if (now - this.#since > WINDOW_MILLIS) [this.#since, this.#count] = [now, 0];
    return ++this.#count > this.#limits.messagesPerSecond;
  }
}
