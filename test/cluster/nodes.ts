// Nodes of the real server as processes of their own, and a NATS server between them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/postgres.ts';

const PROJECT = join(import.meta.dirname, '../..');
const NATS = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find((path) =>
  existsSync(path),
);
export const hasNats = NATS !== undefined;

export interface Process {
  readonly port: number;
  start(): Promise<void>;
  /** As the machine kills it that loses its power. */
  kill(): Promise<void>;
  /** Asks it to stop; how long that took. */
  stop(): Promise<number>;
}

const gone = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

function controlled(port: number, run: () => ChildProcess, isUp: () => Promise<boolean>): Process {
  let child: ChildProcess | undefined;
  // Nothing is left behind, however this ends.
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    port,
    async start() {
      child = run();
      while (!(await isUp())) {
        if (child.exitCode !== null)
          throw new Error(`a process of the cluster ended by itself: ${child.spawnargs.join(' ')}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async kill() {
      child?.kill('SIGKILL');
      if (child) await gone(child);
    },
    async stop() {
      const begin = performance.now();
      child?.kill('SIGTERM');
      if (child) await gone(child);
      return performance.now() - begin;
    },
  };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** One node of the server; `env` says which log and which bus. */
export async function serverNode(env: Readonly<Record<string, string>>): Promise<Process> {
  const port = await freePort();
  const limits = { MATCHES_PER_HOUR: '1000000', REQUESTS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '100000' };
  const all = { ...process.env, ...limits, PORT: String(port), HOST: '127.0.0.1', LOG: 'silent', ...env };
  return controlled(
    port,
    () =>
      spawn(process.execPath, ['src/server/main.ts'], {
        cwd: PROJECT,
        env: all,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    () => answers(`http://127.0.0.1:${port}/healthz`),
  );
}

export async function natsServer(): Promise<Process> {
  const [port, monitor] = [await freePort(), await freePort()];
  return controlled(
    port,
    () => spawn(NATS!, ['-a', '127.0.0.1', '-p', String(port), '-m', String(monitor)], { stdio: 'ignore' }),
    () => answers(`http://127.0.0.1:${monitor}/varz`),
  );
}
