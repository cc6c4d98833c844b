// How much longer people wait while others are rude (hostileAttack.ts), and what that costs the server.
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { loadRoom } from '../src/games/index.ts';
import { ChildServer, Drive, PACE, part } from './server.ts';
import { openOurs } from './serverTables.ts';

const TABLES = 50;
const ROUNDS = 4;

/** How many messages it was, when it ends. */
function attack(address: string, match: string): () => Promise<number> {
  const worker = new Worker(new URL('./hostileAttack.ts', import.meta.url), { workerData: { address, match } });
  return async () => {
    worker.postMessage('stop');
    const [sent] = (await once(worker, 'message')) as [number];
    await worker.terminate();
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
  const cpu: Record<'quiet' | 'loud', number> = { quiet: 0, loud: 0 };
  const memory: number[] = [];
  let messages = 0;
  const played = async (kind: 'quiet' | 'loud'): Promise<void> => {
    const before = (await server.usage()).cpu;
    await drive.run(seconds / ROUNDS, PACE);
    delays[kind].push(...drive.delays);
    cpu[kind] += (await server.usage()).cpu - before;
  };
  // By turns, so that what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    await played('quiet');
    memory.push((await server.usage()).memory);
    const stop = attack(server.address, beside.id);
    await played('loud');
    messages += await stop();
  }
  memory.push((await server.usage()).memory);
  for (const each of [drive, longer]) each.close();
  await server.stop();
  const [quiet, loud] = [delays.quiet, delays.loud].map((each) => {
    const sorted = each.toSorted((a, b) => a - b);
    return { p50: part(sorted, 0.5), p99: part(sorted, 0.99) };
  }) as [Record<'p50' | 'p99', number>, Record<'p50' | 'p99', number>];
  const MEGABYTE = 1e6;
  const microsEach = Math.round((cpu.loud - cpu.quiet) / messages);
  console.log(
    `${messages} hostile messages beside ${TABLES} matches: p99 ${quiet.p99} ms without, ${loud.p99} ms with them; ` +
      `each took ${microsEach} µs of the server's processor (load ${loadavg()[0]!.toFixed(1)})`,
  );
  return {
    messages,
    microsEach,
    quiet,
    loud,
    p99Ratio: Number((loud.p99 / quiet.p99).toFixed(2)),
    megabytes: memory.map((bytes) => Number((bytes / MEGABYTE).toFixed(1))),
  };
}
