import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Entry, Log } from './log/log.ts';

/** What Prometheus can ask for. */
export interface Metrics {
  readonly registry: Registry;
  readonly commands: Counter<'kind' | 'result'>;
  readonly sockets: Gauge;
  readonly closed: Counter<'reason'>;
  readonly commits: Histogram;
}

const COMMIT_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

export function newMetrics(matches: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'cancha_matches',
    help: 'Matches in the memory of this node',
    registers,
    collect() {
      this.set(matches());
    },
  });
  return {
    registry,
    commands: new Counter({
      name: 'cancha_commands_total',
      help: 'Commands by kind and result',
      labelNames: ['kind', 'result'],
      registers,
    }),
    sockets: new Gauge({ name: 'cancha_sockets', help: 'Live sockets that are open', registers }),
    closed: new Counter({
      name: 'cancha_sockets_closed_total',
      help: 'Live sockets that this node closed, by reason',
      labelNames: ['reason'],
      registers,
    }),
    commits: new Histogram({
      name: 'cancha_commit_seconds',
      help: 'From a step that was judged to a step that is on the disk',
      buckets: COMMIT_SECONDS,
      registers,
    }),
  };
}

/** Counts what became of commands; finding the counter of a kind anew each time would cost more than the count. */
export function counterOf({ commands }: Metrics): (kind: string, result: string) => void {
  const found = new Map<string, Counter.Internal>();
  return (kind, result) => {
    const key = `${kind} ${result}`;
    const counter = found.get(key) ?? commands.labels({ kind, result });
    found.set(key, counter);
    counter.inc();
  };
}

/** The same log, with its commits timed. */
export function timed(log: Log, commits: Histogram): Log {
  const append = (entry: Entry): Promise<boolean> => {
    const begin = performance.now();
    const appended = log.append(entry);
    appended.then(
      () => commits.observe((performance.now() - begin) / 1000),
      () => undefined,
    );
    return appended;
  };
  return { ...log, append };
}
