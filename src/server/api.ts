import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { BOT_NAMES } from '../bots/levels.ts';
import { SIDES } from '../core/game.ts';
import { chooseOptions, type Options } from '../core/options.ts';
import type { Result } from '../core/result.ts';
import { GAME_IDS, isGameId, loadRoom, type Room } from '../games/index.ts';
import { type Problem, problem, unknownWord, unreadable } from '../match/faults.ts';
import { FREE, type Pace } from '../match/pace.ts';
import { paceSchema } from '../protocol/pace.ts';
import { mannersSchema } from '../protocol/talk.ts';
import type { Log } from './log/log.ts';
import type { Node } from './node.ts';
import type { Doorkeeper } from './people/guard.ts';
import { nameSchema } from './people/names.ts';
import type { People, Person } from './people/people.ts';
import { misfit, refuse } from './reply.ts';
import { newId } from './secrets.ts';
import type { Limits } from './settings.ts';
import type { Tables } from './tables.ts';
import type { Talk } from './talk/talk.ts';

interface Api {
  readonly tables: Tables;
  readonly log: Log;
  readonly node: Node;
  readonly limits: Limits;
  readonly people: People;
  readonly door: Doorkeeper;
  readonly talk: Talk;
  /** The id of the game, where the record is whole and true. */
  readonly checkRecord: (record: string) => Promise<Result<string, Problem>>;
}

const HOUR = 3_600_000;

const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');
const NO_RECORD = problem('no-match', 'No hay ningún acta con ese nombre.', 'There is no record of that name.');

const MINUTES_OR_DAYS = problem(
  'bad-request',
  'Un partido de días por turno no puede medirse en minutos: elige que se cuenten las jugadas, u otro ritmo.',
  'A match with days for a turn can not be measured in minutes: have its plays counted, or choose another pace.',
);

const NewMatch = v.object({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  side: v.picklist(SIDES),
  name: nameSchema,
  bot: v.optional(v.picklist(BOT_NAMES)),
  pace: v.optional(paceSchema, FREE),
  manners: v.optional(mannersSchema, {}),
});
const NewSeat = v.object({ name: nameSchema });
const NewRecord = v.object({ record: v.string() });

/** A child has the name that its adult gave it, and writes no other for its rival to read. */
const nameFor = (person: Person | undefined, given: string): string => (person?.guardian ? person.name : given);

/** Why a game with these options is not played at that pace. */
export function refusePace({ game, stage }: Room, options: Options, pace: Pace): Problem | undefined {
  const isTimed = stage.clock(game.writePosition(game.setup(options))) !== null;
  return pace.kind === 'leisure' && isTimed ? MINUTES_OR_DAYS : undefined;
}

const perHour = (max: number) => ({ config: { rateLimit: { max, timeWindow: HOUR } } });

/** The routes that are asked once, not live. */
export function addApi(app: FastifyInstance, api: Api): void {
  const { tables, log, node, limits, people, door, talk, checkRecord } = api;
  app.get('/api/games', async () => ({
    games: await Promise.all(
      GAME_IDS.map(async (id) => {
        const { game } = await loadRoom(id);
        return { id, name: game.name, options: game.options };
      }),
    ),
  }));

  app.post('/api/matches', perHour(limits.matchesPerHour), async (request, reply) => {
    const body = v.safeParse(NewMatch, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { game: id, options: given, side, name, bot, pace, manners } = body.output;
    if (!isGameId(id))
      return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const room = await loadRoom(id);
    const options = chooseOptions(room.game.options, given);
    if (!options.ok) return refuse(reply, 400, unreadable('bad-request', options.error));
    const refused = refusePace(room, options.value, pace);
    if (refused) return refuse(reply, 400, refused);
    const person = await door.personOf(request);
    const table = await tables.create({
      game: id,
      options: options.value,
      side,
      name: nameFor(person, name),
      bot,
      pace,
    });
    await talk.setManners(table.id, manners);
    if (person) await people.seat(table.id, side, 1, person.id);
    return reply.code(201).send(table);
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const match = await tables.find(request.params.id);
    if (!match) return refuse(reply, 404, NO_TABLE);
    const { id, game, options, seats, pace } = match;
    const person = await door.personOf(request);
    const seat = person && (await people.seatOf(id, person.id));
    return {
      id,
      mine: seat?.side ?? null,
      game,
      options,
      pace,
      names: { home: seats.home?.name ?? null, away: seats.away?.name ?? null },
      isFree: seats.home === null || seats.away === null,
    };
  });

  app.post<{ Params: { id: string } }>(
    '/api/matches/:id/seats',
    perHour(limits.matchesPerHour),
    async (request, reply) => {
      const match = await tables.find(request.params.id);
      if (!match) return refuse(reply, 404, NO_TABLE);
      const body = v.safeParse(NewSeat, request.body);
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      const person = await door.personOf(request);
      const seat = await tables.join(match, nameFor(person, body.output.name));
      if ('code' in seat) return refuse(reply, 409, seat);
      if (person) await people.seat(match.id, seat.side, 1, person.id);
      return reply.code(201).send(seat);
    },
  );

  app.post('/api/records', perHour(limits.recordsPerHour), async (request, reply) => {
    const body = v.safeParse(NewRecord, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { record } = body.output;
    const game = await checkRecord(record);
    if (!game.ok) return refuse(reply, 400, game.error);
    const id = newId();
    await log.addRecord(id, game.value, record, node.now());
    return reply.code(201).send({ id });
  });

  app.get<{ Params: { id: string } }>('/api/records/:id', async (request, reply) => {
    const found = await log.record(request.params.id);
    return found ? { id: request.params.id, ...found } : refuse(reply, 404, NO_RECORD);
  });
}
