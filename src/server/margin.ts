import type { Clock } from '../match/clock.ts';
import { type Eyes, type Margin, wireClock } from '../protocol/wire.ts';
import type { Known } from './known.ts';

/** What of the steps of a match is not in its cells; what has not changed is the same thing again, so that it is not sent. */
export class Margins {
  #offer: Margin['offer'] = null;
  /** The clock that was told last, as it travels. */
  #clock: readonly [Clock | undefined, Margin['clock']] = [undefined, null];

  of({ referee, times }: Known, as: Eyes): Margin {
    const match = referee.match!;
    if (match.offer ? this.#offer?.id !== referee.offerId : this.#offer !== null)
      this.#offer = match.offer ? { ...match.offer, id: referee.offerId } : null;
    const isOver = match.turn.kind === 'over';
    const undo = as === 'public' || isOver ? 'none' : referee.undoRight(as);
    const { period = null, move = null } = times?.ends ?? {};
    if (this.#clock[0] !== match.clock) this.#clock = [match.clock, match.clock ? wireClock(match.clock) : null];
    const [, clock] = this.#clock;
    return { offer: this.#offer, ends: [period, move], clock, isPaused: match.isPaused, undo, end: match.end ?? null };
  }
}
