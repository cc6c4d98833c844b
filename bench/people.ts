// One process as a house has it on an evening: people in the lobby who do nothing, and matches that go on beside them.
import type { WebSocket } from '@fastify/websocket';
import { type GameId, loadRoom } from '../src/games/index.ts';
import { PlainSocket } from '../test/support/socket.ts';
import { ChildServer, Drive } from './server.ts';
import { openOurs } from './serverTables.ts';

const GUESTS = 1000;
const MATCHES = 200;
const GAME: GameId = 'eleven';
/** Moves a second over all matches: one of each in two seconds. */
const PACE = 100;
const AT_ONCE = 50;
const MEGABYTE = 1e6;
const MICROS = 1e6;

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const part = (sorted: readonly number[], share: number): number =>
  round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0, 2);

/** Somebody with a session who looks at the lobby. */
async function guest(address: string, n: number): Promise<WebSocket> {
  const answer = await fetch(`${address}/api/me/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Guest ${n}` }),
  });
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  const socket = new PlainSocket(`${address.replace('http', 'ws')}/api/lobby/live`, { headers: { cookie: cookie! } });
  await new Promise((resolve, reject) => {
    socket.once('message', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** What a process of ours needs for so many people, and how soon a move is known to both pages. */
export async function crowd(seconds: number) {
  const { game } = await loadRoom(GAME);
  const server = await ChildServer.start('ours', GAME);
  const empty = await server.usage();
  const guests: WebSocket[] = [];
  while (guests.length < GUESTS)
    guests.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => guest(server.address, guests.length + i)))),
    );
  const idle = await server.usage();
  const drive = new Drive(game, () => openOurs(server.address, game));
  await drive.seat(MATCHES);
  const seated = await server.usage();
  await drive.run(seconds / 2, PACE);
  const before = await server.usage();
  await drive.run(seconds, PACE);
  const after = await server.usage();
  const delays = drive.delays.sort((a, b) => a - b);
  drive.close();
  for (const socket of guests) socket.terminate();
  await server.stop();
  const figures = {
    guests: GUESTS,
    matches: MATCHES,
    kilobytesPerGuest: round((idle.memory - empty.memory) / GUESTS / 1000),
    kilobytesPerMatch: round((seated.memory - idle.memory) / MATCHES / 1000),
    megabytes: round(after.memory / MEGABYTE),
    megabytesResident: round(after.resident / MEGABYTE),
    coresUsed: round((after.cpu - before.cpu) / MICROS / seconds, 3),
    movesPerSecond: round(delays.length / seconds),
    p50: part(delays, 0.5),
    p99: part(delays, 0.99),
  };
  console.table([figures]);
  return figures;
}
