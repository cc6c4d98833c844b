import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { sideOrNull } from '../../core/position.ts';
import { NONE, PENALTY, type Space, ZONE } from './board.ts';
import type { ElevenTell } from './events.ts';
import {
  clearBoard,
  type Eleven,
  endOf,
  endsText,
  goalOf,
  hasOff,
  isKeeper,
  numberOf,
  OPEN,
  ownerOf,
  PERIOD,
  PHASE,
  PIECE_COUNT,
  type Piece,
  periodText,
  pieceOf,
  type Reason,
  restTurn,
  scoreOf,
  spaceText,
} from './model.ts';

/** How the match goes on: turns, goals, periods, the shoot-out and the end. */

export function awaitRoll(s: Eleven, seat: Seat): void {
  restTurn(s);
  s.phase = PHASE.roll;
  s.side = seat;
}

/** ELV-SET-4, ELV-GOL-4: a side with nobody left to place is skipped; when all stand, `roller` rolls. */
export function awaitPlacing(s: Eleven, next: Seat, roller: Seat): void {
  const placer = hasOff(s, next) ? next : hasOff(s, otherSeat(next)) ? otherSeat(next) : NONE;
  if (placer === NONE) awaitRoll(s, roller);
  else {
    s.phase = PHASE.place;
    s.side = placer;
  }
}

/** Control of the ball gained by a pick-up, a steal, a kick received or a save. */
export function tellPossession(s: Eleven, piece: Piece, rule: string, tell?: ElevenTell): void {
  tell?.({
    type: 'possession',
    side: sideOf(ownerOf(piece)),
    piece: numberOf(piece),
    space: spaceText(s.at[piece]!),
    rule,
  });
}

/** ELV-GOL-1, ELV-GOL-2, ELV-GOL-5: a goal, and the board made ready for the kick-off of the side that conceded. */
export function scoreGoal(s: Eleven, scorer: Seat, auto: boolean, tell?: ElevenTell): void {
  s.score[scorer]!++;
  tell?.({ type: 'goal', side: sideOf(scorer), score: scoreOf(s), auto, rule: auto ? 'ELV-SHT-3' : 'ELV-SHT-5' });
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const space = s.at[piece]!;
    if (isKeeper(piece)) s.moveTo(piece, goalOf(s, ownerOf(piece)));
    else if (ZONE[space] !== endOf(s, ownerOf(piece))) s.lift(piece);
  }
  restTurn(s);
  s.ball = NONE;
  s.phase = PHASE.kickoff;
  s.side = otherSeat(scorer);
}

/** ELV-TIM-2: home stands at `homeEnd` in periods 1 and et1, at the other end later. */
export const homeEndIn = (s: Eleven, period: number): number =>
  (s.options.homeEnd === 'W' ? 0 : 1) ^ (period === PERIOD[1] || period === PERIOD.et1 ? 0 : 1);

/** Both keepers on their goals, everybody else off, time at zero. */
function openPeriod(s: Eleven, period: number, starter: Seat): void {
  s.period = period;
  s.homeEnd = homeEndIn(s, period);
  s.plays = 0;
  s.up = 0;
  restTurn(s);
  clearBoard(s);
  s.phase = PHASE.kickoff;
  s.side = starter;
}

const tellStart = (s: Eleven, rule: string, tell?: ElevenTell): void =>
  tell?.({ type: 'period-start', period: periodText(s), side: sideOf(s.side), ends: endsText(s), rule });

/** The period that follows (section 9). */
function periodAfter(s: Eleven): number {
  if (s.period === PERIOD[1] || s.period === PERIOD.et1) return s.period + 1;
  if (s.score[0] !== s.score[1]) return PERIOD.over;
  if (s.period === PERIOD[2] && s.options.extraTime) return PERIOD.et1;
  return s.options.shootout ? PERIOD.shootout : PERIOD.over;
}

/** ELV-TIM-1, ELV-TIM-3, ELV-TIM-6, ELV-TIM-7. */
export function endPeriod(s: Eleven, tell?: ElevenTell): void {
  tell?.({ type: 'period-end', period: periodText(s), score: scoreOf(s), rule: 'ELV-TIM-1' });
  const next = periodAfter(s);
  if (next === PERIOD.over) finish(s, tell);
  else if (next === PERIOD.shootout) {
    openPeriod(s, next, s.starter);
    s.inShootout = 1;
    awaitPenalty(s, s.starter);
    tellStart(s, 'ELV-TIM-7', tell);
  } else {
    openPeriod(s, next, next === PERIOD.et1 ? s.starter : otherSeat(s.starter));
    tellStart(s, next === PERIOD[2] ? 'ELV-TIM-2' : 'ELV-TIM-6', tell);
  }
}

const SHOOTERS = 5;
const FIRST_SHOOTER = 2;
/** ELV-SHO-2: players 2 to 6 in order, again and again, from the penalty space of the other goal. */
export const shooterOf = (s: Eleven, seat: Seat): Piece =>
  pieceOf(seat, FIRST_SHOOTER + (s.penaltyShots[seat]! % SHOOTERS));
export const penaltySpaceOf = (s: Eleven, seat: Seat): Space => PENALTY[endOf(s, otherSeat(seat))]!;

function awaitPenalty(s: Eleven, seat: Seat): void {
  clearBoard(s);
  s.phase = PHASE.penalty;
  s.side = seat;
  s.ball = penaltySpaceOf(s, seat);
  s.put(shooterOf(s, seat), s.ball);
}

const SERIES = 5;
const SERIES_LEAD = 1;
const LATER_LEAD = 2;
/** ELV-SHO-3, ELV-SHO-4: whether a lead wins once both have taken this number of shots. */
export const isDecisive = (shots: number, lead: number): boolean =>
  shots >= SERIES && Math.abs(lead) >= (shots === SERIES ? SERIES_LEAD : LATER_LEAD);

/** After a penalty: the end, or the other side's. */
export function afterPenalty(s: Eleven, tell?: ElevenTell): void {
  const shots = s.penaltyShots[0]!;
  const lead = s.penaltyGoals[0]! - s.penaltyGoals[1]!;
  if (shots === s.penaltyShots[1] && isDecisive(shots, lead)) finish(s, tell);
  else awaitPenalty(s, otherSeat(s.side));
}

/** Who has won a finished match and why; NONE for a draw (ELV-TIM-3, ELV-SHO-3). */
export function verdict(s: Eleven): { readonly winner: Seat; readonly reason: Reason } {
  const counted = s.inShootout ? s.penaltyGoals : s.score;
  const lead = counted[0]! - counted[1]!;
  if (lead === 0) return { winner: NONE, reason: 'draw' };
  return { winner: lead > 0 ? 0 : 1, reason: s.inShootout ? 'shootout' : 'goals' };
}

const OVER_RULE: Readonly<Record<Reason, string>> = { goals: 'ELV-TIM-3', draw: 'ELV-TIM-3', shootout: 'ELV-SHO-4' };

function finish(s: Eleven, tell?: ElevenTell): void {
  s.period = PERIOD.over;
  s.phase = PHASE.over;
  s.homeEnd = homeEndIn(s, PERIOD.over);
  s.side = NONE;
  restTurn(s);
  s.secret.fill(OPEN);
  clearBoard(s);
  const { winner, reason } = verdict(s);
  tell?.({ type: 'over', winner: sideOrNull(winner), score: scoreOf(s), reason, rule: OVER_RULE[reason] });
}

/** A match before its first action. */
export function begin(s: Eleven): void {
  const { start } = s.options;
  s.starter = start === 'coin' ? NONE : start === 'home' ? 0 : 1;
  openPeriod(s, PERIOD[1], s.starter);
  if (start === 'coin') s.phase = PHASE.toss;
}
