// Servers of the same rules, driven by the same pages, one after the other: ours writes every move to the disk before it
// answers; Colyseus and boardgame.io keep everything in memory. What counts are moves per second of the server's processor.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Game } from '../src/core/game.ts';
import type { Options } from '../src/core/options.ts';
import { type GameId, loadRoom } from '../src/games/index.ts';
import { hasPostgres, type Postgres, startPostgres } from '../test/support/postgres.ts';
import { FastRandom } from './fast-random.ts';
import type { Usage } from './serverChild.ts';
import {
  longOptions,
  nextAct,
  type OpenPair,
  openBoardgame,
  openColyseus,
  openOurs,
  type Pair,
} from './serverTables.ts';

interface Kind {
  readonly name: string;
  readonly child: 'ours' | 'colyseus' | 'boardgame';
  readonly open: OpenPair;
  readonly database: boolean;
}
const KINDS: readonly Kind[] = [
  { name: 'ours, SQLite', child: 'ours', open: openOurs, database: false },
  ...(hasPostgres ? [{ name: 'ours, PostgreSQL', child: 'ours', open: openOurs, database: true } as const] : []),
  { name: 'Colyseus', child: 'colyseus', open: openColyseus, database: false },
  { name: 'boardgame.io', child: 'boardgame', open: openBoardgame, database: false },
];
const GAMES: readonly GameId[] = ['eleven', 'tactics'];
const SIZES = [50, 200];
/** Moves a second over all tables, where the time that one move takes is measured. */
export const PACE = 100;
const MICROS = 1e6;
/** Before anything is measured. */
const WARM_MOVES = 15_000;

/** What a child answers under that name; Colyseus sends messages of its own in between. */
async function answered<T>(child: ChildProcess, name: string): Promise<T> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [Record<string, unknown>];
    if (message[name] !== undefined) return message[name] as T;
  }
}

export class ChildServer {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async start(kind: Kind['child'], game: GameId, databaseUrl = ''): Promise<ChildServer> {
    const child = fork(new URL('./serverChild.ts', import.meta.url), [kind, game], {
      execArgv: ['--expose-gc'],
      env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new ChildServer(child, await answered<number>(child, 'port'));
  }

  async usage(): Promise<Usage> {
    this.#child.send('usage');
    return answered<Usage>(this.#child, 'usage');
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}

/** Tables at one server; what is over begins anew. */
export class Drive {
  readonly #open: () => Promise<Pair>;
  readonly #game: Game;
  readonly #random = new FastRandom(7);
  #pairs: Pair[] = [];
  moves = 0;
  /** How many matches have begun here in place of one that was over. */
  begun = 0;
  /** Milliseconds from a move until both pages know of it. */
  delays: number[] = [];
  #isOn = false;

  constructor(game: Game, open: () => Promise<Pair>) {
    this.#game = game;
    this.#open = open;
  }

  async seat(tables: number): Promise<void> {
    const AT_ONCE = 20;
    while (this.#pairs.length < tables) {
      const more = Math.min(AT_ONCE, tables - this.#pairs.length);
      this.#pairs.push(...(await Promise.all(Array.from({ length: more }, () => this.#open()))));
    }
  }

  /** Those beyond so many go home. */
  dismiss(tables: number): void {
    for (const pair of this.#pairs.splice(tables)) pair.close();
  }

  /** Every table as quick as it can, or so many moves a second over all of them. */
  async run(seconds: number, pace?: number): Promise<void> {
    [this.moves, this.delays, this.#isOn] = [0, [], true];
    const begin = performance.now();
    const tables = this.#pairs.length;
    const rest = pace === undefined ? 0 : (1000 * tables) / pace;
    await Promise.all(
      this.#pairs.map((_, i) => this.#play(i, begin + (rest * i) / tables, rest, begin + 1000 * seconds)),
    );
    this.#isOn = false;
  }

  async #play(i: number, first: number, rest: number, end: number): Promise<void> {
    const wait = (until: number) =>
      new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));
    for (let at = first; performance.now() < end && this.#isOn; at += rest) {
      if (rest > 0) await wait(Math.min(at, end));
      if (performance.now() >= end) return;
      const pair = this.#pairs[i]!;
      const next = nextAct(this.#game, pair.state, this.#random);
      if (!next) {
        pair.close();
        this.#pairs[i] = await this.#open();
        this.begun++;
        continue;
      }
      const begin = performance.now();
      await new Promise<void>((done) => pair.act(next.seat, next.action, done));
      this.delays.push(performance.now() - begin);
      this.moves++;
    }
  }

  close(): void {
    for (const pair of this.#pairs.splice(0)) pair.close();
  }
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
export const part = (sorted: readonly number[], share: number): number =>
  round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0, 2);

interface Figures {
  readonly server: string;
  readonly game: GameId;
  readonly matches: number;
  readonly movesPerCpuSecond: number;
  readonly movesPerSecond: number;
  /** At 100 moves a second over all matches. */
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
  readonly kilobytesPerMatch: number;
}

async function measure(
  kind: Kind,
  id: GameId,
  matches: number,
  seconds: number,
  postgres?: Postgres,
): Promise<Figures> {
  const { game } = await loadRoom(id);
  const server = await ChildServer.start(kind.child, id, kind.database ? await postgres!.database() : '');
  const drive = new Drive(game, () => kind.open(server.address, game));
  const empty = await server.usage();
  await drive.seat(matches);
  const seated = await server.usage();
  // By moves and not by time: a server that waits for its disk is compiled no later than one that does not.
  for (let warm = 0; warm < WARM_MOVES; warm += drive.moves) await drive.run(seconds / 2);
  const before = await server.usage();
  await drive.run(seconds);
  const after = await server.usage();
  const { moves } = drive;
  await drive.run(seconds, PACE);
  const delays = drive.delays.sort((a, b) => a - b);
  drive.close();
  await server.stop();
  const figures: Figures = {
    server: kind.name,
    game: id,
    matches,
    movesPerCpuSecond: round((moves * MICROS) / (after.cpu - before.cpu)),
    movesPerSecond: round(moves / seconds),
    p50: part(delays, 0.5),
    p99: part(delays, 0.99),
    bytesPerMove: round((after.bytes - before.bytes) / moves),
    kilobytesPerMatch: round((seated.memory - empty.memory) / matches / 1024, 1),
  };
  console.log(Object.values(figures).join('\t'));
  return figures;
}

/** Random play goes on for more than 2,000 steps under these; a match that is over begins anew, and the new one is dear. */
const ENDLESS: Options = { goals: 20, maxTurns: 2000 };

/**
 * Processor time of a move late in a long match, in terms of an early one: matches of both kinds go on in turn at one
 * server, which is warm by then, so that whatever else the machine does is the same for both.
 */
async function growth(early: number, late: number): Promise<number> {
  const { game } = await loadRoom('mat');
  const server = await ChildServer.start('ours', 'mat');
  const options = { ...longOptions(game), ...ENDLESS };
  const [TABLES, STRETCH, TURNS] = [50, 25, 4];
  const begin = async (steps: number): Promise<Drive> => {
    const drive = new Drive(game, () => openOurs(server.address, game, options));
    await drive.seat(TABLES);
    await advance(drive, steps);
    return drive;
  };
  /** By so many steps a table; the answer is how many moves it came to. */
  const advance = async (drive: Drive, steps: number): Promise<number> => {
    let moves = 0;
    for (; moves < steps * TABLES; moves += drive.moves) await drive.run(0.05);
    return moves;
  };
  const long = await begin(late);
  const drives = [await begin(early), long];
  const spent = drives.map(() => ({ cpu: 0, moves: 0 }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, drive] of drives.entries()) {
      const { cpu } = await server.usage();
      spent[i]!.moves += await advance(drive, STRETCH);
      spent[i]!.cpu += (await server.usage()).cpu - cpu;
    }
  }
  for (const drive of drives) {
    if (drive.begun > 0) throw new Error('a match was over before its steps were measured');
    drive.close();
  }
  await server.stop();
  const [first, last] = spent.map(({ cpu, moves }) => cpu / moves);
  return round(last! / first!, 2);
}

/** Only some of what is compared: servers whose name holds the word, one game, so many matches. */
export interface Part {
  readonly only?: string | undefined;
  readonly game?: string | undefined;
  readonly matches?: number | undefined;
}

/** A part of the figures, for whoever works on the server: round after round, so that all have had the same company. */
export async function comparePart(seconds: number, rounds: number, part: Part): Promise<readonly Figures[]> {
  const kinds = KINDS.filter(({ name }) => new RegExp(part.only ?? '').test(name));
  const postgres = kinds.some(({ database }) => database) ? await startPostgres() : undefined;
  const figures: Figures[] = [];
  for (let round = 0; round < rounds; round++)
    for (const game of GAMES.filter((id) => part.game === undefined || id === part.game))
      for (const size of SIZES.filter((count) => part.matches === undefined || count === part.matches))
        for (const kind of kinds) figures.push(await measure(kind, game, size, seconds, postgres));
  await postgres?.close();
  return figures;
}

/** The last of its answer is what the figures come to. */
export async function compareServers(seconds: number) {
  console.log(
    'server\tgame\tmatches\tmoves/CPU-s\tmoves/s\tp50 ms\tp99 ms\tbytes/move\tkB/match\n' +
      '(p50 and p99 at 100 moves/s; ours is durable before it answers)',
  );
  const postgres = hasPostgres ? await startPostgres() : undefined;
  const figures: Figures[] = [];
  for (const game of GAMES)
    for (const size of SIZES)
      for (const kind of KINDS) figures.push(await measure(kind, game, size, seconds, postgres));
  await postgres?.close();
  const EARLY = 10;
  const LATE = 1000;
  const costOfStep1000 = await growth(EARLY, LATE);
  const [ours, colyseus, boardgame] = ['ours, SQLite', 'Colyseus', 'boardgame.io'].map((name) =>
    figures.filter(({ server }) => server === name),
  ) as [Figures[], Figures[], Figures[]];
  /** The worst over games and sizes. */
  const least = (a: readonly Figures[], b: readonly Figures[], key: 'movesPerCpuSecond' | 'bytesPerMove'): number =>
    round(Math.min(...a.map((one, i) => one[key] / b[i]![key])), 2);
  return {
    cpuRatioToColyseus: least(ours, colyseus, 'movesPerCpuSecond'),
    cpuRatioToBoardgame: least(ours, boardgame, 'movesPerCpuSecond'),
    bytesRatioToBoardgame: round(1 / least(boardgame, ours, 'bytesPerMove'), 2),
    mostMovesPerSecond: Math.max(...ours.map(({ movesPerSecond }) => movesPerSecond)),
    costOfStep1000,
    figures,
  };
}
