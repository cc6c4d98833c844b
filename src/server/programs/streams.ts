import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Millis } from '../../match/clock.ts';
import type { Problem } from '../../match/faults.ts';
import { type Connections, TOO_MANY } from '../connections.ts';
import { refuse } from '../reply.ts';
import type { Limits } from '../settings.ts';

/** A line without anything says that the connection is alive. */
const ALIVE_MILLIS: Millis = 10_000;

/** One open stream: each value a line of JSON. */
export interface Lines {
  write(value: unknown): void;
  /** Nothing more is to come. */
  end(): void;
}

/** What a stream is fed by: begins to write, and answers how to stop, or why there is nothing to write. */
export type Feed = (lines: Lines) => Promise<(() => void) | Problem>;

/** All the streams of this node. */
export class Streams {
  readonly #limits: Limits;
  readonly #stumbled: (error: unknown) => void;
  readonly #open = new Set<PassThrough>();
  readonly #connections: Connections;

  constructor(limits: Limits, connections: Connections, stumbled: (error: unknown) => void) {
    this.#connections = connections;
    this.#limits = limits;
    this.#stumbled = stumbled;
  }

  close(): void {
    for (const stream of this.#open) stream.end();
  }

  /** `isOpen` is asked now and then: where it says no, the stream ends. */
  async serve(
    { ip }: FastifyRequest,
    reply: FastifyReply,
    feed: Feed,
    isOpen: () => Promise<boolean>,
  ): Promise<FastifyReply> {
    const leave = this.#connections.take(ip);
    if (!leave) return refuse(reply, 429, TOO_MANY);
    const stream = new PassThrough();
    const lines: Lines = {
      write: (value) => this.#write(stream, `${JSON.stringify(value)}\n`),
      end: () => stream.end(),
    };
    const stop = await feed(lines).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (typeof stop !== 'function') {
      leave();
      return refuse(reply, 404, stop);
    }
    this.#open.add(stream);
    // Where nothing is to be told yet, the other end knows at least that it listens.
    if (stream.readableLength === 0) this.#write(stream, '\n');
    const alive = setInterval(() => {
      this.#write(stream, '\n');
      isOpen().then((is) => is || stream.end(), this.#stumbled);
    }, ALIVE_MILLIS).unref();
    // Also where the other end has gone.
    stream.once('close', () => {
      clearInterval(alive);
      this.#open.delete(stream);
      leave();
      try {
        stop();
      } catch (error) {
        this.#stumbled(error);
      }
    });
    stream.on('error', () => undefined);
    return reply.header('cache-control', 'no-store').type('application/x-ndjson').send(stream);
  }

  /** Whoever does not read is not written to without end: he comes back when he can. */
  #write(stream: PassThrough, text: string): void {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.readableLength + stream.writableLength > this.#limits.backlog) stream.destroy();
    else stream.write(text);
  }
}
