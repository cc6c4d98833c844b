// The same rules behind boardgame.io's server with its store in memory: one move, which the rules check.
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { CHANCE, firstSeat, type Game, type Seat } from '../src/core/game.ts';
import type { State } from '../src/core/state.ts';
import { longOptions, SERVER } from './serverTables.ts';

const require = createRequire(import.meta.url);
type Module = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});
type PeerGame = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<Cells>;
const { Server: BoardgameServer, Origins } = require('boardgame.io/server') as Module;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };

interface Cells {
  readonly cells: readonly number[];
}

const seatOf = (player: string): Seat => (player === SERVER ? CHANCE : Number(player));
const playerOf = (seat: Seat): string => (seat === CHANCE ? SERVER : String(seat));

function peerGame(game: Game): PeerGame {
  const scratch: State = game.setup(longOptions(game));
  const load = ({ cells }: Cells): State => {
    scratch.cells.set(cells);
    return scratch;
  };
  const next = (G: Cells): string => {
    const due = game.toMove(load(G));
    return due === 0 ? SERVER : playerOf(firstSeat(due));
  };
  return {
    name: game.id,
    setup: () => ({ cells: [...game.setup(scratch.options).cells] }),
    moves: {
      act: {
        client: false,
        move: ({ G, ctx }, action: string) => {
          const s = load(G);
          const seat = seatOf(ctx.currentPlayer);
          const read = game.readAction(s, seat, action);
          if (!read.ok || game.refuse(s, seat, read.value)) return INVALID_MOVE;
          game.apply(s, seat, read.value);
          return { cells: [...s.cells] };
        },
      },
    },
    turn: {
      order: { first: ({ G }) => Number(next(G)), next: ({ G }) => Number(next(G)) },
      endIf: ({ G, ctx }) => next(G) !== ctx.currentPlayer,
    },
    disableUndo: true,
  };
}

export async function startBoardgame(game: Game): Promise<Server> {
  const server = BoardgameServer({ games: [peerGame(game)], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } } as never);
  return appServer as unknown as Server;
}
