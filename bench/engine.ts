import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../src/core/game.ts';
import { FastRandom } from './fast-random.ts';
import { PEER, peerPlayout } from './peer.ts';
import { newTally, ownPlayout, type Playout, type Tally } from './playouts.ts';

const WARM_UP_SECONDS = 1;
/** Ours and theirs take turns, so that a busy moment of the machine falls on both. */
const ROUNDS = 20;

const MICROS = 1_000_000;
/** Of the processor, on this thread: other programs and the compiler's own threads take none of it. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROS;
}

/** Repeats whole matches until the time is up; the seconds of the processor that they took. */
function timed(playout: Playout, seconds: number): number {
  const [begin, before] = [performance.now(), spent()];
  while (performance.now() - begin < 1000 * seconds) playout();
  return spent() - before;
}

class Contestant {
  readonly tally: Tally = newTally();
  readonly #playout: Playout;
  #seconds = 0;

  constructor(make: (tally: Tally) => Playout) {
    this.#playout = make(this.tally);
  }

  warmUp(): void {
    timed(this.#playout, WARM_UP_SECONDS);
    Object.assign(this.tally, newTally());
  }

  run(seconds: number): void {
    this.#seconds += timed(this.#playout, seconds);
  }

  perSecond(count: keyof Tally): number {
    return this.tally[count] / this.#seconds;
  }
}

/** All of them for so long, in turns. */
function race(contestants: readonly Contestant[], seconds: number): void {
  for (const contestant of contestants) contestant.warmUp();
  for (let round = 0; round < ROUNDS; round++) for (const contestant of contestants) contestant.run(seconds / ROUNDS);
}

const ratioOf = (own: number, other: number): number => Math.round((100 * own) / other) / 100;

function describe(title: string, { actions, matches, offered, decisions }: Tally): void {
  console.log(
    `${title}: ${(offered / decisions).toFixed(1)} legal actions a decision, ${Math.round(actions / matches)} actions a match`,
  );
}

/** Actions per second of random matches on one core: the rules alone, and the same rules inside boardgame.io. */
export function compareEngines(game: Game, seconds: number, seed: number) {
  const own = new Contestant((tally) => ownPlayout(game, new FastRandom(seed), tally));
  const peer = new Contestant((tally) => peerPlayout(game, new FastRandom(seed), tally));
  race([own, peer], seconds);
  describe(game.id, own.tally);
  return {
    game: game.id,
    actionsPerSecond: Math.round(own.perSecond('actions')),
    matchesPerSecond: Math.round(own.perSecond('matches')),
    peer: PEER,
    peerActionsPerSecond: Math.round(peer.perSecond('actions')),
    ratio: ratioOf(own.perSecond('actions'), peer.perSecond('actions')),
  };
}

/** So much of the speed of another checkout a game must keep. */
const LEAST_RATIO = 0.95;

/** What is needed of another checkout of this house. */
interface Checkout {
  readonly playouts: { readonly ownPlayout: typeof ownPlayout };
  readonly games: { loadRoom(id: string): Promise<{ readonly game: Game }> };
}

async function checkoutIn(folder: string): Promise<Checkout> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(resolve(folder), path)).href);
  const [playouts, games] = await Promise.all([load('bench/playouts.ts'), load('src/games/index.ts')]);
  return { playouts, games } as Checkout;
}

/**
 * The rules alone, here and in another checkout, each with its own kernel and its own playouts. Where a version of the rules
 * lies between them, they play other matches: then an action here is not the same work as an action there.
 */
export async function compareCheckouts(game: Game, folder: string, seconds: number, seed: number) {
  const { playouts, games } = await checkoutIn(folder);
  const { game: older } = await games.loadRoom(game.id);
  const own = new Contestant((tally) => ownPlayout(game, new FastRandom(seed), tally));
  const base = new Contestant((tally) => playouts.ownPlayout(older, new FastRandom(seed), tally));
  race([base, own], seconds);
  describe(`${game.id} there, version ${older.version}`, base.tally);
  describe(`${game.id} here, version ${game.version}`, own.tally);
  const ratio = ratioOf(own.perSecond('actions'), base.perSecond('actions'));
  return {
    game: game.id,
    versions: [older.version, game.version],
    actionsPerSecond: Math.round(own.perSecond('actions')),
    baseActionsPerSecond: Math.round(base.perSecond('actions')),
    ratio,
    isFastEnough: ratio >= LEAST_RATIO,
    ratioOfMatches: ratioOf(own.perSecond('matches'), base.perSecond('matches')),
  };
}

type Comparison = Awaited<ReturnType<typeof compareCheckouts>>;

/** Several games beside another checkout, a row of a table each. */
export async function compareHouses(games: readonly Game[], folder: string, seconds: number, seed: number) {
  const rows: Comparison[] = [];
  for (const game of games) rows.push(await compareCheckouts(game, folder, seconds, seed));
  console.log(['game', 'there', 'here', 'ratio'].join('\t'));
  for (const { game, baseActionsPerSecond, actionsPerSecond, ratio, isFastEnough } of rows)
    console.log([game, baseActionsPerSecond, actionsPerSecond, ratio, isFastEnough ? 'ok' : 'too slow'].join('\t'));
  return { leastRatio: LEAST_RATIO, isFastEnough: rows.every((row) => row.isFastEnough), games: rows };
}
