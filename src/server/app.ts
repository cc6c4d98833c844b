import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as v from 'valibot';
import { SIDES } from '../core/game.ts';
import { chooseOptions } from '../core/options.ts';
import { GAME_IDS, isGameId, loadRoom } from '../games/index.ts';
import { type Problem, problem, quoted, unknownWord, unreadable } from '../match/faults.ts';
import { openRecord, replay } from '../match/replay.ts';
import type { Ports } from '../protocol/host.ts';
import { liveSocket } from './live.ts';
import type { Store } from './store.ts';
import { stumble } from './stumble.ts';
import { newId, Tables } from './tables.ts';

interface Parts {
  readonly store: Store;
  readonly think: Ports['think'];
  /** The folder of the built page. */
  readonly pages: string;
}

const MOST_BYTES = 1_000_000;
const MOST_SOCKET_BYTES = 16_384;
/** For a whole request to come in. */
const MOST_MILLIS = 60_000;

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');
const NO_RECORD = problem('no-match', 'No hay ningún acta con ese nombre.', 'There is no record of that name.');
const NO_PATH = problem('bad-request', 'Esa dirección no existe.', 'There is no such address.');
const NO_PAGES = 'Run "npm run build" first, or start with "npm start".';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const NewMatch = v.object({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  side: v.picklist(SIDES),
  name,
});
const NewSeat = v.object({ name });
const NewRecord = v.object({ record: v.string() });

const refuse = (reply: FastifyReply, status: number, error: Problem): FastifyReply =>
  reply.code(status).send({ error });

/** What is wrong with a body that does not fit, and where. */
function misfit(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Problem {
  const path = v.getDotPath(issues[0]) ?? 'body';
  return problem(
    'bad-request',
    `${path}: dato que falta o no vale.`,
    `${path}: missing or not valid. ${quoted(issues[0].message)}`,
  );
}

/** What went wrong before or in a route, as a page may know it. */
function answer(error: { statusCode?: number; message: string }, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) return refuse(reply, status, stumble(error));
  return refuse(reply, status, problem('bad-request', 'No entiendo esa petición.', error.message));
}

/** The server as a value: routes over a store, nothing listens yet. */
export async function buildApp({ store, think, pages }: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: MOST_BYTES,
    requestTimeout: MOST_MILLIS,
    frameworkErrors: (error, _request, reply) => void answer(error, reply.headers(HEADERS)),
  });
  const tables = new Tables(store, think);
  app.addHook('onClose', async () => tables.close());
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    // So the folder of the page refuses a path that no file can have: there is nothing there.
    if (error.statusCode === 403) reply.callNotFound();
    else void answer(error, reply);
  });
  await app.register(websocket, { options: { maxPayload: MOST_SOCKET_BYTES } });

  app.get('/api/health', async () => ({ ok: true, matches: store.countMatches() }));

  app.get('/api/games', async () => ({
    games: await Promise.all(
      GAME_IDS.map(async (id) => {
        const { game } = await loadRoom(id);
        return { id, name: game.name, options: game.options };
      }),
    ),
  }));

  app.post('/api/matches', async (request, reply) => {
    const body = v.safeParse(NewMatch, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { game: id, options: given, side, name } = body.output;
    if (!isGameId(id))
      return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const { game } = await loadRoom(id);
    const options = chooseOptions(game.options, given);
    if (!options.ok) return refuse(reply, 400, unreadable('bad-request', options.error));
    return reply.code(201).send(tables.create({ game: id, options: options.value, side, name }));
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const match = tables.find(request.params.id);
    if (!match) return refuse(reply, 404, NO_TABLE);
    const { id, game, options, seats } = match;
    return {
      id,
      game,
      options,
      names: { home: seats.home?.name ?? null, away: seats.away?.name ?? null },
      isFree: seats.home === null || seats.away === null,
    };
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/seats', async (request, reply) => {
    const match = tables.find(request.params.id);
    if (!match) return refuse(reply, 404, NO_TABLE);
    const body = v.safeParse(NewSeat, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const seat = await tables.join(match, body.output.name);
    return 'code' in seat ? refuse(reply, 409, seat) : reply.code(201).send(seat);
  });

  app.get<{ Params: { id: string }; Querystring: { key?: string } }>(
    '/api/matches/:id/live',
    { websocket: true },
    (socket, request) => liveSocket(socket, tables, request.params.id, request.query.key),
  );

  app.post('/api/records', async (request, reply) => {
    const body = v.safeParse(NewRecord, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { record } = body.output;
    const opened = openRecord(record);
    if (!opened.ok) return refuse(reply, 400, opened.error);
    const { game: id } = opened.value;
    if (!isGameId(id))
      return refuse(reply, 400, unknownWord('bad-record', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const match = replay((await loadRoom(id)).game, opened.value);
    if (!match.ok) return refuse(reply, 400, match.error);
    const key = newId();
    store.saveRecord(key, id, record);
    return reply.code(201).send({ id: key });
  });

  app.get<{ Params: { id: string } }>('/api/records/:id', async (request, reply) => {
    const found = store.loadRecord(request.params.id);
    return found ? { id: request.params.id, ...found } : refuse(reply, 404, NO_RECORD);
  });

  await servePages(app, pages);
  return app;
}

/** Below it every name holds a hash of what is in the file. */
const ASSETS = '/assets/';
/** Where an unknown address is no screen of the page. */
const CLOSED = ['/api/', ASSETS];

/** The built page: files with a hash in their name may be kept for ever; every other address is the page itself. */
async function servePages(app: FastifyInstance, pages: string): Promise<void> {
  const isBuilt = existsSync(pages);
  const hashed = join(pages, ASSETS);
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: pages,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || CLOSED.some((start) => request.url.startsWith(start)))
      return refuse(reply, 404, NO_PATH);
    return isBuilt ? reply.sendFile('index.html') : reply.code(503).type('text/plain').send(NO_PAGES);
  });
}
