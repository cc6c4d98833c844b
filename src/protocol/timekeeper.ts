import type { Position, Turn } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { hashPosition } from '../core/text.ts';
import type { Millis } from '../match/clock.ts';
import { isAside, isSameGo } from '../match/time.ts';
import type { Host, Page } from './host.ts';
import type { HostMessage, StepMessage } from './messages.ts';

/** Runs `then` later; the answer takes it back. */
export type After = (millis: Millis, then: () => void) => () => void;

const MINUTE: Millis = 60_000;
const SECOND: Millis = 1000;

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

/** What is left of the time of a go; all choices of the go share it. */
interface Go {
  left: Millis;
}

/**
 * Whistles when the minutes of a period are up: at once, or as soon as the rules take it. Its clock runs where the
 * game's stage says so. With `limits.moves` also enters the game's ruling for a side that has let the seconds for one
 * go by; it has them once, whatever it offers or takes back. Tells the host what is left, so that pages which connect
 * after it hear of it with every step.
 */
export function keepTime(host: Host, options: Options, after: After, limits: Limits): Timekeeper {
  const { stage, football } = host.room;
  const [period, whistle, move] = [timer(after), timer(after), timer(after)];
  const { hurry } = stage;
  const seconds = hurry && limits.moves ? Number(options[hurry.option] ?? 0) : 0;
  const { resumed } = limits;

  let current = '';
  /** What is left of a period whose clock does not run; null where it runs, or none is kept. */
  let standing: Millis | null = null;
  let isDue = false;
  const blow = (): void => {
    if (host.referee({ type: 'whistle' }).ok) isDue = false;
  };
  /** What is left of a period whose clock runs. */
  const minutesAfter = (position: Position): Millis | null => {
    const name = stage.period(position);
    const clock = stage.clock(position);
    if (name !== current) {
      current = name;
      isDue = false;
      period.stop();
      standing = clock && (resumed?.period === name ? resumed.left : clock.minutes * MINUTE);
    }
    if (!clock) return null;
    if (!clock.isRunning) {
      standing ??= host.time.period;
      period.stop();
      return null;
    }
    if (isDue) whistle.set(0, blow);
    const left = standing;
    if (left === null) return host.time.period;
    standing = null;
    period.set(left, () => {
      isDue = true;
      blow();
    });
    return left;
  };

  /** The go to which each choice so far belongs, by the hash of its position. */
  const goes = new Map<string, Go>(resumed?.choice && [[resumed.choice[0], { left: resumed.choice[1] }]]);
  let go: Go | null = null;
  let choice = '';
  let before: Turn | null = null;
  /** What is left for what a side has to decide now. */
  const secondsAfter = ({ position, turn, events }: StepMessage): Millis | null => {
    const last = go;
    if (last) last.left = host.time.move ?? last.left;
    const isOn = last && before && isSameGo(before, events.flatMap(football), turn);
    before = turn;
    if (!hurry || seconds <= 0 || turn.kind !== 'choice') {
      go = null;
      move.stop();
      return null;
    }
    choice = hashPosition(position);
    go = (isAside(events) ? goes.get(choice) : undefined) ?? (isOn ? last : { left: seconds * SECOND });
    goes.set(choice, go);
    if (go === last) return go.left;
    const { side } = turn;
    move.set(go.left, () => {
      // What follows a ruling is another go.
      before = null;
      host.referee({ type: 'play', side, action: hurry.ruling });
    });
    return go.left;
  };

  const rest = (): void => {
    for (const each of [period, whistle, move]) each.stop();
    host.setTime({ period: null, move: null });
  };
  const page: Page = {
    owns: [],
    member: null,
    isReferee: true,
    send: (message: HostMessage) => {
      if (message.type !== 'step') return;
      if (message.turn.kind === 'over') rest();
      else host.setTime({ period: minutesAfter(message.position), move: secondsAfter(message) });
    },
  };
  const { close } = host.connect(page);
  return {
    unspent() {
      const { period: left, move: forChoice } = host.time;
      const unspent = { period: current, left: standing ?? left ?? 0 };
      return forChoice === null ? unspent : { ...unspent, choice: [choice, forChoice] };
    },
    stop() {
      close();
      rest();
    },
  };
}
