import { otherSeat, type Seat } from '../../../core/game.ts';
import { inBox } from '../board.ts';
import {
  type City,
  FACE,
  NEXT,
  NOBODY,
  NONE,
  PERIOD,
  PHASE,
  PHASES,
  type PhaseName,
  RESTART,
  STAGE,
} from '../model.ts';
import { carrierOf } from '../pieces.ts';

/** What §7 has in each phase. */

const hasBall = (s: City, seat: Seat): boolean => carrierOf(s, seat) !== NOBODY;
const isBoxed = (s: City): boolean => inBox(otherSeat(s.attacker), s.ball);
/** Who may have the ball in a phase. */
export const HOLDERS = {
  attacker: {
    expected: { es: 'debe tenerlo quien ataca', en: 'must be with the attacker' },
    isRight: (s: City) => hasBall(s, s.attacker),
  },
  notDefender: {
    expected: { es: 'debe tenerlo quien ataca, o estar suelto', en: 'must be with the attacker, or loose' },
    isRight: (s: City) => !hasBall(s, otherSeat(s.attacker)),
  },
  notDefenderOutside: {
    expected: {
      es: 'debe tenerlo quien ataca, estar suelto o tenerlo quien defiende en su área',
      en: 'must be with the attacker, loose, or with the defender in his own box',
    },
    isRight: (s: City) => !hasBall(s, otherSeat(s.attacker)) || isBoxed(s),
  },
  boxedDefender: {
    expected: { es: 'debe tenerlo quien defiende, en su área', en: 'must be with the defender in his own box' },
    isRight: (s: City) => hasBall(s, otherSeat(s.attacker)) && isBoxed(s),
  },
} as const;
type Holder = keyof typeof HOLDERS;
/** What §7 has in a phase: who chooses, in which half of the full turn, with which fields, and who has the ball. */
export interface Fit {
  readonly by: 'attacker' | 'defender' | 'somebody' | 'nobody';
  readonly stage: number | 'none' | 'any';
  readonly needs?: readonly Need[];
  readonly holder?: Holder;
}
export const NEEDS = {
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

export const FITS: Readonly<Record<PhaseName, Fit>> = {
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
export function stageOf(s: City, given: Fit['stage']): number {
  if (given === 'none') return NONE;
  if (given !== 'any') return given;
  if (s.phase === PHASE.draw) return s.next === NEXT.defence ? STAGE.attack : NONE;
  if (s.phase === PHASE.save) return s.period === PERIOD.shootout ? NONE : STAGE.attack;
  if (s.phase === PHASE.rebound) return isBurstBall(s) ? NONE : STAGE.attack;
  return s.faceKind === FACE.dribble ? STAGE.attack : STAGE.defence;
}
/** CTY-EXT-12: a rebound without a shot. */
export const isBurstBall = (s: City): boolean => s.phase === PHASE.rebound && s.shotN === NOBODY;

/** What a restart and a shot ask beyond the table. */
export function holderOf(s: City): Holder | undefined {
  const isKickOff = s.restartKind === RESTART.kickoff;
  const isInvasion = s.restartKind === RESTART.invasion;
  const isTaken =
    (s.phase === PHASE.restart && !isKickOff) ||
    ((s.phase === PHASE.stopdef || s.phase === PHASE.stopatt) && !isInvasion) ||
    (s.phase === PHASE.save && s.period !== PERIOD.shootout);
  return isTaken ? 'attacker' : FITS[PHASES[s.phase]!].holder;
}
