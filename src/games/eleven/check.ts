import type { Clause } from '../../core/clause.ts';
import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { demand } from '../../core/read.ts';
import { GOAL_END, KICKOFF_SPACE, NONE, SHOOTING_END, ZONE } from './board.ts';
import { isDecisive, penaltySpaceOf, shooterOf } from './flow.ts';
import {
  controllerOf,
  type Eleven,
  endOf,
  goalOf,
  hasOff,
  isKeeper,
  isOwn,
  keeperHolds,
  keeperOf,
  MAX_KICKS,
  numberOf,
  OPEN,
  ownerOf,
  PERIOD,
  PHASE,
  PIECE_COUNT,
  type Piece,
} from './model.ts';
import { playLimit } from './phases/roll.ts';

/** Refuses a position that no match can reach, with the clause it breaks; to be called inside `reading`. */
export function checkPosition(s: Eleven): void {
  checkPhase(s);
  checkTime(s);
  checkKeepers(s);
  checkOutfield(s);
  checkBall(s);
  checkTurn(s);
  checkSecret(s);
  if (s.phase === PHASE.shot) checkShot(s);
  checkShootout(s);
}

const SEATS: readonly Seat[] = [0, 1];
const isPhase = (s: Eleven, ...phases: readonly number[]): boolean => phases.includes(s.phase);
const pathOf = (piece: Piece): string => `pieces.${sideOf(ownerOf(piece))}.${numberOf(piece)}`;

function checkPhase(s: Eleven): void {
  demand(
    (s.phase === PHASE.penalty) === (s.period === PERIOD.shootout),
    'phase',
    'penalty exactly in the period shootout',
  );
  demand((s.phase === PHASE.over) === (s.period === PERIOD.over), 'phase', 'over exactly in the period over');
  const isToss = s.phase === PHASE.toss;
  if (isToss) {
    demand(s.period === PERIOD.first, 'phase', 'toss only in period 1');
    demand(s.options.start === 'coin', 'phase', 'toss only with the option start "coin"', 'ELV-SET-1');
    demand(s.score[0] === 0 && s.score[1] === 0, 'score', '[0,0] before the toss');
    demand(s.plays === 0 && s.up === 0, 'time', '{"plays":0,"up":false} before the toss');
  }
  const isNobody = isToss || s.phase === PHASE.over;
  demand((s.side === NONE) === isNobody, 'side', isNobody ? 'null in toss and over' : '"home" or "away"');
  demand((s.starter === NONE) === isToss, 'starter', isToss ? 'null before the toss' : '"home" or "away"', 'ELV-SET-1');
  const { start } = s.options;
  if (start !== 'coin')
    demand(sideOf(s.starter) === start, 'starter', `"${start}", as the option start says`, 'ELV-SET-1');
}

function checkTime(s: Eleven): void {
  if (s.phase === PHASE.play) demand(s.plays > 0, 'time.plays', 'at least 1 in play: this turn counts');
  if (s.options.clock === 'plays' && s.plays >= playLimit(s))
    demand(s.up === 1, 'time.up', `true after ${playLimit(s)} plays`, 'ELV-TIM-4');
  if (s.period === PERIOD.extraFirst || s.period === PERIOD.extraSecond)
    demand(s.options.extraTime, 'period', 'extra time only with the option extraTime', 'ELV-TIM-6');
}

/** ELV-BRD-3, ELV-SET-2. */
function checkKeepers(s: Eleven): void {
  const isAtHome = isPhase(s, PHASE.toss, PHASE.kickoff, PHASE.place, PHASE.penalty, PHASE.over);
  for (const seat of SEATS) {
    const space = s.at[keeperOf(seat)]!;
    const path = pathOf(keeperOf(seat));
    demand(space !== NONE, path, 'a space: a keeper is always on the board', 'ELV-SET-2');
    if (isAtHome)
      demand(space === goalOf(s, seat), path, `"${goalOf(s, seat)}", his goal space, in this phase`, 'ELV-SET-2');
    else if (GOAL_END[space] !== NONE)
      demand(space === goalOf(s, seat), path, 'no goal space but his own', 'ELV-BRD-3');
  }
}

function checkOutfield(s: Eleven): void {
  for (let piece = 0; piece < PIECE_COUNT; piece++) if (!isKeeper(piece)) checkPlayer(s, piece);
  if (s.phase === PHASE.place) demand(hasOff(s, s.side), 'side', 'a side with players left to place', 'ELV-SET-4');
}

function checkPlayer(s: Eleven, piece: Piece): void {
  const space = s.at[piece]!;
  const path = pathOf(piece);
  if (space === NONE) {
    demand(
      !isPhase(s, PHASE.roll, PHASE.play, PHASE.shot),
      path,
      'a space: all players are on the board in this phase',
      'ELV-SET-4',
    );
    return;
  }
  demand(GOAL_END[space] === NONE, path, 'no goal space: only its keeper stands there', 'ELV-BRD-3');
  demand(!isPhase(s, PHASE.toss, PHASE.over), path, 'null in toss and over');
  const hasKickedOff = s.phase === PHASE.place && space === KICKOFF_SPACE;
  if (isPhase(s, PHASE.kickoff, PHASE.place) && !hasKickedOff)
    demand(ZONE[space] === endOf(s, ownerOf(piece)), path, 'a space of his own half', 'ELV-SET-5');
}

/** The clause that says where the ball lies, in the phases that have one. */
const BALL_CLAUSE: Readonly<Partial<Record<number, Clause>>> = {
  [PHASE.place]: 'ELV-SET-3',
  [PHASE.shot]: 'ELV-SHT-1',
  [PHASE.penalty]: 'ELV-SHO-2',
};

function checkBall(s: Eleven): void {
  const isOff = isPhase(s, PHASE.toss, PHASE.kickoff, PHASE.over);
  const expected = isOff ? 'null in toss, kickoff and over' : 'a space in this phase';
  demand((s.ball === NONE) === isOff, 'ball', expected, BALL_CLAUSE[s.phase]);
  if (s.ball === NONE) return;
  demand(GOAL_END[s.ball] === NONE || s.on[s.ball] !== NONE, 'ball', 'not alone on a goal space', 'ELV-KCK-8');
  if (s.phase === PHASE.place)
    demand(
      s.ball === KICKOFF_SPACE && s.on[KICKOFF_SPACE] !== NONE,
      'ball',
      `"${KICKOFF_SPACE}", under a player`,
      'ELV-SET-3',
    );
}

function checkTurn(s: Eleven): void {
  const isPlay = s.phase === PHASE.play;
  demand((s.die !== 0) === isPlay, 'die', isPlay ? 'the roll, 1 to 6' : 'null outside play');
  demand(s.points <= s.die, 'points', isPlay ? 'at most what was rolled' : '0 outside play');
  if (!isPlay) {
    demand(s.kicks === 0, 'kicks', '0 outside play');
    demand(s.chain === 0, 'chain', 'false outside play', 'ELV-KCK-5');
  }
  if (s.chain === 1) {
    const isRunning = s.kicks > 0 && s.kicks < MAX_KICKS && isOwn(s.side, controllerOf(s));
    demand(isRunning, 'chain', 'true only after 1 to 19 kicks with the ball under control', 'ELV-KCK-5');
  }
  if (isPlay) {
    const isLate = s.kicks > 0 && s.chain === 0;
    demand(!(isLate && keeperHolds(s, s.side)), 'ball', 'not with the keeper in his area after the kick', 'ELV-KPR-5');
    demand(
      s.kicks > 0 || !keeperHolds(s, otherSeat(s.side)),
      'ball',
      'not with the other keeper in his area before a kick',
      'ELV-KPR-3',
    );
  }
  if (s.phase === PHASE.roll)
    demand(
      !keeperHolds(s, otherSeat(s.side)),
      'ball',
      'not with the keeper in his area after his own turn',
      'ELV-KPR-3',
    );
}

/** ELV-SHT-7; that each side commits what is its own to commit has been read already (ELV-SHT-4). */
function checkSecret(s: Eleven): void {
  const isDuel = isPhase(s, PHASE.shot, PHASE.penalty);
  for (const seat of SEATS)
    demand(isDuel || s.secret[seat] === OPEN, `secret.${sideOf(seat)}`, 'null outside shot and penalty');
  demand(
    s.secret[0] === OPEN || s.secret[1] === OPEN,
    'secret',
    'one choice at most: with both made they are revealed',
    'ELV-SHT-7',
  );
}

function checkShot(s: Eleven): void {
  const rival = otherSeat(s.side);
  const isShooting = isOwn(s.side, controllerOf(s)) && SHOOTING_END[s.ball] === endOf(s, rival);
  demand(
    isShooting,
    'ball',
    'under a player of the side that shoots, on a shooting space of the other goal',
    'ELV-SHT-1',
  );
  demand(
    s.at[keeperOf(rival)] === goalOf(s, rival),
    pathOf(keeperOf(rival)),
    'his goal space: else the goal were automatic',
    'ELV-SHT-3',
  );
}

function checkShootout(s: Eleven): void {
  const isRunning = s.period === PERIOD.shootout;
  const isLevel = s.score[0] === s.score[1];
  if (isRunning) {
    demand(s.options.shootout, 'period', 'a shoot-out only with the option shootout', 'ELV-TIM-7');
    demand(isLevel, 'score', 'level in a shoot-out', 'ELV-TIM-7');
  }
  const isDecided = s.phase === PHASE.over && isLevel && s.options.shootout;
  demand(
    (s.inShootout === 1) === (isRunning || isDecided),
    'shootout',
    'set exactly in a shoot-out and where one decided the match',
    'ELV-TIM-7',
  );
  if (s.inShootout === 0) return;
  checkSeries(s, isRunning);
  if (isRunning) checkPenalty(s);
}

/** ELV-SHO-1, ELV-SHO-3, ELV-SHO-4, ELV-SHO-5. */
function checkSeries(s: Eleven, isRunning: boolean): void {
  const [first, second] = [s.starter, otherSeat(s.starter)];
  const shots = s.penaltyShots[second]!;
  const ahead = isRunning && s.side === second ? 1 : 0;
  demand(
    s.penaltyShots[first] === shots + ahead,
    'shootout.shots',
    'shots in turn, the starter of the match first',
    'ELV-SHO-1',
  );
  for (const seat of SEATS)
    demand(
      s.penaltyGoals[seat]! <= s.penaltyShots[seat]!,
      `shootout.score[${seat}]`,
      'at most one goal a shot',
      'ELV-SHO-5',
    );
  const lead = s.penaltyGoals[first]! - s.penaltyGoals[second]!;
  // Before the first side's shot of this round its lead was as now, or one less where that shot went in.
  const wasOpen = !isDecisive(shots, lead) || (ahead === 1 && !isDecisive(shots, lead - 1));
  demand(
    wasOpen === isRunning,
    'shootout',
    isRunning ? 'a shoot-out that is not decided yet' : 'a shoot-out that is decided',
    'ELV-SHO-4',
  );
}

/** ELV-SHO-2. */
function checkPenalty(s: Eleven): void {
  const shooter = shooterOf(s, s.side);
  demand(
    s.ball === penaltySpaceOf(s, s.side),
    'ball',
    `"${penaltySpaceOf(s, s.side)}", the penalty space of the other goal`,
    'ELV-SHO-2',
  );
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (isKeeper(piece)) continue;
    const wanted = piece === shooter ? s.ball : NONE;
    demand(
      s.at[piece] === wanted,
      pathOf(piece),
      piece === shooter ? `"${s.ball}": he shoots` : 'null: only the shooter is on the board',
      'ELV-SHO-2',
    );
  }
}
