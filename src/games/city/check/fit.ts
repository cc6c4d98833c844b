import { Choices } from '../../../core/choices.ts';
import type { Said } from '../../../core/clause.ts';
import { CHANCE, CHANCE_BIT, type Game, otherSeat, type Seat, SIDES, sideOf } from '../../../core/game.ts';
import { demand, mustBe } from '../../../core/read.ts';
import { inShotZone, PENALTY_SPOT } from '../board.ts';
import { DECK, KIND } from '../cards.ts';
import { handSize, inHand, isBurn, isUp } from '../hands.ts';
import {
  type City,
  DISCARD,
  has,
  NEXT,
  NO_CARD,
  NO_PIECE,
  NOBODY,
  NONE,
  PERIOD,
  PHASE,
  PHASES,
  pieceSide,
  SHIRTS,
  STAGE,
  STAGES,
} from '../model.ts';
import { hexOf, isOnPitch, pieceOn } from '../pieces.ts';
import { FITS, type Fit, HOLDERS, holderOf, isBurstBall, NEEDS, stageOf } from './phases.ts';

/** Who says whether there is anything to do in a position. */
export type Rules = Pick<Game<City>, 'toMove' | 'choices'>;

export const isDrawFor = (s: City, ...nexts: readonly number[]): boolean =>
  s.phase === PHASE.draw && nexts.includes(s.next);

const fits = (isRight: boolean, path: string, expected: Said): void => demand(isRight, path, expected, 'CTY-POS-6');
/** What play cannot reach although no clause forbids it: refused without a clause. */
const isSane = (isRight: boolean, path: string, expected: Said): void => demand(isRight, path, expected);

const NULL_HERE: Said = { es: 'debe ser null en esta fase', en: 'must be null in this phase' };
const SET_HERE: Said = { es: 'debe tener valor en esta fase', en: 'must be set in this phase' };
const MOVERS = {
  attacker: { es: 'debe ser quien ataca', en: 'must be the attacker' },
  defender: { es: 'debe ser quien defiende', en: 'must be the defender' },
} as const;

/** CTY-POS-6: the phase, and what the other fields have in it. */
export function checkFit(s: City, rules: Rules): void {
  checkPhase(s);
  checkQueue(s);
  checkFactor(s);
  checkHolders(s);
  checkDetails(s);
  checkSanity(s);
  checkChoices(s, rules);
}

function checkPhase(s: City): void {
  const { by, stage: given, needs = [] } = FITS[PHASES[s.phase]!];
  const isOver = s.period === PERIOD.over;
  fits((s.phase === PHASE.over) === isOver, 'phase', {
    es: 'debe ser "over" con el periodo "over", y solo entonces',
    en: 'must be "over" with the period "over", and only then',
  });
  const isKick = s.phase === PHASE.sotaker || s.phase === PHASE.soshot;
  const isShootout = s.period === PERIOD.shootout;
  fits(isShootout ? isKick || s.phase === PHASE.save : !isKick, 'phase', {
    es: 'debe ser una fase de este periodo',
    en: 'must be a phase of this period',
  });
  for (const need of needs)
    fits(NEEDS[need](s), need, {
      es: `debe tener valor en la fase ${PHASES[s.phase]}`,
      en: `must be set in phase ${PHASES[s.phase]}`,
    });
  fits(!isShootout || NEEDS.shootout(s), 'shootout', {
    es: 'debe tener valor en este periodo',
    en: 'must be set in this period',
  });
  const stage = stageOf(s, given);
  fits(s.stage === stage, 'stage', stage === NONE ? NULL_HERE : mustBe(STAGES[stage]));
  fits((s.turnOn === 1) === (stage !== NONE), 'turn', stage === NONE ? NULL_HERE : SET_HERE);
  const isBallKnown = s.ball === NONE || (s.attacker !== NONE && s.touch !== NONE);
  fits(isBallKnown, 'attacker', {
    es: 'debe ser "home" o "away" mientras hay balón, y `touch` también',
    en: 'must be "home" or "away" while there is a ball, and `touch` too',
  });
  const isKickoffKnown = s.phase === PHASE.toss || (s.kickoff !== NONE && s.first !== NONE);
  fits(isKickoffKnown, 'kickoff', {
    es: 'debe tener valor tras el sorteo, y `first` también',
    en: 'must be set after the toss, and `first` too',
  });
  fits(s.period !== PERIOD.shootout || s.phase === PHASE.sotaker || s.attacker !== NONE, 'attacker', {
    es: 'debe ser el lado que lanza',
    en: 'must be the kicking side',
  });
  checkMover(s, by);
}

function checkMover(s: City, by: Fit['by']): void {
  if (by === 'nobody') fits(s.mover === NONE, 'side', NULL_HERE);
  else if (by === 'somebody') fits(s.mover !== NONE, 'side', mustBe('home', 'away'));
  else fits(s.mover === (by === 'attacker' ? s.attacker : otherSeat(s.attacker)), 'side', MOVERS[by]);
  if (s.phase === PHASE.sotaker) {
    const { shootoutFirst: first, kicksTaken } = s;
    const isReply = kicksTaken[first]! > kicksTaken[otherSeat(first)]!;
    fits(s.mover === (isReply ? otherSeat(first) : first), 'side', {
      es: 'debe ser el lado al que le toca lanzar',
      en: 'must be the side whose kick it is',
    });
  }
  if (s.phase === PHASE.squad)
    fits(s.team[s.mover] === 0, 'side', {
      es: 'debe ser un lado sin su equipo elegido',
      en: 'must be a side without its squad',
    });
  if (s.phase === PHASE.lineup) {
    const due = isDrawn(s, s.kickoff) ? otherSeat(s.kickoff) : s.kickoff;
    fits(s.mover === due && !isDrawn(s, due), 'side', {
      es: 'debe ser el lado con piezas por colocar',
      en: 'must be the side with pieces to place',
    });
  }
}

/** The cards still to be drawn: where there may be any, and a factor alone before a full turn begins. */
function checkQueue(s: City): void {
  const isGoal = s.phase === PHASE.discard && s.discard === DISCARD.goal;
  fits(s.queueLength === 0 || s.phase === PHASE.draw || isGoal, 'queue', {
    es: 'debe estar vacía en esta fase',
    en: 'must be empty in this phase',
  });
  for (let i = 0; i < s.queueLength; i++) {
    const entry = s.queue[i]!;
    fits(!isGoal || isBurn(entry), `queue[${i}]`, {
      es: 'debe ser "burn:ball" y nada más durante este descarte',
      en: 'must be "burn:ball" and nothing else during this discard',
    });
    fits(!isUp(entry) || (s.queueLength === 1 && s.next === NEXT.begin), 'queue', {
      es: 'debe estar "up:ext" sola y antes de "begin"',
      en: 'must be "up:ext" alone before "begin"',
    });
    isSane(!isBurn(entry) || s.attacker !== NONE, 'queue', {
      es: 'no debe haber "burn:ball" antes del primer turno de un periodo',
      en: 'must be no "burn:ball" before the first turn of a period',
    });
  }
}

/** The factor card under decision, exactly where one is. */
function checkFactor(s: City): void {
  const isKnock = s.phase === PHASE.knock;
  const isDue = isKnock || s.phase === PHASE.factor || isBurstBall(s);
  fits(isDue === NEEDS.factor(s), 'factor', isDue ? SET_HERE : NULL_HERE);
  if (!isDue) return;
  fits(isKnock === (s.factorBy !== NONE), 'factor.by', isKnock ? mustBe('home', 'away') : NULL_HERE);
  fits(!isKnock || s.factorCard === KIND.knock, 'factor.card', {
    es: 'debe ser "knock" en esta fase',
    en: 'must be "knock" in this phase',
  });
  fits(isBurstBall(s) === (s.factorCard === KIND.burst), 'factor.card', {
    es: 'debe ser "burst" en su rebote, y solo ahí',
    en: 'must be "burst" in its rebound, and only there',
  });
}

function checkHolders(s: City): void {
  const holder = holderOf(s);
  if (holder) fits(HOLDERS[holder].isRight(s), 'ball', HOLDERS[holder].expected);
}

const isDrawn = (s: City, side: Seat): boolean => {
  for (let n = 1; n <= SHIRTS; n++) if (has(s.team[side]!, n) && hexOf(s, side, n) < 0) return false;
  return true;
};

const isLayable = (s: City, side: Seat): boolean =>
  s.commit[side] === NONE || s.commit[side] === NO_CARD || inHand(s, side, s.commit[side]!) > 0;

function checkDetails(s: City): void {
  const attacker = s.attacker;
  if (s.phase === PHASE.penalty)
    fits(s.ball === PENALTY_SPOT[otherSeat(attacker) as 0 | 1], 'ball', {
      es: 'debe estar en el punto de penalti',
      en: 'must be on the penalty spot',
    });
  if (s.phase === PHASE.shot)
    fits(inShotZone(attacker, s.ball), 'ball', { es: 'debe estar en la zona de tiro', en: 'must be in the shot zone' });
  if (isDrawFor(s, NEXT.restart) || (s.phase === PHASE.discard && s.discard === DISCARD.goal))
    fits(s.restartKind !== NONE, 'restart', {
      es: 'debe tener valor antes de un saque',
      en: 'must be set before a restart',
    });
  if (s.phase === PHASE.referee)
    fits(s.faceOffCard !== NONE && s.faceWinner !== NONE, 'face.cards', {
      es: 'deben ser las cartas descubiertas, y `winner` también',
      en: 'must be the revealed cards, and `winner` too',
    });
  if (s.actor !== NOBODY && s.stage !== NONE)
    fits(isOnPitch(s, s.stage === STAGE.attack ? attacker : 1 - attacker, s.actor), 'actor', {
      es: 'debe ser un jugador que esté en el campo',
      en: 'must be a player on the pitch',
    });
}

/** Positions from which play could not go on. */
function checkSanity(s: City): void {
  const attacker = s.attacker;
  if (s.phase === PHASE.soshot)
    isSane(s.shootoutN !== NOBODY, 'shootout.n', { es: 'debe ser quien saca', en: 'must be the taker' });
  if (s.phase === PHASE.penalty)
    isSane(handSize(s, attacker, DECK.shot) > 0, 'hands', {
      es: 'debe haber una carta de tiro para el penalti',
      en: 'must be a shot card for the penalty',
    });
  if (s.phase === PHASE.react) {
    const piece = pieceOn(s, s.passTo);
    isSane(piece === NO_PIECE || pieceSide(piece) === attacker, 'pass.to', {
      es: 'debe ser un hexágono sin rival',
      en: 'must be a hex without an opponent',
    });
  }
  if (s.phase === PHASE.contest)
    isSane(s.contestMarkers !== 0 && hexOf(s, attacker, s.contestN) === s.ball, 'contest', {
      es: 'deben ser quien lleva el balón y quienes lo marcan',
      en: 'must be the carrier, his markers',
    });
  if (s.faceKind !== NONE && s.stage !== NONE)
    isSane(isOnPitch(s, attacker, s.faceAtt) && isOnPitch(s, 1 - attacker, s.faceDef), 'face', {
      es: 'deben ser jugadores que estén en el campo',
      en: 'must be players on the pitch',
    });
  if (s.phase === PHASE.face) {
    isSane(s.faceOffCard === NONE && s.faceDefCard === NONE, 'face.cards', {
      es: 'debe ser null antes de descubrir las cartas',
      en: 'must be null before the reveal',
    });
    for (const side of SIDES.keys())
      isSane(isLayable(s, side), `face.commit.${sideOf(side)}`, {
        es: 'debe ser una carta de la mano',
        en: 'must be a card in hand',
      });
  }
  if (s.phase === PHASE.restart)
    isSane(isOnPitch(s, attacker, s.restartN), 'restart.n', { es: 'debe ser quien saca', en: 'must be the taker' });
}

const choices = new Choices();
/** CTY-POS-6: a phase in which nobody could do anything. */
function checkChoices(s: City, rules: Rules): void {
  const due = rules.toMove(s);
  fits(due !== 0 || s.phase === PHASE.over, 'phase', {
    es: 'debe ser una fase en la que alguien tenga que elegir',
    en: 'must be a phase in which somebody has to choose',
  });
  for (const seat of due === CHANCE_BIT ? [CHANCE] : SIDES.keys()) {
    if ((due & (1 << seat)) === 0) continue;
    rules.choices(s, seat, choices);
    fits(choices.n > 0, 'phase', {
      es: 'debe ser una fase en la que se pueda hacer algo',
      en: 'must be a phase with something to do',
    });
  }
}
