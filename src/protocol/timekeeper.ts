import type { Options } from '../core/options.ts';
import type { Millis } from '../match/clock.ts';
import { type Limits, Times, type Unspent } from '../match/times.ts';
import type { Host, Page } from './host.ts';
import type { HostMessage } from './messages.ts';

export type { Unspent } from '../match/times.ts';

/** Runs `then` later; the answer takes it back. */
export type After = (millis: Millis, then: () => void) => () => void;

export interface Timekeeper {
  /** What is left now, to go on with later. */
  unspent(): Unspent;
  stop(): void;
}

/**
 * Whistles when the minutes of a period are up: at once, or as soon as the rules take it; and enters the game's ruling
 * for a side that has let its seconds go by. Tells the host what is left, so that pages which connect after it hear of
 * it with every step.
 */
export function keepTime(host: Host, options: Options, after: After, limits: Limits): Timekeeper {
  const times = new Times(host.room, options, limits);
  let cancel = (): void => undefined;
  const wakeIn = (millis: Millis): void => {
    cancel();
    cancel = after(millis, act);
  };
  const act = (): void => {
    const { period } = times;
    for (const due of times.dueAt(host.now)) if (host.referee(due).ok && due.type === 'whistle') times.whistled(period);
    const next = times.nextAfter(host.now);
    if (next !== null) wakeIn(next - host.now);
  };
  const rest = (): void => {
    cancel();
    host.setTime({ period: null, move: null });
  };
  const page: Page = {
    owns: [],
    member: null,
    isReferee: true,
    send: (message: HostMessage) => {
      if (message.type !== 'step') return;
      const { now } = host;
      times.see(message, now);
      const { period, move } = times.ends;
      host.setTime({ period: period === null ? null : period - now, move: move === null ? null : move - now });
      cancel();
      const next = times.dueAt(now).length > 0 ? now : times.nextAfter(now);
      if (next !== null) wakeIn(next - now);
    },
  };
  const { close } = host.connect(page);
  return {
    unspent: () => times.unspent(host.now),
    stop() {
      close();
      rest();
    },
  };
}
