import type { Result } from '../core/result.ts';
import type { Millis } from '../match/clock.ts';
import { type Problem, problem } from '../match/faults.ts';
import type { Done, Referee } from '../protocol/referee.ts';

export const TRY_AGAIN = problem(
  'bad-request',
  'El servidor no ha podido hacer eso. Inténtalo de nuevo.',
  'The server could not do that. Try again.',
);

/** What a referee has to be asked, and by whom: a page, or nobody. */
export interface Question {
  readonly id: string;
  /** For the metrics. */
  readonly kind: string;
  ask(referee: Referee, now: Millis): Result<Done, Problem>;
}
