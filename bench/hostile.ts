// How much longer people wait while others are rude: pages that say nothing but what has to be refused, as often as the limits
// let them, and pages that ask for everything and read nothing.
import { loadRoom } from '../src/games/index.ts';
import { LIMITS } from '../src/server/settings.ts';
import { HOSTILE } from '../test/support/hostile.ts';
import { PlainSocket } from '../test/support/socket.ts';
import { ChildServer, Drive, PACE, part } from './server.ts';
import { openOurs } from './serverTables.ts';

const TABLES = 50;
const RUDE = 10;
const DEAF = 5;
const ROUNDS = 4;
const TICK_MILLIS = 100;

/** Sockets at one table from which each tick as much comes as the limits allow; how many messages it was, at the end. */
async function attack(address: string, match: string): Promise<() => number> {
  const open = async (): Promise<InstanceType<typeof PlainSocket>> => {
    const socket = new PlainSocket(`${address.replace('http', 'ws')}/api/matches/${match}/live`);
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'enter', key: null, n: 0 }));
    return socket;
  };
  const rude = await Promise.all(Array.from({ length: RUDE }, open));
  const deaf = await Promise.all(Array.from({ length: DEAF }, open));
  for (const socket of deaf) socket.pause();
  let sent = 0;
  const each = Math.floor((LIMITS.messagesPerSecond * TICK_MILLIS) / 1000);
  const flood = setInterval(() => {
    for (const socket of rude)
      for (let i = 0; i < each; i++) {
        const said = HOSTILE[sent++ % HOSTILE.length]!(Math.random);
        socket.send(typeof said === 'string' ? said : JSON.stringify(said));
      }
    for (const socket of deaf)
      for (let i = 0; i < each; i++, sent++)
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'resume', n: 0 }));
  }, TICK_MILLIS);
  return () => {
    clearInterval(flood);
    for (const socket of [...rude, ...deaf]) socket.terminate();
    return sent;
  };
}

export async function compareHostile(seconds: number) {
  const { game } = await loadRoom('eleven');
  const server = await ChildServer.start('ours', 'eleven');
  const drive = new Drive(game, () => openOurs(server.address, game));
  await drive.seat(TABLES);
  await drive.run(seconds, PACE);
  const beside = await openOurs(server.address, game);
  const longer = new Drive(game, async () => beside);
  await longer.seat(1);
  await longer.run(1);
  const delays: Record<'quiet' | 'loud', number[]> = { quiet: [], loud: [] };
  const memory: number[] = [];
  let messages = 0;
  // By turns, so that what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    await drive.run(seconds / ROUNDS, PACE);
    delays.quiet.push(...drive.delays);
    memory.push((await server.usage()).memory);
    const stop = await attack(server.address, beside.id);
    await drive.run(seconds / ROUNDS, PACE);
    messages += stop();
    delays.loud.push(...drive.delays);
  }
  memory.push((await server.usage()).memory);
  for (const each of [drive, longer]) each.close();
  await server.stop();
  const [quiet, loud] = [delays.quiet, delays.loud].map((each) => {
    const sorted = each.toSorted((a, b) => a - b);
    return { p50: part(sorted, 0.5), p99: part(sorted, 0.99) };
  }) as [Record<'p50' | 'p99', number>, Record<'p50' | 'p99', number>];
  const MEGABYTE = 1e6;
  console.log(
    `${messages} hostile messages beside ${TABLES} matches: p99 ${quiet.p99} ms without, ${loud.p99} ms with them`,
  );
  return {
    messages,
    quiet,
    loud,
    p99Ratio: Number((loud.p99 / quiet.p99).toFixed(2)),
    megabytes: memory.map((bytes) => Number((bytes / MEGABYTE).toFixed(1))),
  };
}
