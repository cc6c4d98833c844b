// Tables of nodes without sockets: people who sit at them, a time that a test moves, and a bus that it can cut.
import { otherSide, type Side } from '../../src/core/game.ts';
import { chooseOptions, type Options } from '../../src/core/options.ts';
import { type GameId, loadRoom, type Room } from '../../src/games/index.ts';
import { commitmentTo } from '../../src/match/fair.ts';
import type { Pace } from '../../src/match/pace.ts';
import type { ClientMessage, HostMessage, StepMessage } from '../../src/protocol/messages.ts';
import { Reader, type WireMessage } from '../../src/protocol/wire.ts';
import { type Bus, localBus, type News } from '../../src/server/bus/bus.ts';
import type { Log } from '../../src/server/log/log.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import type { Node } from '../../src/server/node.ts';
import type { LiveTable, Visitor } from '../../src/server/table.ts';
import { Tables } from '../../src/server/tables.ts';
import { throwerOf } from './thrower.ts';

export const nobodyThinks = () => Promise.reject(new Error('nobody thinks here'));

/** A browser at a table of one node; null watches. */
export class Person {
  readonly heard: HostMessage[] = [];
  readonly visitor: Visitor;
  readonly #table: LiveTable;
  readonly #reader: Reader;
  readonly room: Room;

  constructor(table: LiveTable, room: Room, side: Side | null, now: () => number) {
    this.room = room;
    this.#table = table;
    this.#reader = new Reader(room.game);
    this.visitor = {
      side,
      member: side && 1,
      send: (text) => {
        const made = this.#reader.read(JSON.parse(text) as WireMessage, now());
        if (made) this.heard.push(made);
      },
    };
  }

  enter = (n = 0): Promise<void> => this.#table.enter(this.visitor, n);
  say = (message: ClientMessage): Promise<void> => this.#table.hear(this.visitor, message);
  leave = (): void => this.#table.leave(this.visitor);
  get step(): StepMessage {
    return this.heard.findLast((message): message is StepMessage => message.type === 'step')!;
  }
  get refused(): number {
    return this.heard.filter(({ type }) => type === 'refused').length;
  }
}

export type People = Readonly<Record<Side, Person>>;

/** A log, the time, and all that stumbled. */
export class World {
  readonly log: Log;
  readonly stumbled: unknown[] = [];
  now = 1_000_000;

  constructor(log: Log) {
    this.log = log;
  }

  static async open(): Promise<World> {
    return new World(await openSqliteLog(':memory:'));
  }

  /** A node on that bus; its log may be one that fails. */
  node(bus: Bus = localBus(nobodyThinks), log: Log = this.log): Node {
    return {
      log,
      bus,
      now: () => this.now,
      think: nobodyThinks,
      count: () => undefined,
      played: () => undefined,
      over: async () => undefined,
      awaySince: async () => null,
      refuseAdvice: async () => undefined,
      stumbled: (error) => this.stumbled.push(error),
    };
  }

  tables(bus?: Bus, log?: Log): Tables {
    return new Tables(this.node(bus, log));
  }

  /** A table in the log with both sides taken. */
  async laid(tables: Tables, game: GameId, given: Options, pace?: Pace): Promise<string> {
    const { id } = await tables.create({ game, ...(await optionsOf(game, given)), side: 'home', name: 'Ana', pace });
    await tables.join((await tables.find(id))!, 'Blas');
    return id;
  }

  async person(tables: Tables, id: string, side: Side | null): Promise<Person> {
    const table = (await tables.take(id))!;
    return new Person(table, await loadRoom(table.row.game as GameId), side, () => this.now);
  }

  async sit(tables: Tables, id: string, side: Side | null): Promise<Person> {
    const person = await this.person(tables, id, side);
    await person.enter();
    return person;
  }

  /** Two people at a table, perhaps of two nodes, whose seeds are given. */
  async twoPeople(game: GameId, options: Options, here = this.tables(), there = here, pace?: Pace) {
    const id = await this.laid(here, game, options, pace);
    const people: People = { home: await this.sit(here, id, 'home'), away: await this.sit(there, id, 'away') };
    for (const side of ['home', 'away'] as const)
      await people[side].say({ type: 'commit', side, hash: commitmentTo(side) });
    for (const side of ['home', 'away'] as const) await people[side].say({ type: 'seed', side, seed: side });
    return { id, people, tables: here };
  }

  /** Somebody at home and a bot of that level, whose seed is given. */
  async withBot(game: GameId, bot: string, tables = this.tables(), given: Options = {}) {
    const { id } = await tables.create({ game, ...(await optionsOf(game, given)), side: 'home', name: 'Ana', bot });
    const ana = await this.sit(tables, id, 'home');
    await ana.say({ type: 'seed', side: 'home', seed: 'x' });
    return { id, ana };
  }
}

export async function optionsOf(game: GameId, given: Options): Promise<{ readonly options: Options }> {
  const room = await loadRoom(game);
  const options = chooseOptions(room.game.options, given);
  if (!options.ok) throw new Error(options.error.expected.en);
  return { options: options.value };
}

/** Does the next of a match: takes the first choice of whoever is asked, or throws. */
export async function playOne({ home, away }: People): Promise<void> {
  const { turn } = home.step;
  const actor = turn.kind === 'choice' && turn.side === 'away' ? away : home;
  if (turn.kind === 'choice') await actor.say({ type: 'play', side: turn.side, action: actor.step.legal[0]! });
  else await (throwerOf(home.room, home.step) === 'home' ? home : away).say({ type: 'throw' });
}

/** Ends after `count` steps, and then as soon as a choice is due; or with the match. */
export async function playOn(people: People, count: number): Promise<StepMessage> {
  const { home } = people;
  for (let i = 0; i < count || home.step.turn.kind !== 'choice'; i++) {
    if (home.step.turn.kind === 'over') break;
    await playOne(people);
  }
  return home.step;
}

/** Whose choice it is, who that is, and who waits. */
export function decider(people: People) {
  const { turn } = people.home.step;
  if (turn.kind !== 'choice') throw new Error('a choice was due');
  const rival = otherSide(turn.side);
  return { side: turn.side, rival, actor: people[turn.side], waiter: people[rival] };
}

/** A bus between tables of one test; it can be cut. */
export function wires() {
  const listeners = new Set<{ match: string; hear: (news: News) => void; bus: Bus }>();
  const state = { isUp: true };
  const bus = (): Bus => {
    const own: Bus = {
      get isUp() {
        return state.isUp;
      },
      publish(match, news) {
        if (!state.isUp) return;
        for (const each of listeners) if (each.match === match && each.bus !== own) each.hear(news);
      },
      subscribe(match, hear) {
        const listener = { match, hear, bus: own };
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      think: nobodyThinks,
      close: async () => undefined,
    };
    return own;
  };
  return { state, bus };
}
