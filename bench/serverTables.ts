// The drivers: two pages at one table of a server of any kind. They know the rules, so that all kinds are asked the same.
import { createRequire } from 'node:module';
import type { WebSocket } from '@fastify/websocket';
import { Client } from 'colyseus.js';
import { Choices } from '../src/core/choices.ts';
import { CHANCE, firstSeat, type Game, HOME, type Seat, SIDES, seatOf, sideOf } from '../src/core/game.ts';
import { defaultOptions, type Options } from '../src/core/options.ts';
import type { State } from '../src/core/state.ts';
import { type GameId, loadRoom } from '../src/games/index.ts';
import { commitmentTo } from '../src/match/fair.ts';
import type { WireMessage } from '../src/protocol/wire.ts';
import { PlainSocket } from '../test/support/socket.ts';
import { throwerIn } from '../test/support/thrower.ts';
import { withAnEnd } from '../test/support/walk.ts';
import { playerOf } from './boardgame.ts';
import type { FastRandom } from './fast-random.ts';
import { pickAction } from './playouts.ts';

const PLAYERS = 3;

export const longOptions = (game: Game): Options => withAnEnd(defaultOptions(game.options));

/** A match at which both pages sit. */
export interface Pair {
  /** What the page of home sees. */
  readonly state: State;
  /** Says what a seat does; what is thrown, its page says. Calls `done` when both pages know what came of it. */
  act(seat: Seat, action: string, done: () => void): void;
  close(): void;
}
export type OpenPair = (address: string, game: Game) => Promise<Pair>;

const require = createRequire(import.meta.url);

/** Counts up to the number of pages that have to hear of a step. */
function both(): { wait(done: () => void): void; heard(): void } {
  let left = 0;
  let then = (): void => undefined;
  return {
    wait(done) {
      [left, then] = [2, done];
    },
    heard() {
      if (--left === 0) then();
    },
  };
}

export async function openOurs(
  address: string,
  game: Game,
  options = longOptions(game),
): Promise<Pair & { readonly id: string }> {
  const room = await loadRoom(game.id as GameId);
  const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/matches${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { id = '', key } = await post('', { game: game.id, options, side: 'home', name: 'Ana' });
  const seat = await post(`/${id}/seats`, { name: 'Blas' });
  const state = game.setup(options);
  const steps = both();
  let n = 0;
  const open = (side: 'home' | 'away', own: string): Promise<WebSocket> =>
    new Promise((resolve) => {
      const socket = new PlainSocket(`${address.replace('http', 'ws')}/api/matches/${id}/live`);
      const say = (message: object): void => socket.send(JSON.stringify(message));
      socket.on('open', () => say({ type: 'enter', key: own, n: 0 }));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as WireMessage;
        if ('d' in message) {
          if (side === 'home')
            for (let i = 0; i < message.d.length; i += 2) state.cells[message.d[i]!] = message.d[i + 1]!;
          n = message.n;
          steps.heard();
        } else if (message.type === 'hello' && message.seedsAwaited.includes(side)) {
          if (message.hashesAwaited.includes(side))
            say({ type: 'commit', side, hash: commitmentTo(side), id: `h${side}` });
          else if (message.hashesAwaited.length === 0) say({ type: 'seed', side, seed: side, id: `s${side}` });
        } else if (message.type === 'whole') {
          if (side === 'home') state.cells.set(message.cells);
          n = message.n;
          resolve(socket);
        } else if (message.type === 'refused') throw new Error(message.error.message.en);
      });
    });
  const sockets = await Promise.all(SIDES.map((side) => open(side, side === 'home' ? key! : seat['key']!)));
  let commands = 0;
  return {
    id,
    state,
    act(seat, action, done) {
      steps.wait(done);
      const id = `c${commands++}`;
      const hand = seat === CHANCE ? seatOf(throwerIn(room, state)) : seat;
      if (seat === CHANCE) sockets[hand]!.send(JSON.stringify({ type: 'throw', n, id }));
      else sockets[seat]!.send(JSON.stringify({ type: 'play', side: sideOf(seat), action, n, id }));
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

export const openColyseus: OpenPair = async (address, game) => {
  const state = game.setup(longOptions(game));
  const steps = both();
  const home = await new Client(address).create('match');
  const away = await new Client(address).joinById(home.roomId);
  const rooms = [home, away];
  const isShown = ({ state: shown }: { state: unknown }): boolean =>
    ((shown as { cells?: { length: number } }).cells?.length ?? 0) > 0;
  while (!rooms.every(isShown)) await new Promise((resolve) => setTimeout(resolve, 1));
  for (const room of rooms) room.onMessage('*', () => undefined);
  for (const [i, room] of rooms.entries()) {
    room.onStateChange((shown: { cells: Iterable<number> }) => {
      if (i === HOME) state.cells.set([...shown.cells]);
      steps.heard();
    });
  }
  return {
    state,
    act(seat, action, done) {
      steps.wait(done);
      rooms[seat === CHANCE ? HOME : seat]!.send('act', { seat, action });
    },
    close: () => {
      for (const room of rooms) {
        room.removeAllListeners();
        // Otherwise it writes a line to the output for every room that is left.
        room.connection.events.onerror = () => undefined;
        void room.leave();
      }
    },
  };
};

interface IoSocket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
let tables = 0;

export const openBoardgame: OpenPair = async (address, game) => {
  const { io } = createRequire(require.resolve('boardgame.io/package.json'))('socket.io-client') as {
    io(address: string, options: object): IoSocket;
  };
  const state = game.setup(longOptions(game));
  const match = `m${++tables}`;
  const steps = both();
  let stateID = 0;
  const open = (player: number): Promise<IoSocket> =>
    new Promise((resolve) => {
      const socket = io(`${address}/${game.id}`, { transports: ['websocket'], forceNew: true });
      const take = (given: { _stateID: number; G: { cells: number[] } }): void => {
        stateID = given._stateID;
        if (player === HOME) state.cells.set(given.G.cells);
      };
      socket.on('connect', () => socket.emit('sync', match, String(player), undefined, PLAYERS));
      socket.on('sync', (_match: string, { state: given }: { state: Parameters<typeof take>[0] }) => {
        take(given);
        resolve(socket);
      });
      socket.on('update', (_match: string, given: Parameters<typeof take>[0]) => {
        take(given);
        steps.heard();
      });
    });
  const sockets = [await open(0), await open(1)];
  return {
    state,
    act(seat, action, done) {
      steps.wait(done);
      const playerID = playerOf(seat);
      const payload = { type: 'act', args: [action], playerID };
      sockets[seat === CHANCE ? HOME : seat]!.emit('update', { type: 'MAKE_MOVE', payload }, stateID, match, playerID);
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
};

const choices = new Choices();

/** What comes next at a table: any choice of whoever is to move; undefined when the match is over. */
export function nextAct(game: Game, state: State, random: FastRandom): { seat: Seat; action: string } | undefined {
  const due = game.toMove(state);
  if (due === 0) return undefined;
  const seat = firstSeat(due);
  game.choices(state, seat, choices);
  return { seat, action: game.writeAction(state, seat, pickAction(choices, seat, random)) };
}
