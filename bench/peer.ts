// The same rules inside boardgame.io: its reducer keeps the state as plain JSON and knows whose turn it is; its one move
// calls our `apply`. Chance is a third player, the server.
import { createRequire } from 'node:module';
import { Choices } from '../src/core/choices.ts';
import { type Action, AWAY, type Game, HOME, type Seat } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import type { State } from '../src/core/state.ts';
import { withAnEnd } from '../test/support/walk.ts';
import { type Cells, heldBy, playerOf, seatOfPlayer } from './boardgame.ts';
import type { FastRandom } from './fast-random.ts';
import { count, LONGEST_MATCH, type Playout, pickAction, type Tally } from './playouts.ts';

// The package has no exports map: its folders are only found by `require`.
const require = createRequire(import.meta.url);
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
type PeerGame = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<Cells>;
type PeerState = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).State<Cells>;

type Ai = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }});
const { MCTSBot } = require('boardgame.io/ai') as Ai;
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
export const PEER = `boardgame.io ${(require('boardgame.io/package.json') as { version: string }).version}`;

const PLAYERS = 3;

/** As boardgame.io's bots want to be told who has won. */
const verdict = (payoff: number): { readonly winner: string } | { readonly draw: true } =>
  payoff === 0.5 ? { draw: true } : { winner: playerOf(payoff === 1 ? HOME : AWAY) };

/** One game of ours as a game of theirs. `scratch` is where the rules work. */
function peerGame(game: Game, scratch: State): PeerGame {
  const { load, ...held } = heldBy(game, scratch);
  return {
    ...held,
    moves: {
      act: ({ G, ctx }, action: Action) => {
        const s = load(G);
        game.apply(s, seatOfPlayer(ctx.currentPlayer), action);
        return { cells: [...s.cells] };
      },
    },
    endIf: ({ G }) => (game.toMove(load(G)) === 0 ? verdict(game.payoff(scratch)) : undefined),
    disableUndo: true,
  };
}

/** A match that runs inside boardgame.io's reducer. */
export class PeerMatch {
  /** The present state in our own form, to ask for choices; set anew by `begin` and `play`. */
  readonly mirror: State;
  readonly #game: Game;
  readonly #choices = new Choices();
  readonly #config: PeerGame;
  readonly #reduce: ReturnType<Internal['CreateGameReducer']>;
  #state: PeerState;

  constructor(game: Game) {
    this.#game = game;
    this.mirror = game.setup(withAnEnd(defaultOptions(game.options)));
    this.#config = peerGame(game, game.setup(withAnEnd(defaultOptions(game.options))));
    this.#reduce = CreateGameReducer({ game: this.#config });
    this.#state = this.begin();
  }

  begin(): PeerState {
    this.#state = InitializeGame({ game: this.#config, numPlayers: PLAYERS });
    this.mirror.cells.set(this.#state.G.cells);
    return this.#state;
  }

  /** A bot of theirs that thinks about the present state: what it takes for so many iterations. */
  async think(iterations: number, seed: string): Promise<void> {
    const enumerate = (G: Cells, _ctx: unknown, player: string) => {
      this.mirror.cells.set(G.cells);
      this.#game.choices(this.mirror, seatOfPlayer(player), this.#choices);
      return this.#choices.list().map((action) => ({ move: 'act', args: [action] }));
    };
    const bot = new MCTSBot({ game: this.#config, enumerate, iterations, seed });
    await bot.play(this.#state, this.#state.ctx.currentPlayer);
    this.mirror.cells.set(this.#state.G.cells);
  }

  get isOver(): boolean {
    return this.#state.ctx.gameover !== undefined;
  }

  get seat(): Seat {
    return seatOfPlayer(this.#state.ctx.currentPlayer);
  }

  play(action: Action): void {
    const playerID = this.#state.ctx.currentPlayer;
    this.#state = this.#reduce(this.#state, { type: 'MAKE_MOVE', payload: { type: 'act', args: [action], playerID } });
    this.mirror.cells.set(this.#state.G.cells);
  }
}

/** The same random matches as `ownPlayout`, through boardgame.io's reducer. */
export function peerPlayout(game: Game, random: FastRandom, tally: Tally): Playout {
  const match = new PeerMatch(game);
  const out = new Choices();
  return () => {
    match.begin();
    for (let length = 0; !match.isOver && length < LONGEST_MATCH; length++) {
      const { seat } = match;
      game.choices(match.mirror, seat, out);
      count(tally, seat, out);
      match.play(pickAction(out, seat, random));
    }
    tally.matches++;
  };
}
