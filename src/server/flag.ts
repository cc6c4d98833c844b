import { otherSide, SIDES } from '../core/game.ts';
import { err, type Result } from '../core/result.ts';
import { endOf, flagged, type Millis } from '../match/clock.ts';
import { type Problem, problem } from '../match/faults.ts';
import type { Done, Referee } from '../protocol/referee.ts';

const TIME_LEFT = problem('bad-request', 'A nadie se le ha acabado el tiempo.', 'Nobody is out of time.');

/** Chance costs nobody time: what has not been thrown after so long is thrown by the referee, so that nobody stalls. */
const THROW_MILLIS: Millis = 15_000;

/** When the clock asks for something if nothing happens: the first flag falls, or dice are thrown that nobody throws. */
export function clockDue(referee: Referee, at: Millis): Millis | null {
  const { match } = referee;
  const clock = match?.clock;
  if (!clock || match.isPaused) return null;
  if (match.turn.kind === 'chance') {
    const { game, state, turn } = match;
    const thrower = referee.bench.room.stage.thrower(game.writePosition(game.view(state, 'public')), turn);
    const begin = Math.max(at, thrower ? clock.rest[thrower] : 0);
    return begin + (clock.spec.anew === 'stretch' ? clock.spec.initial : THROW_MILLIS);
  }
  const ends = SIDES.map((side) => endOf(clock, side)).filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends) + (referee.bench.patience ?? 0);
}

/** Ends the match where a flag has fallen by then; throws what is due. */
export function askClock(referee: Referee, now: Millis): Result<Done, Problem> {
  if (referee.match?.turn.kind === 'chance') return referee.command({ type: 'chance' }, now);
  const clock = referee.match?.clock;
  const side = clock && flagged(clock, now - (referee.bench.patience ?? 0));
  return side ? referee.command({ type: 'end', winner: otherSide(side), reason: 'flag' }, now) : err(TIME_LEFT);
}
