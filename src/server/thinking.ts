import { Piscina } from 'piscina';
import { isBotName } from '../bots/levels.ts';
import { requestOf, type ThinkAnswer, type ThinkRequest } from '../bots/worker.ts';
import type { Ports } from '../protocol/host.ts';

/** A server thinks for many: nobody's hint may take longer than this. */
const MOST_MILLIS = 1500;
/** Nor wait for more than so many others; who comes after them is refused at once. */
const MOST_WAITING = 8;

/** Bots in threads of their own, so that no search holds up the live sockets. */
export function threadThinker(): { readonly think: Ports['think']; close(): Promise<void> } {
  const pool = new Piscina<ThinkRequest, ThinkAnswer>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    idleTimeout: 30_000,
  });
  return {
    async think({ game, view, side, bot, seed, signal }) {
      if (!isBotName(bot)) throw new Error(`no bot ${bot}`);
      // The pool's own `maxQueue` does not count what can be aborted.
      if (pool.queueSize >= MOST_WAITING) throw new Error('too many wait');
      return pool.run(requestOf(game, view, { side, bot, seed, ms: MOST_MILLIS }), { signal });
    },
    close: () => pool.close({ force: true }),
  };
}
