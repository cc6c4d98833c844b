import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { BOT_NAMES } from '../bots/names.ts';
import { SIDES } from '../core/game.ts';
import { chooseOptions, type Options } from '../core/options.ts';
import type { Result } from '../core/result.ts';
import { GAME_IDS, isGameId, loadRoom, type Room } from '../games/index.ts';
import { type Problem, problem, unknownWord, unreadable } from '../match/faults.ts';
import { FREE, type Pace } from '../match/pace.ts';
import { MAX_MEMBERS } from '../match/table.ts';
import { paceSchema } from '../protocol/pace.ts';
import { mannersSchema } from '../protocol/talk.ts';
import type { Log, MatchRow } from './log/log.ts';
import type { Node } from './node.ts';
import type { Doorkeeper } from './people/guard.ts';
import { nameSchema } from './people/names.ts';
import type { People, Person } from './people/people.ts';
import { misfit, refuse } from './reply.ts';
import { namesIn, type Place, placeOf } from './seats.ts';
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

const NOBODY = problem('bad-request', 'Primero di cómo te llamas.', 'First say what you are called.');
const NOT_SEATED = problem(
  'bad-request',
  'Eso solo lo puede pedir quien juega este partido.',
  'Only those who play this match can ask for that.',
);

const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MEMBERS));
const key = v.pipe(v.string(), v.maxLength(100));

const NewMatch = v.object({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  side: v.picklist(SIDES),
  name: nameSchema,
  bot: v.optional(v.picklist(BOT_NAMES)),
  pace: v.optional(paceSchema, FREE),
  manners: v.optional(mannersSchema, {}),
  /** How many people each side has, on devices of their own. */
  sizes: v.optional(v.object({ home: size, away: size })),
});
const NewSeat = v.object({ name: nameSchema, invitation: v.optional(v.nullable(key), null) });
const OwnSeat = v.object({ key: v.optional(v.nullable(key), null) });
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
    const { game: id, options: wished, side, name, bot, pace, manners, sizes } = body.output;
    if (!isGameId(id))
      return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const room = await loadRoom(id);
    const { members } = room.stage;
    // Rules that ask the members of a side one after the other have to know how many there are.
    const counted = sizes && members ? { [members.home]: sizes.home, [members.away]: sizes.away } : {};
    const options = chooseOptions(room.game.options, { ...wished, ...counted });
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
      sizes,
    });
    await talk.setManners(table.id, manners);
    if (person) await people.seat(table.id, side, 1, person.id);
    return reply.code(201).send(table);
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const match = await tables.find(request.params.id);
    if (!match) return refuse(reply, 404, NO_TABLE);
    const { id, game, options, seats, pace } = match;
    const place = await placeHere(request, match);
    return {
      id,
      mine: place?.side ?? null,
      game,
      options,
      pace,
      names: { home: seats.home?.name ?? null, away: seats.away?.name ?? null },
      isFree: seats.home === null || seats.away === null,
      places: namesIn(seats),
    };
  });

  /** Where whoever asks sits, by his session or by the key that he shows. */
  const placeHere = async (request: FastifyRequest, { id, seats }: MatchRow, shown?: string | null) => {
    const person = await door.personOf(request);
    const seated = person && (await people.seatOf(id, person.id));
    return seated ?? (shown ? placeOf(seats, shown) : null);
  };

  /** What only those who play a match may ask for. */
  const seated =
    (handle: (match: MatchRow, place: Place, reply: FastifyReply, request: FastifyRequest) => Promise<unknown>) =>
    async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply): Promise<unknown> => {
      const match = await tables.find(request.params.id);
      if (!match) return refuse(reply, 404, NO_TABLE);
      const body = v.safeParse(OwnSeat, request.body ?? {});
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      const place = await placeHere(request, match, body.output.key);
      return place ? handle(match, place, reply, request) : refuse(reply, 403, NOT_SEATED);
    };

  app.post(
    '/api/matches/:id/invitation',
    seated(async ({ seats }, { side }) => ({ side, invitation: seats.team?.invitations[side] ?? null })),
  );

  /** The seat of whoever has but its key becomes that of his session, so that he has it on all his devices. */
  app.post(
    '/api/matches/:id/mine',
    seated(async ({ id }, { side, member }, reply, request) => {
      const person = await door.personOf(request);
      if (!person) return refuse(reply, 401, NOBODY);
      await people.seat(id, side, member, person.id);
      // It may be somebody else's by now.
      return (await people.seatOf(id, person.id)) ?? refuse(reply, 403, NOT_SEATED);
    }),
  );

  app.post(
    '/api/matches/:id/begin',
    seated(async (match, _place, reply) => {
      const refused = await tables.beginNow(match);
      return refused ? refuse(reply, 409, refused) : { ok: true };
    }),
  );

  app.post<{ Params: { id: string } }>(
    '/api/matches/:id/seats',
    perHour(limits.matchesPerHour),
    async (request, reply) => {
      const match = await tables.find(request.params.id);
      if (!match) return refuse(reply, 404, NO_TABLE);
      const body = v.safeParse(NewSeat, request.body);
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      const { name, invitation } = body.output;
      const person = await door.personOf(request);
      const seat = await tables.join(match, nameFor(person, name), invitation);
      if ('code' in seat) return refuse(reply, 409, seat);
      if (person) await people.seat(match.id, seat.side, seat.member, person.id);
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
