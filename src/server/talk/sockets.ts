import type { WebSocket } from '@fastify/websocket';
import * as v from 'valibot';
import type { Side } from '../../core/game.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Again, Line, TalkMessage, TalkNews } from '../../protocol/talk.ts';
import { talkEnterSchema, talkSchema } from '../../protocol/talk.ts';
import type { Bus } from '../bus/bus.ts';
import { oneByOne } from '../oneByOne.ts';
import type { Person } from '../people/people.ts';
import { type Place, placeOf, placesOf } from '../seats.ts';
import { newId } from '../secrets.ts';
import type { Tables } from '../tables.ts';
import type { Rematches } from './again.ts';
import type { Author, Talk } from './talk.ts';

const PING_MILLIS: Millis = 25_000;
/** Nodes say so often how many watch with them; what was said longer ago no longer counts. */
const TELL_MILLIS: Millis = 10_000;
const BELIEVE_MILLIS: Millis = 25_000;
const ENTER_MILLIS = 10_000;
/** For so long a page that was told to go is waited for. */
const FAREWELL_MILLIS: Millis = 1000;
const MOST_A_SECOND = 10;
/** Bytes that may wait for a page before it is let go: it comes back when it can. */
const MOST_WAITING = 200_000;
const [RESTART, POLICY] = [1012, 1008];

const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');
const NOT_UNDERSTOOD = problem('bad-request', 'No entiendo ese mensaje.', 'That message is not understood.');
const NOT_YOURS = problem(
  'bad-request',
  'Aquí solo hablan quienes juegan este partido.',
  'Only those who play this match talk here.',
);
const TRY_AGAIN = problem(
  'bad-request',
  'El servidor no ha podido hacer eso. Inténtalo de nuevo.',
  'The server could not do that. Try again.',
);

/** What nodes tell each other of what is said beside a match. */
type Word =
  | { readonly type: 'line'; readonly line: Line }
  | { readonly type: 'again'; readonly again: Again }
  | { readonly type: 'point'; readonly side: Side; readonly member: number; readonly at: string | null }
  | { readonly type: 'mute'; readonly side: Side; readonly isMuted: boolean }
  | { readonly type: 'watching'; readonly node: string; readonly count: number }
  | { readonly type: 'who' };

/** Who points more often is not followed. */
const POINT_MILLIS: Millis = 100;

interface Guest {
  readonly author: Author | null;
  readonly socket: WebSocket;
  isAlive: boolean;
  /** When he last pointed at something. */
  pointed: Millis;
}

/** Everybody who is beside one match on this node. */
interface Hall {
  readonly guests: Set<Guest>;
  readonly mutes: Set<Side>;
  /** How many watch with other nodes, and when they said so. */
  readonly elsewhere: Map<string, { readonly count: number; readonly at: Millis }>;
  readonly unsubscribe: () => void;
  told: number;
}

export interface TalkParts {
  readonly talk: Talk;
  readonly rematches: Rematches;
  readonly tables: Tables;
  readonly bus: Bus;
  readonly now: () => Millis;
  readonly seatOf: (match: string, person: string) => Promise<Place | null>;
  /** So many watch a match with this node, now. */
  readonly watched: (match: string, count: number, node: string) => void;
  readonly stumbled: (error: unknown) => void;
}

const topicOf = (match: string): string => `talk-${match}`;

/** The sockets over which people talk; what is said on one node is heard on all. */
export class TalkSockets {
  readonly #parts: TalkParts;
  readonly #node = newId();
  readonly #halls = new Map<string, Hall>();
  readonly #sockets = new Map<WebSocket, Guest | null>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(parts: TalkParts) {
    this.#parts = parts;
    this.#timers = [
      setInterval(() => this.#ping(), PING_MILLIS).unref(),
      setInterval(() => this.#count(), TELL_MILLIS).unref(),
    ];
  }

  attend(socket: WebSocket, match: string, who: () => Promise<Person | undefined>): void {
    this.#sockets.set(socket, null);
    const late = setTimeout(() => bid(socket, POLICY), ENTER_MILLIS).unref();
    let isRude = false;
    let entered: Promise<Guest | undefined> | undefined;
    let [since, count] = [0, 0];
    const queue = oneByOne();
    const hear = async (text: string): Promise<void> => {
      if (isRude) return;
      const now = performance.now();
      if (now - since > 1000) [since, count] = [now, 0];
      if (++count > MOST_A_SECOND) {
        isRude = true;
        return bid(socket, POLICY);
      }
      const given = parse(text);
      if (!entered) {
        const read = v.safeParse(talkEnterSchema, given);
        if (!read.success) return tell(socket, { type: 'refused', error: NOT_UNDERSTOOD });
        clearTimeout(late);
        entered = this.#enter(socket, match, read.output.key, who);
        await entered;
        return;
      }
      const guest = await entered;
      if (!guest) return;
      const read = v.safeParse(talkSchema, given);
      if (!read.success) return tell(socket, { type: 'refused', error: NOT_UNDERSTOOD });
      // One after the other, so that what is too fast is seen to be.
      await queue(async () => {
        const error = await this.#answer(match, guest, read.output);
        if (error) tell(socket, { type: 'refused', error });
      });
    };
    socket.on('message', (data) => {
      hear(String(data)).catch((error: unknown) => {
        this.#parts.stumbled(error);
        tell(socket, { type: 'refused', error: TRY_AGAIN });
      });
    });
    socket.on('pong', () => {
      const guest = this.#sockets.get(socket);
      if (guest) guest.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      const guest = this.#sockets.get(socket);
      this.#sockets.delete(socket);
      if (guest) this.#leave(match, guest);
    });
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#sockets.keys()) bid(socket, RESTART);
    for (const { unsubscribe } of this.#halls.values()) unsubscribe();
  }

  async #enter(
    socket: WebSocket,
    match: string,
    key: string | null,
    who: () => Promise<Person | undefined>,
  ): Promise<Guest | undefined> {
    const { tables, seatOf } = this.#parts;
    const row = await tables.find(match);
    if (!row) {
      tell(socket, { type: 'refused', error: NO_TABLE });
      bid(socket, POLICY);
      return undefined;
    }
    const person = await who();
    const place = (key === null ? null : placeOf(row.seats, key)) ?? (person ? await seatOf(match, person.id) : null);
    const seat = place && placesOf(row.seats, place.side)[place.member - 1];
    const author = place && { ...place, name: person?.name ?? seat?.name ?? '', person: person?.id ?? null };
    const mutes = await this.#parts.talk.mutes(match);
    // Nobody waits between here and his place in the hall, so that none is kept for somebody who has gone.
    if (!this.#sockets.has(socket)) return undefined;
    const guest: Guest = { author, socket, isAlive: true, pointed: 0 };
    this.#sockets.set(socket, guest);
    const hall = this.#halls.get(match) ?? this.#open(match, mutes);
    hall.guests.add(guest);
    await this.#show(match, guest);
    this.#watchersChanged(match, hall);
    return guest;
  }

  /** Tells a page how everything is. */
  async #show(match: string, { author, socket }: Guest): Promise<void> {
    const { talk, rematches } = this.#parts;
    const side = author?.side ?? null;
    const [manners, mutes, lines, again, isRematch, series] = await Promise.all([
      talk.manners(match),
      talk.mutes(match),
      side ? talk.lines(match) : [],
      rematches.of(match),
      rematches.isRematch(match),
      rematches.series(match),
    ]);
    const hall = this.#halls.get(match);
    const isMuted = side !== null && mutes.has(side);
    const shown = isMuted ? lines.filter((line) => line.side === side) : lines;
    const watching = hall ? this.#watching(hall) : 0;
    const mine = { side, member: author?.member ?? null, name: author?.name ?? '' };
    tell(socket, { type: 'room', ...mine, manners, isMuted, lines: shown, watching, again, isRematch, series });
  }

  #open(match: string, mutes: Iterable<Side>): Hall {
    const { bus } = this.#parts;
    const unsubscribe = bus.subscribe(topicOf(match), (news) => {
      if ('word' in news) this.#hear(match, news.word as Word);
    });
    const hall: Hall = { guests: new Set(), mutes: new Set(mutes), elsewhere: new Map(), unsubscribe, told: -1 };
    this.#halls.set(match, hall);
    bus.publish(topicOf(match), { word: { type: 'who' } satisfies Word });
    return hall;
  }

  #leave(match: string, guest: Guest): void {
    const hall = this.#halls.get(match);
    if (!hall?.guests.delete(guest)) return;
    this.#watchersChanged(match, hall);
    if (hall.guests.size > 0) return;
    hall.unsubscribe();
    this.#halls.delete(match);
  }

  async #answer(match: string, guest: Guest, message: TalkMessage): Promise<Problem | undefined> {
    const { talk, rematches } = this.#parts;
    const { author, socket } = guest;
    if (message.type === 'look') {
      await this.#show(match, guest);
      return undefined;
    }
    if (!author) return NOT_YOURS;
    switch (message.type) {
      case 'say':
      case 'phrase': {
        const said = await talk.say(match, author, message);
        if (!said.ok) return said.error;
        this.#everywhere(match, { type: 'line', line: said.value });
        return undefined;
      }
      case 'point': {
        const now = this.#parts.now();
        // That somebody no longer points is always told.
        if (message.at !== null && now - guest.pointed < POINT_MILLIS) return undefined;
        guest.pointed = now;
        this.#everywhere(match, { type: 'point', side: author.side, member: author.member, at: message.at });
        return undefined;
      }
      case 'mute':
        await talk.mute(match, author.side, message.isMuted);
        this.#everywhere(match, { type: 'mute', side: author.side, isMuted: message.isMuted });
        return undefined;
      case 'report': {
        const done = await talk.report(match, author, message.n);
        if (!done.ok) return done.error;
        tell(socket, { type: 'reported', n: message.n });
        return undefined;
      }
      case 'again': {
        const done = await rematches.wish(match, author.side, message.best);
        if (!done.ok) return done.error;
        this.#everywhere(match, { type: 'again', again: done.value });
        return undefined;
      }
    }
  }

  #everywhere(match: string, word: Word): void {
    this.#parts.bus.publish(topicOf(match), { word });
    this.#hear(match, word);
  }

  #hear(match: string, word: Word): void {
    const hall = this.#halls.get(match);
    if (!hall) return;
    switch (word.type) {
      case 'line':
        for (const { author, socket } of hall.guests) {
          const isFor = author && (author.side === word.line.side || !hall.mutes.has(author.side));
          if (isFor) tell(socket, word);
        }
        return;
      case 'point': {
        const { type, side, member, at } = word;
        // Nobody but his own side may know what somebody thinks of.
        for (const { author, socket } of hall.guests)
          if (author?.side === side && author.member !== member) tell(socket, { type, member, at });
        return;
      }
      case 'again':
        for (const { socket } of hall.guests) tell(socket, word);
        return;
      case 'mute':
        if (word.isMuted) hall.mutes.add(word.side);
        else hall.mutes.delete(word.side);
        return;
      case 'watching':
        hall.elsewhere.set(word.node, { count: word.count, at: this.#parts.now() });
        this.#tellWatching(hall);
        return;
      case 'who':
        this.#announce(match, hall);
    }
  }

  #here(hall: Hall): number {
    return [...hall.guests].filter(({ author }) => author === null).length;
  }

  #watching(hall: Hall): number {
    let count = this.#here(hall);
    const old = this.#parts.now() - BELIEVE_MILLIS;
    for (const [node, said] of hall.elsewhere) {
      if (said.at < old) hall.elsewhere.delete(node);
      else count += said.count;
    }
    return count;
  }

  #announce(match: string, hall: Hall): void {
    const word: Word = { type: 'watching', node: this.#node, count: this.#here(hall) };
    this.#parts.watched(match, word.count, this.#node);
    this.#parts.bus.publish(topicOf(match), { word });
  }

  #watchersChanged(match: string, hall: Hall): void {
    this.#announce(match, hall);
    this.#tellWatching(hall);
  }

  #tellWatching(hall: Hall): void {
    const count = this.#watching(hall);
    if (count === hall.told) return;
    hall.told = count;
    for (const { socket } of hall.guests) tell(socket, { type: 'watching', count });
  }

  /** What a node said of itself that is gone is forgotten. */
  #count(): void {
    for (const [match, hall] of this.#halls) this.#watchersChanged(match, hall);
  }

  #ping(): void {
    for (const [socket, guest] of this.#sockets) {
      if (guest && !guest.isAlive) socket.terminate();
      if (guest) guest.isAlive = false;
      socket.ping();
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Says farewell, and does not wait for an answer that may not come. */
function bid(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), FAREWELL_MILLIS).unref();
}

function tell(socket: WebSocket, news: TalkNews): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(JSON.stringify(news));
}
