import * as v from 'valibot';
import { type Game, type GameEvent, otherSeat, type Seen, SIDES, type Side, seatOf, sideOf } from '../core/game.ts';
import { chooseOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { State } from '../core/state.ts';
import { GAME_IDS, isGameId, loadRoom, type Room } from '../games/index.ts';
import type { Millis } from '../match/clock.ts';
import { commitmentTo } from '../match/fair.ts';
import { type Problem, problem, unknownWord, unreadable } from '../match/faults.ts';
import { type Command, Match } from '../match/match.ts';
import { chanceOf, reaches, unsealed } from '../match/odds.ts';
import { RecordWriter } from '../match/record.ts';
import { openRecord, replay } from '../match/replay.ts';
import { actingMember, memberToAct, sideName, type Table } from '../match/table.ts';
import {
  type ClientMessage,
  clientSchema,
  type HostMessage,
  type LogEntry,
  type StartMessage,
  type StepMessage,
  type TimeLeft,
} from './messages.ts';
import { eventsFor, isRuling, type Onlooker, stepFor } from './view.ts';

/** A bot's turn to think; `view` is all it knows. */
export interface Thinking {
  readonly game: Game;
  readonly view: Seen;
  readonly side: Side;
  /** A name of src/bots/levels.ts. */
  readonly bot: string;
  readonly seed: string;
  /** The match has gone on: the answer is no longer wanted. */
  readonly signal: AbortSignal;
}
export interface Thought {
  /** As text. */
  readonly action: string;
  readonly value: number;
  readonly line: readonly string[];
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
export interface Page {
  readonly owns: readonly Side[];
  /** Team play: the member (from 1) of its side that this page is; null where it is all of them. */
  readonly member: number | null;
  /** May whistle and enter rulings: one device without a server. */
  readonly isReferee: boolean;
  send(message: HostMessage): void;
}

const BOT_SEED = 'bot';
const HINT_BOT = 'master';
/** Guesses over which odds are averaged where something is hidden. */
const ODDS_GUESSES = 12;

const NOT_UNDERSTOOD = problem('bad-request', 'No entiendo ese mensaje.', 'That message is not understood.');
const NOT_OURS = problem('not-your-turn', 'Ese equipo no lo juegas tú.', 'You do not play that side.');
const NOT_YET = problem('no-match', 'El partido aún no ha empezado.', 'The match has not begun yet.');
const FOR_REFEREES = problem('bad-request', 'Eso solo lo puede hacer el árbitro.', 'Only the referee can do that.');
const NO_HINT = problem(
  'bad-request',
  'Ahora no hay tiempo para pensar un consejo. Pídelo dentro de un momento.',
  'There is no time to think of a hint now. Ask again in a moment.',
);
const ON_YOUR_OWN = problem(
  'bad-request',
  'Contra otra persona en línea no hay consejos.',
  'There are no hints against another person online.',
);
const RUNNING = problem(
  'bad-request',
  'El acta se entrega al terminar el partido.',
  'The record is given out when the match is over.',
);

interface Prepared {
  readonly room: Room;
  /** Not yet begun where the seeds of the sides are still to come. */
  readonly match: Match | null;
  readonly start: State;
}

async function prepare({ game: id, record, options: given }: StartMessage): Promise<Result<Prepared, Problem>> {
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
export async function createHost(start: StartMessage, seed: string, ports: Ports): Promise<Result<Host, Problem>> {
  const prepared = await prepare(start);
  return prepared.ok ? ok(new Host(prepared.value, start, seed, ports)) : prepared;
}

interface Connection extends Onlooker {
  readonly page: Page;
}

/** Holds a match and lets pages see it only through `stepFor`; the bots at the table play through it too. */
export class Host {
  readonly #room: Room;
  readonly #setup: StartMessage;
  readonly #start: State;
  readonly #ports: Ports;
  readonly #seed: string;
  #given: Partial<Record<Side, string>> = {};
  readonly #connections = new Set<Connection>();
  readonly #log: LogEntry[] = [];
  #match: Match | null;
  #writer: RecordWriter | undefined;
  #n = 0;
  /** On the clock of the ports. */
  #ends: TimeLeft = { period: null, move: null };
  #thinking = new AbortController();
  /** One for each side and position, however often it is asked for. */
  readonly #hints = new Map<Side, Promise<Thought>>();
  #isClosed = false;

  constructor({ room, match, start }: Prepared, setup: StartMessage, seed: string, ports: Ports) {
    this.#room = room;
    this.#match = match;
    this.#start = start;
    this.#setup = setup;
    this.#seed = match ? match.setup.seeds.referee : seed;
    this.#ports = ports;
    if (match) this.#resumeFrom(match);
    else if (this.#seedsAwaited().length === 0) this.#begin();
  }

  /** Greets a page; what it says goes to `receive` of the answer, `close` forgets it. */
  connect(page: Page): { receive(message: unknown): void; close(): void } {
    const connection: Connection = { page, owns: page.owns, looking: null };
    this.#connections.add(connection);
    this.#greet(connection);
    return {
      receive: (message) => this.#receive(connection, message),
      close: () => this.#connections.delete(connection),
    };
  }

  /** What the referee does by himself: time is up, a ruling, a look at the clock. */
  referee(command: Command): Result<null, Problem> {
    if (!this.#match || this.#isClosed) return err(NOT_YET);
    const goBack = this.#match.bookmark();
    const done = this.#match.submit(command, this.#ports.now());
    if (!done.ok) return done;
    if (command.type !== 'tick' || done.value.events.length > 0) this.#tellAll(done.value.events, goBack);
    return ok(null);
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

  /** Nothing happens in the match after this, and no bot thinks on: somebody else may hold it now. */
  close(): void {
    this.#isClosed = true;
    this.#thinking.abort();
    this.#connections.clear();
  }

  get room(): Room {
    return this.#room;
  }

  get now(): Millis {
    return this.#ports.now();
  }

  get #table(): Table {
    return this.#setup.table;
  }

  #isBotSide(side: Side): boolean {
    return this.#table[side].every((member) => member.bot !== null);
  }

  #seedsAwaited(): Side[] {
    return this.#match ? [] : SIDES.filter((side) => !this.#isBotSide(side) && this.#given[side] === undefined);
  }

  #greet(connection: Connection): void {
    const { page } = connection;
    page.send({
      type: 'hello',
      game: this.#room.game.id,
      options: this.#start.options,
      table: this.#table,
      owns: page.owns,
      seedsAwaited: this.#seedsAwaited(),
      commitment: commitmentTo(this.#seed),
    });
    if (this.#match) this.#show(connection, this.#match);
  }

  #begin(): void {
    const { home = BOT_SEED, away = BOT_SEED } = this.#given;
    const { clock } = this.#setup;
    const seeds = { referee: this.#seed, home, away };
    const tags = { Home: sideName(this.#table, 'home'), Away: sideName(this.#table, 'away') };
    const setup = {
      game: this.#room.game,
      start: this.#start,
      isFresh: true,
      seeds,
      tags,
      ...(clock ? { clock } : {}),
    };
    this.#match = new Match(setup, this.#ports.now());
    this.#writer = new RecordWriter(this.#match);
    this.#tellAll([], () => {
      this.#match = null;
      this.#given = {};
    });
  }

  /** The log of a match that goes on, numbered by its steps; the first number is that of the beginning. */
  #resumeFrom(match: Match): void {
    this.#writer = new RecordWriter(match);
    this.#n++;
    match.history.walk(0, (_step, _before, events) => this.#log.push({ n: ++this.#n, events }));
    this.#wakeBots(match);
  }

  #tellAll(events: readonly GameEvent[], goBack: () => void): void {
    const match = this.#match;
    if (!match || !this.#writer) return;
    try {
      this.#ports.save(this.#writer.write(true));
    } catch (error) {
      goBack();
      throw error;
    }
    this.#n++;
    this.#log.push({ n: this.#n, events });
    for (const connection of this.#connections) connection.page.send(this.#step(match, connection, events));
    this.#wakeBots(match);
  }

  #step(match: Match, connection: Connection, events: readonly GameEvent[]): StepMessage {
    return stepFor(match, connection, this.#n, events, this.#ports.now(), this.time);
  }

  #wakeBots(match: Match): void {
    this.#thinking.abort();
    this.#thinking = new AbortController();
    this.#hints.clear();
    const { turn } = match;
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      if (SIDES.every((side) => this.#isBotSide(side))) queueMicrotask(() => this.#botThrows());
      return;
    }
    const position = match.game.writePosition(match.state);
    for (const side of turn.kind === 'choice' ? [turn.side] : turn.sides) {
      const { bot } = actingMember(this.#table, position, side);
      if (bot !== null) void this.#botPlays(match, side, bot);
    }
  }

  #botThrows(): void {
    if (!this.#thinking.signal.aborted) this.referee({ type: 'chance' });
  }

  async #botPlays(match: Match, side: Side, bot: string): Promise<void> {
    const { signal } = this.#thinking;
    const action = await this.#think(match, side, bot, signal).then(
      (thought) => thought.action,
      () => undefined,
    );
    if (signal.aborted) return;
    const played = action === undefined ? err(NOT_OURS) : this.referee({ type: 'play', side, action });
    // A bot that fails does not stop the match: any legal action does.
    if (!played.ok) this.referee({ type: 'play', side, action: match.legal(seatOf(side))[0]! });
  }

  #think({ game, state }: Match, side: Side, bot: string, signal: AbortSignal): Promise<Thought> {
    return this.#ports.think({
      game,
      view: game.view(state, side),
      side,
      bot,
      seed: `${this.#seed}/${this.#n}`,
      signal,
    });
  }

  #receive(connection: Connection, given: unknown): void {
    const read = v.safeParse(clientSchema, given);
    const error = read.success ? this.#answer(connection, read.output) : NOT_UNDERSTOOD;
    if (!error) return;
    const action = read.success && read.output.type === 'play' ? { action: read.output.action } : {};
    connection.page.send({ type: 'refused', error, ...action });
  }

  /** Does what the page asks, or says why not. */
  #answer(connection: Connection, message: ClientMessage): Problem | undefined {
    const { page, owns } = connection;
    const match = this.#match;
    if ('side' in message && !owns.includes(message.side)) return NOT_OURS;
    if (message.type === 'seed') return this.#takeSeed(message.side, message.seed);
    if (!match) return NOT_YET;
    switch (message.type) {
      case 'play':
      case 'throw':
        return this.#move(connection, match, message);
      case 'look':
        connection.looking = message.side;
        return this.#show(connection, match);
      case 'undo':
      case 'offer-draw':
        return this.#submit(message) ?? this.#answerForBots(connection, match, message.side);
      case 'answer':
      case 'resign':
        return this.#submit(message);
      case 'whistle':
        return page.isReferee ? this.#submit(message) : FOR_REFEREES;
      case 'resume':
        return this.#resume(connection, match, message.n);
      case 'odds':
        page.send({ type: 'odds', id: message.id, chance: this.#odds(match, message.side, message.action) });
        return undefined;
      case 'hint':
        if (!match.isToMove(seatOf(message.side))) return NOT_OURS;
        if (SIDES.some((side) => !owns.includes(side) && !this.#isBotSide(side))) return ON_YOUR_OWN;
        void this.#hint(page, match, message.side);
        return undefined;
      case 'record':
        if (match.turn.kind !== 'over') return RUNNING;
        page.send({ type: 'record', record: this.#writer!.write(true) });
        return undefined;
    }
  }

  #takeSeed(side: Side, seed: string): undefined {
    if (this.#match || this.#given[side] !== undefined) return;
    this.#given[side] = seed;
    if (this.#seedsAwaited().length === 0) this.#begin();
    else for (const connection of this.#connections) this.#greet(connection);
  }

  #show(connection: Connection, match: Match): undefined {
    connection.page.send(this.#step(match, connection, []));
  }

  /** A play, or the dice thrown by a person; what was said before something else happened is not carried out. */
  #move(
    connection: Connection,
    match: Match,
    message: Extract<ClientMessage, { type: 'play' | 'throw' }>,
  ): Problem | undefined {
    const { page } = connection;
    if (page.owns.length === 0) return NOT_OURS;
    if (message.n !== undefined && message.n !== this.#n) return this.#show(connection, match);
    if (message.type === 'throw') return this.#submit({ type: 'chance' });
    const { side, action } = message;
    const member = memberToAct(match.game.writePosition(match.game.view(match.state, side)), side);
    if (page.member !== null && page.member !== member) return NOT_OURS;
    if (!page.isReferee && isRuling(match, side, action)) return FOR_REFEREES;
    return this.#submit({ type: 'play', side, action });
  }

  #submit(command: Command): Problem | undefined {
    const done = this.referee(command);
    return done.ok ? undefined : done.error;
  }

  /** Bots let a rival take back and never agree to a draw; two people at one device agree to take back. */
  #answerForBots({ owns }: Connection, match: Match, side: Side): Problem | undefined {
    const rival = sideOf(otherSeat(seatOf(side)));
    const isBot = this.#isBotSide(rival);
    if (!match.offer || (!isBot && !owns.includes(rival))) return undefined;
    if (match.offer.what === 'undo') return this.#submit({ type: 'answer', side: rival, accept: true });
    return isBot ? this.#submit({ type: 'answer', side: rival, accept: false }) : undefined;
  }

  #resume(connection: Connection, match: Match, n: number): undefined {
    const { as } = this.#step(match, connection, []);
    const missed = this.#log.filter((entry) => entry.n > n);
    const entries = missed.map((entry) => ({ n: entry.n, events: eventsFor(match.game, entry.events, as) }));
    connection.page.send({ type: 'log', entries });
    this.#show(connection, match);
  }

  /** From what that side knows: where something is hidden, the mean over guesses. */
  #odds(match: Match, side: Side, text: string): number | null {
    const { game } = match;
    const state = unsealed(game, match.history);
    const seat = seatOf(side);
    const view = game.view(state, side);
    const position = game.writePosition(view);
    const random = randomFrom(`odds/${this.#n}`);
    const guess = game.guess(view, side, random);
    const action = game.readAction(guess, seat, text);
    const aim = this.#room.voice.aim(text, position, side);
    if (!action.ok || !aim || (game.toMove(guess) & (1 << seat)) === 0 || game.refuse(guess, seat, action.value))
      return null;
    const isOpen = JSON.stringify(position) === JSON.stringify(game.writePosition(state));
    const guesses = [
      guess,
      ...Array.from({ length: isOpen ? 0 : ODDS_GUESSES - 1 }, () => game.guess(view, side, random)),
    ];
    const chances = guesses.map((one) => chanceOf(this.#room, one, seat, action.value, reaches(aim, side)));
    return chances.includes(null) ? null : chances.reduce<number>((sum, chance) => sum + chance!, 0) / chances.length;
  }

  async #hint(page: Page, match: Match, side: Side): Promise<void> {
    const { signal } = this.#thinking;
    try {
      const hint = this.#hints.get(side) ?? this.#think(match, side, HINT_BOT, signal);
      this.#hints.set(side, hint);
      const thought = await hint;
      if (!signal.aborted) page.send({ type: 'hint', side, ...thought });
    } catch {
      if (signal.aborted) return;
      this.#hints.delete(side);
      page.send({ type: 'refused', error: NO_HINT });
    }
  }
}
