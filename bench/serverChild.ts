// A server of one kind in a process of its own, so that its processor time and memory can be told from the drivers'. The
// parent asks by messages: `usage` is answered with what it has used so far.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type GameId, loadRoom } from '../src/games/index.ts';

export interface Usage {
  /** Microseconds of processor, all threads; without the collections that are made because the parent asks. */
  readonly cpu: number;
  /** Bytes on all its sockets, both ways. */
  readonly bytes: number;
  /** Bytes of live objects after a collection. */
  readonly memory: number;
  /** Bytes that the process holds of the machine. */
  readonly resident: number;
}

const [kind, game] = process.argv.slice(2) as ['ours' | 'colyseus' | 'boardgame', GameId];
const { game: rules } = await loadRoom(game);
const start = {
  ours: async () => (await import('./serverOurs.ts')).startOurs(),
  colyseus: async () => (await import('./serverColyseus.ts')).startColyseus(rules),
  boardgame: async () => (await import('./serverBoardgame.ts')).startBoardgame(rules),
}[kind];

const sockets = new Set<Socket>();
let gone = 0;
const bytesOf = ({ bytesWritten, bytesRead }: Socket): number => bytesWritten + bytesRead;

const server: Server = await start();
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => {
    gone += bytesOf(socket);
    sockets.delete(socket);
  });
});
/** What this process has used of the processor; `since` another look at it. */
const processor = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};
let collecting = 0;
process.on('message', () => {
  const begin = process.cpuUsage();
  (globalThis as { gc?: () => void }).gc?.();
  collecting += processor(begin);
  const { heapUsed, external, rss: resident } = process.memoryUsage();
  const bytes = [...sockets].reduce((sum, socket) => sum + bytesOf(socket), gone);
  const usage: Usage = { cpu: processor() - collecting, bytes, memory: heapUsed + external, resident };
  process.send!({ usage });
});
process.on('disconnect', () => process.exit(0));
process.send!({ port: (server.address() as { port: number }).port });
