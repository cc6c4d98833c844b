import { otherSide, type Side, seatOf } from '../../core/game.ts';
import { err, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Match } from '../../match/match.ts';
import { GRACE, type Pace } from '../../match/pace.ts';
import type { Done, Referee } from '../../protocol/referee.ts';

/** What a claim is judged by; nothing of it comes from whoever claims. */
export interface Facts {
  readonly pace: Pace;
  /** Since when the rival has had no page of the match open on any node; null: he has one. */
  readonly away: Millis | null;
  /** When the last step of the match was taken. */
  readonly at: Millis;
}

const NEVER = problem(
  'bad-request',
  'Donde hay días para cada turno, decide el reloj.',
  'Where there are days for each turn, the clock decides.',
);
const NOT_WAITING = problem('bad-request', 'Ahora no se espera a tu rival.', 'Your rival is not awaited now.');
const IS_THERE = problem('bad-request', 'Tu rival está aquí.', 'Your rival is here.');
const SECOND: Millis = 1000;
const tooEarly = (left: Millis): Problem => {
  const seconds = Math.ceil(left / SECOND);
  return problem(
    'bad-request',
    `Aún es pronto: espera ${seconds} segundos más.`,
    `It is too early: wait ${seconds} seconds more.`,
  );
};

/** Whether the match waits for that side, and for nobody else. */
function waitsFor(match: Match, stage: Referee['bench']['room']['stage'], side: Side): boolean {
  const { game, state, turn } = match;
  if (match.isPaused) return false;
  if (turn.kind === 'chance') return stage.thrower(game.writePosition(game.view(state, 'public')), turn) === side;
  return match.isToMove(seatOf(side)) && !match.isToMove(seatOf(otherSide(side)));
}

/** The match is given to whoever has waited long enough for somebody who is not there. */
export function judgeClaim(referee: Referee, side: Side, now: Millis, facts: Facts): Result<Done, Problem> {
  const grace = GRACE[facts.pace.kind];
  const rival = otherSide(side);
  if (grace === null) return err(NEVER);
  const { match, bench } = referee;
  if (!match || !waitsFor(match, bench.room.stage, rival)) return err(NOT_WAITING);
  if (facts.away === null || referee.isBotSide(rival)) return err(IS_THERE);
  const left = Math.max(facts.away, facts.at) + grace - now;
  if (left > 0) return err(tooEarly(left));
  return referee.command({ type: 'end', winner: side, reason: 'absent' }, now);
}
