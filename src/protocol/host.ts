import { type Advice, NO_ADVICE } from '../bots/reasons.ts';
import { type Game, type GameEvent, type Seen, SIDES, type Side, seatOf } from '../core/game.ts';
import { chooseOptions, type Options } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { err, ok, type Result } from '../core/result.ts';
import { GAME_IDS, isGameId, loadRoom, type Room } from '../games/index.ts';
import type { Millis } from '../match/clock.ts';
import { type Problem, problem, unknownWord, unreadable } from '../match/faults.ts';
import type { Match } from '../match/match.ts';
import { oddsFor, unsealed } from '../match/odds.ts';
import { RecordWriter } from '../match/record.ts';
import { openRecord, replay } from '../match/replay.ts';
import { actingMember } from '../match/table.ts';
import {
  type ClientMessage,
  type HostMessage,
  type LogEntry,
  readClient,
  type StepMessage,
  type TimeLeft,
} from './messages.ts';
import { type Act, type Bench, type Done, NOT_OURS, NOT_YET, type Order, Referee, STALE, type Who } from './referee.ts';
import { eventsFor, type Onlooker, pastFor, stepFor } from './view.ts';

/** A bot's turn to think; `view` is all it knows. */
export interface Thinking {
  readonly game: Game;
  readonly view: Seen;
  readonly side: Side;
  /** A name of src/bots/levels.ts. */
  readonly bot: string;
  readonly seed: string;
  /** Says whether the runner-up and reasons are wanted too. */
  readonly isAdvice: boolean;
  /** The match has gone on: the answer is no longer wanted. */
  readonly signal: AbortSignal;
}
export interface Thought {
  /** As text. */
  readonly action: string;
  readonly value: number;
  readonly line: readonly string[];
  readonly advice?: Advice;
}

/** What a host needs of the place it runs in: a worker of a page, or a server. */
export interface Ports {
  now(): Millis;
  think(thinking: Thinking): Promise<Thought>;
  /**
   * After everything that happened; the record is the referee's and holds all secrets. Where this throws, whoever asked
   * for it is thrown the same, and nothing has happened.
   */
  save(record: string): void;
}

/** A page that is connected. */
export interface Page extends Who {
  send(message: HostMessage): void;
}

const HINT_BOT = 'master';

export const NOT_UNDERSTOOD = problem('bad-request', 'No entiendo ese mensaje.', 'That message is not understood.');
export const NO_HINT = problem(
  'bad-request',
  'Ahora no hay tiempo para pensar un consejo. Pídelo dentro de un momento.',
  'There is no time to think of a hint now. Ask again in a moment.',
);
const ON_YOUR_OWN = problem(
  'bad-request',
  'Contra otra persona en línea no hay consejos.',
  'There are no hints against another person online.',
);
export const RUNNING = problem(
  'bad-request',
  'El acta se entrega al terminar el partido.',
  'The record is given out when the match is over.',
);

/** How a match begins: anew with options, or as the continuation of a record. */
export interface Beginning extends Pick<Bench, 'table' | 'clock'> {
  readonly game: string;
  readonly options: Options;
  readonly record?: string;
}

type Prepared = Pick<Bench, 'room' | 'match' | 'start'>;

/** A match as it begins: anew with options, or from a record as far as that tells it. */
export async function prepare(
  start: Pick<Beginning, 'game' | 'options' | 'record'>,
): Promise<Result<Prepared, Problem>> {
  const { game: id, record, options: given } = start;
  if (!isGameId(id)) return err(unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
  const room = await loadRoom(id);
  if (record !== undefined) {
    const opened = openRecord(record);
    const match = opened.ok ? replay(room.game, opened.value) : opened;
    return match.ok ? ok({ room, match: match.value, start: match.value.setup.start }) : match;
  }
  const options = chooseOptions(room.game.options, given);
  if (!options.ok) return err(unreadable('bad-request', options.error));
  return ok({ room, match: null, start: room.game.setup(options.value) });
}

/** `seed` is the referee's: unforeseeable, and kept by the host until the match is over. */
export async function createHost(start: Beginning, seed: string, ports: Ports): Promise<Result<Host, Problem>> {
  const prepared = await prepare(start);
  if (!prepared.ok) return prepared;
  const { table, clock } = start;
  return ok(new Host({ ...prepared.value, table, clock, seed, isSealed: false, head: 0 }, ports));
}

interface Connection extends Onlooker {
  readonly page: Page;
}

/** Holds a match and lets pages see it only through `stepFor`; the bots at the table play through it too. */
export class Host {
  readonly #referee: Referee;
  readonly #ports: Ports;
  readonly #connections = new Set<Connection>();
  readonly #log: LogEntry[] = [];
  #writer: RecordWriter | undefined;
  /** On the clock of the ports. */
  #ends: TimeLeft = { period: null, move: null };
  #thinking = new AbortController();
  /** One for each side and position, however often it is asked for. */
  readonly #hints = new Map<Side, Promise<Thought>>();
  #isClosed = false;

  constructor(bench: Bench, ports: Ports) {
    this.#referee = new Referee(bench);
    this.#ports = ports;
    const { match } = this.#referee;
    if (match) this.#resumeFrom(match);
    else if (this.#referee.begin(ports.now())) this.#tellAll([], () => undefined);
  }

  /** Greets a page; what it says goes to `receive` of the answer, `close` forgets it. */
  connect(page: Page): { receive(message: unknown): void; close(): void } {
    const connection: Connection = { page, table: this.#referee.bench.table, owns: page.owns, looking: null };
    this.#connections.add(connection);
    this.#greet(connection);
    return {
      receive: (message) => this.#receive(connection, message),
      close: () => this.#connections.delete(connection),
    };
  }

  /** What the referee does by himself: time is up, a ruling. */
  referee(command: Order): Result<null, Problem> {
    return this.#do(() => this.#referee.command(command, this.#ports.now()));
  }

  /** From now on whoever keeps the time leaves so much of it; every step says what is left. */
  setTime(left: TimeLeft): void {
    const now = this.#ports.now();
    const at = (millis: Millis | null): Millis | null => (millis === null ? null : now + millis);
    this.#ends = { period: at(left.period), move: at(left.move) };
  }

  /** What is left now. */
  get time(): TimeLeft {
    const now = this.#ports.now();
    const left = (end: Millis | null): Millis | null => (end === null ? null : Math.max(0, end - now));
    return { period: left(this.#ends.period), move: left(this.#ends.move) };
  }

  /** What that viewer may see, for whoever draws it where the host runs; not before the match has begun. */
  seen(as: Side | 'public'): Seen {
    const { game, state } = this.#referee.match!;
    return game.view(state, as);
  }

  get room(): Room {
    return this.#referee.bench.room;
  }

  get now(): Millis {
    return this.#ports.now();
  }

  /** Nothing happens in the match after this, and no bot thinks on: somebody else may hold it now. */
  close(): void {
    this.#isClosed = true;
    this.#thinking.abort();
    this.#connections.clear();
  }

  #greet(connection: Connection): void {
    const { page } = connection;
    const { bench, seedsAwaited, hashesAwaited, hashes, commitment, match } = this.#referee;
    page.send({
      type: 'hello',
      game: bench.room.game.id,
      options: bench.start.options,
      table: bench.table,
      owns: page.owns,
      member: page.member,
      seedsAwaited,
      commitment,
      hashesAwaited,
      hashes,
    });
    if (match) this.#show(connection, match);
  }

  /** The log of a match that goes on, numbered by its steps; the first number is that of the beginning. */
  #resumeFrom(match: Match): void {
    this.#writer = new RecordWriter(match);
    let n = 1;
    match.history.walk(0, (_step, _before, events) => this.#log.push({ n: ++n, events }));
    this.#wakeBots(match);
  }

  /** What can't be kept has not happened. */
  #do(act: () => Result<Done, Problem>): Result<null, Problem> {
    if (this.#isClosed) return err(NOT_YET);
    const goBack = this.#referee.bookmark();
    const done = act();
    if (!done.ok) return done;
    this.#tellAll(done.value.events, goBack);
    return ok(null);
  }

  #tellAll(events: readonly GameEvent[], goBack: () => void): void {
    const { match, n } = this.#referee;
    if (!match) {
      for (const connection of this.#connections) this.#greet(connection);
      return;
    }
    try {
      this.#writer ??= new RecordWriter(match);
      this.#ports.save(this.#writer.write(true));
    } catch (error) {
      goBack();
      if (!this.#referee.match) this.#writer = undefined;
      throw error;
    }
    this.#log.push({ n, events });
    for (const connection of this.#connections) connection.page.send(this.#step(match, connection, events));
    this.#wakeBots(match);
  }

  #step(match: Match, connection: Connection, events: readonly GameEvent[]): StepMessage {
    const { n, offerId } = this.#referee;
    return stepFor(match, connection, n, events, this.#ports.now(), this.time, offerId);
  }

  #wakeBots(match: Match): void {
    this.#thinking.abort();
    this.#thinking = new AbortController();
    this.#hints.clear();
    const { turn } = match;
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      if (SIDES.every((side) => this.#referee.isBotSide(side))) queueMicrotask(() => this.#botThrows());
      return;
    }
    for (const side of turn.kind === 'choice' ? [turn.side] : turn.sides) {
      const { bot } = actingMember(this.#referee.bench.table, match.game, match.state, side);
      if (bot !== null) void this.#botPlays(match, side, bot);
    }
  }

  #botThrows(): void {
    if (!this.#thinking.signal.aborted) this.referee({ type: 'chance' });
  }

  async #botPlays(match: Match, side: Side, bot: string): Promise<void> {
    const { signal } = this.#thinking;
    const action = await this.#think(match, side, bot, false, signal).then(
      (thought) => thought.action,
      () => undefined,
    );
    if (signal.aborted) return;
    const played = action === undefined ? err(NOT_OURS) : this.referee({ type: 'play', side, action });
    // A bot that fails does not stop the match: any legal action does.
    if (!played.ok) this.referee({ type: 'play', side, action: match.legal(seatOf(side))[0]! });
  }

  #think(
    { game, state, setup }: Match,
    side: Side,
    bot: string,
    isAdvice: boolean,
    signal: AbortSignal,
  ): Promise<Thought> {
    const seed = `${setup.seeds.referee}/${this.#referee.n}`;
    return this.#ports.think({ game, view: game.view(state, side), side, bot, seed, isAdvice, signal });
  }

  #receive(connection: Connection, given: unknown): void {
    const message = readClient(given);
    const error = message ? this.#answer(connection, message) : NOT_UNDERSTOOD;
    if (!error) return;
    const action = message?.type === 'play' ? { action: message.action } : {};
    connection.page.send({ type: 'refused', error, ...action });
  }

  /** Does what the page asks, or says why not. */
  #answer(connection: Connection, message: ClientMessage): Problem | undefined {
    const { page, owns } = connection;
    const { match } = this.#referee;
    switch (message.type) {
      case 'look':
        if (!owns.includes(message.side)) return NOT_OURS;
        if (!match) return NOT_YET;
        connection.looking = message.side;
        return this.#show(connection, match);
      case 'resume':
        return match ? this.#resume(connection, match, message.n) : NOT_YET;
      case 'odds':
      case 'hint':
      case 'record':
        return match ? this.#tell(page, match, message) : NOT_YET;
      case 'claim':
        return NOT_OURS;
      default:
        return this.#act(connection, message);
    }
  }

  #act(connection: Connection, act: Act): Problem | undefined {
    const { page } = connection;
    const done = this.#do(() => this.#referee.submit(page, act, this.#ports.now()));
    const { match } = this.#referee;
    if (!done.ok) return done.error === STALE && match ? this.#show(connection, match) : done.error;
    const reply = this.#referee.replyTo(page);
    if (reply) this.#do(() => this.#referee.submit({ ...page, isReferee: true }, reply, this.#ports.now()));
    return undefined;
  }

  /** What is answered to one page alone. */
  #tell(
    page: Page,
    match: Match,
    message: Extract<ClientMessage, { type: 'odds' | 'hint' | 'record' }>,
  ): Problem | undefined {
    if (message.type === 'record') {
      if (match.turn.kind !== 'over') return RUNNING;
      page.send({ type: 'record', record: this.#writer!.write(true) });
      return undefined;
    }
    const { side } = message;
    if (!page.owns.includes(side)) return NOT_OURS;
    if (message.type === 'odds') {
      const chance = oddsOf(this.#referee.bench.room, match, side, message.action, this.#referee.n);
      page.send({ type: 'odds', id: message.id, chance });
      return undefined;
    }
    const refused = refuseHint(this.#referee, page, side);
    if (!refused) void this.#hint(page, match, side);
    return refused;
  }

  #show(connection: Connection, match: Match): undefined {
    connection.page.send(this.#step(match, connection, []));
  }

  #resume(connection: Connection, match: Match, n: number): undefined {
    const { as } = this.#step(match, connection, []);
    const missed = this.#log.filter((entry) => entry.n > n);
    const entries = missed.map((entry) => ({ n: entry.n, events: eventsFor(match.game, entry.events, as) }));
    connection.page.send({ type: 'log', entries, ...(n === 0 ? { past: pastFor(match, as) } : {}) });
    this.#show(connection, match);
  }

  async #hint(page: Page, match: Match, side: Side): Promise<void> {
    const { signal } = this.#thinking;
    try {
      const hint = this.#hints.get(side) ?? this.#think(match, side, HINT_BOT, true, signal);
      this.#hints.set(side, hint);
      const thought = await hint;
      if (!signal.aborted) page.send(hintMessage(side, thought));
    } catch {
      if (signal.aborted) return;
      this.#hints.delete(side);
      page.send({ type: 'refused', error: NO_HINT });
    }
  }
}

export const hintMessage = (side: Side, { action, value, line, advice = NO_ADVICE }: Thought): HostMessage => ({
  type: 'hint',
  side,
  action,
  value,
  line,
  ...advice,
});

/** Why somebody is given no hint; undefined: he is. */
export function refuseHint(referee: Referee, { owns }: Who, side: Side): Problem | undefined {
  if (!owns.includes(side) || !referee.match?.isToMove(seatOf(side))) return NOT_OURS;
  return SIDES.some((each) => !owns.includes(each) && !referee.isBotSide(each)) ? ON_YOUR_OWN : undefined;
}

/** How likely an action reaches its aim, from what that side knows at step `n`. */
export function oddsOf(room: Room, match: Match, side: Side, text: string, n: number): number | null {
  const { game } = match;
  const view = game.view(unsealed(game, match.history), side);
  return oddsFor(room, view, side, text, randomFrom(`odds/${n}`));
}
