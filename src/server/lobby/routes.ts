import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { chooseOptions } from '../../core/options.ts';
import { GAME_IDS, isGameId, loadRoom } from '../../games/index.ts';
import { problem, unknownWord, unreadable } from '../../match/faults.ts';
import { FREE } from '../../match/pace.ts';
import { paceSchema } from '../../protocol/pace.ts';
import { refusePace } from '../api.ts';
import type { SocketGate } from '../connections.ts';
import type { Doorkeeper } from '../people/guard.ts';
import { misfit, refuse } from '../reply.ts';
import type { Limits } from '../settings.ts';
import type { Lobby } from './lobby.ts';
import type { LobbySockets } from './sockets.ts';

interface Parts {
  readonly lobby: Lobby;
  readonly sockets: LobbySockets;
  readonly door: Doorkeeper;
  readonly limits: Limits;
  readonly gate: SocketGate;
}

const HOUR = 3_600_000;
const MOST_RATING = 4000;
const NOBODY = problem('bad-request', 'Primero di cómo te llamas.', 'First say what you are called.');

const border = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_RATING))), null);
const Range = v.pipe(
  v.object({ least: border, most: border }),
  v.check(({ least, most }) => least === null || most === null || least <= most, 'least is above most'),
);
const NewSeek = v.object({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  pace: v.optional(paceSchema, FREE),
  isQuick: v.optional(v.boolean(), false),
  target: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  isRated: v.optional(v.boolean(), false),
  range: v.optional(Range, { least: null, most: null }),
});

/** Where people look for rivals and for matches to watch. */
export function addLobby(app: FastifyInstance, { lobby, sockets, door, limits, gate }: Parts): void {
  const perHour = { config: { rateLimit: { max: limits.matchesPerHour, timeWindow: HOUR } } };

  app.get('/api/lobby', async (request) => {
    // A child sees whom it may play, and nobody else.
    if ((await door.personOf(request))?.guardian) return { seeks: [], watch: [] };
    const [seeks, watch] = await Promise.all([lobby.seeks.shown(), lobby.watchable()]);
    return { seeks, watch };
  });

  app.post('/api/seeks', perHour, async (request, reply) => {
    const person = await door.personOf(request);
    if (!person) return refuse(reply, 401, NOBODY);
    const body = v.safeParse(NewSeek, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { game: id, options: given, ...wish } = body.output;
    if (!isGameId(id))
      return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const room = await loadRoom(id);
    const options = chooseOptions(room.game.options, given);
    if (!options.ok) return refuse(reply, 400, unreadable('bad-request', options.error));
    const refused = refusePace(room, options.value, wish.pace);
    if (refused) return refuse(reply, 400, refused);
    const done = await lobby.seek(person, { ...wish, game: id, options: options.value });
    return done.ok ? reply.code(201).send(done.value) : refuse(reply, 409, done.error);
  });

  app.post<{ Params: { id: string } }>('/api/seeks/:id/bot', perHour, async (request, reply) => {
    const person = await door.personOf(request);
    if (!person) return refuse(reply, 401, NOBODY);
    const done = await lobby.playBot(person, request.params.id);
    return done.ok ? reply.code(201).send(done.value) : refuse(reply, 409, done.error);
  });

  app.post<{ Params: { id: string } }>('/api/seeks/:id/accept', perHour, async (request, reply) => {
    const person = await door.personOf(request);
    if (!person) return refuse(reply, 401, NOBODY);
    const done = await lobby.accept(person, request.params.id);
    return done.ok ? reply.code(201).send(done.value) : refuse(reply, 409, done.error);
  });

  app.post<{ Params: { id: string } }>('/api/seeks/:id/decline', async (request, reply) => {
    const person = await door.personOf(request);
    if (!person) return refuse(reply, 401, NOBODY);
    const done = await lobby.decline(person, request.params.id);
    return done.ok ? { ok: true } : refuse(reply, 409, done.error);
  });

  app.delete<{ Params: { id: string } }>('/api/seeks/:id', async (request, reply) => {
    const person = await door.personOf(request);
    if (!person) return refuse(reply, 401, NOBODY);
    await lobby.withdraw(person, request.params.id);
    return { ok: true };
  });

  app.get(
    '/api/lobby/live',
    { websocket: true, preValidation: gate },
    (socket, request) => void sockets.attend(socket, door.personOf(request)),
  );
}
