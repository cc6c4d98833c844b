import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { type Pair, pair, sideOrNull } from '../../core/position.ts';
import { CENTER, KIND, shotSpace, ZONE } from './board.ts';
import type { TorinoTell } from './events.ts';
import { NONE, PERIOD, PERIODS, PHASE, REASON, REASONS, type Torino } from './model.ts';

/** How the match goes on: turns, halves, the shoot-out and the end. */

export const scoreOf = (s: Torino): Pair => pair(s.score);
export const defenderOf = (s: Torino): Seat => otherSeat(s.kicker);

/** TOR-KEEP-1: a shot begins with the placing of the keeper. */
export function awaitKeeper(s: Torino, kicker: Seat, kind: number): void {
  s.phase = PHASE.keeper;
  s.kicker = kicker;
  s.kind = kind;
  s.ball = shotSpace(kicker, kind);
}

/** TOR-KEEP-3: after a shot the tokens go back to the middle. */
export function clearShot(s: Torino): void {
  s.kicker = NONE;
  s.kind = NONE;
  s.keeper.fill(ZONE.middle);
}

export function beginTurn(s: Torino, seat: Seat, rule: string, tell?: TorinoTell): void {
  s.phase = PHASE.first;
  s.side = seat;
  s.first = 0;
  tell?.({ type: 'turn', side: sideOf(seat), rule });
}

/** The attack turn is over; `next` has the following one unless the half ends with it. */
export function endTurn(s: Torino, next: Seat, rule: string, tell?: TorinoTell): void {
  s.plays++;
  s.first = 0;
  const isLast = s.options.clock === 'plays' ? s.plays >= s.options.turnsPerHalf : s.up === 1;
  if (isLast) endHalf(s, tell);
  else beginTurn(s, next, rule, tell);
}

export function endHalf(s: Torino, tell?: TorinoTell): void {
  tell?.({
    type: 'period',
    ended: PERIODS[s.period]!,
    score: scoreOf(s),
    rule: s.options.clock === 'plays' ? 'TOR-TIME-2' : 'TOR-TIME-3',
  });
  s.up = 0;
  s.ball = CENTER;
  s.first = 0;
  if (s.period === PERIOD[2]) endMatch(s, tell);
  else {
    s.period = PERIOD[2];
    s.plays = 0;
    if (s.options.secondHalf === 'swap') beginTurn(s, otherSeat(s.starter), 'TOR-TIME-5', tell);
    else {
      s.phase = PHASE.opening;
      s.side = NONE;
    }
  }
}

/** TOR-END-1, TOR-END-2. */
function endMatch(s: Torino, tell?: TorinoTell): void {
  const [home, away] = scoreOf(s);
  if (home === away && s.options.tie === 'shootout') {
    s.period = PERIOD.shootout;
    s.plays = 0;
    s.shootFirst = s.starter;
    tell?.({ type: 'shootout', first: sideOf(s.starter), rule: 'TOR-END-2' });
    beginKick(s, s.starter, tell);
  } else
    finish(s, home === away ? NONE : home > away ? 0 : 1, REASON.time, home === away ? 'TOR-END-2' : 'TOR-END-1', tell);
}

function beginKick(s: Torino, kicker: Seat, tell?: TorinoTell): void {
  s.side = kicker;
  awaitKeeper(s, kicker, KIND.penalty);
  tell?.({ type: 'penalty', side: sideOf(kicker), cause: 'shootout', rule: 'TOR-SHOOT-1' });
}

/** TOR-SHOOT-3, TOR-SHOOT-4: who has won the series so far, or NONE. */
export function shootoutWinner(kicks: number, taken: ArrayLike<number>, goals: ArrayLike<number>): Seat {
  const [homeTaken, awayTaken, homeGoals, awayGoals] = [taken[0]!, taken[1]!, goals[0]!, goals[1]!];
  const series = Math.max(kicks, homeTaken, awayTaken);
  const inSeries = homeTaken <= kicks && awayTaken <= kicks;
  const homeLeft = inSeries ? series - homeTaken : 0;
  const awayLeft = inSeries ? series - awayTaken : 0;
  if (!inSeries && homeTaken !== awayTaken) return NONE;
  if (homeGoals > awayGoals + awayLeft) return 0;
  return awayGoals > homeGoals + homeLeft ? 1 : NONE;
}

/** After a kick of the shoot-out: the end, or the other side's kick. */
export function endKick(s: Torino, kicker: Seat, tell?: TorinoTell): void {
  const winner = shootoutWinner(s.options.shootoutKicks, s.taken, s.goals);
  if (winner === NONE) beginKick(s, otherSeat(kicker), tell);
  else finish(s, winner, REASON.shootout, 'TOR-SHOOT-3', tell);
}

function finish(s: Torino, winner: Seat, reason: number, rule: string, tell?: TorinoTell): void {
  s.period = PERIOD.over;
  s.phase = PHASE.over;
  s.side = NONE;
  s.ball = CENTER;
  s.winner = winner;
  s.reason = reason;
  tell?.({ type: 'over', winner: sideOrNull(winner), score: scoreOf(s), reason: REASONS[reason]!, rule });
}
