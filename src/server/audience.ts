import type { WebSocket } from '@fastify/websocket';
import type { Millis } from '../match/clock.ts';

const PRESENT_MILLIS: Millis = 10_000;
const RESTART = 1012;
/** Bytes that may wait for a page before it is let go: it comes back when it can. */
const MOST_WAITING = 1_000_000;

interface Hearer<T> {
  readonly about: T;
  isAlive: boolean;
  told: string;
}

/** Pages that say nothing and are told what changes: the same news is not told twice, and who does not answer is gone. */
export class Audience<T> {
  readonly #hearers = new Map<WebSocket, Hearer<T>>();
  readonly #timer: NodeJS.Timeout;

  /** `look` is called again and again, so that what the bus has missed is told too. */
  constructor(look: () => void, millis = PRESENT_MILLIS) {
    let beats = 0;
    this.#timer = setInterval(() => {
      beats += millis;
      if (beats >= PRESENT_MILLIS) {
        beats = 0;
        this.#ping();
      }
      look();
    }, millis).unref();
  }

  get all(): readonly (readonly [WebSocket, T])[] {
    return [...this.#hearers].map(([socket, { about }]) => [socket, about]);
  }

  /** What it is about may be known only later; undefined where the page is gone by then. */
  async attend(socket: WebSocket, about: Promise<T>): Promise<T | undefined> {
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#hearers.delete(socket));
    socket.on('message', () => undefined);
    socket.on('pong', () => {
      const hearer = this.#hearers.get(socket);
      if (hearer) hearer.isAlive = true;
    });
    const known = await about;
    if (socket.readyState !== socket.OPEN) return undefined;
    this.#hearers.set(socket, { about: known, isAlive: true, told: '' });
    return known;
  }

  tell(socket: WebSocket, news: string): void {
    const hearer = this.#hearers.get(socket);
    if (!hearer || news === hearer.told) return;
    hearer.told = news;
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(news);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const socket of this.#hearers.keys()) {
      socket.close(RESTART);
      setTimeout(() => socket.terminate(), PRESENT_MILLIS).unref();
    }
  }

  #ping(): void {
    for (const [socket, hearer] of this.#hearers) {
      if (!hearer.isAlive) socket.terminate();
      hearer.isAlive = false;
      socket.ping();
    }
  }
}
