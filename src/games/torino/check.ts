import { otherSeat, sideOf } from '../../core/game.ts';
import { demand, fail } from '../../core/read.ts';
import {
  CENTER,
  CORNER_LEFT,
  CORNER_RIGHT,
  EIGHT,
  MIDDLE,
  NINE,
  PENALTY,
  SEVEN,
  SPACES,
  shotSpace,
  spaceOf,
  TEN,
} from './board.ts';
import { shootoutWinner } from './flow.ts';
import {
  ENDED,
  FIRST,
  FIRST_HALF,
  KEEPER,
  NONE,
  OPENING,
  OVER,
  PASS,
  SECOND_HALF,
  SHOOTOUT,
  SHOT,
  type Torino,
} from './model.ts';

/** The kinds of shot that a first roll can give; index = the roll. */
const KINDS_OF_FIRST: readonly (readonly number[])[] = [
  [],
  [],
  [PENALTY],
  [NINE, CORNER_RIGHT, CORNER_LEFT],
  [SEVEN],
  [EIGHT, TEN],
  [PENALTY],
];
const REASON_SHOOTOUT = 1;

/** Refuses a position that no match can reach, with the clause it breaks; to be called inside `reading`. */
export function checkPosition(s: Torino): void {
  checkPhase(s);
  checkTime(s);
  checkShot(s);
  checkBall(s);
  checkKeepers(s);
  checkShootout(s);
  checkResult(s);
}

const inShootout = (s: Torino): boolean => s.period === SHOOTOUT;
const isShot = (s: Torino): boolean => s.phase === KEEPER || s.phase === SHOT;

function checkPhase(s: Torino): void {
  demand((s.phase === OVER) === (s.period === ENDED), 'phase', 'over exactly when the period is over');
  if (inShootout(s)) demand(isShot(s), 'phase', 'keeper or shot in the shoot-out', 'TOR-SHOOT-1');
  const isOpening = s.phase === OPENING;
  if (isOpening && s.period === SECOND_HALF)
    demand(
      s.options.secondHalf === 'roll',
      'phase',
      'an opening roll in the second half only with secondHalf "roll"',
      'TOR-TIME-5',
    );
  const isNobody = isOpening || s.phase === OVER;
  demand((s.side === NONE) === isNobody, 'side', isNobody ? 'null in opening and over' : '"home" or "away"');
  const isBeforeStart = isOpening && s.period === FIRST_HALF;
  demand((s.starter === NONE) === isBeforeStart, 'starter', 'null exactly before the opening roll', 'TOR-OPEN-1');
}

function checkTime(s: Torino): void {
  const isHalf = s.period === FIRST_HALF || s.period === SECOND_HALF;
  if (isHalf && s.options.clock === 'plays')
    demand(s.plays < s.options.turnsPerHalf, 'time.plays', `below ${s.options.turnsPerHalf}`, 'TOR-TIME-2');
  if (inShootout(s)) demand(s.plays === 0, 'time.plays', '0 in the shoot-out');
  if (s.up === 0) return;
  const isPossible = isHalf && (s.phase === PASS || isShot(s)) && s.options.clock === 'whistle';
  demand(isPossible, 'time.up', 'true only with clock whistle in an attack turn under way', 'TOR-TIME-4');
}

function checkShot(s: Torino): void {
  demand((s.kicker !== NONE) === isShot(s), 'shot', 'set exactly in the phases keeper and shot');
  const hasFirst = !inShootout(s) && (s.phase === PASS || isShot(s));
  demand(
    (s.first !== 0) === hasFirst,
    'first',
    hasFirst ? 'the first roll, 2 to 6' : 'null in this phase',
    'TOR-TURN-1',
  );
  if (s.phase === PASS) demand(s.first === 5, 'first', '5 in phase pass', 'TOR-FIVE-1');
  if (!isShot(s)) return;
  if (inShootout(s)) {
    demand(s.kind === PENALTY, 'shot.kind', '"penalty" in the shoot-out', 'TOR-SHOOT-1');
    demand(s.kicker === s.side, 'shot.kicker', 'the side that kicks', 'TOR-SHOOT-1');
    return;
  }
  demand(
    KINDS_OF_FIRST[s.first]!.includes(s.kind),
    'shot.kind',
    `a shot that a first roll of ${s.first} gives`,
    'TOR-TURN-1',
  );
  const kicker = s.first === 2 ? otherSeat(s.side) : s.side;
  demand(s.kicker === kicker, 'shot.kicker', `"${sideOf(kicker)}"`, s.first === 2 ? 'TOR-TWO-1' : 'TOR-TURN-1');
}

function ballSpaces(s: Torino): readonly number[] {
  if (isShot(s)) return [shotSpace(s.kicker, s.kind)];
  if (s.phase === PASS) return [spaceOf(s.side, '5')];
  if (s.phase === FIRST) return [CENTER, spaceOf(s.side, 'goalkick'), spaceOf(otherSeat(s.side), '1')];
  return [CENTER];
}

function checkBall(s: Torino): void {
  const allowed = ballSpaces(s);
  if (!allowed.includes(s.ball)) fail('ball', allowed.map((space) => `"${SPACES[space]}"`).join(' or '), 'TOR-BALL-1');
}

function checkKeepers(s: Torino): void {
  for (const seat of [0, 1]) {
    const isPlaced = s.phase === SHOT && seat !== s.kicker;
    demand(
      (s.keeper[seat] !== MIDDLE) === isPlaced,
      `pieces.${sideOf(seat)}.gk`,
      isPlaced ? '"even" or "odd"' : '"middle"',
      isPlaced ? 'TOR-KEEP-1' : 'TOR-KEEP-3',
    );
  }
}

function checkShootout(s: Torino): void {
  const isDecidedByKicks = s.phase === OVER && s.reason === REASON_SHOOTOUT;
  demand(
    (s.shootFirst !== NONE) === (inShootout(s) || isDecidedByKicks),
    'shootout',
    'set exactly in and after a shoot-out',
    'TOR-END-2',
  );
  if (s.shootFirst === NONE) return;
  const first = s.shootFirst;
  const second = otherSeat(first);
  demand(s.options.tie === 'shootout', 'shootout', 'none with tie "draw"', 'TOR-END-2');
  demand(s.score[0] === s.score[1], 'score', 'level where a shoot-out decides', 'TOR-END-2');
  demand(first === s.starter, 'shootout.first', 'the starter of the match', 'TOR-SHOOT-2');
  for (const seat of [0, 1])
    demand(s.goals[seat]! <= s.taken[seat]!, `shootout.goals[${seat}]`, 'at most one goal a kick', 'TOR-SHOOT-5');
  const lead = s.taken[first]! - s.taken[second]!;
  demand(lead === 0 || lead === 1, 'shootout.taken', 'kicks in turn from `first`', 'TOR-SHOOT-1');
  const isExtraPair = s.taken[first]! > s.options.shootoutKicks;
  const ahead = s.goals[first]! - s.goals[second]!;
  const wasLevel = ahead <= 1 && ahead >= lead - 1;
  demand(!isExtraPair || wasLevel, 'shootout.goals', 'level before an extra pair', 'TOR-SHOOT-4');
  const winner = shootoutWinner(s.options.shootoutKicks, s.taken, s.goals);
  if (inShootout(s)) {
    demand(s.side === (lead === 0 ? first : second), 'side', 'the side whose kick it is', 'TOR-SHOOT-1');
    demand(winner === NONE, 'shootout', 'not yet decided', 'TOR-SHOOT-3');
  } else demand(winner !== NONE && winner === s.winner, 'result.winner', 'the winner of the shoot-out', 'TOR-SHOOT-3');
}

function checkResult(s: Torino): void {
  if (s.phase !== OVER || s.reason === REASON_SHOOTOUT) return;
  const lead = s.score[0]! - s.score[1]!;
  const winner = lead === 0 ? NONE : lead > 0 ? 0 : 1;
  demand(s.winner === winner, 'result.winner', 'the side with more goals, null when level', 'TOR-END-1');
  if (lead === 0)
    demand(s.options.tie === 'draw', 'result.reason', '"shootout" where a tie goes to the shoot-out', 'TOR-END-2');
}
