import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LEVELS } from '../../bots/names.ts';
import { LANGS, type Lang } from '../../core/clause.ts';
import { chooseOptions } from '../../core/options.ts';
import type { Result } from '../../core/result.ts';
import { GAME_IDS, isGameId, loadRoom } from '../../games/index.ts';
import { type Problem, unknownWord, unreadable } from '../../match/faults.ts';
import { clockOf } from '../../match/pace.ts';
import { MOST_BOTS, newTournamentSchema } from '../../protocol/tournament.ts';
import { refusePace } from '../api.ts';
import type { SocketGate } from '../connections.ts';
import type { Doorkeeper } from '../people/guard.ts';
import type { Person } from '../people/people.ts';
import { misfit, refuse } from '../reply.ts';
import type { Limits } from '../settings.ts';
import { calendarOf } from './calendar.ts';
import type { TournamentSockets } from './sockets.ts';
import type { Told } from './told.ts';
import type { Tournaments } from './tournaments.ts';
import * as why from './words.ts';

interface Parts {
  readonly tournaments: Tournaments;
  readonly told: Told;
  readonly sockets: TournamentSockets;
  readonly door: Doorkeeper;
  readonly limits: Limits;
  readonly gate: SocketGate;
}

type Named = FastifyRequest<{ Params: { id: string; entrant: string } }>;
const HOUR = 3_600_000;
const NewBots = v.object({
  level: v.picklist(LEVELS),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BOTS)), 1),
});

/** Where tournaments are made, joined, followed and run. */
export function addTournaments(app: FastifyInstance, { tournaments, told, sockets, door, limits, gate }: Parts): void {
  const perHour = { config: { rateLimit: { max: limits.matchesPerHour, timeWindow: HOUR } } };
  /** Whoever does something here is known by a name at least; what comes of it is told as it is then. */
  const known =
    (work: (person: Person, request: Named) => Promise<Result<object | null, Problem>>) =>
    async (request: Named, reply: FastifyReply) => {
      const person = await door.personOf(request);
      if (!person) return refuse(reply, 401, why.NOBODY);
      const done = await work(person, request);
      if (!done.ok) return refuse(reply, done.error === why.NO_TOURNAMENT ? 404 : 409, done.error);
      return done.value ?? (await told.view(request.params.id));
    };

  app.get('/api/tournaments', async (request) => ({ tournaments: await told.list(await door.personOf(request)) }));

  app.post('/api/tournaments', perHour, async (request, reply) => {
    const person = await door.personOf(request);
    if (!person) return refuse(reply, 401, why.NOBODY);
    const body = v.safeParse(newTournamentSchema, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { game: id, options: given, pace, kind, ...wish } = body.output;
    if (!isGameId(id))
      return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const room = await loadRoom(id);
    const options = chooseOptions(room.game.options, given);
    if (!options.ok) return refuse(reply, 400, unreadable('bad-request', options.error));
    const refused = clockOf(pace) ? refusePace(room, options.value, pace) : why.NEEDS_CLOCK;
    if (refused) return refuse(reply, 400, refused);
    if (kind === 'arena' && pace.kind === 'leisure') return refuse(reply, 400, why.LIVE_ARENA);
    const done = await tournaments.create(person, { ...wish, kind, pace, game: id, options: options.value });
    return done.ok ? reply.code(201).send(done.value) : refuse(reply, 409, done.error);
  });

  app.get('/api/tournaments/:id', async (request: Named, reply) => {
    const view = await told.view(request.params.id);
    return view ?? refuse(reply, 404, why.NO_TOURNAMENT);
  });

  app.get('/api/tournaments/:id/calendar.ics', async (request: Named, reply) => {
    const view = await told.view(request.params.id);
    if (!view) return refuse(reply, 404, why.NO_TOURNAMENT);
    const { lang: wished, entrant } = request.query as { lang?: string; entrant?: string };
    const lang: Lang = LANGS.find((each) => each === wished) ?? 'es';
    const address = `${request.protocol}://${request.host}/tournaments/${view.id}`;
    return reply.type('text/calendar; charset=utf-8').send(calendarOf(view, address, lang, entrant ?? null));
  });

  app.post(
    '/api/tournaments/:id/join',
    known((person, { params }) => tournaments.join(person, params.id)),
  );
  app.delete(
    '/api/tournaments/:id/join',
    known((person, { params }) => tournaments.withdraw(person, params.id)),
  );
  app.post(
    '/api/tournaments/:id/rest',
    known((person, { params }) => tournaments.rest(person, params.id)),
  );
  app.delete(
    '/api/tournaments/:id/entrants/:entrant',
    known((person, { params }) => tournaments.withdraw(person, params.id, params.entrant)),
  );
  app.post('/api/tournaments/:id/bots', async (request: Named, reply) => {
    const body = v.safeParse(NewBots, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { level, count } = body.output;
    return known((person, { params }) => tournaments.addBots(person, params.id, level, count))(request, reply);
  });
  app.post(
    '/api/tournaments/:id/start',
    known((person, { params }) => tournaments.start(person, params.id)),
  );
  app.post(
    '/api/tournaments/:id/season',
    known((person, { params }) => tournaments.season(person, params.id)),
  );
  app.delete(
    '/api/tournaments/:id',
    known((person, { params }) => tournaments.cancel(person, params.id)),
  );

  app.get('/api/me/calls', async (request) => {
    const person = await door.personOf(request);
    return person ? tournaments.callsOf(person.id) : { calls: [], isLive: false };
  });

  app.get('/api/matches/:id/tournament', async (request: Named) => ({
    tournament: await tournaments.ofMatch(request.params.id),
  }));

  app.get(
    '/api/tournaments/:id/live',
    { websocket: true, preValidation: gate },
    (socket, request) => void sockets.attend(socket, (request.params as { id: string }).id),
  );
}
