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
import { NULL_HERE, shownPhase } from './phase.ts';

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
  demand(
    (s.ball === NONE) === hasNone,
    'ball',
    hasNone ? NULL_HERE : { es: 'debe ser una casilla', en: 'must be a space' },
  );
  const isLoose = s.holder === NONE;
  if (!EITHER_HOLDER.has(phase)) {
    const mustBeLoose = NO_HOLDER.has(phase) || hasNone;
    demand(
      isLoose === mustBeLoose,
      'holder',
      mustBeLoose ? NULL_HERE : { es: 'debe ser el peón que tiene el balón', en: 'must be the pawn that has the ball' },
    );
  }
  if (!isLoose)
    demand(spaceOf(s, s.side, s.holder) === s.ball, 'holder', {
      es: 'debe ser un peón de A sobre el balón',
      en: 'must be a pawn of A on the ball',
    });
  if (isLoose && phase >= PHASE.takeroll && phase <= PHASE.defendmove) {
    const isCovered = pieceOn(s, 0, s.ball) !== NONE || pieceOn(s, 1, s.ball) !== NONE;
    demand(
      !isCovered,
      'ball',
      { es: 'un balón suelto está en una casilla vacía', en: 'a loose ball lies on an empty space' },
      'STW-CAP-1',
    );
  }
  if (FIGHTS.has(phase))
    demand(
      pieceOn(s, defenceOf(s), s.ball) !== NONE,
      'ball',
      { es: 'debe ser una casilla con un peón de cada equipo', en: 'must be a space with a pawn of each team' },
      'STW-BAT-1',
    );
  if (phase === PHASE.sendoff) checkSendoff(s);
}

/** STW-CARD-6: a keeper stands on the ball whose first yellow card still stands, and somebody can leave for him. */
function checkSendoff(s: Tactics): void {
  const seat = sendingOffSeat(s);
  const side = sideOf(seat);
  demand(
    pieceOn(s, seat, s.ball) === KEEPER,
    'ball',
    { es: 'debe ser una casilla con un portero', en: 'must be a space with a keeper' },
    'STW-CARD-6',
  );
  const hasCard = s.cards[cardIndex(seat, slotOf(KEEPER))] === 1;
  demand(
    hasCard,
    `cards.${side}.${PIECES[KEEPER]}`,
    { es: 'debe ser 1 antes de la roja', en: 'must be 1 before the red card' },
    'STW-CARD-6',
  );
  demand(
    hasFieldPawn(s, seat),
    `pieces.${side}`,
    { es: 'debe haber un peón de campo que pueda salir', en: 'must be a field pawn that can leave' },
    'STW-CARD-6',
  );
}

/** STW-GK-4. */
function checkRoll(s: Tactics, phase: number): void {
  const isKeeperRoll = phase === PHASE.ball && s.holder === KEEPER;
  if (!PAWN_ROLLS.has(phase) && phase !== PHASE.ball) demand(s.roll === 0, 'roll', NULL_HERE, 'STW-GK-4');
  else if (isKeeperRoll)
    demand(
      s.roll >= LEAST_KEEPER_ROLL,
      'roll',
      { es: 'debe ir de 2 a 12 con el portero', en: 'must be 2 to 12 with the keeper' },
      'STW-GK-4',
    );
  else
    demand(
      s.roll >= 1 && s.roll <= MOST_PAWN_ROLL,
      'roll',
      { es: 'debe ir de 1 a 6', en: 'must be 1 to 6' },
      'STW-GK-4',
    );
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
  demand(
    s.passes <= most,
    'passes',
    { es: `debe ser como mucho ${most} en esta fase`, en: `must be at most ${most} in this phase` },
    'STW-PASS-2',
  );
}

/** STW-SCORE-1, STW-AREA-1. */
function checkChance(s: Tactics, phase: number): void {
  const isPenalty = s.restart === RESTART.penalty;
  if (phase === PHASE.shot) {
    const defence = defenceOf(s);
    const isOpenPlay = inArea(defence, s.ball) || onStar(defence, s.ball) || pieceOn(s, defence, s.ball) === KEEPER;
    const isInReach = isPenalty ? onArc(defence, s.ball) : isOpenPlay;
    const place = isPenalty
      ? { es: 'debe estar en el arco de D', en: "must be on D's arc" }
      : {
          es: 'debe estar en el área de penalti de D, en su estrella o donde está el portero de D',
          en: "must be in D's penalty area, on its star or where D's keeper is",
        };
    demand(isInReach, 'ball', place, 'STW-SCORE-1');
    demand(
      s.chance === 1,
      'chance',
      { es: 'debe ser true antes de un tiro', en: 'must be true before a shot' },
      'STW-SCORE-1',
    );
  } else if (isPenalty)
    demand(
      s.chance === 1,
      'chance',
      { es: 'debe ser true en un penalti', en: 'must be true in a penalty' },
      'STW-AREA-1',
    );
  else if (s.chance === 1) {
    const isHeld = s.holder !== NONE && (EITHER_HOLDER.has(phase) || FIGHTS.has(phase));
    demand(
      isHeld && inArea(defenceOf(s), s.ball),
      'chance',
      {
        es: 'debe ser true solo con el balón dominado en el área de D',
        en: "must be true only with the ball held in D's area",
      },
      'STW-AREA-1',
    );
  }
}

/** What a kick leaves behind: the barred pawn and the off-side flags (STW-TOUCH-1, STW-OFF-1). */
function checkKickMarks(s: Tactics, phase: number): void {
  if (s.barred !== NONE) {
    const isLoose = s.holder === NONE && phase >= PHASE.takeroll && phase <= PHASE.defendmove;
    const isThere = isLoose && spaceOf(s, s.side, s.barred) >= 0;
    demand(
      isThere,
      'barred',
      {
        es: 'debe ser null salvo con el balón suelto tras un saque',
        en: 'must be null unless the ball is loose after a restart',
      },
      'STW-TOUCH-1',
    );
  }
  const isAfterKick = isPlayed(s, phase) && s.restart === NONE;
  if (!isAfterKick)
    demand(
      s.offside === 0,
      'offside',
      { es: 'debe estar vacío antes de un toque de esta jugada', en: 'must be empty before a kick of this set' },
      'STW-OFF-1',
    );
  for (let piece = 0; piece < TEAM; piece++)
    if (isFlagged(s, piece))
      demand(
        !isOut(s, s.side, piece),
        'offside',
        { es: 'no debe haber ningún expulsado', en: 'must be nobody who was sent off' },
        'STW-OFF-1',
      );
}
