// Nodes of the real server whose time a test moves, and which it can kill as a machine dies that loses its power.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './postgres.ts';

const SCRIPT = join(import.meta.dirname, 'clockedNode.ts');
const LIMITS = { MATCHES_PER_HOUR: '1000000', REQUESTS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '100000' };

interface Running {
  readonly address: string;
  child: ChildProcess | undefined;
}

/** Several nodes over one database, or one over a file; the time is the same on all of them. */
export class Nodes {
  readonly #nodes: Running[];
  readonly #env: Readonly<Record<string, string>>;
  readonly #started = new Set<ChildProcess>();
  #ahead = 0;

  private constructor(nodes: Running[], env: Readonly<Record<string, string>>) {
    this.#nodes = nodes;
    this.#env = env;
    process.once('exit', () => {
      for (const child of this.#started) child.kill('SIGKILL');
    });
  }

  static async start(count: number, env: Readonly<Record<string, string>>): Promise<Nodes> {
    const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
    const nodes = ports.map((port) => ({ address: `http://127.0.0.1:${port}`, child: undefined }));
    const all = new Nodes(nodes, {
      LOG: 'silent',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      NATS_URL: '',
      ...LIMITS,
      ...env,
    });
    // The first migrates.
    const [first, ...others] = nodes;
    if (first) await all.#run(first);
    await Promise.all(others.map((node) => all.#run(node)));
    return all;
  }

  /** Those that are alive. */
  get addresses(): readonly string[] {
    return this.#nodes.filter(({ child }) => child).map(({ address }) => address);
  }

  now = (): number => Date.now() + this.#ahead;

  /** Until every node that is alive has looked what is due in its tournaments by then. */
  async advance(millis: number): Promise<void> {
    this.#ahead += millis;
    const alive = this.#nodes.flatMap(({ child }) => child ?? []);
    await Promise.all(
      alive.map((child) => {
        child.send(this.#ahead);
        return once(child, 'message');
      }),
    );
  }

  async #run(node: Running): Promise<void> {
    const env = { ...process.env, ...this.#env, PORT: URL.parse(node.address)!.port, AHEAD: String(this.#ahead) };
    const child = fork(SCRIPT, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    // Nothing is left behind, however this ends; also where it is not up yet.
    this.#started.add(child);
    child.once('exit', () => this.#started.delete(child));
    const isUp = (): Promise<boolean> =>
      fetch(`${node.address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error('a node ended by itself');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    node.child = child;
  }

  async kill(index: number): Promise<void> {
    const node = this.#nodes[index]!;
    const { child } = node;
    node.child = undefined;
    child?.kill('SIGKILL');
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** Starts those again that were killed. */
  async wake(): Promise<void> {
    for (const node of this.#nodes) if (!node.child) await this.#run(node);
  }

  async close(): Promise<void> {
    await Promise.all(this.#nodes.map((_, i) => this.kill(i)));
  }
}
