import { HOME, otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { type Pair, pair, sideOrNull } from '../../core/position.ts';
import { AREA, distance, isBlocked, REACH, SPACE_NAMES, type Space } from './board.ts';
import type { How, MatTell } from './events.ts';
import {
  CAUSE,
  CAUSES,
  goalsToWin,
  hasSub,
  type Mat,
  membersOf,
  NONE,
  ownerOf,
  ownPawnOn,
  PAWNS,
  type Pawn,
  PERIOD,
  PERIODS,
  PHASE,
  PLACE,
  REASON,
  REASONS,
  type Reason,
  SQUAD,
} from './model.ts';

/** How the match goes on: turns, goals, penalties, time, the shoot-out and the end. */

export const scoreOf = (s: Mat): Pair => pair(s.score);

export function put(s: Mat, pawn: Pawn, space: Space): void {
  s.at[pawn] = space;
  s.on[space] = pawn + 1;
}

/** Takes a pawn off its space, to one of PLACES or before it is put elsewhere. */
export function lift(s: Mat, pawn: Pawn, place: number = PLACE.hand): void {
  s.on[s.at[pawn]!] = 0;
  s.at[pawn] = place;
}

export function swap(s: Mat, one: Pawn, other: Pawn): void {
  const space = s.at[one]!;
  put(s, one, s.at[other]!);
  put(s, other, space);
}

/** To a space; a pawn that stands there goes where this one came from. */
export function moveTo(s: Mat, pawn: Pawn, space: Space): void {
  const there = s.on[space]! - 1;
  if (there >= 0) swap(s, pawn, there);
  else {
    lift(s, pawn);
    put(s, pawn, space);
  }
}

/** The own pawn in the side's goal-kick area, or NONE (MAT-AREA-1). */
export function keeperOf(s: Mat, seat: Seat): Pawn {
  for (const space of AREA[seat]!) {
    const pawn = ownPawnOn(s, seat, space);
    if (pawn !== NONE) return pawn;
  }
  return NONE;
}

/** MAT-PASS-3: from each own pawn that the ball can reach to the one before it in a shortest chain; UNREACHED elsewhere. */
export const UNREACHED = -1;
const queue = new Int8Array(SQUAD);
export function chainFrom(s: Mat, seat: Seat, before: Int8Array): void {
  const first = seat * SQUAD;
  before.fill(UNREACHED);
  const holder = s.on[s.ball]! - 1 - first;
  before[holder] = holder;
  queue[0] = holder;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = s.at[first + queue[head]!]!;
    for (let n = 0; n < SQUAD; n++) {
      const space = s.at[first + n]!;
      if (before[n] !== UNREACHED || space < 0 || isBlocked(space) || distance(from, space) > REACH) continue;
      before[n] = queue[head]!;
      queue[tail++] = n;
    }
  }
}

const isTimeUp = (s: Mat): boolean =>
  s.up === 1 || (s.options.clock === 'plays' && s.options.maxTurns > 0 && s.plays >= s.options.maxTurns);

/** MAT-TEAM-2: the next member of the side is to play. */
export function rotate(s: Mat, seat: Seat): void {
  s.member[seat] = (s.member[seat]! % membersOf(s.options, seat)) + 1;
}

/** A main action is a play, and with it the ban of the side's own pawn is served (MAT-STEAL-4). */
export function countPlay(s: Mat, seat: Seat): void {
  s.plays++;
  rotate(s, seat);
  if (s.ban !== NONE && ownerOf(s.ban) === seat) s.ban = NONE;
}

/** MAT-SUB-2: after its main action a side may still substitute, once a turn. */
export function endAction(s: Mat, seat: Seat, tell?: MatTell): void {
  if (s.subbed === 0 && hasSub(s, seat)) s.phase = PHASE.after;
  else beginTurn(s, otherSeat(seat), tell);
}

export function beginTurn(s: Mat, seat: Seat, tell?: MatTell): void {
  s.subbed = 0;
  if (isTimeUp(s)) {
    endPlay(s, tell);
    return;
  }
  s.phase = PHASE.act;
  s.side = seat;
  tellTurn(s, seat, tell);
}

export const tellTurn = (s: Mat, seat: Seat, tell?: MatTell): void =>
  tell?.({ type: 'turn', side: sideOf(seat), member: s.member[seat]!, rule: 'MAT-TURN-1' });

/** MAT-SUB-6: a pause of that side, or what comes after it where the side has no substitute. */
function pause(s: Mat, seat: Seat): void {
  s.subbed = 0;
  s.phase = PHASE.after;
  s.side = seat;
  if (!hasSub(s, seat)) endPause(s);
}

/** MAT-SUB-6: the penalty, or the kick-off, for which the pause was made. */
export function endPause(s: Mat): void {
  const isPenalty = s.penaltyTaker !== NONE;
  s.phase = isPenalty ? PHASE.taker : PHASE.kickoff;
  s.side = isPenalty ? s.penaltyTaker : s.starts;
}

/** MAT-PEN-1, MAT-SUB-6. */
export function awardPenalty(s: Mat, taker: Seat, cause: number, tell?: MatTell): void {
  s.penaltyTaker = taker;
  s.cause = cause;
  s.ban = NONE;
  tell?.({
    type: 'penalty',
    side: sideOf(taker),
    cause: CAUSES[cause]!,
    rule: cause === CAUSE.foul ? 'MAT-FOUL-3' : 'MAT-TEAM-4',
  });
  pause(s, otherSeat(taker));
}

/** MAT-PEN-3, MAT-PEN-4: both sides show fingers once the defender has a keeper. */
export function awaitFingers(s: Mat, taker: Seat): void {
  const defender = otherSeat(taker);
  const hasKeeper = keeperOf(s, defender) !== NONE;
  s.phase = hasKeeper ? PHASE.penalty : PHASE.keeper;
  s.side = hasKeeper ? taker : defender;
}

export function clearPenalty(s: Mat): void {
  s.penaltyTaker = NONE;
  s.cause = NONE;
}

/** MAT-GOAL-1, MAT-END-1, MAT-END-2. A goal that is the last act of a match moves nothing (D-18). */
export function scoreGoal(s: Mat, scorer: Seat, at: Space, how: How, tell?: MatTell): void {
  s.score[scorer]!++;
  s.ban = NONE;
  const rule = how === 'penalty' ? 'MAT-PEN-5' : 'MAT-GOAL-1';
  tell?.({ type: 'goal', side: sideOf(scorer), at: SPACE_NAMES[at]!, how, score: scoreOf(s), rule });
  if (s.score[scorer]! >= goalsToWin(s.options))
    finish(s, scorer, REASON.goals, s.options.mode === 'golden' ? 'MAT-END-2' : 'MAT-END-1', tell);
  else if (isTimeUp(s)) endPlay(s, tell);
  else restart(s, otherSeat(scorer));
}

/** MAT-GOAL-2…4. */
function restart(s: Mat, starter: Seat): void {
  const isFree = s.options.restart === 'free';
  s.ball = NONE;
  s.starts = starter;
  s.on.fill(0);
  for (let pawn = 0; pawn < PAWNS; pawn++) {
    if (s.at[pawn]! < 0) continue;
    if (isFree) {
      s.at[pawn] = PLACE.hand;
      s.base[pawn] = NONE;
    } else put(s, pawn, s.base[pawn]!);
  }
  if (isFree) {
    s.subbed = 0;
    s.phase = PHASE.setup;
    s.side = HOME;
  } else awaitKickoff(s);
}

/** MAT-SUB-6: all stand for the kick-off after a goal; the side that scored may substitute first. */
export const awaitKickoff = (s: Mat): void => pause(s, otherSeat(s.starts));

/** MAT-TIME-3, MAT-TIME-4: time is up. */
export function endPlay(s: Mat, tell?: MatTell): void {
  const [home, away] = scoreOf(s);
  const rule = s.options.clock === 'plays' ? 'MAT-TIME-1' : 'MAT-TIME-2';
  tell?.({ type: 'period', ended: PERIODS[s.period]!, score: scoreOf(s), rule });
  if (home !== away || s.options.tie === 'draw') {
    finish(s, home === away ? NONE : home > away ? 0 : 1, REASON.time, 'MAT-TIME-3', tell);
    return;
  }
  closePlay(s);
  s.period = PERIOD.shootout;
  s.phase = PHASE.penalty;
  s.side = HOME;
  s.hasShootout = 1;
  tell?.({ type: 'shootout', first: sideOf(HOME), rule: 'MAT-TIME-4' });
}

/** MAT-SHOOT-1: the kicks of a side before one decides. */
export const SERIES = 5;

/** MAT-SHOOT-2: who has won the shoot-out so far, or NONE. */
export function shootoutWinner(taken: ArrayLike<number>, goals: ArrayLike<number>): Seat {
  const lead = goals[0]! - goals[1]!;
  const pairs = Math.max(SERIES, taken[0]!, taken[1]!);
  if (lead > pairs - taken[1]!) return 0;
  return -lead > pairs - taken[0]! ? 1 : NONE;
}

/** After a kick of the shoot-out: the end, or the other side's kick. */
export function endKick(s: Mat, kicker: Seat, tell?: MatTell): void {
  const winner = shootoutWinner(s.taken, s.goals);
  if (winner === NONE) s.side = otherSeat(kicker);
  else finish(s, winner, REASON.shootout, 'MAT-SHOOT-2', tell);
}

/** MAT-FORF-1. */
export const forfeit = (s: Mat, loser: Seat, tell?: MatTell): void =>
  finish(s, otherSeat(loser), REASON.forfeit, 'MAT-FORF-1', tell);

function closePlay(s: Mat): void {
  s.ban = NONE;
  s.subbed = 0;
  s.up = 0;
  s.starts = NONE;
  clearPenalty(s);
}

/** Who has won a finished match and why; NONE for a draw. */
export const verdict = (s: Mat): { readonly winner: Seat; readonly reason: Reason } => ({
  winner: s.winner,
  reason: REASONS[s.reason]!,
});

function finish(s: Mat, winner: Seat, reason: number, rule: string, tell?: MatTell): void {
  closePlay(s);
  s.period = PERIOD.over;
  s.phase = PHASE.over;
  s.side = NONE;
  s.winner = winner;
  s.reason = reason;
  tell?.({ type: 'over', winner: sideOrNull(winner), score: scoreOf(s), reason: REASONS[reason]!, rule });
}
