import { otherSeat, type Seat, SIDES } from '../../core/game.ts';
import { bool, type OptionsOf, oneOf } from '../../core/options.ts';
import { layout } from '../../core/state.ts';
import { numbered } from '../../core/vocabulary.ts';
import { KINDS } from './cards.ts';

export const OPTIONS = {
  clock: oneOf(['plays', 'whistle']),
  mode: oneOf(['full', 'half', 'quick']),
  periodEnd: oneOf(['pile', 'cards']),
  externalFactors: bool(true),
  extraTime: bool(false),
  shootout: bool(false),
} as const;
export type CityOptions = OptionsOf<typeof OPTIONS>;

export const PERIODS = [1, 2, 'et1', 'shootout', 'over'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD = numbered(PERIODS);

export const PHASES = [
  ...['toss', 'draw', 'squad', 'lineup', 'taker', 'restart', 'factor', 'knock'],
  ...['ball', 'react', 'contest', 'action', 'face', 'referee', 'burst', 'wall', 'sprint', 'through', 'ball2'],
  ...['unmark', 'runs', 'shot', 'save', 'rebound', 'move'],
  ...['defend', 'press', 'drop', 'trap', 'mark', 'clear', 'cover', 'cover2', 'booking', 'dmove'],
  ...['stopdef', 'stopatt', 'penalty', 'penshot', 'discard', 'sotaker', 'soshot', 'over'],
] as const;
export type PhaseName = (typeof PHASES)[number];
export const PHASE = numbered(PHASES);

export const NEXTS = ['squad', 'lineup', 'defence', 'begin', 'restart'] as const;
export type Next = (typeof NEXTS)[number];
export const NEXT = numbered(NEXTS);
export const STAGES = ['attack', 'defence'] as const;
export type StageName = (typeof STAGES)[number];
export const STAGE = numbered(STAGES);
export const MODES = ['any', 'fwd', 'back'] as const;
export type Mode = (typeof MODES)[number];
export const MODE = numbered(MODES);
/** What follows a pass or the contests for it. */
export const THENS = ['action', 'shot', 'runs'] as const;
export type Then = (typeof THENS)[number];
export const THEN = numbered(THENS);
export const FACES = ['dribble', 'tackle'] as const;
export type FaceKind = (typeof FACES)[number];
export const FACE = numbered(FACES);
export const RESTARTS = [
  'kickoff',
  'freekick',
  'penalty',
  'corner',
  'throwin',
  'goalkick',
  'keeper',
  'invasion',
] as const;
export type RestartKind = (typeof RESTARTS)[number];
export const RESTART = numbered(RESTARTS);
export const DISCARDS = ['goal', 'half', 'extra', 'talk'] as const;
export type DiscardKind = (typeof DISCARDS)[number];
export const DISCARD = numbered(DISCARDS);
export const REASONS = ['time', 'shootout', 'forfeit'] as const;
export type Reason = (typeof REASONS)[number];
export const REASON = numbered(REASONS);

/** A shirt number 1..9; 0 stands for null. Sets of shirts are bits: bit n is shirt n. */
export type Shirt = number;
export const NOBODY: Shirt = 0;
export const KEEPER: Shirt = 1;
export const SHIRTS = 9;
export const FIRST_OUTFIELD: Shirt = 2;
export const LINE_UP = 7;
export const BENCH = 2;
/** CTY-REF-6: with so many sent off a side has lost. */
export const MOST_SENT_OFF = 4;
export const bit = (n: Shirt): number => 1 << n;
export const has = (set: number, n: Shirt): boolean => (set & bit(n)) !== 0;
export const ALL_SHIRTS = 0b11_1111_1110;
export const OUTFIELD = ALL_SHIRTS & ~bit(KEEPER);
export const lowest = (set: number): Shirt => 31 - Math.clz32(set & -set);

/** A man of either side: 9 · side + shirt - 1, the index into `at` and `formation`. */
export type Piece = number;
export const PIECES = 2 * SHIRTS;
export const NO_PIECE: Piece = -1;
export const pieceOf = (side: Seat, n: Shirt): Piece => side * SHIRTS + n - 1;
export const pieceSide = (piece: Piece): Seat => (piece < SHIRTS ? 0 : 1);
export const pieceShirt = (piece: Piece): Shirt => (piece < SHIRTS ? piece + 1 : piece - SHIRTS + 1);

/** It is null in the position: no side, hex, kind, restart … */
export const NONE = -1;
/** A commitment that lays no card, and one that a viewer may not see. */
export const NO_CARD = KINDS.length;
export const HIDDEN_CARD = KINDS.length + 1;

export const QUEUE_CAPACITY = 40;
/** With the whistle clock the factors of a period are not numbered: more than those of a thousand plays fit. */
export const EFFECT_CAPACITY = 32;
export const EFFECT_CELLS = 4;
export const KICK_CAPACITY = 128;
const KICKS_A_CELL = 8;
const KICK_CELLS = KICK_CAPACITY / KICKS_A_CELL;
export const USED_CAPACITY = 8;

/** What is masked in a view: bit 0 home's hand, bit 1 away's, bit 2 the draw piles; a masked deck keeps its sum in its first kind. */
export const HIDDEN_DRAW = 0b100;

/** A field named `…N` or `actor` is a shirt, `…Side` a seat, `…At`, `…From`, `…To` a hex, `…Card`, `…Kind` a kind of card. */
const NUMBERS = [
  ...['period', 'phase', 'mover', 'plays', 'up', 'stall', 'factors'],
  ...['ball', 'attacker', 'touch', 'loose', 'kickoff', 'first'],
  ...['next', 'stage', 'turnOn', 'usedBall', 'idle', 'free', 'received', 'crossed', 'fresh', 'boost', 'beaten'],
  ...['movesLeft', 'movesReach', 'movesMode', 'moved'],
  ...['passCard', 'passFrom', 'passTo', 'passThen', 'contestN', 'contestMarkers', 'contestThen'],
  ...['faceKind', 'faceAtt', 'faceDef', 'faceOffCard', 'faceDefCard', 'faceWinner'],
  ...['shotN', 'shotKind', 'shotTotal', 'shotKeeper', 'shotFrom', 'actor'],
  ...['restartKind', 'restartSide', 'restartAt', 'restartN', 'factorCard', 'factorBy', 'discard'],
  ...['shootoutFirst', 'shootoutN', 'winner', 'reason', 'queueLength', 'effectCount', 'hidden'],
] as const;
const LISTS = {
  score: 2,
  at: PIECES,
  formation: PIECES,
  team: 2,
  bench: 2,
  sentOff: 2,
  yellow: 2,
  hands: 2 * KINDS.length,
  draw: KINDS.length,
  discards: KINDS.length,
  queue: QUEUE_CAPACITY,
  commit: 2,
  effects: EFFECT_CAPACITY * EFFECT_CELLS,
  coach: 2,
  kicksTaken: 2,
  kicks: 2 * KICK_CELLS,
  used: 2 * USED_CAPACITY,
} as const;

/** One match. */
export class City extends layout<CityOptions>()(NUMBERS, LISTS) {}

/** A match in which nothing is set yet. */
export function blank(options: CityOptions): City {
  const s = new City(options);
  s.mover = s.ball = s.attacker = s.touch = s.kickoff = s.first = NONE;
  s.next = s.stage = s.discard = s.shootoutFirst = s.winner = s.reason = NONE;
  clearFactor(s);
  s.at.fill(NONE);
  s.formation.fill(NONE);
  clearTurn(s);
  clearRestart(s);
  return s;
}

/** Who chooses in the phases of one side. */
export const moverOf = (s: City): Seat => s.mover;
export const defenderOf = (s: City): Seat => otherSeat(s.attacker);

export function clearMoves(s: City): void {
  s.movesLeft = NONE;
  s.movesReach = s.movesMode = s.moved = 0;
}
export function clearPass(s: City): void {
  s.passCard = s.passFrom = s.passTo = s.passThen = NONE;
}
export function clearContest(s: City): void {
  s.contestN = NOBODY;
  s.contestMarkers = 0;
  s.contestThen = NONE;
}
export function clearFace(s: City): void {
  s.faceKind = s.faceOffCard = s.faceDefCard = s.faceWinner = NONE;
  s.faceAtt = s.faceDef = NOBODY;
  s.commit.fill(NONE);
}
export function clearShot(s: City): void {
  s.shotN = NOBODY;
  s.shotKind = s.shotFrom = NONE;
  s.shotTotal = s.shotKeeper = 0;
}
export function clearRestart(s: City): void {
  s.restartKind = s.restartSide = s.restartAt = NONE;
  s.restartN = NOBODY;
}
export function clearFactor(s: City): void {
  s.factorCard = s.factorBy = NONE;
}
/** A new turn object, or none. */
export function resetTurn(s: City, isOn: boolean): void {
  s.turnOn = isOn ? 1 : 0;
  s.usedBall = s.idle = s.free = s.received = s.crossed = s.fresh = s.boost = s.beaten = 0;
}
/** Everything that belongs to a full turn under way. */
export function clearTurn(s: City): void {
  s.stage = NONE;
  resetTurn(s, false);
  clearMoves(s);
  clearPass(s);
  clearContest(s);
  clearFace(s);
  clearShot(s);
  s.actor = NOBODY;
}

export const scoreOf = (s: City): [home: number, away: number] => [s.score[0]!, s.score[1]!];

const kickCell = (side: Seat, index: number): number => side * KICK_CELLS + Math.trunc(index / KICKS_A_CELL);
const kickBit = (index: number): number => 1 << (index % KICKS_A_CELL);
export const kickScored = (s: City, side: Seat, index: number): boolean =>
  (s.kicks[kickCell(side, index)]! & kickBit(index)) !== 0;
export function addKick(s: City, side: Seat, isGoal: boolean): void {
  if (s.kicksTaken[side] === KICK_CAPACITY) forgetPair(s);
  const index = s.kicksTaken[side]!++;
  if (isGoal) s.kicks[kickCell(side, index)]! |= kickBit(index);
}
/** CTY-SHO-1: after the series only level pairs leave it open, so where no more kicks fit, one pair may be forgotten. */
function forgetPair(s: City): void {
  for (let side = 0; side < SIDES.length; side++) {
    if (s.kicksTaken[side] === 0) continue;
    const index = --s.kicksTaken[side]!;
    s.kicks[kickCell(side, index)]! &= ~kickBit(index);
  }
}

/** Shoot-out takers of a side in this round, as a set (CTY-SHO-2). */
export function usedTakers(s: City, side: Seat): number {
  let set = 0;
  for (let i = 0; i < USED_CAPACITY; i++) {
    const n = s.used[side * USED_CAPACITY + i]!;
    if (n !== NOBODY) set |= bit(n);
  }
  return set;
}

export interface Effect {
  readonly kind: number;
  /** Whom it favours; NONE where it favours nobody. */
  readonly by: Seat;
  /** Full turns; NONE for the rest of the period. */
  readonly left: number;
  readonly n: Shirt;
}
export const effectAt = (s: City, i: number): Effect => ({
  kind: s.effects[i * EFFECT_CELLS]!,
  by: s.effects[i * EFFECT_CELLS + 1]!,
  left: s.effects[i * EFFECT_CELLS + 2]!,
  n: s.effects[i * EFFECT_CELLS + 3]!,
});
export function addEffect(s: City, { kind, by, left, n }: Effect): void {
  if (s.effectCount < EFFECT_CAPACITY) s.effects.set([kind, by, left, n], s.effectCount++ * EFFECT_CELLS);
}
export function removeEffect(s: City, i: number): void {
  s.effects.copyWithin(i * EFFECT_CELLS, (i + 1) * EFFECT_CELLS, s.effectCount * EFFECT_CELLS);
  s.effects.fill(0, --s.effectCount * EFFECT_CELLS);
}
