import { type MatchResult, otherSeat, type Seat, sideOf, type Tell } from '../../core/game.ts';
import { sideOrNull } from '../../core/position.ts';
import { CENTER, MIDDLE, PENALTY, shotSpace } from './board.ts';
import {
  ENDED,
  FIRST,
  KEEPER,
  NONE,
  OPENING,
  OVER,
  PERIODS,
  REASONS,
  SECOND_HALF,
  SHOOTOUT,
  type Torino,
} from './model.ts';

/** How the match goes on: turns, halves, the shoot-out and the end. */

export const scoreOf = (s: Torino): [number, number] => [s.score[0]!, s.score[1]!];
export const defenderOf = (s: Torino): Seat => otherSeat(s.kicker);

/** TOR-KEEP-1: a shot begins with the placing of the keeper. */
export function awaitKeeper(s: Torino, kicker: Seat, kind: number): void {
  s.phase = KEEPER;
  s.kicker = kicker;
  s.kind = kind;
  s.ball = shotSpace(kicker, kind);
}

/** TOR-KEEP-3: after a shot the tokens go back to the middle. */
export function clearShot(s: Torino): void {
  s.kicker = NONE;
  s.kind = NONE;
  s.keeper.fill(MIDDLE);
}

export function beginTurn(s: Torino, seat: Seat, rule: string, tell?: Tell): void {
  s.phase = FIRST;
  s.side = seat;
  s.first = 0;
  tell?.({ type: 'turn', side: sideOf(seat), rule });
}

/** The attack turn is over; `next` has the following one unless the half ends with it. */
export function endTurn(s: Torino, next: Seat, rule: string, tell?: Tell): void {
  s.plays++;
  s.first = 0;
  const isLast = s.options.clock === 'plays' ? s.plays >= s.options.turnsPerHalf : s.up === 1;
  if (isLast) endHalf(s, tell);
  else beginTurn(s, next, rule, tell);
}

export function endHalf(s: Torino, tell?: Tell): void {
  tell?.({
    type: 'period',
    ended: PERIODS[s.period],
    score: scoreOf(s),
    rule: s.options.clock === 'plays' ? 'TOR-TIME-2' : 'TOR-TIME-3',
  });
  s.up = 0;
  s.ball = CENTER;
  s.first = 0;
  if (s.period === SECOND_HALF) endMatch(s, tell);
  else {
    s.period = SECOND_HALF;
    s.plays = 0;
    if (s.options.secondHalf === 'swap') beginTurn(s, otherSeat(s.starter), 'TOR-TIME-5', tell);
    else {
      s.phase = OPENING;
      s.side = NONE;
    }
  }
}

/** TOR-END-1, TOR-END-2. */
function endMatch(s: Torino, tell?: Tell): void {
  const [home, away] = scoreOf(s);
  if (home === away && s.options.tie === 'shootout') {
    s.period = SHOOTOUT;
    s.plays = 0;
    s.shootFirst = s.starter;
    tell?.({ type: 'shootout', first: sideOf(s.starter), rule: 'TOR-END-2' });
    beginKick(s, s.starter, tell);
  } else finish(s, home === away ? NONE : home > away ? 0 : 1, 0, home === away ? 'TOR-END-2' : 'TOR-END-1', tell);
}

function beginKick(s: Torino, kicker: Seat, tell?: Tell): void {
  s.side = kicker;
  awaitKeeper(s, kicker, PENALTY);
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
export function endKick(s: Torino, kicker: Seat, tell?: Tell): void {
  const winner = shootoutWinner(s.options.shootoutKicks, s.taken, s.goals);
  if (winner === NONE) beginKick(s, otherSeat(kicker), tell);
  else finish(s, winner, 1, 'TOR-SHOOT-3', tell);
}

/** Of a match that is over. */
export const resultOf = (s: Torino): MatchResult => ({
  winner: sideOrNull(s.winner),
  score: scoreOf(s),
  reason: REASONS[s.reason as 0 | 1],
});

function finish(s: Torino, winner: Seat, reason: number, rule: string, tell?: Tell): void {
  s.period = ENDED;
  s.phase = OVER;
  s.side = NONE;
  s.ball = CENTER;
  s.winner = winner;
  s.reason = reason;
  tell?.({ type: 'over', ...resultOf(s), rule });
}
