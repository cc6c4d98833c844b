// The same rules behind boardgame.io's server with its store in memory: one move, which the rules check.
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Game } from '../src/core/game.ts';
import { type Cells, heldBy, seatOfPlayer } from './boardgame.ts';
import { longOptions } from './serverTables.ts';

const require = createRequire(import.meta.url);
type Module = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});
type PeerGame = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<Cells>;
const { Server: BoardgameServer, Origins } = require('boardgame.io/server') as Module;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };

function peerGame(game: Game): PeerGame {
  const { load, ...held } = heldBy(game, game.setup(longOptions(game)));
  return {
    ...held,
    moves: {
      act: {
        client: false,
        move: ({ G, ctx }, action: string) => {
          const s = load(G);
          const seat = seatOfPlayer(ctx.currentPlayer);
          const read = game.readAction(s, seat, action);
          if (!read.ok || game.refuse(s, seat, read.value)) return INVALID_MOVE;
          game.apply(s, seat, read.value);
          return { cells: [...s.cells] };
        },
      },
    },
    disableUndo: true,
  };
}

export async function startBoardgame(game: Game): Promise<Server> {
  const server = BoardgameServer({ games: [peerGame(game)], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } } as never);
  return appServer as unknown as Server;
}
