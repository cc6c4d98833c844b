// The same rules behind Colyseus: a room holds the cells as its schema, checks an action by the rules and tells both pages
// what has changed at once. It stores nothing, hides nothing and tells no events.
import { createServer, type Server as HttpServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { ArraySchema, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Game, Seat } from '../src/core/game.ts';
import type { State } from '../src/core/state.ts';
import { longOptions } from './serverTables.ts';

const Cells = schema({ n: 'uint32', cells: ['int16'] });

export async function startColyseus(game: Game): Promise<HttpServer> {
  class MatchRoom extends Room {
    readonly #match: State = game.setup(longOptions(game));

    override onCreate(): void {
      const shown = new Cells();
      shown.n = 0;
      shown.cells = new ArraySchema<number>(...this.#match.cells);
      this.state = shown;
      this.setPatchRate(null);
      this.autoDispose = true;
      this.onMessage('act', (_client, { seat, action }: { seat: Seat; action: string }) => {
        const s = this.#match;
        if ((game.toMove(s) & (1 << seat)) === 0) return;
        const read = game.readAction(s, seat, action);
        if (!read.ok || game.refuse(s, seat, read.value)) return;
        game.apply(s, seat, read.value);
        for (let i = 0; i < s.cells.length; i++) if (shown.cells[i] !== s.cells[i]) shown.cells[i] = s.cells[i]!;
        shown.n++;
        this.broadcastPatch();
      });
      // So the set-up is no change to be told again.
      this.broadcastPatch();
    }
  }
  const server = createServer();
  const colyseus = new Server({ transport: new WebSocketTransport({ server }), greet: false });
  colyseus.define('match', MatchRoom);
  await colyseus.listen(0, '127.0.0.1');
  return server;
}
