import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, otherSeat, type Seat, SIDES, sideOf } from '../../core/game.ts';
import { offer } from '../../core/phase.ts';
import { demand } from '../../core/read.ts';
import { inBox, inShotZone, PENALTY_SPOT } from './board.ts';
import { DECK } from './cards.ts';
import { handSize, inHand } from './hands.ts';
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
import { carrier, carrierOf, hexOf, isOnPitch, pieceOn } from './pieces.ts';
import { toMove } from './seats.ts';

export const isDrawFor = (s: City, ...nexts: readonly number[]): boolean =>
  s.phase === PHASE.draw && nexts.includes(s.next);

const fits = (isRight: boolean, path: string, expected: string): void => demand(isRight, path, expected, 'CTY-POS-6');

type Holder = 'attacker' | 'defender' | 'either';
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
  ball: attack('attacker'),
  react: asks('defender', STAGE.attack, undefined, ['pass']),
  contest: chance(STAGE.attack, 'attacker', 'contest'),
  action: attack('attacker'),
  face: chance('any', 'attacker', 'face'),
  referee: chance('any', 'attacker', 'face'),
  burst: attack('attacker', 'face'),
  wall: attack('attacker', 'actor'),
  sprint: attack('attacker', 'actor'),
  through: attack('attacker'),
  ball2: attack('attacker'),
  unmark: attack('attacker', 'moves'),
  runs: attack('attacker', 'moves'),
  shot: attack('attacker'),
  save: chance('any', undefined, 'shot'),
  rebound: chance('any'),
  move: attack(undefined, 'moves'),
  defend: defence('either'),
  press: defence('attacker', 'moves'),
  drop: defence('attacker', 'moves'),
  trap: defence('attacker', 'moves'),
  mark: defence('attacker', 'actor'),
  clear: defence('defender'),
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
  if (s.phase === PHASE.draw) {
    if (s.next === NEXT.defence || s.next === NEXT.move) return STAGE.attack;
    return s.next === NEXT.dmove ? STAGE.defence : NONE;
  }
  if (s.phase === PHASE.save) return s.period === PERIOD.shootout ? NONE : STAGE.attack;
  if (s.phase === PHASE.rebound) return s.shotN !== NOBODY ? STAGE.attack : s.stage === NONE ? STAGE.attack : s.stage;
  return s.faceKind === FACE.dribble ? STAGE.attack : STAGE.defence;
}

/** CTY-POS-6: the phase, and what the other fields have in it. */
export function checkFit(s: City): void {
  checkPhase(s);
  checkDetails(s);
  checkChoices(s);
}

function checkPhase(s: City): void {
  const { by, stage: given, needs = [], holder } = FITS[PHASES[s.phase]!];
  fits(
    (s.phase === PHASE.over) === (s.period === PERIOD.over),
    'phase',
    '"over" with the period "over", and only then',
  );
  for (const need of needs) fits(NEEDS[need](s), need, `set in phase ${PHASES[s.phase]}`);
  const stage = stageOf(s, given);
  fits(s.stage === stage, 'stage', stage === NONE ? 'null in this phase' : `"${STAGES[stage]}"`);
  fits((s.turnOn === 1) === (stage !== NONE), 'turn', stage === NONE ? 'null in this phase' : 'set in this phase');
  const isInPlay = stage !== NONE || isDrawFor(s, NEXT.begin, NEXT.restart);
  fits(!isInPlay || (s.attacker !== NONE && s.touch !== NONE), 'attacker', '"home" or "away", and `touch` too');
  fits(
    s.phase === PHASE.toss || (s.kickoff !== NONE && s.first !== NONE),
    'kickoff',
    'set after the toss, and `first` too',
  );
  if (by === 'nobody') fits(s.mover === NONE, 'side', 'null in this phase');
  else if (by === 'somebody') fits(s.mover !== NONE, 'side', '"home" or "away"');
  else fits(s.mover === (by === 'attacker' ? s.attacker : otherSeat(s.attacker)), 'side', `the ${by}`);
  if (holder) checkHolder(s, holder);
}

function checkHolder(s: City, holder: Holder): void {
  const isAttackers = carrierOf(s, s.attacker) !== NOBODY;
  const isCleared = carrierOf(s, otherSeat(s.attacker)) !== NOBODY && inBox(otherSeat(s.attacker), s.ball);
  const isRight = holder === 'attacker' ? isAttackers : holder === 'defender' ? isCleared : isAttackers || isCleared;
  fits(isRight, 'ball', `with the ${holder === 'either' ? 'carrier that the phase needs' : holder}`);
}

const isDrawn = (s: City, side: Seat): boolean => {
  for (let n = 1; n <= SHIRTS; n++) if (has(s.team[side]!, n) && hexOf(s, side, n) < 0) return false;
  return true;
};

const isLayable = (s: City, side: Seat): boolean =>
  s.commit[side] === NONE || s.commit[side] === NO_CARD || inHand(s, side, s.commit[side]!) > 0;

function checkDetails(s: City): void {
  const attacker = s.attacker;
  const isShootout = s.period === PERIOD.shootout;
  const isKick = s.phase === PHASE.sotaker || s.phase === PHASE.soshot || s.phase === PHASE.save;
  fits(isShootout ? isKick : isKick === (s.phase === PHASE.save), 'phase', 'a phase of this period');
  if (isShootout) fits(NEEDS.shootout(s), 'shootout', 'set in this period');
  if (s.phase === PHASE.soshot) fits(s.shootoutN !== NOBODY, 'shootout.n', 'the taker');
  if (isShootout && s.phase !== PHASE.sotaker) fits(attacker !== NONE, 'attacker', 'the side of the taker');
  if (s.phase === PHASE.sotaker) {
    const { shootoutFirst: first, kicksTaken } = s;
    const isReply = kicksTaken[first]! > kicksTaken[otherSeat(first)]!;
    fits(s.mover === (isReply ? otherSeat(first) : first), 'side', 'the side whose kick it is');
  }
  if (s.phase === PHASE.penalty) {
    fits(handSize(s, attacker, DECK.shot) > 0, 'hands', 'a shot card for the penalty');
    fits(s.ball === PENALTY_SPOT[otherSeat(attacker) as 0 | 1], 'ball', 'on the penalty spot');
  }
  if (s.phase === PHASE.react) {
    const piece = pieceOn(s, s.passTo);
    fits(piece === NO_PIECE || pieceSide(piece) === attacker, 'pass.to', 'a hex without an opponent');
  }
  if ((s.phase === PHASE.stopdef || s.phase === PHASE.stopatt) && s.restartKind !== RESTART.invasion)
    fits(carrierOf(s, attacker) !== NOBODY, 'ball', 'with the taker');
  if (s.phase === PHASE.shot) fits(inShotZone(attacker, s.ball), 'ball', 'in the shot zone');
  if (s.phase === PHASE.save && !isShootout) fits(carrier(s) !== NO_PIECE, 'ball', 'on the hex of the shooter');
  if (s.phase === PHASE.rebound) fits(s.shotN !== NOBODY || s.movesLeft !== NONE, 'shot', 'set, or `moves`');
  if (isDrawFor(s, NEXT.move, NEXT.dmove)) fits(s.movesLeft !== NONE, 'moves', 'set while a factor interrupts them');
  if (isDrawFor(s, NEXT.restart) || (s.phase === PHASE.discard && s.discard === DISCARD.goal))
    fits(s.restartKind !== NONE && attacker !== NONE, 'restart', 'set before a restart');
  if (s.phase === PHASE.contest)
    fits(s.contestMarkers !== 0 && hexOf(s, attacker, s.contestN) === s.ball, 'contest', 'the carrier and his markers');
  if (s.faceKind !== NONE && s.turnOn)
    fits(isOnPitch(s, attacker, s.faceAtt) && isOnPitch(s, 1 - attacker, s.faceDef), 'face', 'players on the pitch');
  if (s.phase === PHASE.face) {
    fits(s.faceOffCard === NONE && s.faceDefCard === NONE, 'face.cards', 'null before the reveal');
    fits(s.commit[0] === NONE || s.commit[1] === NONE, 'face.commit', 'a card still to be laid');
    for (const side of SIDES.keys()) fits(isLayable(s, side), `face.commit.${sideOf(side)}`, 'a card in hand');
  }
  if (s.phase === PHASE.referee) fits(s.faceDefCard !== NONE && s.faceWinner !== NONE, 'face.cards', 'revealed cards');
  if (s.actor !== NOBODY && s.turnOn)
    fits(isOnPitch(s, s.stage === STAGE.attack ? attacker : 1 - attacker, s.actor), 'actor', 'a player on the pitch');
  if (s.phase === PHASE.restart) {
    fits(isOnPitch(s, attacker, s.restartN), 'restart.n', 'the taker');
    fits(s.restartKind === RESTART.kickoff || carrierOf(s, attacker) !== NOBODY, 'ball', 'with the taker');
  }
  if (s.phase === PHASE.squad) fits(s.team[s.mover] === 0, 'side', 'a side without its squad');
  if (s.phase === PHASE.lineup) {
    const due = isDrawn(s, s.kickoff) ? otherSeat(s.kickoff) : s.kickoff;
    fits(s.mover === due && !isDrawn(s, due), 'side', 'the side with pieces to place');
  }
}

const choices = new Choices();
/** CTY-POS-6: a phase in which nobody could do anything. */
function checkChoices(s: City): void {
  const due = toMove(s);
  for (const seat of due === CHANCE_BIT ? [CHANCE] : SIDES.keys()) {
    if ((due & (1 << seat)) === 0) continue;
    offer(phaseOf(s), s, seat, choices);
    fits(choices.n > 0, 'phase', 'a phase with something to do');
  }
}
