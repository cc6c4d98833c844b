import type { Side } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import {
  bySide,
  MOST,
  type Pair,
  type PositionHead,
  readHead,
  readPositionFields,
  readSideOrNull,
  sideOrNull,
  writeHead,
} from '../../core/position.ts';
import { demand, type Fault, readInt, reading } from '../../core/read.ts';
import type { Result } from '../../core/result.ts';
import type { DeckName, KindName } from './cards.ts';
import type { Rules } from './check/fit.ts';
import { checkPosition } from './check/index.ts';
import type { Laid } from './events.ts';
import { entryName } from './hands.ts';
import {
  blank,
  type City,
  type CityOptions,
  DISCARDS,
  type DiscardKind,
  type FaceKind,
  type Mode,
  NEXTS,
  type Next,
  NONE,
  OPTIONS,
  PERIOD,
  PERIODS,
  type Period,
  PHASES,
  type PhaseName,
  REASONS,
  type Reason,
  type RestartKind,
  STAGES,
  type StageName,
  scoreOf,
  type Then,
} from './model.ts';
import {
  readBallOnItsWay,
  readCards,
  readEffects,
  readFace,
  readFactor,
  readMoves,
  readOver,
  readQueue,
  readShootout,
  readTurn,
} from './position/read.ts';
import {
  readBySide,
  readHexOrNull,
  readNameOrNull,
  readPlaces,
  readShirtOrNull,
  readShirtSets,
} from './position/values.ts';
import {
  contestOf,
  decksOf,
  effectsOf,
  faceOf,
  factorOf,
  handOf,
  hexOrNull,
  movesOf,
  nameOrNull,
  passOf,
  placesOf,
  restartOf,
  shirtOrNull,
  shirts,
  shootoutOf,
  shotOf,
  turnOf,
} from './position/write.ts';

type BySide<T> = Readonly<Record<Side, T>>;
/** Hexes by shirt. */
type Places = Readonly<Record<string, string>>;
type Shirts = readonly string[];
/** A viewer is given the number of the cards where he may not see them. */
type Held = readonly KindName[] | number;
interface Piles {
  readonly draw: Readonly<Record<string, number>> | number;
  readonly discard: Readonly<Record<string, number>>;
}

/** What this room writes as a position (section 4 of the specification), and as a view of it. */
export type CityPosition = PositionHead<'city', CityOptions, Period, PhaseName> & {
  readonly stall: number;
  readonly factors: number;
  readonly pieces: BySide<Places>;
  readonly ball: string | null;
  readonly attacker: Side | null;
  readonly touch: Side | null;
  readonly loose: number;
  readonly kickoff: Side | null;
  readonly first: Side | null;
  readonly team: BySide<Shirts>;
  readonly bench: BySide<Shirts>;
  readonly formation: BySide<Places>;
  readonly yellow: BySide<Shirts>;
  readonly sentOff: BySide<Shirts>;
  readonly hands: BySide<Readonly<Record<'off' | 'def' | 'shot' | 'ball', Held>>>;
  readonly decks: Readonly<Record<DeckName, Piles>>;
  readonly queue: readonly string[];
  readonly next: Next | null;
  readonly stage: StageName | null;
  readonly turn: {
    readonly usedBall: boolean;
    readonly idle: boolean;
    readonly free: boolean;
    readonly received: boolean;
    readonly crossed: boolean;
    readonly fresh: boolean;
    readonly boost: 'forward' | null;
    readonly beaten: Shirts;
  } | null;
  readonly moves: { readonly left: number; readonly reach: number; readonly mode: Mode; readonly moved: Shirts } | null;
  readonly pass: { readonly card: KindName; readonly from: string; readonly to: string; readonly then: Then } | null;
  readonly contest: { readonly n: string; readonly markers: Shirts; readonly then: Then } | null;
  readonly face: {
    readonly kind: FaceKind;
    readonly att: string;
    readonly def: string;
    readonly commit: BySide<Laid | '?' | null>;
    readonly cards: { readonly off: Laid; readonly def: Laid } | null;
    readonly winner: Side | null;
  } | null;
  readonly shot: {
    readonly n: string;
    readonly kind: KindName;
    readonly total: number;
    readonly keeper: boolean;
    readonly from: string | null;
  } | null;
  readonly actor: string | null;
  readonly restart: {
    readonly kind: RestartKind;
    readonly side: Side;
    readonly at: string;
    readonly n: string | null;
  } | null;
  readonly factor: { readonly card: KindName; readonly by: Side | null } | null;
  readonly effects: readonly {
    readonly id: KindName;
    readonly by: Side | null;
    readonly left: number | null;
    readonly n?: string;
  }[];
  readonly coach: BySide<number>;
  readonly discard: DiscardKind | null;
  readonly shootout: {
    readonly first: Side;
    readonly kicks: BySide<readonly boolean[]>;
    readonly used: BySide<Shirts>;
    readonly n: string | null;
  } | null;
  readonly over: { readonly winner: Side | null; readonly score: Pair; readonly reason: Reason } | null;
};

const FIELDS = [
  ...['stall', 'factors', 'pieces', 'ball', 'attacker', 'touch'],
  ...['loose', 'kickoff', 'first', 'team', 'bench', 'formation', 'yellow', 'sentOff', 'hands', 'decks', 'queue'],
  ...['next', 'stage', 'turn', 'moves', 'pass', 'contest', 'face', 'shot', 'actor', 'restart'],
  ...['factor', 'effects', 'coach', 'discard', 'shootout', 'over'],
] as const;

export const writePosition = (s: City): CityPosition => ({
  ...writeHead('city', s, s.mover, PERIODS, PHASES),
  stall: s.stall,
  factors: s.factors,
  pieces: bySide((side) => placesOf(s.at, side)),
  ball: hexOrNull(s.ball),
  attacker: sideOrNull(s.attacker),
  touch: sideOrNull(s.touch),
  loose: s.loose,
  kickoff: sideOrNull(s.kickoff),
  first: sideOrNull(s.first),
  team: bySide((side) => shirts(s.team[side]!)),
  bench: bySide((side) => shirts(s.bench[side]!)),
  formation: bySide((side) => placesOf(s.formation, side)),
  yellow: bySide((side) => shirts(s.yellow[side]!)),
  sentOff: bySide((side) => shirts(s.sentOff[side]!)),
  hands: bySide((side) => handOf(s, side)),
  decks: decksOf(s),
  queue: [...s.queue.subarray(0, s.queueLength)].map(entryName),
  next: nameOrNull(NEXTS, s.next),
  stage: nameOrNull(STAGES, s.stage),
  turn: turnOf(s),
  moves: movesOf(s),
  pass: passOf(s),
  contest: contestOf(s),
  face: faceOf(s),
  shot: shotOf(s),
  actor: shirtOrNull(s.actor),
  restart: restartOf(s),
  factor: factorOf(s),
  effects: effectsOf(s),
  coach: bySide((side) => s.coach[side]!),
  discard: nameOrNull(DISCARDS, s.discard),
  shootout: shootoutOf(s),
  over: s.reason === NONE ? null : { winner: sideOrNull(s.winner), score: scoreOf(s), reason: REASONS[s.reason]! },
});

/** §10: the periods that a mode does not have. */
const MISSING_PERIODS = { full: [], half: [PERIOD[2]], quick: [PERIOD[2], PERIOD.et1] } as const;
const isPeriodOf = (s: City): boolean => !(MISSING_PERIODS[s.options.mode] as readonly number[]).includes(s.period);

/** The rules say whether anybody has something to do in it. */
export const readPosition = (position: unknown, rules: Rules): Result<City, Fault> =>
  reading(() => {
    const given = readPositionFields(position, 'city', FIELDS);
    const s = blank(readOptions(OPTIONS, given.options));
    const { side, ...head } = readHead(given, s.score, PERIODS, PHASES);
    Object.assign(s, head);
    demand(isPeriodOf(s), 'period', {
      es: `debe ser un periodo de la modalidad "${s.options.mode}"`,
      en: `must be a period of the mode "${s.options.mode}"`,
    });
    s.mover = side;
    s.stall = readInt(given.stall, 'stall', 0, 2);
    s.factors = readInt(given.factors, 'factors', 0, MOST);
    readPlaces(given.pieces, 'pieces', s.at);
    s.ball = readHexOrNull(given.ball, 'ball', 'CTY-POS-3');
    s.attacker = readSideOrNull(given.attacker, 'attacker');
    s.touch = readSideOrNull(given.touch, 'touch');
    s.loose = readInt(given.loose, 'loose', 0, 1);
    s.kickoff = readSideOrNull(given.kickoff, 'kickoff');
    s.first = readSideOrNull(given.first, 'first');
    readShirtSets(given.team, 'team', s.team);
    readShirtSets(given.bench, 'bench', s.bench);
    readPlaces(given.formation, 'formation', s.formation);
    readShirtSets(given.yellow, 'yellow', s.yellow);
    readShirtSets(given.sentOff, 'sentOff', s.sentOff);
    readCards(s, given);
    readQueue(s, given.queue);
    s.next = readNameOrNull(given.next, 'next', NEXTS);
    s.stage = readNameOrNull(given.stage, 'stage', STAGES);
    readTurn(s, given.turn);
    readMoves(s, given.moves);
    readBallOnItsWay(s, given);
    readFace(s, given.face);
    s.actor = readShirtOrNull(given.actor, 'actor');
    readFactor(s, given.factor);
    readEffects(s, given.effects);
    readBySide(given.coach, 'coach', (turns, path, side) => {
      s.coach[side] = readInt(turns, path, 0, 2);
    });
    s.discard = readNameOrNull(given.discard, 'discard', DISCARDS);
    readShootout(s, given.shootout);
    readOver(s, given.over);
    checkPosition(s, rules);
    return s;
  });
