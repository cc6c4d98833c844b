import { Piscina } from 'piscina';
import { isBotName } from '../bots/names.ts';
import { requestOf, type ThinkAnswer, type ThinkRequest } from '../bots/worker.ts';
import type { Side } from '../core/game.ts';
import type { Match } from '../match/match.ts';
import type { Think } from './bus/bus.ts';

/** A server thinks for many: nobody's hint may take longer than this. */
const MOST_MILLIS = 1500;
/** Nor wait for more than so many others; who comes after them is refused at once. */
const MOST_WAITING = 8;

/** The question that a bot is asked at step `n` of a match: nothing in it that its side may not see. */
export function thoughtOf(
  { game, state, setup }: Match,
  side: Side,
  bot: string,
  n: number,
  isAdvice = false,
): ThinkRequest {
  if (!isBotName(bot)) throw new Error(`no bot ${bot}`);
  const seed = `${setup.seeds.referee}/${n}`;
  return requestOf(game, game.view(state, side), { side, bot, seed, ms: MOST_MILLIS, isAdvice });
}

/** Bots in threads of their own, so that no search holds up the live sockets. */
export function threadThinker(): { readonly think: Think; close(): Promise<void> } {
  const pool = new Piscina<ThinkRequest, ThinkAnswer>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    idleTimeout: 30_000,
  });
  return {
    async think(request, signal) {
      // The pool's own `maxQueue` does not count what can be aborted.
      if (pool.queueSize >= MOST_WAITING) throw new Error('too many wait');
      return pool.run(request, signal ? { signal } : {});
    },
    close: () => pool.close({ force: true }),
  };
}
