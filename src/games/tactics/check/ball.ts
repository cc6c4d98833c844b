import { sideOf } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { inArea, onArc, onStar } from '../board.ts';
import { hasFieldPawn, sendingOffSeat } from '../cards.ts';
import { defenceOf } from '../flow.ts';
import {
  cardIndex,
  isOut,
  KEEPER,
  MOST_PASSES,
  NONE,
  PHASE,
  PIECES,
  pieceOn,
  RESTART,
  slotOf,
  spaceOf,
  type Tactics,
  TEAM,
} from '../model.ts';
import { isFlagged } from '../offside.ts';
import { shownPhase } from './phase.ts';

const NO_BALL = new Set([PHASE.opening, PHASE.spot, PHASE.shootroll, PHASE.shootkick, PHASE.over]);
const NO_HOLDER = new Set([...NO_BALL, PHASE.takeroll, PHASE.take, PHASE.taker]);
const EITHER_HOLDER = new Set([PHASE.defend, PHASE.defendroll, PHASE.defendmove]);
/** The phases in which a pawn of each team stands on the ball. */
const FIGHTS = new Set([PHASE.battle, PHASE.sendoff]);
const PAWN_ROLLS = new Set([PHASE.move, PHASE.take, PHASE.defendmove]);
const MOST_PAWN_ROLL = 6;
const LEAST_KEEPER_ROLL = 2;
/** The phases in which the ball of this set has been played, or may have been. */
const isPlayed = (s: Tactics, phase: number): boolean =>
  (phase >= PHASE.takeroll && phase <= PHASE.shot) ||
  ((phase === PHASE.ballroll || phase === PHASE.ball) && s.passes > 0);

/** The ball, who has it, and the numbers that belong to it. */
export function checkBall(s: Tactics): void {
  const phase = shownPhase(s);
  if (phase !== PHASE.setup) checkPlace(s, phase);
  checkRoll(s, phase);
  checkPasses(s, phase);
  checkChance(s, phase);
  checkKickMarks(s, phase);
}

function checkPlace(s: Tactics, phase: number): void {
  const hasNone = NO_BALL.has(phase) || (phase === PHASE.clear && s.restart === RESTART.goalkick);
  demand((s.ball === NONE) === hasNone, 'ball', hasNone ? 'null in this phase' : 'a space');
  const isLoose = s.holder === NONE;
  if (!EITHER_HOLDER.has(phase)) {
    const mustBeLoose = NO_HOLDER.has(phase) || hasNone;
    demand(isLoose === mustBeLoose, 'holder', mustBeLoose ? 'null in this phase' : 'the pawn that has the ball');
  }
  if (!isLoose) demand(spaceOf(s, s.side, s.holder) === s.ball, 'holder', 'a pawn of A on the ball');
  if (isLoose && phase >= PHASE.takeroll && phase <= PHASE.defendmove) {
    const isCovered = pieceOn(s, 0, s.ball) !== NONE || pieceOn(s, 1, s.ball) !== NONE;
    demand(!isCovered, 'ball', 'a loose ball lies on an empty space', 'STW-CAP-1');
  }
  if (FIGHTS.has(phase))
    demand(pieceOn(s, defenceOf(s), s.ball) !== NONE, 'ball', 'a space with a pawn of each team', 'STW-BAT-1');
  if (phase === PHASE.sendoff) checkSendoff(s);
}

/** STW-CARD-6: a keeper stands on the ball whose first yellow card still stands, and somebody can leave for him. */
function checkSendoff(s: Tactics): void {
  const seat = sendingOffSeat(s);
  const side = sideOf(seat);
  demand(pieceOn(s, seat, s.ball) === KEEPER, 'ball', 'a space with a keeper', 'STW-CARD-6');
  const hasCard = s.cards[cardIndex(seat, slotOf(KEEPER))] === 1;
  demand(hasCard, `cards.${side}.${PIECES[KEEPER]}`, '1 before the red card', 'STW-CARD-6');
  demand(hasFieldPawn(s, seat), `pieces.${side}`, 'a field pawn that can leave', 'STW-CARD-6');
}

/** STW-GK-4. */
function checkRoll(s: Tactics, phase: number): void {
  const isKeeperRoll = phase === PHASE.ball && s.holder === KEEPER;
  if (!PAWN_ROLLS.has(phase) && phase !== PHASE.ball) demand(s.roll === 0, 'roll', 'null in this phase', 'STW-GK-4');
  else if (isKeeperRoll) demand(s.roll >= LEAST_KEEPER_ROLL, 'roll', '2 to 12 with the keeper', 'STW-GK-4');
  else demand(s.roll >= 1 && s.roll <= MOST_PAWN_ROLL, 'roll', '1 to 6', 'STW-GK-4');
}

/** STW-PASS-2. */
function mostPasses(s: Tactics, phase: number): number {
  if (s.restart !== NONE) return 0;
  if (phase === PHASE.ballroll || phase === PHASE.ball) return 1;
  if (phase < PHASE.takeroll || phase > PHASE.shot) return 0;
  return s.holder === NONE ? MOST_PASSES - 1 : MOST_PASSES;
}

function checkPasses(s: Tactics, phase: number): void {
  const most = mostPasses(s, phase);
  demand(s.passes <= most, 'passes', `at most ${most} in this phase`, 'STW-PASS-2');
}

/** STW-SCORE-1, STW-AREA-1. */
function checkChance(s: Tactics, phase: number): void {
  const isPenalty = s.restart === RESTART.penalty;
  if (phase === PHASE.shot) {
    const defence = defenceOf(s);
    const isOpenPlay = inArea(defence, s.ball) || onStar(defence, s.ball) || pieceOn(s, defence, s.ball) === KEEPER;
    const isInReach = isPenalty ? onArc(defence, s.ball) : isOpenPlay;
    const place = isPenalty ? "on D's arc" : "in D's penalty area, on its star or where D's keeper is";
    demand(isInReach, 'ball', place, 'STW-SCORE-1');
    demand(s.chance === 1, 'chance', 'true before a shot', 'STW-SCORE-1');
  } else if (isPenalty) demand(s.chance === 1, 'chance', 'true in a penalty', 'STW-AREA-1');
  else if (s.chance === 1) {
    const isHeld = s.holder !== NONE && (EITHER_HOLDER.has(phase) || FIGHTS.has(phase));
    demand(isHeld && inArea(defenceOf(s), s.ball), 'chance', "true only with the ball held in D's area", 'STW-AREA-1');
  }
}

/** What a kick leaves behind: the barred pawn and the off-side flags (STW-TOUCH-1, STW-OFF-1). */
function checkKickMarks(s: Tactics, phase: number): void {
  if (s.barred !== NONE) {
    const isLoose = s.holder === NONE && phase >= PHASE.takeroll && phase <= PHASE.defendmove;
    const isThere = isLoose && spaceOf(s, s.side, s.barred) >= 0;
    demand(isThere, 'barred', 'null unless the ball is loose after a restart', 'STW-TOUCH-1');
  }
  const isAfterKick = isPlayed(s, phase) && s.restart === NONE;
  if (!isAfterKick) demand(s.offside === 0, 'offside', 'empty before a kick of this set', 'STW-OFF-1');
  for (let piece = 0; piece < TEAM; piece++)
    if (isFlagged(s, piece)) demand(!isOut(s, s.side, piece), 'offside', 'nobody who was sent off', 'STW-OFF-1');
}
