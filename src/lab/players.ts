import { type Bot, lasting } from '../bots/bot.ts';
import { seatOf } from '../core/game.ts';
import type { Player } from './duel.ts';

/** Milliseconds from any start. */
export type Now = () => number;

export interface Budget {
  readonly ms?: number;
  readonly nodes?: number;
}

/** A contender's name may carry a budget of its own: `master@1000ms`, `master@500n`. */
export function readContender(text: string): { readonly name: string; readonly budget: Budget } {
  const own = /^(.+)@(\d+)(ms|n)$/.exec(text);
  if (!own) return { name: text, budget: {} };
  const amount = Number(own[2]);
  return { name: own[1]!, budget: own[3] === 'ms' ? { ms: amount } : { nodes: amount } };
}

/** A bot of this house as a player; where it has time but no number of nodes, time alone ends its search. */
export function botPlayer(bot: Bot, { ms, nodes }: Budget, now: Now): Player {
  const limit = nodes ?? (ms === undefined ? undefined : Number.POSITIVE_INFINITY);
  return {
    async decide(ask) {
      const time = lasting(ms ?? Number.POSITIVE_INFINITY, now);
      const { action } = await bot.choose({ ...ask, ...time, ...(limit === undefined ? {} : { nodes: limit }) });
      return ask.game.writeAction(ask.view, seatOf(ask.side), action);
    },
    close() {},
  };
}
