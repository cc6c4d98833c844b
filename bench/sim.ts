import type { Game } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import { GAME_IDS, type GameId, loadRoom } from '../src/games/index.ts';
import { openSeries, playBatch, type Series } from '../src/lab/sim/series.ts';
import { withAnEnd } from '../test/support/walk.ts';
import { FastRandom } from './fast-random.ts';
import { PEER, peerPlayout } from './peer.ts';
import { newTally } from './playouts.ts';

/** Ours and theirs take turns, so that a busy moment of the machine falls on both. */
const ROUNDS = 10;
/** More than the quickest game plays in the longest run: a plan that is through would be timed for nothing. */
const PLANNED = 100_000_000;

/** Seconds of the processor that this process has used. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Whole matches on one core, counted over all its rounds. */
class Contestant {
  readonly #play: () => Promise<number>;
  #matches = 0;
  #seconds = 0;

  /** `play` tells how many matches it has played. */
  constructor(play: () => Promise<number>) {
    this.#play = play;
  }

  async run(seconds: number): Promise<void> {
    const begin = processorSeconds();
    do this.#matches += await this.#play();
    while (processorSeconds() - begin < seconds);
    this.#seconds += processorSeconds() - begin;
  }

  forget(): void {
    this.#matches = this.#seconds = 0;
  }

  get perSecond(): number {
    return this.#matches / this.#seconds;
  }
}

/** `cancha sim` with all that it writes down, but for the file. */
function ours(series: Series): Contestant {
  let batch = 0;
  return new Contestant(async () => (await playBatch(series, batch++))!.matches.length);
}

function theirs(game: Game, seed: number): Contestant {
  const playout = peerPlayout(game, new FastRandom(seed), newTally());
  return new Contestant(async () => {
    playout();
    return 1;
  });
}

async function compare(id: GameId, seconds: number, seed: number) {
  const { game } = await loadRoom(id);
  const options = withAnEnd(defaultOptions(game.options));
  const bots = { home: 'random', away: 'random' };
  const plan = { game: id, version: game.version, options, ...bots, matches: PLANNED, seed: String(seed), luck: false };
  const contestants = [ours(await openSeries(plan)), theirs(game, seed)] as const;
  for (const one of contestants) {
    await one.run(seconds / ROUNDS);
    one.forget();
  }
  for (let round = 0; round < ROUNDS; round++) for (const one of contestants) await one.run(seconds / ROUNDS);
  const [own, peer] = [contestants[0].perSecond, contestants[1].perSecond];
  const ratio = own / peer;
  console.log(`${id}: ${own.toFixed(0)} matches/s and core, ${PEER} ${peer.toFixed(1)}: ${ratio.toFixed(0)} times`);
  return {
    game: id,
    matchesPerSecond: Math.round(own),
    peerMatchesPerSecond: Math.round(10 * peer) / 10,
    ratio: Math.round(ratio),
  };
}

/** Whole random matches a second on one core, of every game: a series as it is played here, and the rules inside boardgame.io. */
export async function compareSims(seconds: number, seed: number) {
  const games = [];
  for (const id of GAME_IDS) games.push(await compare(id, seconds, seed));
  return { peer: PEER, games, least: Math.min(...games.map(({ ratio }) => ratio)) };
}
