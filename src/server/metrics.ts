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

/** The same log, with its commits timed. */
export function timed(log: Log, commits: Histogram): Log {
  const append = async (entry: Entry): Promise<boolean> => {
    const begin = performance.now();
    const isKept = await log.append(entry);
    commits.observe((performance.now() - begin) / 1000);
    return isKept;
  };
  return { ...log, append };
}
