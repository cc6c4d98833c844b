import { lasting } from '../bots/bot.ts';
import { loadBot } from '../bots/levels.ts';
import { BOT_NAMES, isBotName } from '../bots/names.ts';
import { CHANCE, seatOf } from '../core/game.ts';
import { chooseOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { err, ok, type Result } from '../core/result.ts';
import { byText } from '../core/text.ts';
import { GAME_IDS, type GameId, isGameId, loadRoom } from '../games/index.ts';
import type { Millis } from '../match/clock.ts';
import { type Problem, problem, unknownWord, unreadable } from '../match/faults.ts';
import { type Accepted, Match, type MatchSetup } from '../match/match.ts';
import { perft } from '../match/perft.ts';
import { hashOf, RecordWriter } from '../match/record.ts';
import { openRecord, replay } from '../match/replay.ts';
import { badRecord } from '../match/sheet.ts';
import { oneOfWords, type Request, type RequestOf, readRequest } from './request.ts';

/** What the engine needs of the place it runs in. */
export interface EnginePorts {
  now(): Millis;
  /** A seed for a match that was given none. */
  freshSeed(): string;
}

type Fields = Readonly<Record<string, unknown>>;
type Answer = Result<Fields, Problem>;

const DEFAULT_LEVEL = 'master';
/** Positions that `perft` may visit for one request: some seconds. */
const PERFT_LIMIT = 10_000_000;

const NOT_AN_OBJECT = problem('bad-request', 'Cada línea debe ser un objeto JSON.', 'Each line must be a JSON object.');
const NO_MATCH = problem(
  'no-match',
  'Aún no hay partido: empieza uno con «new» o «load».',
  'There is no match yet: begin one with "new" or "load".',
);
const TOO_DEEP = problem(
  'bad-request',
  'Hay demasiadas posiciones: pide menos profundidad.',
  'There are too many positions: ask for less depth.',
);
const NOTHING_TO_CHOOSE = problem(
  'not-your-turn',
  'Ese equipo no tiene nada que decidir ahora.',
  'That side has nothing to decide now.',
);
const BROKEN = problem('bad-request', 'No se ha podido atender esta petición.', 'This request could not be served.');

/** The object of a line, and its id as it will be echoed: both readable and writable, however deep it is nested. */
function parseLine(line: string): { readonly fields: Fields; readonly id: Fields } | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const id = Object.hasOwn(value, 'id') ? { id: (value as Fields)['id'] } : {};
    JSON.stringify(id);
    return { fields: value as Fields, id };
  } catch {
    return undefined;
  }
}

const write = (answer: Answer, id: Fields): string =>
  JSON.stringify(answer.ok ? { ok: true, ...id, ...answer.value } : { ok: false, ...id, error: answer.error });

/** The answer to a line that nobody has read to its end. */
export const TOO_LONG = write(
  err(problem('bad-request', 'Esta línea es demasiado larga.', 'This line is too long.')),
  {},
);

const stepAnswer = (done: Result<Accepted, Problem>): Answer =>
  done.ok ? ok({ events: done.value.events, turn: done.value.turn }) : done;

/** The engine protocol without its transport: one line in, one line out, in any order of requests, for ever. */
export class Engine {
  readonly #ports: EnginePorts;
  readonly #report: (error: unknown) => void;
  #match: Match | undefined;
  #writer: RecordWriter | undefined;

  /** `report` hears of what should not have happened; the engine goes on. */
  constructor(ports: EnginePorts, report: (error: unknown) => void) {
    this.#ports = ports;
    this.#report = report;
  }

  /** The answer to one line, without its line end. */
  async answer(line: string): Promise<string> {
    const parsed = parseLine(line);
    if (!parsed) return write(err(NOT_AN_OBJECT), {});
    const { fields, id } = parsed;
    try {
      const request = readRequest(fields);
      return write(request.ok ? await this.#serve(request.value) : err(unreadable('bad-request', request.error)), id);
    } catch (error) {
      this.#report(error);
      return write(err(BROKEN), id);
    }
  }

  #serve(request: Request): Answer | Promise<Answer> {
    switch (request.cmd) {
      case 'games':
        return this.#games();
      case 'new':
        return this.#new(request);
      case 'load':
        return this.#load(request.position);
      case 'replay':
        return this.#replay(request.record);
      default:
        return this.#match ? this.#inMatch(this.#match, request) : err(NO_MATCH);
    }
  }

  #inMatch(
    match: Match,
    request: Exclude<Request, { cmd: 'games' | 'new' | 'load' | 'replay' }>,
  ): Answer | Promise<Answer> {
    const { game, state } = match;
    switch (request.cmd) {
      case 'position':
        return ok({ position: game.writePosition(state), hash: hashOf(game, state) });
      case 'turn':
        return ok({ turn: match.turn });
      case 'legal':
        return ok({ actions: match.legal(request.side === 'chance' ? CHANCE : seatOf(request.side)) });
      case 'play':
        return stepAnswer(match.submit({ type: 'play', side: request.side, action: request.action }, 0));
      case 'chance':
        return stepAnswer(
          match.submit({ type: 'chance', ...(request.outcome === undefined ? {} : { outcome: request.outcome }) }, 0),
        );
      case 'whistle':
        return stepAnswer(match.submit({ type: 'whistle' }, 0));
      case 'view':
        return ok({ position: game.writePosition(game.view(state, request.as)) });
      case 'record':
        this.#writer ??= new RecordWriter(match);
        return ok({ record: this.#writer.write(true) });
      case 'undo': {
        const done = match.submit({ type: 'undo' }, 0);
        return done.ok ? ok({ turn: done.value.turn }) : done;
      }
      case 'perft': {
        const nodes = perft(game, state, request.depth, PERFT_LIMIT);
        return nodes === null ? err(TOO_DEEP) : ok({ nodes });
      }
      case 'best':
        return this.#best(match, request);
    }
  }

  async #games(): Promise<Answer> {
    const rooms = await Promise.all(GAME_IDS.map(loadRoom));
    const games = rooms.map(({ game: { id, name, options } }) => ({ id, name, options }));
    return ok({ games: games.sort((a, b) => byText(a.id, b.id)) });
  }

  #begin(match: Match): void {
    this.#match = match;
    this.#writer = undefined;
  }

  #beginAt(setup: Omit<MatchSetup, 'seeds'>, seed: string): Answer {
    const match = new Match({ ...setup, seeds: { referee: seed, home: '', away: '' } }, 0);
    this.#begin(match);
    return ok({ turn: match.turn });
  }

  async #new({ game: id, options: given, seed }: RequestOf<'new'>): Promise<Answer> {
    if (!isGameId(id)) return err(unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
    const { game } = await loadRoom(id);
    const options = chooseOptions(game.options, given);
    if (!options.ok) return err(unreadable('bad-request', options.error));
    return this.#beginAt({ game, start: game.setup(options.value), isFresh: true }, seed ?? this.#ports.freshSeed());
  }

  async #load(position: Fields): Promise<Answer> {
    const id = position['game'];
    if (!isGameId(id)) return err(unreadable('bad-position', { path: 'game', expected: oneOfWords(GAME_IDS) }));
    const { game } = await loadRoom(id);
    const start = game.readPosition(position);
    if (!start.ok) return err(unreadable('bad-position', start.error));
    return this.#beginAt({ game, start: start.value, isFresh: false }, this.#ports.freshSeed());
  }

  async #replay(record: string): Promise<Answer> {
    const opened = openRecord(record);
    if (!opened.ok) return opened;
    const id = opened.value.game;
    if (!isGameId(id)) return err(badRecord(1, 'no hay tal juego.', 'no such game.'));
    const { game } = await loadRoom(id);
    const match = replay(game, opened.value);
    if (!match.ok) return match;
    this.#begin(match.value);
    return ok({ turn: match.value.turn, hash: hashOf(game, match.value.state) });
  }

  async #best(match: Match, { side, level = DEFAULT_LEVEL, ms, nodes, seed }: RequestOf<'best'>): Promise<Answer> {
    if (!isBotName(level))
      return err(unknownWord('bad-request', 'No hay tal nivel', 'No such level', level, BOT_NAMES));
    if (!match.isToMove(seatOf(side))) return err(NOTHING_TO_CHOOSE);
    const { game, state } = match;
    const bot = await loadBot(level, await loadRoom(game.id as GameId));
    const budget = nodes ?? (ms === undefined ? undefined : Infinity);
    const decision = await bot.choose({
      game,
      view: game.view(state, side),
      side,
      random: randomFrom(seed ?? `${match.setup.seeds.referee}/${match.history.steps.length}`),
      ...lasting(ms ?? Infinity, () => this.#ports.now()),
      ...(budget === undefined ? {} : { nodes: budget }),
    });
    const action = game.writeAction(state, seatOf(side), decision.action);
    return ok({ action, value: decision.value, nodes: decision.nodes, line: decision.line });
  }
}
