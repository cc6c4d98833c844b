import type { Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { hashPosition } from '../core/text.ts';
import type { Millis } from '../match/clock.ts';
import type { Match } from '../match/match.ts';
import { periodMillis, secondsForMove, type Unspent } from './timekeeper.ts';

/** What is due in a match: its period is up, or a side has let its time for a choice go by. */
export type Due = { readonly type: 'whistle' } | { readonly type: 'timeout'; readonly side: Side };

const SECOND: Millis = 1000;

/**
 * The times of a match as a function of when its steps were taken: whoever has the steps knows when the period and the
 * choice that is due run out, on the clock by which the steps are dated. A side has its seconds for one choice once,
 * whatever it offers or takes back.
 */
export class Times {
  readonly #options: Options;
  readonly #seconds: number;
  readonly #hasPeriods: boolean;
  /** What was left for choices that were left before they were made. */
  readonly #left = new Map<string, Millis>();
  #resumed: Unspent | null;
  #period = '';
  #periodEnds: Millis | null = null;
  #choice = '';
  #side: Side = 'home';
  #moveEnds: Millis | null = null;

  constructor(options: Options, resumed: Unspent | null) {
    this.#options = options;
    this.#seconds = secondsForMove(options);
    this.#hasPeriods = options['clock'] === 'whistle';
    this.#resumed = resumed;
    if (resumed?.choice) this.#left.set(...resumed.choice);
  }

  /** Whether any time is kept at all. */
  get isKept(): boolean {
    return this.#hasPeriods || this.#seconds > 0;
  }

  get ends(): readonly [period: Millis | null, move: Millis | null] {
    return [this.#periodEnds, this.#moveEnds];
  }

  /** When somebody has to look: not before something is due. */
  get next(): Millis | null {
    const all = [this.#periodEnds, this.#moveEnds].filter((end) => end !== null);
    return all.length === 0 ? null : Math.min(...all);
  }

  /** What is due at that time, the whistle first. */
  dueAt(now: Millis): Due[] {
    const due: Due[] = [];
    if (this.#periodEnds !== null && this.#periodEnds <= now) due.push({ type: 'whistle' });
    if (this.#moveEnds !== null && this.#moveEnds <= now) due.push({ type: 'timeout', side: this.#side });
    return due;
  }

  /** The match stands so since then. */
  see(match: Match, at: Millis): void {
    if (!this.isKept) return;
    const { turn } = match;
    if (turn.kind === 'over') {
      [this.#periodEnds, this.#moveEnds] = [null, null];
      return;
    }
    const position = match.game.writePosition(match.state);
    const period = String(position['period']);
    if (this.#hasPeriods && period !== this.#period) {
      this.#period = period;
      const length = this.#resumed?.period === period ? this.#resumed.left : periodMillis(this.#options, period);
      this.#resumed = null;
      this.#periodEnds = length === null ? null : at + length;
    }
    const choice = this.#seconds > 0 && turn.kind === 'choice' ? hashPosition(position) : '';
    if (choice === this.#choice) return;
    if (this.#moveEnds !== null) this.#left.set(this.#choice, Math.max(0, this.#moveEnds - at));
    this.#choice = choice;
    this.#moveEnds = choice ? at + (this.#left.get(choice) ?? this.#seconds * SECOND) : null;
    if (turn.kind === 'choice') this.#side = turn.side;
  }
}
