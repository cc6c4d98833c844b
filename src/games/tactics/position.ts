import { type Seat, SIDES, type Side, sideOf } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import {
  bySide,
  type Pair,
  type PositionHead,
  pair,
  readHead,
  readPair,
  readPositionFields,
  readResult,
  readSideOrNull,
  sideOrNull,
  writeHead,
} from '../../core/position.ts';
import {
  demand,
  type Fault,
  fail,
  readBool,
  readFields,
  readInt,
  reading,
  readList,
  readOneOf,
} from '../../core/read.ts';
import type { Result } from '../../core/result.ts';
import { byName } from '../../core/vocabulary.ts';
import { SPACE_NAMES, spaceNamed } from './board.ts';
import { checkPosition } from './check/index.ts';
import { hasShootout } from './flow.ts';
import {
  CARD_SLOTS,
  type CardSlot,
  CORNER_PLACEMENTS,
  cardIndex,
  MOST_PASSES,
  NO_OFFSIDE,
  NONE,
  OPTIONS,
  OUT,
  PERIODS,
  type Period,
  PHASE,
  PHASES,
  type PhaseName,
  PIECES,
  type PieceName,
  pieceOfPawn,
  pieceOn,
  put,
  REASONS,
  RESTART,
  RESTARTS,
  type Reason,
  type Restart,
  seatOfPawn,
  spaceOf,
  Tactics,
  type TacticsOptions,
  TEAM,
} from './model.ts';

type BySide<T> = Readonly<Record<Side, T>>;

/** What this room writes as a position (section 4 of the specification). */
export type TacticsPosition = PositionHead<'tactics', TacticsOptions, Period, PhaseName> & {
  /** A space, `"out"` where a pawn was sent off, null where it is not placed yet. */
  readonly pieces: BySide<Readonly<Record<PieceName, string | null>>>;
  readonly ball: string | null;
  readonly holder: PieceName | null;
  readonly roll: number | null;
  readonly passes: number;
  readonly chance: boolean;
  readonly restart: Restart | null;
  readonly barred: PieceName | null;
  readonly offside: readonly PieceName[] | null;
  readonly queue: readonly QueuedPiece[];
  readonly corner: { readonly left: BySide<number>; readonly pick: PieceName | null } | null;
  readonly back: PhaseName | null;
  readonly cards: BySide<Readonly<Record<CardSlot, number>>>;
  readonly starter: Side | null;
  readonly shootout: { readonly first: Side | null; readonly taken: Pair; readonly goals: Pair } | null;
  readonly result: { readonly winner: Side | null; readonly reason: Reason } | null;
};
type QueuedPiece = `${Side}:${PieceName}`;

const spaceOrNull = (space: number): string | null => (space === NONE ? null : SPACE_NAMES[space]!);
const pieceOrNull = (piece: number): PieceName | null => (piece === NONE ? null : PIECES[piece]!);

const writeTeam = (s: Tactics, seat: Seat) =>
  byName(PIECES, (_, piece) => {
    const at = spaceOf(s, seat, piece);
    return at === OUT ? 'out' : spaceOrNull(at);
  });
const writeCards = (s: Tactics, seat: Seat) => byName(CARD_SLOTS, (_, slot) => s.cards[cardIndex(seat, slot)]!);
const writeOffside = (s: Tactics): PieceName[] | null =>
  s.offside === NO_OFFSIDE ? null : PIECES.filter((_, piece) => (s.offside & (1 << piece)) !== 0);
const queueName = (index: number): QueuedPiece => `${sideOf(seatOfPawn(index))}:${PIECES[pieceOfPawn(index)]!}`;
const writeQueue = (s: Tactics): QueuedPiece[] =>
  s.queued === 0 ? [] : Array.from(s.queue.subarray(0, s.queued), queueName);

export const writePosition = (s: Tactics): TacticsPosition => ({
  ...writeHead('tactics', s, s.side, PERIODS, PHASES),
  pieces: bySide((seat) => writeTeam(s, seat)),
  ball: spaceOrNull(s.ball),
  holder: pieceOrNull(s.holder),
  roll: s.roll === 0 ? null : s.roll,
  passes: s.passes,
  chance: s.chance === 1,
  restart: s.restart === NONE ? null : RESTARTS[s.restart]!,
  barred: pieceOrNull(s.barred),
  offside: writeOffside(s),
  queue: writeQueue(s),
  corner: s.restart === RESTART.corner ? { left: bySide((seat) => s.left[seat]!), pick: pieceOrNull(s.pick) } : null,
  back: s.back === NONE ? null : PHASES[s.back]!,
  cards: bySide((seat) => writeCards(s, seat)),
  starter: sideOrNull(s.starter),
  shootout: hasShootout(s) ? { first: sideOrNull(s.shootFirst), taken: pair(s.taken), goals: pair(s.goals) } : null,
  result: s.phase === PHASE.over ? { winner: sideOrNull(s.winner), reason: REASONS[s.reason]! } : null,
});

const FIELDS = [
  'pieces',
  'ball',
  'holder',
  'roll',
  'passes',
  'chance',
  'restart',
  'barred',
  'offside',
  'queue',
  'corner',
  'back',
  'cards',
  'starter',
  'shootout',
  'result',
] as const;
const HIGHEST_ROLL = 12;

/** The index among `values`, or NONE for null. */
const readNullable = (value: unknown, path: string, values: readonly unknown[]): number =>
  readOneOf(value, path, [null, ...values]) - 1;
const readPieceOrNull = (value: unknown, path: string): number => readNullable(value, path, PIECES);

function readSpace(value: unknown, path: string): number {
  if (value === null) return NONE;
  const space = typeof value === 'string' ? spaceNamed(value) : undefined;
  return (
    space ??
    fail(path, { es: 'debe ser una casilla de a1 a h16, o null', en: 'must be a space from a1 to h16, or null' })
  );
}

function readPieces(s: Tactics, value: unknown): void {
  s.at.fill(NONE);
  s.on.fill(NONE);
  const pieces = readFields(value, 'pieces', SIDES);
  for (const [seat, side] of SIDES.entries()) {
    const team = readFields(pieces[side], `pieces.${side}`, PIECES);
    for (const [piece, name] of PIECES.entries()) {
      const path = `pieces.${side}.${name}`;
      const space = team[name] === 'out' ? OUT : readSpace(team[name], path);
      if (space >= 0)
        demand(
          pieceOn(s, seat, space) === NONE,
          path,
          {
            es: 'debe ser una casilla sin otro peón del equipo',
            en: 'must be a space without another pawn of the team',
          },
          'STW-MOVE-6',
        );
      put(s, seat, piece, space);
    }
  }
}

function readCards(s: Tactics, value: unknown): void {
  const cards = readFields(value, 'cards', SIDES);
  for (const [seat, side] of SIDES.entries()) {
    const team = readFields(cards[side], `cards.${side}`, CARD_SLOTS);
    for (const [slot, name] of CARD_SLOTS.entries())
      s.cards[cardIndex(seat, slot)] = readInt(team[name], `cards.${side}.${name}`, 0, 1);
  }
}

function readOffside(value: unknown): number {
  if (value === null) return NO_OFFSIDE;
  let bits = 0;
  for (const [i, name] of readList(value, 'offside').entries()) {
    const piece = readOneOf(name, `offside[${i}]`, PIECES);
    demand(
      bits < 1 << piece,
      `offside[${i}]`,
      {
        es: 'debe ser cada peón una vez, por el orden gk d1…d4 m1…m4 f1 f2',
        en: 'must be each pawn once, in the order gk d1…d4 m1…m4 f1 f2',
      },
      'STW-OFF-1',
    );
    bits |= 1 << piece;
  }
  return bits;
}

const QUEUE_NAMES = Array.from({ length: 2 * TEAM }, (_, index) => queueName(index));

function readQueue(s: Tactics, value: unknown): void {
  const list = readList(value, 'queue');
  demand(
    list.length <= s.queue.length,
    'queue',
    { es: 'debe ser cada pieza una vez como mucho', en: 'must be each piece once at most' },
    'STW-CLEAR-1',
  );
  s.queued = list.length;
  for (const [i, name] of list.entries()) s.queue[i] = readOneOf(name, `queue[${i}]`, QUEUE_NAMES);
}

function readCorner(s: Tactics, value: unknown): void {
  s.pick = NONE;
  demand(
    (value !== null) === (s.restart === RESTART.corner),
    'corner',
    {
      es: 'debe tener valor exactamente mientras `restart` es "corner"',
      en: 'must be set exactly while `restart` is "corner"',
    },
    'STW-CORN-5',
  );
  if (value === null) return;
  const corner = readFields(value, 'corner', ['left', 'pick']);
  const left = readFields(corner.left, 'corner.left', SIDES);
  for (const [seat, side] of SIDES.entries())
    s.left[seat] = readInt(left[side], `corner.left.${side}`, 0, CORNER_PLACEMENTS, 'STW-CORN-5');
  s.pick = readPieceOrNull(corner.pick, 'corner.pick');
}

function readEnd(s: Tactics, shootout: unknown, result: unknown): void {
  s.shootFirst = NONE;
  Object.assign(s, readResult(result, s.phase === PHASE.over, REASONS));
  demand(
    (shootout !== null) === hasShootout(s),
    'shootout',
    {
      es: 'debe tener valor exactamente en una tanda y después de ella',
      en: 'must be set exactly in and after a shoot-out',
    },
    'STW-END-3',
  );
  if (shootout === null) return;
  const given = readFields(shootout, 'shootout', ['first', 'taken', 'goals']);
  s.shootFirst = readSideOrNull(given.first, 'shootout.first');
  readPair(given.taken, 'shootout.taken', s.taken);
  readPair(given.goals, 'shootout.goals', s.goals);
}

export const readPosition = (position: unknown): Result<Tactics, Fault> =>
  reading(() => {
    const given = readPositionFields(position, 'tactics', FIELDS);
    const s = new Tactics(readOptions(OPTIONS, given.options));
    Object.assign(s, readHead(given, s.score, PERIODS, PHASES));
    readPieces(s, given.pieces);
    s.ball = readSpace(given.ball, 'ball');
    s.holder = readPieceOrNull(given.holder, 'holder');
    s.roll = given.roll === null ? 0 : readInt(given.roll, 'roll', 1, HIGHEST_ROLL, 'STW-GK-4');
    s.passes = readInt(given.passes, 'passes', 0, MOST_PASSES, 'STW-PASS-2');
    s.chance = readBool(given.chance, 'chance') ? 1 : 0;
    s.restart = readNullable(given.restart, 'restart', RESTARTS);
    s.barred = readPieceOrNull(given.barred, 'barred');
    s.offside = readOffside(given.offside);
    readQueue(s, given.queue);
    readCorner(s, given.corner);
    s.back = readNullable(given.back, 'back', PHASES);
    readCards(s, given.cards);
    s.starter = readSideOrNull(given.starter, 'starter');
    readEnd(s, given.shootout, given.result);
    checkPosition(s, writePosition);
    return s;
  });
