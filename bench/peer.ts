// The same rules inside boardgame.io: its reducer keeps the state as plain JSON and knows whose turn it is; its one move
// calls our `apply`. Chance is a third player, the server.
import { createRequire } from 'node:module';
import { Choices } from '../src/core/choices.ts';
import { type Action, CHANCE, firstSeat, type Game, type Seat } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import type { State } from '../src/core/state.ts';
import type { FastRandom } from './fast-random.ts';
import { count, LONGEST_MATCH, type Playout, pickAction, type Tally } from './playouts.ts';

// The package has no exports map: its folders are only found by `require`.
const require = createRequire(import.meta.url);
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
export type PeerGame = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<PeerCells>;
export type PeerState = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).State<PeerCells>;

const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
export const PEER = `boardgame.io ${(require('boardgame.io/package.json') as { version: string }).version}`;

/** A state as boardgame.io demands it: plain JSON. */
interface PeerCells {
  readonly cells: readonly number[];
}

const SERVER = '2';
const PLAYERS = 3;
export const seatOfPlayer = (player: string): Seat => (player === SERVER ? CHANCE : Number(player));
const playerOf = (seat: Seat): string => (seat === CHANCE ? SERVER : String(seat));

/** One game of ours as a game of theirs. `scratch` is where the rules work. */
export function peerGame(game: Game, scratch: State): PeerGame {
  const load = ({ cells }: PeerCells): State => {
    scratch.cells.set(cells);
    return scratch;
  };
  const nextPlayer = (G: PeerCells): string => {
    const due = game.toMove(load(G));
    return due === 0 ? SERVER : playerOf(firstSeat(due));
  };
  return {
    name: game.id,
    setup: () => ({ cells: [...game.setup(scratch.options).cells] }),
    moves: {
      act: ({ G, ctx }, action: Action) => {
        const s = load(G);
        game.apply(s, seatOfPlayer(ctx.currentPlayer), action);
        return { cells: [...s.cells] };
      },
    },
    turn: {
      order: { first: ({ G }) => Number(nextPlayer(G)), next: ({ G }) => Number(nextPlayer(G)) },
      endIf: ({ G, ctx }) => nextPlayer(G) !== ctx.currentPlayer,
    },
    endIf: ({ G }) => (game.toMove(load(G)) === 0 ? { payoff: game.payoff(scratch) } : undefined),
    disableUndo: true,
  };
}

/** A match that runs inside boardgame.io's reducer. */
export class PeerMatch {
  /** The present state in our own form, to ask for choices; set anew by `begin` and `play`. */
  readonly mirror: State;
  readonly #config: PeerGame;
  readonly #reduce: ReturnType<Internal['CreateGameReducer']>;
  #state: PeerState;

  constructor(game: Game) {
    this.mirror = game.setup(defaultOptions(game.options));
    this.#config = peerGame(game, game.setup(defaultOptions(game.options)));
    this.#reduce = CreateGameReducer({ game: this.#config });
    this.#state = this.begin();
  }

  begin(): PeerState {
    this.#state = InitializeGame({ game: this.#config, numPlayers: PLAYERS });
    this.mirror.cells.set(this.#state.G.cells);
    return this.#state;
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
