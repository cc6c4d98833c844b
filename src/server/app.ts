import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { problem } from '../match/faults.ts';
import { addApi } from './api.ts';
import { type Bus, localBus, type Think } from './bus/bus.ts';
import { Connections, networkOf, plainAddress, socketGate } from './connections.ts';
import { Classes } from './family/classes.ts';
import { addClasses } from './family/classRoutes.ts';
import { Family } from './family/family.ts';
import { keepGate } from './family/gate.ts';
import { addFamily } from './family/routes.ts';
import { Attendance } from './leisure/attendance.ts';
import { LostNotes } from './leisure/lost.ts';
import { Plans } from './leisure/plans.ts';
import { BEAT_MILLIS, Presence } from './leisure/presence.ts';
import { Pushes } from './leisure/push.ts';
import { addTurns } from './leisure/routes.ts';
import { Turns } from './leisure/turns.ts';
import { Vacations } from './leisure/vacations.ts';
import { Live } from './live.ts';
import { Lobby } from './lobby/lobby.ts';
import { addLobby } from './lobby/routes.ts';
import { LobbySockets } from './lobby/sockets.ts';
import { Standings } from './lobby/standings.ts';
import type { Log } from './log/log.ts';
import { counterOf, newMetrics, timed } from './metrics.ts';
import { News } from './news/news.ts';
import { addNews } from './news/routes.ts';
import { Watching } from './news/watching.ts';
import { type Node, steadyClock } from './node.ts';
import { Notes } from './notes.ts';
import { servePages } from './pages.ts';
import { Doorkeeper, refusesForeign } from './people/guard.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { addPeople } from './people/routes.ts';
import { addTokens } from './programs/account.ts';
import { Bots } from './programs/bots.ts';
import { Exports } from './programs/exports.ts';
import { Feeds } from './programs/feed.ts';
import { addDocument } from './programs/openapi.ts';
import { ROOT } from './programs/operations.ts';
import { addPrograms, bearerOf } from './programs/routes.ts';
import { Streams } from './programs/streams.ts';
import { Tokens } from './programs/tokens.ts';
import { TRY_AGAIN } from './question.ts';
import { Ratings } from './ratings/ratings.ts';
import { addRatings } from './ratings/routes.ts';
import { studyInThread } from './ratings/study.ts';
import { checkRecords } from './records.ts';
import { refuse } from './reply.ts';
import { isApi, patternOf } from './route.ts';
import { LIMITS, type Settings } from './settings.ts';
import { openMemoryStore } from './store/sqlite.ts';
import type { Store } from './store/tables.ts';
import { Tables } from './tables.ts';
import { Rematches } from './talk/again.ts';
import { addTalk } from './talk/routes.ts';
import { TalkSockets } from './talk/sockets.ts';
import { Talk } from './talk/talk.ts';
import { thoughtOf } from './thinking.ts';
import { addTournaments } from './tournaments/routes.ts';
import { TournamentSockets } from './tournaments/sockets.ts';
import { Told } from './tournaments/told.ts';
import { Tournaments } from './tournaments/tournaments.ts';

/** What a server is made of; what tests do not care about has its default. */
export interface Parts {
  readonly log: Log;
  /** Of people; without one they are forgotten with the process. */
  readonly store?: Store;
  readonly think?: Think;
  readonly makeBus?: (think: Think) => Bus;
  readonly now?: () => number;
  /** Where the lines of the server's log go, in place of the output. */
  readonly logTo?: NodeJS.WritableStream;
  readonly settings: Pick<Settings, 'pages'> & Partial<Settings>;
}

const MOST_BYTES = 1_000_000;
const MOST_SOCKET_BYTES = 16_384;
/** For a whole request to come in. */
const MOST_MILLIS = 60_000;
/** How often a node looks for what is due, and for what it has missed. */
const LOOK_MILLIS = 200;
const TIDY_MILLIS = 3_600_000;
/** What is tidied every hour is tidied soon after a start too, so that a node that never lives for an hour does it. */
const SOON_MILLIS = 30_000;
const CALL_MILLIS = 2000;
const SEEK_MILLIS = 5000;
const MINUTE = 60_000;
const SECOND = 1000;

const PRIVATE = /^(127\.|::1$|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/;

const TOO_MUCH = problem(
  'bad-request',
  'Demasiadas peticiones. Espera un poco y vuelve a intentarlo.',
  'Too many requests. Wait a little and try again.',
);
const NOT_FOR_YOU = problem('bad-request', 'Eso solo se ve desde dentro.', 'That can only be seen from inside.');

const CONTENT = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'worker-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

/** What went wrong before or in a route, as a page may know it. */
function answer(error: { statusCode?: number; message: string }, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 429) return refuse(reply, status, TOO_MUCH);
  if (status < 500) return refuse(reply, status, problem('bad-request', 'No entiendo esa petición.', error.message));
  reply.log.error(error);
  return refuse(reply, status, TRY_AGAIN);
}

/** Everybody who asks within that time is given one and the same answer. */
function shared<T>(ask: () => Promise<T>, millis: number): () => Promise<T> {
  let [answer, until]: [Promise<T> | undefined, number] = [undefined, 0];
  return () => {
    const now = performance.now();
    if (!answer || now >= until) [answer, until] = [ask(), now + millis];
    return answer;
  };
}

/** An error as the log tells it: what else it carries may be somebody's (a database says which value was there already). */
const errorOf = ({ name, message, stack = '' }: Error) => ({ type: name, message, stack });
/** What is never in the log, wherever it stands in a line. */
const SECRETS = ['key', 'headers', 'person', 'name', 'cookie', 'authorization'];

const nobodyThinks: Think = () => Promise.reject(new Error('nobody thinks here'));

/** The server as a value: routes over a log, nothing listens yet. */
export async function buildApp(parts: Parts) {
  const { log: kept, think = nobodyThinks, makeBus = localBus, now, logTo, settings } = parts;
  const { limits = LIMITS, trustProxy = [], origins = [], logLevel = 'silent', base = '/' } = settings;
  const app: FastifyInstance = Fastify({
    bodyLimit: MOST_BYTES,
    requestTimeout: MOST_MILLIS,
    forceCloseConnections: true,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: logLevel,
      redact: SECRETS.flatMap((word) => [word, `*.${word}`, `*.*.${word}`]),
      serializers: { err: errorOf },
      ...(logTo ? { stream: logTo } : {}),
    },
    rewriteUrl: ({ url = '/' }) => (base !== '/' && url.startsWith(base) ? url.slice(base.length - 1) : url),
    frameworkErrors: (error, _request, reply) => void answer(error, reply),
  });
  const metrics = newMetrics(() => tables.size);
  const log = timed(kept, metrics.commits);
  const bus = makeBus(think);
  const clock = await steadyClock(log);
  const node: Node = {
    log,
    bus,
    now: now ?? clock.now,
    think: (match, side, bot, n, signal, isAdvice) => bus.think(thoughtOf(match, side, bot, n, isAdvice), signal),
    count: counterOf(metrics),
    played: (id, match, n, table) => {
      standings.note(id, match);
      const isOver = match.turn.kind === 'over';
      if (isOver) {
        ratings.note(id, match);
        tournaments.note(id).catch((error: unknown) => node.stumbled(error, id));
      }
      // Who has days for a turn may not look again before it is his.
      const isLeisure = match.clock?.spec.anew === 'stretch';
      notes.put(id, () => turns.note(id, match, n, table), isOver || isLeisure);
      if (isLeisure) plans.wake(id);
    },
    over: (id, match) => ratings.over(id, match),
    awaySince: async ({ id, made }, side) => (await presence.away(id, made))[side],
    refuseAdvice: (id) => ratings.refuseAdvice(id),
    stumbled: (error, match) => app.log.error({ err: error, match }, 'stumbled'),
  };
  const tables = new Tables(node);
  const records = checkRecords();
  const store = parts.store ?? (await openMemoryStore());
  const stumbled = (error: unknown): void => node.stumbled(error);
  const presence = new Presence(store, bus, node.now, {
    dead: () => lost.want(),
    changed: (match) => attendance.changed(match),
  });
  const plans = new Plans(store, tables, (match) => attendance.changed(match), node.stumbled);
  const attendance = new Attendance(presence, plans, node.now, stumbled);
  const live = new Live(tables, attendance, limits, metrics, stumbled);
  const people = new People(store, log, node.now);
  const passkeys = new Passkeys(store, node.now);
  const door = new Doorkeeper(people, base);
  const standings = new Standings(store, node.now, stumbled);
  const studies = studyInThread();
  const news = new News(store, node.now);
  const watching = new Watching(store, node.now, stumbled);
  const exports = new Exports(store, log, join(settings.data ?? tmpdir(), 'cancha-exports'), node.now);
  const ratings = new Ratings(store, log, node.now, studies.study, node.stumbled, news.studied);
  const family = new Family(people, log, node.now);
  const turns = new Turns(store, node.now);
  const lost = new LostNotes({ store, log, tables, turns, stumbled: node.stumbled });
  const { circle } = family;
  const lobby = new Lobby({ people, tables, turns, bus, circle, now: node.now });
  const lookers = new LobbySockets(lobby, stumbled);
  const tournaments = new Tournaments({ store, log, lobby, tables, bus, now: node.now });
  const told = new Told(store, node.now);
  const followers = new TournamentSockets(tournaments, told, stumbled);
  const notes = new Notes(stumbled);
  const looks = presence.looks.bind(presence);
  const pushes = new Pushes({ store, log, now: node.now, looks, settings: settings.push ?? {}, stumbled });
  const vacations = new Vacations(store, tables, node.now);
  const talk = new Talk(store, circle, node.now);
  const delayOf = async (match: string) => (await talk.manners(match)).delay * SECOND;
  const rematches = new Rematches(store, tables, circle, node.now);
  const talkers = new TalkSockets({
    talk,
    rematches,
    tables,
    bus,
    now: node.now,
    seatOf: async (match, person) => (await people.seatOf(match, person)) ?? null,
    watched: watching.note,
    stumbled,
  });
  const tokens = new Tokens(store, node.now);
  const bots = new Bots(people, node.now);
  const connections = new Connections(limits.sockets);
  const gate = socketGate(origins, connections);
  const streams = new Streams(limits, connections, stumbled);
  const feeds = new Feeds(lobby, people, bots, tables, delayOf, node);
  let isStopping = false;

  /** One round after the other, however long each takes; what fails is tried again in the next. */
  const every = (millis: number, work: () => Promise<unknown>): NodeJS.Timeout => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy || isStopping) return;
      isBusy = true;
      work()
        .catch(stumbled)
        .finally(() => (isBusy = false));
    }, millis).unref();
  };
  const { idleDays = Number.POSITIVE_INFINITY, finishedDays = Number.POSITIVE_INFINITY } = settings;
  const tidyTables = () => tables.tidy({ idleDays, finishedDays });
  let failingSince: number | undefined;
  /** Where the log has failed for a while the pages go: it may be only this node that does not reach it. */
  const serveDue = async (): Promise<void> => {
    try {
      await tables.serveDue();
      failingSince = undefined;
    } catch (error) {
      failingSince ??= performance.now();
      if (performance.now() - failingSince >= SECOND) live.sendAway();
      throw error;
    }
  };
  const chores = [
    every(LOOK_MILLIS, serveDue),
    every(LOOK_MILLIS, () => tables.refresh()),
    every(LOOK_MILLIS, () => tournaments.serveDue()),
    every(TIDY_MILLIS, tidyTables),
    every(TIDY_MILLIS, () => tournaments.tidy(finishedDays)),
    every(TIDY_MILLIS, () => people.tidy()),
    every(SEEK_MILLIS, () => lobby.tidy()),
    every(TIDY_MILLIS, () => talk.tidy()),
    every(TIDY_MILLIS, () => family.tidy()),
    every(TIDY_MILLIS, () => Promise.all([news.tidy(), watching.tidy()])),
    every(SEEK_MILLIS, () => family.look()),
    every(SEEK_MILLIS, () => ratings.studySome()),
    every(BEAT_MILLIS, () => presence.beat()),
    every(SEEK_MILLIS, () => lost.look()),
    every(CALL_MILLIS, () => pushes.serve()),
    every(SEEK_MILLIS, () => plans.serveDue()),
    every(TIDY_MILLIS, () => plans.tidy()),
    every(MINUTE, () => vacations.serve()),
    every(MINUTE, () => clock.slew()),
    setTimeout(() => void tidyTables().catch(stumbled), SOON_MILLIS).unref(),
  ];

  const lines = new Set<Socket>();
  app.server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  app.addHook('onListen', () => presence.begin().catch(stumbled));
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const chore of chores) clearInterval(chore);
    streams.close();
    lookers.close();
    followers.close();
    tournaments.close();
    talkers.close();
    lobby.close();
    await live.close();
    await attendance.close();
    await tables.close();
    await Promise.all([ratings.settle(), notes.settle()]);
    // Of a page that came back for a socket while this one stops the server itself knows no longer, but waits for it.
    for (const line of lines) line.destroy();
  });
  app.addHook('onClose', async () => {
    await Promise.all([bus.close(), records.close(), studies.close()]);
    await store.destroy();
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    referrerPolicy: { policy: 'same-origin' },
    // Whoever serves his living room has no TLS; a proxy that has adds the header itself.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(cookie);
  refusesForeign(app, origins);
  keepGate(app, family, async (request) =>
    patternOf(request).startsWith(`${ROOT}/`) ? (await bearerOf(tokens, request))?.person : door.personOf(request),
  );
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => !isApi(request),
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    // So the folder of the page refuses a path that no file can have: there is nothing there.
    if (error.statusCode === 403) reply.callNotFound();
    else void answer(error, reply);
  });
  await app.register(websocket, { options: { maxPayload: MOST_SOCKET_BYTES }, preClose: () => undefined });

  const probe = shared(() => log.probe(), SECOND);
  const ready = async (reply: FastifyReply): Promise<FastifyReply> => {
    const isWritable = await probe().then(() => true, stumbled);
    const isReady = isWritable === true && !isStopping;
    return reply.code(isReady ? 200 : 503).send({ ok: isReady, log: isWritable === true, bus: bus.isUp });
  };
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', (_request, reply) => ready(reply));
  app.get('/api/health', (_request, reply) => ready(reply));
  // Whoever stands behind a proxy that nobody named seems to be where the proxy is.
  const isInside = ({ ip, headers }: FastifyRequest): boolean =>
    PRIVATE.test(plainAddress(ip)) && (trustProxy.length > 0 || headers['x-forwarded-for'] === undefined);
  app.get('/metrics', async (request, reply) => {
    if (!isInside(request)) return refuse(reply, 404, NOT_FOR_YOU);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  addTalk(app, { sockets: talkers, door, gate });
  await addDocument(app, base);
  addApi(app, { tables, log, node, limits, people, door, talk, checkRecord: records.check });
  addPeople(app, { people, passkeys, door, log, limits });
  addClasses(app, { family, classes: new Classes(family, lobby, node.now), door, limits });
  const leaveTournament = tournaments.withdraw.bind(tournaments);
  addFamily(app, { family, door, leaveTournament, limits });
  addTurns(app, { turns, notes, lobby, pushes, vacations, door, node });
  addRatings(app, { store, door, now: node.now });
  addTokens(app, { tokens, bots, door });
  await addNews(app, { news, exports, base });
  await addPrograms(app, { tokens, bots, feeds, streams, lobby, people, tables, tournaments, told, log, limits });
  addTournaments(app, { tournaments, told, sockets: followers, door, limits, gate });
  addLobby(app, { lobby, sockets: lookers, door, limits, gate });

  app.get<{ Params: { id: string } }>(
    '/api/matches/:id/live',
    { websocket: true, preValidation: gate },
    (socket, request) => {
      const { id } = request.params;
      const seat = async () => {
        const person = await door.personOf(request);
        return person ? ((await people.seatOf(id, person.id)) ?? null) : null;
      };
      live.attend(socket, id, { seat, delay: () => delayOf(id) });
    },
  );

  await servePages(app, settings.pages);
  return Object.assign(app, {
    tables,
    people,
    lobby,
    ratings,
    family,
    presence,
    pushes,
    plans,
    lost,
    vacations,
    tournaments,
  });
}

export type App = Awaited<ReturnType<typeof buildApp>>;
