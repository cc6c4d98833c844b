import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { leaderOf } from '../../core/verdict.ts';
import { DECK } from './cards.ts';
import type { CityTell } from './events.ts';
import { dealBalls, handSize, pileSize } from './hands.ts';
import {
  type City,
  clearRestart,
  clearTurn,
  DISCARD,
  kickScored,
  NONE,
  PERIOD,
  PERIODS,
  PHASE,
  REASON,
  REASONS,
  scoreOf,
} from './model.ts';
import { enter } from './turn.ts';

/** The end of a period and what follows it (§9). */

/** CTY-TIM-2: whether the period ends before the next full turn begins. */
export function isTimeUp(s: City): boolean {
  if (s.up) return true;
  if (s.options.clock === 'whistle' || pileSize(s, DECK.ball) > 0) return false;
  return s.options.periodEnd === 'pile' || handSize(s, 0, DECK.ball) + handSize(s, 1, DECK.ball) === 0;
}

export function endPeriod(s: City, tell?: CityTell): void {
  tell?.({ type: 'period-end', period: PERIODS[s.period]!, score: scoreOf(s), rule: 'CTY-TIM-2' });
  s.effects.fill(0);
  s.effectCount = 0;
  s.coach.fill(0);
  s.stall = 0;
  clearTurn(s);
  clearRestart(s);
  const isLevel = s.score[0] === s.score[1];
  const { mode, extraTime } = s.options;
  const isLastHalf = s.period === (mode === 'full' ? PERIOD[2] : PERIOD[1]);
  if (mode === 'full' && s.period === PERIOD[1]) nextPeriod(s, PERIOD[2], otherSeat(s.first), DISCARD.half);
  else if (mode !== 'quick' && isLastHalf && isLevel && extraTime)
    nextPeriod(s, PERIOD.et1, mode === 'full' ? s.first : otherSeat(s.first), DISCARD.extra);
  else if (isLevel && s.options.shootout) startShootout(s, tell);
  else finish(s, leaderOf(s.score), REASON.time, tell);
}

/** CTY-SET-1, CTY-HND-2: off with the pieces, new ball hands, then the discards. */
function nextPeriod(s: City, period: number, kickoff: Seat, discard: number): void {
  s.period = period;
  s.kickoff = kickoff;
  s.at.fill(NONE);
  s.formation.fill(NONE);
  s.ball = s.attacker = s.touch = NONE;
  s.loose = s.plays = s.up = s.factors = 0;
  dealBalls(s);
  s.discard = discard;
  enter(s, PHASE.discard, 0);
}

/** CTY-SHO-1. */
function startShootout(s: City, tell?: CityTell): void {
  s.period = PERIOD.shootout;
  s.ball = NONE;
  s.shootoutFirst = s.first;
  tell?.({ type: 'shootout' });
  enter(s, PHASE.sotaker, s.first);
}

const SERIES = 5;
const goalsIn = (s: City, side: Seat): number => {
  let goals = 0;
  for (let i = 0; i < s.kicksTaken[side]!; i++) if (kickScored(s, side, i)) goals++;
  return goals;
};

/** CTY-SHO-1: the winner as soon as it is decided, or NONE. */
export function shootoutWinner(s: City): Seat {
  const [taken, rivalTaken] = [s.kicksTaken[0]!, s.kicksTaken[1]!];
  const lead = goalsIn(s, 0) - goalsIn(s, 1);
  const isSudden = Math.max(taken, rivalTaken) > SERIES;
  if (isSudden && taken !== rivalTaken) return NONE;
  if (lead > (isSudden ? 0 : SERIES - rivalTaken)) return 0;
  return -lead > (isSudden ? 0 : SERIES - taken) ? 1 : NONE;
}

/** The whole match is over; what no longer matters is null. */
export function finish(s: City, winner: Seat, reason: number, tell?: CityTell): void {
  clearTurn(s);
  clearRestart(s);
  s.discard = s.next = NONE;
  s.queue.fill(0);
  s.queueLength = 0;
  s.period = PERIOD.over;
  enter(s, PHASE.over, NONE);
  s.winner = winner;
  s.reason = reason;
  tell?.({ type: 'over', winner: winner === NONE ? null : sideOf(winner), reason: REASONS[reason]! });
}
