import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { chooseOptions } from '../../core/options.ts';
import type { Result } from '../../core/result.ts';
import { GAME_IDS, isGameId, loadRoom } from '../../games/index.ts';
import { type Problem, problem, quoted, unknownWord, unreadable } from '../../match/faults.ts';
import { RUNNING } from '../../protocol/host.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { NOT_OURS } from '../../protocol/referee.ts';
import { Unreadable } from '../known.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Log } from '../log/log.ts';
import { recordOf } from '../opened.ts';
import type { People } from '../people/people.ts';
import { misfit, refuse } from '../reply.ts';
import type { Place } from '../seats.ts';
import type { Limits } from '../settings.ts';
import type { Tables } from '../tables.ts';
import type { Told } from '../tournaments/told.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { NO_TOURNAMENT } from '../tournaments/words.ts';
import type { Bots } from './bots.ts';
import { type Feeds, NO_TABLE } from './feed.ts';
import { schemaOf } from './openapi.ts';
import {
  type follow,
  type newChallenge,
  OPERATIONS,
  type OperationName,
  type ProgramCommand,
  ROOT,
} from './operations.ts';
import type { Feed, Streams } from './streams.ts';
import { type Bearer, SCOPE_WORDS, type Scope, type Tokens } from './tokens.ts';

interface Parts {
  readonly tokens: Tokens;
  readonly bots: Bots;
  readonly feeds: Feeds;
  readonly streams: Streams;
  readonly lobby: Lobby;
  readonly people: People;
  readonly tables: Tables;
  readonly tournaments: Tournaments;
  readonly told: Told;
  readonly log: Log;
  readonly limits: Limits;
}

const HOUR = 3_600_000;

const NO_BEARER = problem(
  'bad-request',
  'Falta la clave, o ya no vale: «Authorization: Bearer cancha_…».',
  'The token is missing, or no longer valid: "Authorization: Bearer cancha_…".',
);
const NOT_A_BOT = problem(
  'bad-request',
  'Un programa solo juega con una cuenta marcada como suya. Márcala en la página de la cuenta.',
  'A program only plays with an account that is marked as one. Mark it on the page of the account.',
);
const lacks = (scope: Scope): Problem =>
  problem(
    'bad-request',
    `Esta clave no tiene el permiso «${scope}»: ${SCOPE_WORDS[scope].es.toLowerCase()}.`,
    `This token lacks the right "${scope}": ${SCOPE_WORDS[scope].en.toLowerCase()}.`,
  );
const nobody = (name: string): Problem =>
  problem(
    'bad-request',
    `No hay ninguna cuenta con el nombre «${quoted(name)}».`,
    `There is no account of the name "${quoted(name)}".`,
  );

/** What the request has been read as. */
interface Asked {
  readonly bearer: Bearer;
  readonly id: string;
  readonly body: unknown;
  readonly query: unknown;
}
type Handle = (asked: Asked, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const tokenOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1];

/** Whoever came with a token that is worth something. */
export const bearerOf = async (tokens: Tokens, request: FastifyRequest): Promise<Bearer | undefined> => {
  const token = tokenOf(request);
  return token === undefined ? undefined : tokens.bearer(token);
};

/** The door of programs: they come with a token, and each of its rights opens some of the operations. */
export async function addPrograms(app: FastifyInstance, parts: Parts): Promise<void> {
  const { tokens, bots, feeds, streams, lobby, people, tables, tournaments, told, log, limits } = parts;
  const answered = (reply: FastifyReply, done: Result<unknown, Problem>, value = done.ok ? done.value : null) =>
    done.ok ? reply.send(value ?? { ok: true }) : refuse(reply, done.error === NO_TOURNAMENT ? 404 : 409, done.error);

  /** Until the token is revoked. */
  const stream = (request: FastifyRequest, reply: FastifyReply, feed: Feed): Promise<FastifyReply> =>
    streams.serve(request, reply, feed, async () => (await tokens.bearer(tokenOf(request)!)) !== undefined);

  const handles: Readonly<Record<OperationName, Handle>> = {
    account: async ({ bearer: { person, scopes } }) => ({
      id: person.id,
      name: person.name,
      isBot: person.isBot,
      scopes,
    }),
    events: ({ bearer }, request, reply) => stream(request, reply, feeds.events(bearer.person)),
    challenges: async ({ bearer }) => ({ challenges: await feeds.challenges(bearer.person) }),
    challenge: async ({ bearer, body }, _request, reply) => {
      const { to, game: id, options: given, isRated } = body as v.InferOutput<typeof newChallenge>;
      if (!isGameId(id))
        return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
      const { game } = await loadRoom(id);
      const options = chooseOptions(game.options, given);
      if (!options.ok) return refuse(reply, 400, unreadable('bad-request', options.error));
      const rival = await bots.byName(to);
      if (!rival || rival.id === bearer.person.id) return refuse(reply, 404, nobody(to));
      const terms = { isRated, range: { least: null, most: null } };
      const wish = { game: id, options: options.value, isQuick: false, target: rival.id, ...terms };
      return answered(reply, await lobby.seek(bearer.person, wish));
    },
    accept: async ({ bearer, id }, _request, reply) => answered(reply, await lobby.accept(bearer.person, id)),
    decline: async ({ bearer, id }, _request, reply) => answered(reply, await lobby.decline(bearer.person, id)),
    withdraw: async ({ bearer, id }) => {
      await lobby.withdraw(bearer.person, id);
      return { ok: true };
    },
    matches: async ({ bearer }) => ({ matches: await feeds.running(bearer.person) }),
    follow: ({ bearer, id, query }, request, reply) => {
      const { after } = query as v.InferOutput<typeof follow>;
      return stream(request, reply, feeds.match(id, bearer.person, Number(after)));
    },
    command: async ({ bearer, id, body }, _request, reply) => {
      if (!bearer.person.isBot) return refuse(reply, 403, NOT_A_BOT);
      const seat = await people.seatOf(id, bearer.person.id);
      if (!seat) return refuse(reply, 403, NOT_OURS);
      const command = body as ProgramCommand;
      const message = command.type === 'throw' ? command : { ...command, side: seat.side };
      return commanded(tables, id, seat, message, reply);
    },
    record: async ({ id }, _request, reply) => {
      const row = await log.match(id);
      const written = row && (await recordOf(log, id));
      if (!written) return refuse(reply, 404, NO_TABLE);
      return written.match.turn.kind === 'over'
        ? { id, game: row.game, record: written.record }
        : refuse(reply, 409, RUNNING);
    },
    tournaments: async ({ bearer: { person } }) => ({ tournaments: await told.list(person) }),
    tournament: async ({ id }, _request, reply) => (await told.view(id)) ?? refuse(reply, 404, NO_TOURNAMENT),
    join: async ({ bearer, id }, _request, reply) => answered(reply, await tournaments.join(bearer.person, id)),
    leave: async ({ bearer, id }, _request, reply) => answered(reply, await tournaments.withdraw(bearer.person, id)),
  };

  /** Whoever comes with that right, and what he asks for. */
  const open = (name: OperationName) => {
    const { scope, body, query } = OPERATIONS[name] as {
      scope: Scope;
      body?: v.GenericSchema;
      query?: v.GenericSchema;
    };
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const bearer = await bearerOf(tokens, request);
      if (!bearer) return refuse(reply.header('www-authenticate', 'Bearer'), 401, NO_BEARER);
      if (!bearer.scopes.includes(scope)) return refuse(reply, 403, lacks(scope));
      const given = body ? v.safeParse(body, request.body) : undefined;
      if (given && !given.success) return refuse(reply, 400, misfit(given.issues));
      const more = query ? v.safeParse(query, request.query) : undefined;
      if (more && !more.success) return refuse(reply, 400, misfit(more.issues));
      const { id = '' } = request.params as { id?: string };
      return handles[name]({ bearer, id, body: given?.output, query: more?.output }, request, reply);
    };
  };

  app.get('/api/programs', async () => ({ programs: await bots.here() }));

  await app.register(async (door) => {
    // The schemas are for the document; what comes in is read by valibot, which answers in both languages.
    door.setValidatorCompiler(() => () => true);
    door.setSerializerCompiler(() => JSON.stringify);
    const perHour = { rateLimit: { max: limits.matchesPerHour, timeWindow: HOUR } };
    for (const [name, operation] of Object.entries(OPERATIONS)) {
      const { method, path } = operation;
      door.route({
        method,
        url: `${ROOT}${path}`,
        schema: schemaOf(name, operation),
        handler: open(name as OperationName),
        ...(name === 'challenge' || name === 'accept' ? { config: perHour } : {}),
      });
    }
  });
}

/** What the match says to a command: it is done, whether now or before, or why not. */
async function commanded(
  tables: Tables,
  id: string,
  place: Place,
  message: ClientMessage,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const table = await tables.take(id);
  if (!table) return refuse(reply, 404, NO_TABLE);
  let refused: Problem | undefined;
  try {
    const send = (text: string): void => {
      const told = JSON.parse(text) as { type?: string; error?: Problem };
      if (told.type === 'refused') refused = told.error;
    };
    await table.hear({ ...place, send }, message);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    refused = error.problem;
  } finally {
    tables.release(id);
  }
  return refused ? refuse(reply, 409, refused) : reply.send({ ok: true });
}
