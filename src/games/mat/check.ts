import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { demand } from '../../core/read.ts';
import { AREA, inArea, isSetupSpace, SPOT } from './board.ts';
import { keeperOf, shootoutWinner } from './flow.ts';
import {
  CAUSE,
  COACHING_PENALTY,
  goalsToWin,
  hasGoals,
  hasSub,
  type Mat,
  NONE,
  ownerOf,
  ownPawnOn,
  PAWN_NAMES,
  type Pawn,
  PERIOD,
  PHASE,
  PLACE,
  pawnName,
  pawnOf,
  REASON,
  REDS_TO_LOSE,
  redsOf,
  SUBSTITUTE,
} from './model.ts';
import { placerOf } from './phases/setup.ts';

const SEATS: readonly Seat[] = [0, 1];
const squadOf = (seat: Seat): Pawn[] => PAWN_NAMES.map((_, n) => pawnOf(seat, n));
const pathOf = (field: string, pawn: Pawn): string => `${field}.${sideOf(ownerOf(pawn))}.${pawnName(pawn)}`;

const isPenalty = (s: Mat): boolean =>
  s.period === PERIOD[1] && (s.phase === PHASE.taker || s.phase === PHASE.keeper || s.phase === PHASE.penalty);
const isBeforeKickoff = (s: Mat): boolean =>
  s.phase === PHASE.setup ||
  s.phase === PHASE.coin ||
  s.phase === PHASE.kickoff ||
  (s.phase === PHASE.after && s.starts !== NONE);

/** Refuses a position that no match can reach (section 4 of the specification); to be called inside `reading`. */
export function checkPosition(s: Mat): void {
  checkPhase(s);
  checkStarts(s);
  for (const seat of SEATS) {
    checkSquad(s, seat);
    checkFormation(s, seat);
  }
  checkSetup(s);
  checkBall(s);
  checkTurn(s);
  checkPenalty(s);
  checkScore(s);
  checkTime(s);
  checkShootout(s);
  checkResult(s);
}

function checkPhase(s: Mat): void {
  demand((s.phase === PHASE.over) === (s.period === PERIOD.over), 'phase', 'over exactly when the period is over');
  if (s.period === PERIOD.shootout)
    demand(s.phase === PHASE.penalty, 'phase', '"penalty" in the shoot-out', 'MAT-SHOOT-1');
  const isNobody = s.phase === PHASE.coin || s.phase === PHASE.over;
  demand((s.side === NONE) === isNobody, 'side', isNobody ? 'null in coin and over' : '"home" or "away"');
}

/** Before a kick-off `starts` says whose it is; every kick-off but the first follows a goal. */
function checkStarts(s: Mat): void {
  const isStarted = s.starts !== NONE;
  if (s.phase === PHASE.kickoff) demand(s.starts === s.side, 'starts', 'the side that kicks off', 'MAT-START-1');
  else if (s.phase === PHASE.setup)
    demand(isStarted === hasGoals(s), 'starts', 'the side that conceded, null before the first goal', 'MAT-GOAL-2');
  else if (s.phase !== PHASE.after)
    demand(!isStarted, 'starts', 'null but in kickoff, and after a goal in setup and after');
  else if (isStarted) {
    demand(s.starts !== s.side && hasGoals(s), 'starts', 'the side that conceded the goal', 'MAT-SUB-6');
    demand(s.penaltyTaker === NONE, 'penalty', 'null in the pause after a goal', 'MAT-SUB-6');
  }
  if (s.phase === PHASE.coin) demand(!hasGoals(s), 'score', '[0,0] before the coin', 'MAT-COIN-1');
}

function checkSquad(s: Mat, seat: Seat): void {
  const path = `pieces.${sideOf(seat)}`;
  const squad = squadOf(seat);
  const waiting = squad.filter((pawn) => s.at[pawn] === PLACE.sub || s.at[pawn] === PLACE.off);
  demand(waiting.length === 1, path, 'exactly one pawn on "sub" or "off"', 'MAT-SUB-1');
  const [pawn] = waiting as [Pawn];
  const isFirstSub = pawn === pawnOf(seat, SUBSTITUTE);
  if (s.options.subs === 'rolling')
    demand(s.at[pawn] === PLACE.sub, pathOf('pieces', pawn), 'no "off" with rolling substitutions', 'MAT-SUB-4');
  else
    demand(
      (s.at[pawn] === PLACE.sub) === isFirstSub,
      pathOf('pieces', pawn),
      '"sub" only for p7, "off" only for another',
      'MAT-SUB-3',
    );
  const isAreaFull = AREA[seat]!.filter((space) => ownPawnOn(s, seat, space) !== NONE).length > 1;
  demand(!isAreaFull, path, 'at most one own pawn in the own goal-kick area', 'MAT-AREA-1');
  const hasForfeited = s.phase === PHASE.over && s.reason === REASON.forfeit && s.winner === otherSeat(seat);
  demand(
    redsOf(s, seat) < REDS_TO_LOSE + (hasForfeited ? 1 : 0),
    path,
    'at most three pawns sent off before a forfeit',
    'MAT-FORF-1',
  );
  for (const one of squad) {
    if (s.at[one] === PLACE.hand)
      demand(s.phase === PHASE.setup, pathOf('pieces', one), '"hand" only in setup', 'MAT-SET-1');
    if (s.at[one] === PLACE.out)
      demand(s.yellow[one] === 0, `yellow.${sideOf(seat)}`, 'no yellow for a pawn sent off', 'MAT-CARD-1');
  }
}

function checkFormation(s: Mat, seat: Seat): void {
  const squad = squadOf(seat);
  const used = new Set<number>();
  for (const pawn of squad) {
    const path = pathOf('formation', pawn);
    const base = s.base[pawn]!;
    demand(base >= 0 === s.at[pawn]! >= 0, path, 'exactly the pawns on the board', 'MAT-SET-2');
    if (base < 0) continue;
    demand(isSetupSpace(seat, base) && !used.has(base), path, 'an allowed set-up space of its own', 'MAT-SET-2');
    used.add(base);
    if (isBeforeKickoff(s))
      demand(s.at[pawn] === base, pathOf('pieces', pawn), 'on its set-up space before the kick-off', 'MAT-SET-2');
  }
  const keepers = squad.filter((pawn) => s.base[pawn]! >= 0 && inArea(seat, s.base[pawn]!));
  demand(keepers.length <= 1, `formation.${sideOf(seat)}`, 'at most one in the goal-kick area', 'MAT-SET-2');
}

function checkSetup(s: Mat): void {
  if (s.phase !== PHASE.setup) return;
  const count = (holds: (at: number) => boolean) =>
    SEATS.map((seat) => squadOf(seat).filter((pawn) => holds(s.at[pawn]!)).length);
  const placer = placerOf(
    count((at) => at >= 0),
    count((at) => at === PLACE.hand),
  );
  demand(placer !== NONE && s.side === placer, 'side', 'the side whose turn to place it is', 'MAT-SET-3');
  for (const seat of SEATS) {
    const order = squadOf(seat).filter((pawn) => s.at[pawn]! >= 0 || s.at[pawn] === PLACE.hand);
    const hand = order.findIndex((pawn) => s.at[pawn] === PLACE.hand);
    const isInOrder = hand < 0 || order.slice(hand).every((pawn) => s.at[pawn] === PLACE.hand);
    demand(isInOrder, `pieces.${sideOf(seat)}`, 'pawns placed in the order of their numbers', 'MAT-SET-3');
  }
  const isFirst = s.starts === NONE;
  demand(!isFirst || s.yellow.every((card) => card === 0), 'yellow', 'no cards in the first set-up', 'MAT-CARD-1');
}

function checkBall(s: Mat): void {
  if (isBeforeKickoff(s)) demand(s.ball === NONE, 'ball', 'null before the kick-off', 'MAT-START-1');
  else if (s.period === PERIOD[1]) demand(s.ball !== NONE, 'ball', 'a space while the ball is in play');
}

function checkTurn(s: Mat): void {
  if (s.ban !== NONE) {
    const isTurnOver = s.phase === PHASE.after && s.starts === NONE && s.penaltyTaker === NONE;
    const banned = s.phase === PHASE.act ? s.side : isTurnOver ? otherSeat(s.side) : NONE;
    demand(
      ownerOf(s.ban) === banned,
      'ban',
      'a pawn of the side whose coming turn it is, in act or after a turn',
      'MAT-STEAL-4',
    );
    demand(s.at[s.ban]! >= 0, 'ban.pawn', 'a pawn on the board', 'MAT-STEAL-4');
  }
  if (s.subbed === 1) {
    const canBe = s.phase === PHASE.act || (s.phase === PHASE.kickoff && hasGoals(s));
    demand(canBe, 'subbed', 'true only in act and in a kickoff after a goal', 'MAT-SUB-2');
    const hasUsed = s.options.subs === 'rolling' || s.at[pawnOf(s.side, SUBSTITUTE)] !== PLACE.sub;
    demand(hasUsed, 'subbed', 'false while p7 waits', 'MAT-SUB-2');
  }
  if (s.phase === PHASE.after) demand(hasSub(s, s.side), 'phase', 'after only with a pawn on "sub"', 'MAT-SUB-2');
}

function checkPenalty(s: Mat): void {
  const committed = SEATS.filter((seat) => s.secret[seat] !== 0).length;
  demand(
    committed === 0 || (s.phase === PHASE.penalty && committed === 1),
    'secret',
    'at most one side committed, in penalty',
    'MAT-PEN-4',
  );
  const isGiven = s.penaltyTaker !== NONE;
  demand(
    isGiven === isPenalty(s) || s.phase === PHASE.after,
    'penalty',
    'set in taker, keeper and penalty of period 1 and in the after before them, null elsewhere',
    'MAT-PEN-1',
  );
  if (!isGiven) return;
  const taker = s.penaltyTaker;
  const defender = otherSeat(taker);
  const isEarned = s.cause !== CAUSE.coaching || s.coached[defender]! >= COACHING_PENALTY;
  demand(isEarned, 'penalty.cause', `"foul" below ${COACHING_PENALTY} offences of the defender`, 'MAT-TEAM-4');
  const isPause = s.phase === PHASE.after;
  const awaited = isPause || s.phase === PHASE.keeper ? defender : taker;
  demand(s.side === awaited, 'side', 'the side that the penalty waits for', isPause ? 'MAT-SUB-6' : 'MAT-PEN-1');
  if (isPause || s.phase === PHASE.taker) return;
  const isReady = s.ball === SPOT[defender] && ownPawnOn(s, taker, s.ball) !== NONE;
  demand(isReady, 'ball', 'on the spot, with a pawn of the taker', 'MAT-PEN-2');
  demand(
    (keeperOf(s, defender) === NONE) === (s.phase === PHASE.keeper),
    'phase',
    'keeper exactly while the defender has none',
    'MAT-PEN-3',
  );
}

const isAtLimit = (s: Mat, seat: Seat): boolean => s.score[seat]! >= goalsToWin(s.options);

function checkScore(s: Mat): void {
  const isWon = s.phase === PHASE.over && s.reason === REASON.goals;
  if (!isWon)
    demand(!SEATS.some((seat) => isAtLimit(s, seat)), 'score', `below ${goalsToWin(s.options)} goals`, 'MAT-END-1');
}

function checkTime(s: Mat): void {
  const { clock, maxTurns } = s.options;
  if (clock === 'plays' && maxTurns > 0) {
    const isLate = s.period !== PERIOD[1] || s.penaltyTaker !== NONE || (s.phase === PHASE.after && s.starts === NONE);
    demand(s.plays < maxTurns + (isLate ? 1 : 0), 'time.plays', `below ${maxTurns}`, 'MAT-TIME-1');
  }
  if (s.up === 1)
    demand(
      clock === 'whistle' && s.penaltyTaker !== NONE,
      'time.up',
      'true only in a penalty with clock whistle',
      'MAT-TIME-2',
    );
}

function checkShootout(s: Mat): void {
  const isDecidedByKicks = s.phase === PHASE.over && s.reason === REASON.shootout;
  demand(
    (s.hasShootout === 1) === (s.period === PERIOD.shootout || isDecidedByKicks),
    'shootout',
    'set exactly in and after a shoot-out',
    'MAT-TIME-4',
  );
  if (s.hasShootout === 0) return;
  demand(s.score[0] === s.score[1], 'score', 'level where a shoot-out decides', 'MAT-TIME-3');
  for (const seat of SEATS)
    demand(s.goals[seat]! <= s.taken[seat]!, `shootout.goals[${seat}]`, 'at most one goal a kick', 'MAT-SHOOT-1');
  const lead = s.taken[0]! - s.taken[1]!;
  demand(lead === 0 || lead === 1, 'shootout.taken', 'kicks in turn, home first', 'MAT-SHOOT-1');
  const winner = shootoutWinner(s.taken, s.goals);
  if (s.period === PERIOD.shootout) {
    demand(s.side === lead, 'side', 'the side whose kick it is', 'MAT-SHOOT-1');
    demand(winner === NONE, 'shootout', 'not yet decided', 'MAT-SHOOT-2');
  } else demand(winner !== NONE && winner === s.winner, 'result.winner', 'the winner of the shoot-out', 'MAT-SHOOT-2');
}

function checkResult(s: Mat): void {
  if (s.phase !== PHASE.over) return;
  const lead = s.score[0]! - s.score[1]!;
  if (s.reason === REASON.goals) {
    const isWon =
      s.winner !== NONE && s.score[s.winner] === goalsToWin(s.options) && !isAtLimit(s, otherSeat(s.winner));
    demand(isWon, 'result.winner', 'the side that reached the goals', 'MAT-END-1');
  } else if (s.reason === REASON.forfeit) {
    const isLost = s.winner !== NONE && redsOf(s, otherSeat(s.winner)) === REDS_TO_LOSE;
    demand(isLost, 'result.winner', 'the other side of the one with four red cards', 'MAT-FORF-1');
  } else if (s.reason === REASON.time) {
    demand(
      s.winner === (lead === 0 ? NONE : lead > 0 ? 0 : 1),
      'result.winner',
      'the side with more goals, null when level',
      'MAT-TIME-3',
    );
    demand(
      lead !== 0 || s.options.tie === 'draw',
      'result.reason',
      '"shootout" where a tie goes to the shoot-out',
      'MAT-TIME-3',
    );
    const isTime = s.options.clock === 'whistle' || (s.options.maxTurns > 0 && s.plays === s.options.maxTurns);
    demand(isTime, 'result.reason', 'another reason: the time was not up', 'MAT-TIME-1');
  }
}
