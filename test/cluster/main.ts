// npm run test:cluster
//
// Three nodes over PostgreSQL and NATS under load, and one node over SQLite: nodes are killed, the bus is cut, the database
// is stopped. Then the log is read: every acknowledged command is in it just once, and every match plays to its end again.
// Needs Debian's postgresql and nats-server, and some three minutes. MATCHES, KILLS, CUTS and OUTAGES make it shorter or longer;
// ONLY=sqlite or ONLY=cluster runs one half. The last line is one JSON object.
//
// How soon play goes on is what two people at a table feel: from the kill until both know of a command that was acknowledged
// after it, at every table with somebody at that node; a new process is waited for, and a move is made every 150 ms or so.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../src/server/log/log.ts';
import { openPostgresLog } from '../../src/server/log/postgres.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import { openReferee } from '../../src/server/opened.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { LoadedTable } from './load.ts';
import { hasNats, natsServer, type Process, serverNode } from './nodes.ts';

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const MATCHES = number('MATCHES', 60);
const KILLS = number('KILLS', 20);
const CUTS = number('CUTS', 5);
const OUTAGES = number('OUTAGES', 5);
/** How soon play has to go on. */
const SOON_MILLIS = 2000;
/** A table at which nobody plays after so long is given up; it fails. */
const MOST_MILLIS = 20_000;
const NODES = 3;
const BEGIN = performance.now();

const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
const failures: string[] = [];
const check = (isTrue: boolean, what: string): void => {
  if (isTrue) return;
  failures.push(what);
  console.log(`FAILED: ${what}`);
};

/** People at all tables. */
class Load {
  readonly tables: LoadedTable[];
  readonly #playing: Promise<void>[];

  constructor(nodes: () => number) {
    this.tables = Array.from({ length: MATCHES }, (_, i) => new LoadedTable(i, nodes));
    this.#playing = this.tables.map((table) => table.play());
  }

  get acks(): number {
    return this.tables.reduce((sum, { acks }) => sum + acks.length, 0);
  }

  /** Until play has gone on at all these tables since `begin`: how long each waited. */
  async goesOn(tables: readonly LoadedTable[], begin: number): Promise<number[]> {
    const hasGoneOn = ({ went }: LoadedTable): boolean => (went.at(-1)?.acked ?? 0) >= begin;
    while (performance.now() - begin < MOST_MILLIS && !tables.every(hasGoneOn)) await sleep(20);
    return tables.map(({ went }) => (went.find(({ acked }) => acked >= begin)?.seen ?? begin + MOST_MILLIS) - begin);
  }

  async stop(): Promise<void> {
    for (const table of this.tables) table.stop();
    await Promise.all(this.#playing);
  }
}

/** What was acknowledged is in the log, once, under the number that was said; and every match can be played again. */
async function compare(load: Load, log: Log): Promise<void> {
  const byMatch = Map.groupBy(
    load.tables.flatMap(({ acks }) => acks),
    ({ match }) => match,
  );
  let steps = 0;
  for (const [match, acks] of byMatch) {
    const rows = await log.stepsAfter(match, 0);
    steps += rows.length;
    const ids = new Map(rows.map(({ id, n }) => [id, n]));
    check(ids.size === rows.length, `${match}: a command was applied twice`);
    check(
      rows.every(({ n }, i) => n === i + 1),
      `${match}: its numbers have a gap`,
    );
    for (const { id, n } of acks)
      check(ids.get(id) === n, `${match}: acknowledged ${id} as ${n}, found ${ids.get(id)}`);
    const referee = await openReferee((await log.match(match))!, rows);
    check(referee.ok, `${match}: does not replay`);
  }
  console.log(`${byMatch.size} matches, ${load.acks} acknowledged commands, ${steps} steps in the log: all compared`);
}

/** How long tables waited, all rounds together. */
interface Waits {
  readonly median: number;
  readonly worst: number;
}
function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[sorted.length >> 1] ?? 0), worst: Math.round(sorted.at(-1) ?? 0) };
}
/** With how busy the machine was: what waits for a processor is late whatever the server does. */
const inWords = ({ median, worst }: Waits): string =>
  `half of the tables within ${median} ms, all within ${worst} ms (load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores)`;

async function cluster(): Promise<object> {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const bus = await natsServer();
  await bus.start();
  const env = { DATABASE_URL: database, NATS_URL: `nats://127.0.0.1:${bus.port}` };
  const nodes: Process[] = await Promise.all(Array.from({ length: NODES }, () => serverNode(env)));
  // One after the other: the first migrates.
  for (const node of nodes) await node.start();
  const alive = new Set(nodes);
  let turn = 0;
  const load = new Load(() => [...alive][turn++ % alive.size]!.port);
  await load.goesOn(load.tables, performance.now());
  console.log(`${MATCHES} matches are played at ${NODES} nodes`);

  const kills: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    const node = nodes[round % NODES]!;
    const hit = load.tables.filter(
      ({ pages }) => pages && [pages.home, pages.away].some((page) => page.node === node.port),
    );
    alive.delete(node);
    const begin = performance.now();
    await node.kill();
    kills.push(...(await load.goesOn(hit, begin)));
    await node.start();
    alive.add(node);
  }
  const waits = { kills: waitsOf(kills), cuts: waitsOf([]), outages: waitsOf([]) };
  console.log(`${KILLS} nodes killed: play went on at ${inWords(waits.kills)}`);

  const cuts: number[] = [];
  for (let round = 0; round < CUTS; round++) {
    for (const happens of [bus.kill, bus.start]) {
      const begin = performance.now();
      await happens();
      cuts.push(...(await load.goesOn(load.tables, begin)));
    }
  }
  waits.cuts = waitsOf(cuts);
  console.log(`the bus cut ${CUTS} times: play went on at ${inWords(waits.cuts)}`);

  const outages: number[] = [];
  for (let round = 0; round < OUTAGES; round++) {
    await postgres.kill();
    await sleep(500);
    await postgres.start();
    outages.push(...(await load.goesOn(load.tables, performance.now())));
  }
  waits.outages = waitsOf(outages);
  console.log(`PostgreSQL stopped ${OUTAGES} times: play went on at ${inWords(waits.outages)} of its return`);

  await load.stop();
  const log = await openPostgresLog(database);
  await compare(load, log);
  await log.close();
  const stops = await Promise.all(nodes.map((node) => node.stop()));
  await bus.kill();
  await postgres.close();
  for (const [what, { worst }] of Object.entries(waits))
    check(worst <= SOON_MILLIS, `${what}: play went on only after ${worst} ms`);
  return { acks: load.acks, ...waits, stops: waitsOf(stops) };
}

async function alone(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'cancha-alone-'));
  const node = await serverNode({ DATA: folder, DATABASE_URL: '', NATS_URL: '' });
  await node.start();
  const load = new Load(() => node.port);
  await load.goesOn(load.tables, performance.now());
  const [kills, starts]: [number[], number[]] = [[], []];
  for (let round = 0; round < KILLS; round++) {
    const begin = performance.now();
    await node.kill();
    await node.start();
    starts.push(performance.now() - begin);
    kills.push(...(await load.goesOn(load.tables, begin)));
  }
  const waits = { kills: waitsOf(kills), starts: waitsOf(starts) };
  console.log(`SQLite, one node killed ${KILLS} times: play went on at ${inWords(waits.kills)} of the kill`);
  console.log(
    `of it until the new process answered: half of the times ${waits.starts.median} ms, at most ${waits.starts.worst}`,
  );
  await load.stop();
  const stop = await node.stop();
  const log = await openSqliteLog(join(folder, 'cancha.sqlite'));
  await compare(load, log);
  await log.close();
  rmSync(folder, { recursive: true });
  check(waits.kills.worst <= SOON_MILLIS, `SQLite: play went on only after ${waits.kills.worst} ms`);
  return { acks: load.acks, ...waits, stop: Math.round(stop) };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const only = process.env['ONLY'];
const sqlite = only === 'cluster' ? null : await alone();
const canCluster = hasPostgres && hasNats && only !== 'sqlite';
if (!canCluster && only !== 'sqlite')
  console.log('No postgresql or no nats-server here: the cluster is left out (apt-get install postgresql nats-server)');
const nodes = canCluster ? await cluster() : null;
const seconds = Math.round((performance.now() - BEGIN) / 1000);
console.log(JSON.stringify({ matches: MATCHES, seconds, sqlite, cluster: nodes, failures: failures.length }));
process.exit(failures.length === 0 ? 0 : 1);
