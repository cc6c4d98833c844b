import type { Bot } from '../src/bots/bot.ts';
import { loadBot } from '../src/bots/levels.ts';
import type { BotName } from '../src/bots/names.ts';
import { Choices } from '../src/core/choices.ts';
import { BOTH_BITS, CHANCE, firstSeat, type Game, sideOf } from '../src/core/game.ts';
import { randomFrom } from '../src/core/random.ts';
import { type GameId, loadRoom } from '../src/games/index.ts';
import { FastRandom } from './fast-random.ts';
import { PEER, PeerMatch } from './peer.ts';
import { pickAction } from './playouts.ts';

/** Decisions of a random match that are thought about; both contestants get the same ones. */
const DECISIONS = 6;
const STEPS_BETWEEN = 25;
const WARM_UP_SECONDS = 1;
const PEER_ITERATIONS = 25;

/** Plays on at random until a side has something to choose openly. */
function goOn(game: Game, match: PeerMatch, random: FastRandom): void {
  const out = new Choices();
  for (let steps = 0; ; steps++) {
    if (match.isOver) match.begin();
    game.choices(match.mirror, match.seat, out);
    const isOpen = match.seat !== CHANCE && game.toMove(match.mirror) !== BOTH_BITS;
    if (steps >= STEPS_BETWEEN && isOpen && out.n > 1) return;
    match.play(pickAction(out, match.seat, random));
  }
}

/** Counts iterations and the seconds they took. */
class Meter {
  iterations = 0;
  milliseconds = 0;

  async run(think: () => Promise<number>): Promise<void> {
    const begin = performance.now();
    this.iterations += await think();
    this.milliseconds += performance.now() - begin;
  }

  get perSecond(): number {
    return (1000 * this.iterations) / this.milliseconds;
  }
}

/** One decision of ours, for so many seconds. */
async function think(game: Game, bot: Bot, match: PeerMatch, seconds: number, seed: number): Promise<number> {
  const end = performance.now() + 1000 * seconds;
  const side = sideOf(firstSeat(game.toMove(match.mirror)));
  const view = game.view(match.mirror, side);
  const isOver = (): boolean => performance.now() >= end;
  const question = { game, view, side, random: randomFrom(String(seed)), isOver, nodes: Number.POSITIVE_INFINITY };
  return (await bot.choose(question)).nodes;
}

async function thinkAsPeer(match: PeerMatch, seconds: number, seed: number): Promise<number> {
  const end = performance.now() + 1000 * seconds;
  let iterations = 0;
  for (; performance.now() < end; iterations += PEER_ITERATIONS)
    await match.think(PEER_ITERATIONS, `${seed} ${iterations}`);
  return iterations;
}

/**
 * Iterations per second on one core, at the same decisions: our search, our plain UCT with playouts to the end of the
 * match, and boardgame.io's MCTS bot (playouts of at most 50 moves, as it comes) on the same rules.
 */
export async function compareSearches(game: Game, seconds: number, seed: number) {
  const room = await loadRoom(game.id as GameId);
  const random = new FastRandom(seed);
  const match = new PeerMatch(game);
  const meters = { search: new Meter(), uct: new Meter(), peer: new Meter() };
  const ours = async (name: BotName, meter: Meter, time: number): Promise<void> => {
    const bot = await loadBot(name, room);
    await meter.run(() => think(game, bot, match, time, seed));
  };
  for (let decision = 0; decision <= DECISIONS; decision++) {
    goOn(game, match, random);
    const isWarmUp = decision === 0;
    const time = isWarmUp ? WARM_UP_SECONDS : seconds / DECISIONS;
    await ours('master', isWarmUp ? new Meter() : meters.search, time);
    await ours('uct', isWarmUp ? new Meter() : meters.uct, time);
    await (isWarmUp ? new Meter() : meters.peer).run(() => thinkAsPeer(match, time, seed));
  }
  return {
    game: game.id,
    iterationsPerSecond: Math.round(meters.search.perSecond),
    uctIterationsPerSecond: Math.round(meters.uct.perSecond),
    peer: `${PEER} MCTSBot`,
    peerIterationsPerSecond: Math.round(meters.peer.perSecond),
    ratio: Math.round((10 * meters.search.perSecond) / meters.peer.perSecond) / 10,
  };
}
