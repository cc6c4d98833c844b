import type { Options } from '../core/options.ts';
import { hashPosition } from '../core/text.ts';
import type { Millis } from '../match/clock.ts';
import type { Host, Page } from './host.ts';
import type { HostMessage, StepMessage } from './messages.ts';

/** Runs `then` later; the answer takes it back. */
export type After = (millis: Millis, then: () => void) => () => void;

const MINUTE: Millis = 60_000;
const SECOND: Millis = 1000;
/** Of the periods of games whose options do not name them. */
const HALF_MINUTES = 45;
const EXTRA_MINUTES = 15;
const PLAYED: ReadonlySet<string> = new Set(['1', '2', 'et1', 'et2']);

const numberAmong = (options: Options, names: readonly string[], otherwise: number): number => {
  const found = names.map((name) => options[name]).find((value) => typeof value === 'number');
  return typeof found === 'number' ? found : otherwise;
};

const minutesOf = (options: Options, period: string): number =>
  period.startsWith('et')
    ? numberAmong(options, ['minutesPerExtra', 'etMinutes'], EXTRA_MINUTES)
    : numberAmong(options, ['minutesPerHalf', 'minutes'], HALF_MINUTES);

/** The time of a whole period; null where none is kept. */
export const periodMillis = (options: Options, period: string): Millis | null =>
  PLAYED.has(period) ? minutesOf(options, period) * MINUTE : null;

/** How many seconds a side has for one choice; 0: as many as it likes. */
export const secondsForMove = (options: Options): number => numberAmong(options, ['moveSeconds'], 0);

const timer = (after: After): { set(millis: Millis, then: () => void): void; stop(): void } => {
  let cancel: (() => void) | undefined;
  const stop = (): void => {
    cancel?.();
    cancel = undefined;
  };
  return {
    stop,
    set(millis, then) {
      stop();
      cancel = after(millis, then);
    },
  };
};

/** What is left of the times of a match: of which period, and for which choice (a hash of its position). */
export interface Unspent {
  readonly period: string;
  readonly left: Millis;
  readonly choice?: readonly [hash: string, left: Millis];
}

/** Which times are kept, and what is left of them where the match goes on. */
interface Limits {
  readonly moves: boolean;
  readonly resumed?: Unspent | null | undefined;
}

export interface Timekeeper {
  /** What is left now, to go on with later. */
  unspent(): Unspent;
  stop(): void;
}

/**
 * Whistles when the minutes of a period are up (clock `whistle`): at once, or as soon as the rules take it. With
 * `limits.moves` also enters `timeout` for a side that has let its seconds for one choice go by; it has them once, whatever
 * it offers or takes back. Tells the host what is left, so that pages which connect after it hear of it with every step.
 */
export function keepTime(host: Host, options: Options, after: After, limits: Limits): Timekeeper {
  const [period, whistle, move] = [timer(after), timer(after), timer(after)];
  const seconds = limits.moves ? secondsForMove(options) : 0;
  /** What was left for a choice when the match went on from it. */
  const choices = new Map<string, Millis>(limits.resumed?.choice && [limits.resumed.choice]);
  let choice = '';
  let current = '';
  let isDue = false;

  const blow = (): void => {
    if (host.referee({ type: 'whistle' }).ok) isDue = false;
  };
  /** The time of a period that begins, or goes on; null where none is kept. */
  const lengthOf = (name: string): Millis | null => {
    const whole = periodMillis(options, name);
    return whole !== null && limits.resumed?.period === name ? limits.resumed.left : whole;
  };
  const begin = (name: string): Millis | null => {
    current = name;
    isDue = false;
    period.stop();
    const length = lengthOf(name);
    if (length !== null)
      period.set(length, () => {
        isDue = true;
        blow();
      });
    return length;
  };
  /** The time for what is due now, which may be what was due before. */
  const ask = ({ position, turn }: StepMessage): Millis | null => {
    const left = host.time.move;
    const due = seconds > 0 && turn.kind === 'choice' ? hashPosition(position) : '';
    if (due === choice) return left;
    if (left !== null) choices.set(choice, left);
    choice = due;
    move.stop();
    if (!due || turn.kind !== 'choice') return null;
    const { side } = turn;
    const length = choices.get(due) ?? seconds * SECOND;
    move.set(length, () => host.referee({ type: 'play', side, action: 'timeout' }));
    return length;
  };
  const rest = (): void => {
    for (const each of [period, whistle, move]) each.stop();
    host.setTime({ period: null, move: null });
  };
  const see = (step: StepMessage): void => {
    if (step.turn.kind === 'over') {
      rest();
      return;
    }
    let left = host.time.period;
    const now = String(step.position['period']);
    if (options['clock'] === 'whistle' && now !== current) left = begin(now);
    else if (isDue) whistle.set(0, blow);
    host.setTime({ period: left, move: ask(step) });
  };

  const page: Page = {
    owns: [],
    member: null,
    isReferee: true,
    send: (message: HostMessage) => {
      if (message.type === 'step') see(message);
    },
  };
  const { close } = host.connect(page);
  return {
    unspent() {
      const { period: left, move } = host.time;
      return { period: current, left: left ?? 0, ...(move === null ? {} : { choice: [choice, move] }) };
    },
    stop() {
      close();
      rest();
    },
  };
}
