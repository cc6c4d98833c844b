import { Piscina } from 'piscina';
import { isBotName } from '../bots/levels.ts';
import { requestOf, type ThinkAnswer, type ThinkRequest } from '../bots/worker.ts';
import type { Ports } from '../protocol/host.ts';

/** A server thinks for many: nobody's hint may take longer than this. */
const MOST_MILLIS = 1500;

/** Bots in threads of their own, so that no search holds up the live sockets. */
export function threadThinker(): { readonly think: Ports['think']; close(): Promise<void> } {
  const pool = new Piscina<ThinkRequest, ThinkAnswer>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    idleTimeout: 30_000,
  });
  return {
    think({ game, view, side, bot, seed, signal }) {
      if (!isBotName(bot)) throw new Error(`no bot ${bot}`);
      return pool.run(requestOf(game, view, { side, bot, seed, ms: MOST_MILLIS }), { signal });
    },
    close: () => pool.close({ force: true }),
  };
}
