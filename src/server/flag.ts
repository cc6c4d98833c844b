import { otherSide, SIDES } from '../core/game.ts';
import { err, type Result } from '../core/result.ts';
import { endOf, flagged, type Millis } from '../match/clock.ts';
import { type Problem, problem } from '../match/faults.ts';
import type { Done, Referee } from '../protocol/referee.ts';

const TIME_LEFT = problem('bad-request', 'A nadie se le ha acabado el tiempo.', 'Nobody is out of time.');

/** When the first flag falls if nothing happens; what was decided before it may still be under way then. */
export function flagDue(referee: Referee | undefined): Millis | null {
  const clock = referee?.match?.clock;
  if (!clock) return null;
  const ends = SIDES.map((side) => endOf(clock, side)).filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends) + (referee.bench.patience ?? 0);
}

/** Ends the match where a flag has fallen by then. */
export function askFlag(referee: Referee, now: Millis): Result<Done, Problem> {
  const clock = referee.match?.clock;
  const side = clock && flagged(clock, now - (referee.bench.patience ?? 0));
  return side ? referee.command({ type: 'end', winner: otherSide(side), reason: 'flag' }, now) : err(TIME_LEFT);
}
