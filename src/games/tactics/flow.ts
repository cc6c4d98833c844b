import type { Clause } from '../../core/clause.ts';
import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { type Pair, pair, sideOrNull } from '../../core/position.ts';
import { leaderOf } from '../../core/verdict.ts';
import { inArea } from './board.ts';
import type { PlayKind, TacticsTell } from './events.ts';
import { takeFormation } from './kickoff.ts';
import { NONE, PERIOD, PERIODS, PHASE, REASON, REASONS, Tactics, type TacticsOptions } from './model.ts';

/** How the match goes on: plays, rounds, periods, the shoot-out and the end (section 9 of the specification). */

export const scoreOf = (s: Tactics): Pair => pair(s.score);
export const defenceOf = (s: Tactics): Seat => otherSeat(s.side);

/** The fields `roll` … `back` of the position, as at the start of a play. */
export function clearPlay(s: Tactics): void {
  s.roll = 0;
  s.passes = 0;
  s.chance = 0;
  s.restart = NONE;
  s.barred = NONE;
  s.offside = 0;
  s.queue.fill(0, 0, s.queued);
  s.queued = 0;
  s.left.fill(0);
  s.pick = NONE;
  s.back = NONE;
}

/** The fresh position: before the opening roll, defenders and midfielders in their formation. */
export function newMatch(options: TacticsOptions): Tactics {
  const s = new Tactics(options);
  clearPlay(s);
  s.phase = PHASE.opening;
  s.side = s.ball = s.holder = s.starter = s.shootFirst = s.winner = s.reason = NONE;
  takeFormation(s, NONE);
  return s;
}

const dropBall = (s: Tactics): void => {
  s.ball = NONE;
  s.holder = NONE;
};

export const playLimit = (s: Tactics): number =>
  s.period >= PERIOD.et1 ? s.options.playsPerExtra : s.options.playsPerHalf;
/** STW-TIME-2, STW-TIME-4: no further play begins. */
export const isTimeOver = (s: Tactics): boolean =>
  s.up === 1 || (s.options.clock === 'plays' && s.plays >= playLimit(s));

/** A play of `seat` begins, unless the period ends instead: then false. */
export function beginPlay(
  s: Tactics,
  seat: Seat,
  kind: Exclude<PlayKind, 'round'>,
  rule: Clause,
  tell?: TacticsTell,
): boolean {
  if (isTimeOver(s)) {
    endPeriod(s, tell);
    return false;
  }
  clearPlay(s);
  s.side = seat;
  s.plays++;
  tell?.({ type: 'play', side: sideOf(seat), kind, n: s.plays, rule });
  return true;
}

/** STW-SET-1: an offensive set of the pawn that has the ball. */
export function beginSet(s: Tactics, seat: Seat, piece: number, tell?: TacticsTell): void {
  if (!beginPlay(s, seat, 'set', 'STW-SET-1', tell)) return;
  s.holder = piece;
  s.phase = PHASE.moveroll;
}

/** STW-CAP-6, STW-TIME-5: nobody has reached the ball, both try again. */
export function beginRound(s: Tactics, tell?: TacticsTell): void {
  s.roll = 0;
  s.phase = PHASE.takeroll;
  if (!isTimeOver(s)) {
    s.plays++;
    tell?.({ type: 'play', side: sideOf(s.side), kind: 'round', n: s.plays, rule: 'STW-CAP-6' });
  } else if (inArea(defenceOf(s), s.ball)) s.up = 1;
  else endPeriod(s, tell);
}

/** A kick-off of `kicking` is set up. */
export function beginSetup(s: Tactics, kicking: Seat, rule: Clause, tell?: TacticsTell): void {
  clearPlay(s);
  dropBall(s);
  s.phase = PHASE.setup;
  s.side = kicking;
  takeFormation(s, kicking);
  tell?.({ type: 'kickoff', side: sideOf(kicking), rule });
}

/** After a goal of A: the side that conceded kicks off (STW-SHOT-2), unless the period ends. */
export function restartAfterGoal(s: Tactics, tell?: TacticsTell): void {
  if (isTimeOver(s)) endPeriod(s, tell);
  else beginSetup(s, defenceOf(s), 'STW-SHOT-2', tell);
}

/** STW-TIME-1, STW-TIME-6, STW-END-1, STW-END-2, STW-END-3. */
export function endPeriod(s: Tactics, tell?: TacticsTell): void {
  const rule = s.options.clock === 'plays' ? 'STW-TIME-2' : 'STW-TIME-3';
  tell?.({ type: 'period', ended: PERIODS[s.period]!, score: scoreOf(s), rule });
  clearPlay(s);
  dropBall(s);
  s.plays = 0;
  s.up = 0;
  const leader = leaderOf(s.score);
  if (s.period === PERIOD[1]) beginPeriod(s, PERIOD[2], otherSeat(s.starter), tell);
  else if (s.period === PERIOD.et1) beginPeriod(s, PERIOD.et2, otherSeat(s.starter), tell);
  else if (leader !== NONE) finish(s, leader, s.period === PERIOD.et2 ? REASON.extra : REASON.time, 'STW-END-1', tell);
  else if (s.period === PERIOD[2] && s.options.tie === 'extra') beginPeriod(s, PERIOD.et1, s.starter, tell);
  else if (s.options.tie === 'draw') finish(s, NONE, REASON.time, 'STW-END-1', tell);
  else beginShootout(s, tell);
}

function beginPeriod(s: Tactics, period: number, kicking: Seat, tell?: TacticsTell): void {
  s.period = period;
  beginSetup(s, kicking, 'STW-TIME-6', tell);
}

function finish(s: Tactics, winner: Seat, reason: number, rule: Clause, tell?: TacticsTell): void {
  s.period = PERIOD.over;
  s.phase = PHASE.over;
  s.side = NONE;
  s.winner = winner;
  s.reason = reason;
  tell?.({ type: 'over', winner: sideOrNull(winner), score: scoreOf(s), reason: REASONS[reason]!, rule });
}

function beginShootout(s: Tactics, tell?: TacticsTell): void {
  s.period = PERIOD.shootout;
  s.phase = PHASE.shootroll;
  s.side = NONE;
  tell?.({ type: 'shootout', rule: 'STW-END-3' });
}

/** A shoot-out runs, or has decided the match. */
export const hasShootout = (s: Tactics): boolean =>
  s.period === PERIOD.shootout || (s.phase === PHASE.over && s.reason === REASON.shootout);

/** STW-SHOOT-3, STW-SHOOT-4: who has won the kicks taken so far, or NONE. */
export function shootoutWinner(s: Tactics): Seat {
  const isPairDone = s.taken[0] === s.taken[1] && s.taken[0]! >= s.options.shootoutKicks;
  return isPairDone ? leaderOf(s.goals) : NONE;
}

/** After a kick of the shoot-out: the end, or the other side's kick. */
export function endShootoutKick(s: Tactics, tell?: TacticsTell): void {
  const winner = shootoutWinner(s);
  if (winner === NONE) s.side = otherSeat(s.side);
  else finish(s, winner, REASON.shootout, 'STW-SHOOT-3', tell);
}
