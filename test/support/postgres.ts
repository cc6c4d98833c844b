// A PostgreSQL of its own for tests and benchmarks, where Debian's is installed: in a folder of its own, gone afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const ROOT = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const USER = 'postgres';

const bin = existsSync(ROOT)
  ? readdirSync(ROOT)
      .map((version) => join(ROOT, version, 'bin'))
      .filter((folder) => existsSync(join(folder, 'initdb')))
      .at(-1)
  : undefined;

const isRoot = process.getuid?.() === 0;
export const hasPostgres = bin !== undefined;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const as = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', USER, '--', join(bin!, program), ...args]] : [join(bin!, program), [...args]];

export interface Postgres {
  readonly url: string;
  /** A new, empty database in it. */
  database(): Promise<string>;
  start(): Promise<void>;
  /** Stops it as a machine stops that is switched off. */
  kill(): Promise<void>;
  /** The process that listens. */
  pid(): number;
  close(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cancha-pg-'));
  chmodSync(folder, 0o700);
  if (isRoot) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  execFileSync(...as('initdb', ['-D', data, '-U', 'cancha', '-A', 'trust', '-E', 'UTF8', '--no-sync']), {
    cwd: folder,
  });
  const port = await freePort();
  const url = `postgres://cancha@127.0.0.1:${port}/postgres`;
  let child: ReturnType<typeof spawn> | undefined;

  const start = async (): Promise<void> => {
    const flags = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200'];
    child = spawn(...as('postgres', flags), { cwd: folder, stdio: 'ignore' });
    while (spawnSync(...as('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]), { cwd: folder }).status !== 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const stop = async (mode: 'immediate' | 'fast'): Promise<void> => {
    spawnSync(...as('pg_ctl', ['-D', data, 'stop', '-m', mode, '-w']), { cwd: folder });
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  await start();
  let databases = 0;
  return {
    url,
    start,
    kill: () => stop('immediate'),
    pid: () => child!.pid!,
    async database() {
      const name = `cancha${++databases}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    async close() {
      await stop('fast');
      rmSync(folder, { recursive: true });
    },
  };
}
