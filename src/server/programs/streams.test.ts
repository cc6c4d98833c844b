import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Connections } from '../connections.ts';
import { LIMITS } from '../settings.ts';
import { type Feed, Streams } from './streams.ts';

let app: FastifyInstance;
let feed: Feed;
beforeEach(() => {
  app = Fastify({ forceCloseConnections: true });
  const streams = new Streams(LIMITS, new Connections(1), () => undefined);
  app.get('/', (request, reply) => streams.serve(request, reply, feed, async () => true));
});
afterEach(() => app.close());

it('what is being opened counts already, and no more once it could not be', async () => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  feed = () => gate.then(() => Promise.reject(new Error('no')));
  const first = app.inject('/');
  await new Promise((resolve) => setImmediate(resolve));
  expect((await app.inject('/')).statusCode).toBe(429);
  answer();
  expect((await first).statusCode).toBe(500);
  feed = async (lines) => {
    setImmediate(() => lines.end());
    return () => undefined;
  };
  for (let i = 0; i < 2; i++) expect((await app.inject('/')).statusCode).toBe(200);
});
