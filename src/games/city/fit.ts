import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, otherSeat, type Seat, SIDES, sideOf } from '../../core/game.ts';
import { offer } from '../../core/phase.ts';
import { demand } from '../../core/read.ts';
import { inBox, inShotZone, PENALTY_SPOT } from './board.ts';
import { DECK, KIND } from './cards.ts';
import { handSize, inHand, isBurn, isUp } from './hands.ts';
import {
  type City,
  DISCARD,
  FACE,
  has,
  NEXT,
  NO_CARD,
  NO_PIECE,
  NOBODY,
  NONE,
  PERIOD,
  PHASE,
  PHASES,
  type PhaseName,
  pieceSide,
  RESTART,
  SHIRTS,
  STAGE,
  STAGES,
} from './model.ts';
import { phaseOf } from './phases/table.ts';
import { carrierOf, hexOf, isOnPitch, pieceOn } from './pieces.ts';
import { toMove } from './seats.ts';

export const isDrawFor = (s: City, ...nexts: readonly number[]): boolean =>
  s.phase === PHASE.draw && nexts.includes(s.next);

const fits = (isRight: boolean, path: string, expected: string): void => demand(isRight, path, expected, 'CTY-POS-6');
/** What play cannot reach although no clause forbids it: refused without a clause. */
const isSane = (isRight: boolean, path: string, expected: string): void => demand(isRight, path, expected);

const hasBall = (s: City, seat: Seat): boolean => carrierOf(s, seat) !== NOBODY;
const isBoxed = (s: City): boolean => inBox(otherSeat(s.attacker), s.ball);
/** Who may have the ball in a phase. */
const HOLDERS = {
  attacker: { expected: 'with the attacker', isRight: (s: City) => hasBall(s, s.attacker) },
  notDefender: { expected: 'with the attacker, or loose', isRight: (s: City) => !hasBall(s, otherSeat(s.attacker)) },
  notDefenderOutside: {
    expected: 'with the attacker, loose, or with the defender in his own box',
    isRight: (s: City) => !hasBall(s, otherSeat(s.attacker)) || isBoxed(s),
  },
  boxedDefender: {
    expected: 'with the defender in his own box',
    isRight: (s: City) => hasBall(s, otherSeat(s.attacker)) && isBoxed(s),
  },
} as const;
type Holder = keyof typeof HOLDERS;
/** What §7 has in a phase: who chooses, in which half of the full turn, with which fields, and who has the ball. */
interface Fit {
  readonly by: 'attacker' | 'defender' | 'somebody' | 'nobody';
  readonly stage: number | 'none' | 'any';
  readonly needs?: readonly Need[];
  readonly holder?: Holder;
}
const NEEDS = {
  queue: (s: City) => s.queueLength > 0,
  next: (s: City) => s.next !== NONE,
  moves: (s: City) => s.movesLeft !== NONE,
  pass: (s: City) => s.passCard !== NONE,
  contest: (s: City) => s.contestN !== NOBODY,
  face: (s: City) => s.faceKind !== NONE,
  shot: (s: City) => s.shotN !== NOBODY,
  actor: (s: City) => s.actor !== NOBODY,
  restart: (s: City) => s.restartKind !== NONE,
  factor: (s: City) => s.factorCard !== NONE,
  discard: (s: City) => s.discard !== NONE,
  shootout: (s: City) => s.shootoutFirst !== NONE,
  over: (s: City) => s.reason !== NONE,
} as const;
type Need = keyof typeof NEEDS;

const attack = (holder?: Holder, ...needs: Need[]): Fit => asks('attacker', STAGE.attack, holder, needs);
const defence = (holder?: Holder, ...needs: Need[]): Fit => asks('defender', STAGE.defence, holder, needs);
const chance = (stage: Fit['stage'], holder?: Holder, ...needs: Need[]): Fit => asks('nobody', stage, holder, needs);
const outside = (by: Fit['by'], ...needs: Need[]): Fit => asks(by, 'none', undefined, needs);
const asks = (by: Fit['by'], stage: Fit['stage'], holder: Holder | undefined, needs: readonly Need[]): Fit =>
  holder ? { by, stage, holder, needs } : { by, stage, needs };

const FITS: Readonly<Record<PhaseName, Fit>> = {
  toss: outside('nobody'),
  draw: chance('any', undefined, 'queue', 'next'),
  squad: outside('somebody'),
  lineup: outside('somebody'),
  taker: attack(undefined, 'restart'),
  restart: attack(undefined, 'restart'),
  factor: outside('nobody', 'factor'),
  knock: outside('nobody', 'factor'),
  ball: attack('attacker'),
  react: asks('defender', STAGE.attack, 'attacker', ['pass']),
  contest: chance(STAGE.attack, 'attacker', 'contest'),
  action: attack('notDefender'),
  face: chance('any', 'attacker', 'face'),
  referee: chance('any', 'attacker', 'face'),
  burst: attack('attacker', 'face'),
  wall: attack('attacker', 'actor'),
  sprint: attack('notDefender', 'actor'),
  through: attack('attacker'),
  ball2: attack('attacker'),
  unmark: attack('attacker', 'moves'),
  runs: attack('attacker', 'moves'),
  shot: attack('attacker'),
  save: chance('any', undefined, 'shot'),
  rebound: chance('any'),
  move: attack(undefined, 'moves'),
  defend: defence('notDefenderOutside'),
  press: defence(undefined, 'moves'),
  drop: defence(undefined, 'moves'),
  trap: defence('attacker', 'moves'),
  mark: defence('notDefender', 'actor'),
  clear: defence('boxedDefender'),
  cover: defence('attacker', 'actor'),
  cover2: defence('attacker', 'actor'),
  booking: chance(STAGE.defence, 'attacker', 'actor'),
  dmove: defence(undefined, 'moves'),
  stopdef: asks('defender', STAGE.attack, undefined, ['moves', 'restart']),
  stopatt: attack(undefined, 'moves', 'restart'),
  penalty: attack(undefined, 'restart'),
  penshot: attack('attacker', 'restart'),
  discard: outside('somebody', 'discard'),
  sotaker: outside('somebody', 'shootout'),
  soshot: outside('nobody', 'shootout'),
  over: outside('nobody', 'over'),
};

/** Stages that the other fields of the position decide. */
function stageOf(s: City, given: Fit['stage']): number {
  if (given === 'none') return NONE;
  if (given !== 'any') return given;
  if (s.phase === PHASE.draw) return s.next === NEXT.defence ? STAGE.attack : NONE;
  if (s.phase === PHASE.save) return s.period === PERIOD.shootout ? NONE : STAGE.attack;
  if (s.phase === PHASE.rebound) return isBurstBall(s) ? NONE : STAGE.attack;
  return s.faceKind === FACE.dribble ? STAGE.attack : STAGE.defence;
}
/** CTY-EXT-12: a rebound without a shot. */
const isBurstBall = (s: City): boolean => s.phase === PHASE.rebound && s.shotN === NOBODY;

/** CTY-POS-6: the phase, and what the other fields have in it. */
export function checkFit(s: City): void {
  checkPhase(s);
  checkQueue(s);
  checkFactor(s);
  checkHolders(s);
  checkDetails(s);
  checkSanity(s);
  checkChoices(s);
}

function checkPhase(s: City): void {
  const { by, stage: given, needs = [] } = FITS[PHASES[s.phase]!];
  const isOver = s.period === PERIOD.over;
  fits((s.phase === PHASE.over) === isOver, 'phase', '"over" with the period "over", and only then');
  const isKick = s.phase === PHASE.sotaker || s.phase === PHASE.soshot;
  const isShootout = s.period === PERIOD.shootout;
  fits(isShootout ? isKick || s.phase === PHASE.save : !isKick, 'phase', 'a phase of this period');
  for (const need of needs) fits(NEEDS[need](s), need, `set in phase ${PHASES[s.phase]}`);
  fits(!isShootout || NEEDS.shootout(s), 'shootout', 'set in this period');
  const stage = stageOf(s, given);
  fits(s.stage === stage, 'stage', stage === NONE ? 'null in this phase' : `"${STAGES[stage]}"`);
  fits((s.turnOn === 1) === (stage !== NONE), 'turn', stage === NONE ? 'null in this phase' : 'set in this phase');
  const isBallKnown = s.ball === NONE || (s.attacker !== NONE && s.touch !== NONE);
  fits(isBallKnown, 'attacker', '"home" or "away" while there is a ball, and `touch` too');
  const isKickoffKnown = s.phase === PHASE.toss || (s.kickoff !== NONE && s.first !== NONE);
  fits(isKickoffKnown, 'kickoff', 'set after the toss, and `first` too');
  fits(
    s.period !== PERIOD.shootout || s.phase === PHASE.sotaker || s.attacker !== NONE,
    'attacker',
    'the kicking side',
  );
  checkMover(s, by);
}

function checkMover(s: City, by: Fit['by']): void {
  if (by === 'nobody') fits(s.mover === NONE, 'side', 'null in this phase');
  else if (by === 'somebody') fits(s.mover !== NONE, 'side', '"home" or "away"');
  else fits(s.mover === (by === 'attacker' ? s.attacker : otherSeat(s.attacker)), 'side', `the ${by}`);
  if (s.phase === PHASE.sotaker) {
    const { shootoutFirst: first, kicksTaken } = s;
    const isReply = kicksTaken[first]! > kicksTaken[otherSeat(first)]!;
    fits(s.mover === (isReply ? otherSeat(first) : first), 'side', 'the side whose kick it is');
  }
  if (s.phase === PHASE.squad) fits(s.team[s.mover] === 0, 'side', 'a side without its squad');
  if (s.phase === PHASE.lineup) {
    const due = isDrawn(s, s.kickoff) ? otherSeat(s.kickoff) : s.kickoff;
    fits(s.mover === due && !isDrawn(s, due), 'side', 'the side with pieces to place');
  }
}

/** The cards still to be drawn: where there may be any, and a factor alone before a full turn begins. */
function checkQueue(s: City): void {
  const isGoal = s.phase === PHASE.discard && s.discard === DISCARD.goal;
  fits(s.queueLength === 0 || s.phase === PHASE.draw || isGoal, 'queue', 'empty in this phase');
  for (let i = 0; i < s.queueLength; i++) {
    const entry = s.queue[i]!;
    fits(!isGoal || isBurn(entry), `queue[${i}]`, '"burn:ball" and nothing else during this discard');
    fits(!isUp(entry) || (s.queueLength === 1 && s.next === NEXT.begin), 'queue', '"up:ext" alone before "begin"');
    isSane(!isBurn(entry) || s.attacker !== NONE, 'queue', 'no "burn:ball" before the first turn of a period');
  }
}

/** The factor card under decision, exactly where one is. */
function checkFactor(s: City): void {
  const isKnock = s.phase === PHASE.knock;
  const isDue = isKnock || s.phase === PHASE.factor || isBurstBall(s);
  fits(isDue === NEEDS.factor(s), 'factor', isDue ? 'set in this phase' : 'null in this phase');
  if (!isDue) return;
  fits(isKnock === (s.factorBy !== NONE), 'factor.by', isKnock ? '"home" or "away"' : 'null in this phase');
  fits(!isKnock || s.factorCard === KIND.knock, 'factor.card', '"knock" in this phase');
  fits(isBurstBall(s) === (s.factorCard === KIND.burst), 'factor.card', '"burst" in its rebound, and only there');
}

/** What a restart and a shot ask beyond the table. */
function holderOf(s: City): Holder | undefined {
  const isKickOff = s.restartKind === RESTART.kickoff;
  const isInvasion = s.restartKind === RESTART.invasion;
  const isTaken =
    (s.phase === PHASE.restart && !isKickOff) ||
    ((s.phase === PHASE.stopdef || s.phase === PHASE.stopatt) && !isInvasion) ||
    (s.phase === PHASE.save && s.period !== PERIOD.shootout);
  return isTaken ? 'attacker' : FITS[PHASES[s.phase]!].holder;
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
    fits(s.ball === PENALTY_SPOT[otherSeat(attacker) as 0 | 1], 'ball', 'on the penalty spot');
  if (s.phase === PHASE.shot) fits(inShotZone(attacker, s.ball), 'ball', 'in the shot zone');
  if (isDrawFor(s, NEXT.restart) || (s.phase === PHASE.discard && s.discard === DISCARD.goal))
    fits(s.restartKind !== NONE, 'restart', 'set before a restart');
  if (s.phase === PHASE.referee)
    fits(s.faceOffCard !== NONE && s.faceWinner !== NONE, 'face.cards', 'the revealed cards, and `winner` too');
  if (s.actor !== NOBODY && s.stage !== NONE)
    fits(isOnPitch(s, s.stage === STAGE.attack ? attacker : 1 - attacker, s.actor), 'actor', 'a player on the pitch');
}

/** Positions from which play could not go on. */
function checkSanity(s: City): void {
  const attacker = s.attacker;
  if (s.phase === PHASE.soshot) isSane(s.shootoutN !== NOBODY, 'shootout.n', 'the taker');
  if (s.phase === PHASE.penalty) isSane(handSize(s, attacker, DECK.shot) > 0, 'hands', 'a shot card for the penalty');
  if (s.phase === PHASE.react) {
    const piece = pieceOn(s, s.passTo);
    isSane(piece === NO_PIECE || pieceSide(piece) === attacker, 'pass.to', 'a hex without an opponent');
  }
  if (s.phase === PHASE.contest)
    isSane(s.contestMarkers !== 0 && hexOf(s, attacker, s.contestN) === s.ball, 'contest', 'the carrier, his markers');
  if (s.faceKind !== NONE && s.stage !== NONE)
    isSane(isOnPitch(s, attacker, s.faceAtt) && isOnPitch(s, 1 - attacker, s.faceDef), 'face', 'players on the pitch');
  if (s.phase === PHASE.face) {
    isSane(s.faceOffCard === NONE && s.faceDefCard === NONE, 'face.cards', 'null before the reveal');
    for (const side of SIDES.keys()) isSane(isLayable(s, side), `face.commit.${sideOf(side)}`, 'a card in hand');
  }
  if (s.phase === PHASE.restart) isSane(isOnPitch(s, attacker, s.restartN), 'restart.n', 'the taker');
}

const choices = new Choices();
/** CTY-POS-6: a phase in which nobody could do anything. */
function checkChoices(s: City): void {
  const due = toMove(s);
  fits(due !== 0 || s.phase === PHASE.over, 'phase', 'a phase in which somebody has to choose');
  for (const seat of due === CHANCE_BIT ? [CHANCE] : SIDES.keys()) {
    if ((due & (1 << seat)) === 0) continue;
    offer(phaseOf(s), s, seat, choices);
    fits(choices.n > 0, 'phase', 'a phase with something to do');
  }
}
