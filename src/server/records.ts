import { Piscina } from 'piscina';
import { err, type Result } from '../core/result.ts';
import { type Problem, problem } from '../match/faults.ts';

/** No upload holds up more than one thread, nor that for longer. */
const MOST_MILLIS = 5000;
const MOST_WAITING = 16;

const TOO_LONG = problem(
  'bad-record',
  'Comprobar esa acta lleva demasiado tiempo.',
  'To check that record takes too long.',
);

/** Records are checked in a thread of their own. */
export function checkRecords(): {
  check(record: string): Promise<Result<string, Problem>>;
  close(): Promise<void>;
} {
  const pool = new Piscina<string, Result<string, Problem>>({
    filename: new URL('./recordWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });
  return {
    async check(record) {
      if (pool.queueSize >= MOST_WAITING) return err(TOO_LONG);
      try {
        return await pool.run(record, { signal: AbortSignal.timeout(MOST_MILLIS) });
      } catch {
        return err(TOO_LONG);
      }
    },
    close: () => pool.close({ force: true }),
  };
}
