import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { BOT_NAMES } from '../bots/levels.ts';
import { SIDES } from '../core/game.ts';
import { chooseOptions } from '../core/options.ts';
import type { Result } from '../core/result.ts';
import { GAME_IDS, isGameId, loadRoom } from '../games/index.ts';
import { type Problem, problem, quoted, unknownWord, unreadable } from '../match/faults.ts';
import type { Log } from './log/log.ts';
import type { Node } from './node.ts';
import { newId } from './secrets.ts';
import type { Limits } from './settings.ts';
import type { Tables } from './tables.ts';

interface Api {
  readonly tables: Tables;
  readonly log: Log;
  readonly node: Node;
  readonly limits: Limits;
  /** The id of the game, where the record is whole and true. */
  readonly checkRecord: (record: string) => Promise<Result<string, Problem>>;
}

const HOUR = 3_600_000;

const NO_TABLE = problem('no-match', 'No hay ningún partido con ese nombre.', 'There is no match of that name.');
const NO_RECORD = problem('no-match', 'No hay ningún acta con ese nombre.', 'There is no record of that name.');

/** What would turn a line of text around, or is not seen at all, is no part of a name. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const name = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => text.normalize('NFC').replace(UNSEEN, '').trim()),
  v.minLength(1),
  v.maxLength(40),
);
const NewMatch = v.object({
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  side: v.picklist(SIDES),
  name,
  bot: v.optional(v.picklist(BOT_NAMES)),
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

const perHour = (max: number) => ({ config: { rateLimit: { max, timeWindow: HOUR } } });

/** The routes that are asked once, not live. */
export function addApi(app: FastifyInstance, { tables, log, node, limits, checkRecord }: Api): void {
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
    const { game: id, options: given, side, name, bot } = body.output;
    if (!isGameId(id))
      return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const { game } = await loadRoom(id);
    const options = chooseOptions(game.options, given);
    if (!options.ok) return refuse(reply, 400, unreadable('bad-request', options.error));
    return reply.code(201).send(await tables.create({ game: id, options: options.value, side, name, bot }));
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const match = await tables.find(request.params.id);
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

  app.post<{ Params: { id: string } }>(
    '/api/matches/:id/seats',
    perHour(limits.matchesPerHour),
    async (request, reply) => {
      const match = await tables.find(request.params.id);
      if (!match) return refuse(reply, 404, NO_TABLE);
      const body = v.safeParse(NewSeat, request.body);
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      const seat = await tables.join(match, body.output.name);
      return 'code' in seat ? refuse(reply, 409, seat) : reply.code(201).send(seat);
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
