import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SERVER = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find(existsSync);
const folder = mkdtempSync(join(tmpdir(), 'cancha-queue-'));
const children: ChildProcess[] = [];
let url = '';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly over: Promise<number | null>;
}

function start(...words: string[]): Program {
  const child = spawn(process.execPath, ['src/cli/main.ts', '--lang', 'en', ...words]);
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, said: () => text, over: once(child, 'close').then(([code]) => code as number | null) };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 1200) throw new Error('it never happened');
    await after(50);
  }
}

/** Every line of every table, in one order. */
const sorted = (exported: string): string[] =>
  readdirSync(exported)
    .flatMap((name) =>
      readFileSync(join(exported, name), 'utf8')
        .split('\n')
        .map((line) => `${name} ${line}`),
    )
    .sort();

const worker = (): Program => start('worker', '--nats', url, '--threads', '1');
const batches = ({ said }: Program): number => said().match(/#\d+:/g)?.length ?? 0;

// Without a NATS server on this machine there is nothing to try.
describe.runIf(SERVER !== undefined)('a series over a queue', () => {
  beforeAll(async () => {
    const port = await freePort();
    const server = spawn(SERVER!, ['-js', '-sd', join(folder, 'nats'), '-a', '127.0.0.1', '-p', String(port)]);
    children.push(server);
    let log = '';
    server.stderr.on('data', (chunk) => (log += String(chunk)));
    await until(() => log.includes('Server is ready'));
    url = `nats://127.0.0.1:${port}`;
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  const SERIES = [
    'sim',
    'mat',
    '--matches',
    '240',
    '--home',
    'beginner',
    '--seed',
    'queue',
    '--export',
    'csv',
    '--out',
  ];

  test('one worker killed and one stopped for a while: the file is that of a single process', async () => {
    const alone = start(...SERIES, join(folder, 'alone.sqlite'), '--threads', '1');
    const [killed, stopped, steady] = [worker(), worker(), worker()];
    const queued = start(...SERIES, join(folder, 'queued.sqlite'), '--nats', url);
    await until(() => batches(killed) > 2);
    killed.child.kill('SIGKILL');
    await until(() => batches(stopped) > 2);
    stopped.child.kill('SIGSTOP');
    await until(() => queued.said().includes('240 matches') || batches(steady) > 100);
    stopped.child.kill('SIGCONT');
    expect(await queued.over).toBe(0);
    expect(await alone.over).toBe(0);
    expect(sorted(join(folder, 'queued.sqlite.csv'))).toEqual(sorted(join(folder, 'alone.sqlite.csv')));
    for (const { child } of [stopped, steady]) child.kill('SIGTERM');
    await Promise.all([killed.over, stopped.over, steady.over]);
  });

  test('is seen waiting, stopped by anybody, and goes on where it was', async () => {
    const file = join(folder, 'stopped.sqlite');
    const series = ['sim', 'torino', '--matches', '400', '--out', file, '--nats', url];
    const first = start(...series);
    let listed = start('worker', '--nats', url, '--list');
    while ((await listed.over) === 0 && !/torino-\w+ {2}200 batches/.test(listed.said()))
      listed = start('worker', '--nats', url, '--list');
    const [id] = /torino-\w+/.exec(listed.said())!;
    expect(await start('worker', '--nats', url, '--stop', id).over).toBe(0);
    expect(await first.over).toBe(2);
    expect(first.said()).toContain('has stopped the series');
    const again = start(...series);
    const hand = worker();
    expect(await again.over).toBe(0);
    expect(again.said()).toContain('400 matches');
    hand.child.kill('SIGTERM');
    await hand.over;
    const none = start('worker', '--nats', url, '--list');
    await none.over;
    expect(none.said()).toContain('No series is waiting');
    expect(await start('worker', '--nats', url, '--stop', id).over).toBe(2);
  });

  test('says so where no server answers', async () => {
    const lost = start('worker', '--nats', 'nats://127.0.0.1:1');
    expect(await lost.over).toBe(2);
    expect(lost.said()).toContain('No NATS server answers');
  });
});
