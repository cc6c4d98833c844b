import type { Game } from '../src/core/game.ts';
import { FastRandom } from './fast-random.ts';
import { PEER, peerPlayout } from './peer.ts';
import { newTally, ownPlayout, type Playout, type Tally } from './playouts.ts';

const WARM_UP_SECONDS = 1;
/** Ours and theirs take turns, so that a busy moment of the machine falls on both. */
const ROUNDS = 20;

/** Repeats whole matches until the time is up; the seconds it really took. */
function timed(playout: Playout, seconds: number): number {
  const begin = performance.now();
  while (performance.now() - begin < 1000 * seconds) playout();
  return (performance.now() - begin) / 1000;
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

/** Actions per second of random matches on one core: the rules alone, and the same rules inside boardgame.io. */
export function compareEngines(game: Game, seconds: number, seed: number) {
  const own = new Contestant((tally) => ownPlayout(game, new FastRandom(seed), tally));
  const peer = new Contestant((tally) => peerPlayout(game, new FastRandom(seed), tally));
  for (const contestant of [own, peer]) contestant.warmUp();
  for (let round = 0; round < ROUNDS; round++) for (const contestant of [own, peer]) contestant.run(seconds / ROUNDS);
  const { actions, matches, offered, decisions } = own.tally;
  console.log(
    `${game.id}: ${(offered / decisions).toFixed(1)} legal actions a decision, ${Math.round(actions / matches)} actions a match`,
  );
  return {
    game: game.id,
    actionsPerSecond: Math.round(own.perSecond('actions')),
    matchesPerSecond: Math.round(own.perSecond('matches')),
    peer: PEER,
    peerActionsPerSecond: Math.round(peer.perSecond('actions')),
    ratio: Math.round((10 * own.perSecond('actions')) / peer.perSecond('actions')) / 10,
  };
}
