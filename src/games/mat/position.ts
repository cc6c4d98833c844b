import type { Said } from '../../core/clause.ts';
import { type Seat, type Side, sideOf } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import {
  bySide,
  MOST,
  type Pair,
  type PositionHead,
  pair,
  readBySide,
  readHead,
  readPair,
  readPositionFields,
  readResult,
  readSide,
  readSideOrNull,
  sideOrNull,
  writeHead,
} from '../../core/position.ts';
import {
  demand,
  type Fault,
  fail,
  join,
  mustBe,
  readBool,
  readFields,
  readInt,
  reading,
  readList,
  readObject,
  readOneOf,
} from '../../core/read.ts';
import type { Result } from '../../core/result.ts';
import { isGoal, SPACE_NAMES, type Space, spaceNamed } from './board.ts';
import { checkPosition } from './check/index.ts';
import {
  CAUSES,
  type Cause,
  MASKED,
  Mat,
  type MatOptions,
  membersOf,
  NONE,
  OPTIONS,
  ownerOf,
  PAWN_NAMES,
  type Pawn,
  PERIODS,
  type Period,
  PHASE,
  PHASES,
  type PhaseName,
  PLACES,
  pawnName,
  pawnOf,
  placeOf,
  REASONS,
  type Reason,
  squadOf,
} from './model.ts';

/** What this room writes as a position (section 4 of the specification). */
export type MatPosition = PositionHead<'mat', MatOptions, Period, PhaseName> & {
  /** By the name of the pawn: a space, or one of PLACES. */
  readonly pieces: BySide<Readonly<Record<string, string>>>;
  readonly ball: string | null;
  readonly formation: BySide<Readonly<Record<string, string>>>;
  readonly starts: Side | null;
  readonly yellow: BySide<readonly string[]>;
  readonly ban: { readonly side: Side; readonly pawn: string } | null;
  readonly subbed: boolean;
  readonly member: BySide<number>;
  readonly coached: BySide<number>;
  readonly penalty: { readonly taker: Side; readonly cause: Cause } | null;
  readonly secret: BySide<number | '?' | null>;
  readonly shootout: { readonly first: Side; readonly taken: Pair; readonly goals: Pair } | null;
  readonly result: { readonly winner: Side | null; readonly reason: Reason } | null;
};
type BySide<T> = Readonly<Record<Side, T>>;

const FIELDS = [
  'pieces',
  'ball',
  'formation',
  'starts',
  'yellow',
  'ban',
  'subbed',
  'member',
  'coached',
  'penalty',
  'secret',
  'shootout',
  'result',
] as const;
const MOST_PLAYS = 99_999_999;

const placeName = (place: number): string => (place >= 0 ? SPACE_NAMES[place]! : PLACES[placeOf(place)]!);

const fingersText = (committed: number): number | '?' | null =>
  committed === MASKED ? '?' : committed === 0 ? null : committed;

export const writePosition = (s: Mat): MatPosition => ({
  ...writeHead('mat', s, s.side, PERIODS, PHASES),
  pieces: bySide((seat) => Object.fromEntries(squadOf(seat).map((pawn) => [pawnName(pawn), placeName(s.at[pawn]!)]))),
  ball: s.ball === NONE ? null : SPACE_NAMES[s.ball]!,
  formation: bySide((seat) =>
    Object.fromEntries(
      squadOf(seat)
        .filter((pawn) => s.base[pawn]! >= 0)
        .map((pawn) => [pawnName(pawn), SPACE_NAMES[s.base[pawn]!]!]),
    ),
  ),
  starts: sideOrNull(s.starts),
  yellow: bySide((seat) =>
    squadOf(seat)
      .filter((pawn) => s.yellow[pawn] === 1)
      .map(pawnName),
  ),
  ban: s.ban === NONE ? null : { side: sideOf(ownerOf(s.ban)), pawn: pawnName(s.ban) },
  subbed: s.subbed === 1,
  member: bySide((seat) => s.member[seat]!),
  coached: bySide((seat) => s.coached[seat]!),
  penalty: s.penaltyTaker === NONE ? null : { taker: sideOf(s.penaltyTaker), cause: CAUSES[s.cause]! },
  secret: bySide((seat) => fingersText(s.secret[seat]!)),
  shootout: s.hasShootout === 0 ? null : { first: 'home', taken: pair(s.taken), goals: pair(s.goals) },
  result: s.phase === PHASE.over ? { winner: sideOrNull(s.winner), reason: REASONS[s.reason]! } : null,
});

const SPACE: Said = {
  es: 'debe ser un espacio del tablero, de a1 a i13',
  en: 'must be a space of the board, a1 to i13',
};

function readSpace(value: unknown, path: string): Space {
  const space = typeof value === 'string' ? spaceNamed(value) : undefined;
  if (space === undefined || isGoal(space)) fail(path, SPACE);
  return space;
}

const readPawn = (seat: Seat, value: unknown, path: string): Pawn => pawnOf(seat, readOneOf(value, path, PAWN_NAMES));

function readPieces(s: Mat, value: unknown): void {
  readBySide(value, 'pieces', (seat, given, path) => {
    const places = readFields(given, path, PAWN_NAMES);
    for (const [n, name] of PAWN_NAMES.entries()) {
      const pawn = pawnOf(seat, n);
      const where = places[name];
      const place = (PLACES as readonly unknown[]).indexOf(where);
      const at = place >= 0 ? placeOf(place) : readSpace(where, join(path, name));
      s.at[pawn] = at;
      if (at < 0) continue;
      demand(
        s.on[at] === 0,
        join(path, name),
        {
          es: `debe ser un espacio solo suyo: hay dos peones en ${SPACE_NAMES[at]}`,
          en: `must be a space of its own: two pawns are on ${SPACE_NAMES[at]}`,
        },
        'MAT-MOVE-2',
      );
      s.on[at] = pawn + 1;
    }
  });
}

function readFormation(s: Mat, value: unknown): void {
  s.base.fill(NONE);
  readBySide(value, 'formation', (seat, given, path) => {
    for (const [name, space] of Object.entries(readObject(given, path)))
      s.base[readPawn(seat, name, join(path, name))] = readSpace(space, join(path, name));
  });
}

function readYellow(s: Mat, value: unknown): void {
  readBySide(value, 'yellow', (seat, given, path) => {
    let last = NONE;
    for (const [i, name] of readList(given, path).entries()) {
      const pawn = readPawn(seat, name, `${path}[${i}]`);
      demand(pawn > last, `${path}[${i}]`, {
        es: 'deben ser peones por orden de número, cada uno una vez',
        en: 'must be pawns in the order of their numbers, each once',
      });
      s.yellow[pawn] = 1;
      last = pawn;
    }
  });
}

function readPenalties(s: Mat, penalty: unknown, secret: unknown, shootout: unknown): void {
  s.penaltyTaker = s.cause = NONE;
  if (penalty !== null) {
    const given = readFields(penalty, 'penalty', ['taker', 'cause']);
    s.penaltyTaker = readSide(given.taker, 'penalty.taker');
    s.cause = readOneOf(given.cause, 'penalty.cause', CAUSES);
  }
  readBySide(secret, 'secret', (seat, given, path) => {
    s.secret[seat] = given === null ? 0 : readInt(given, path, 1, 3);
  });
  if (shootout === null) return;
  const given = readFields(shootout, 'shootout', ['first', 'taken', 'goals']);
  demand(given.first === 'home', 'shootout.first', mustBe('home'), 'MAT-TIME-4');
  s.hasShootout = 1;
  readPair(given.taken, 'shootout.taken', s.taken);
  readPair(given.goals, 'shootout.goals', s.goals);
}

export const readPosition = (position: unknown): Result<Mat, Fault> =>
  reading(() => {
    const given = readPositionFields(position, 'mat', FIELDS);
    const s = new Mat(readOptions(OPTIONS, given.options));
    Object.assign(s, readHead(given, s.score, PERIODS, PHASES, MOST_PLAYS));
    readPieces(s, given.pieces);
    s.ball = given.ball === null ? NONE : readSpace(given.ball, 'ball');
    readFormation(s, given.formation);
    s.starts = readSideOrNull(given.starts, 'starts');
    readYellow(s, given.yellow);
    s.ban = NONE;
    if (given.ban !== null) {
      const ban = readFields(given.ban, 'ban', ['side', 'pawn']);
      s.ban = readPawn(readSide(ban.side, 'ban.side'), ban.pawn, 'ban.pawn');
    }
    s.subbed = readBool(given.subbed, 'subbed') ? 1 : 0;
    readBySide(given.member, 'member', (seat, n, path) => {
      s.member[seat] = readInt(n, path, 1, membersOf(s.options, seat), 'MAT-TEAM-1');
    });
    readBySide(given.coached, 'coached', (seat, n, path) => {
      s.coached[seat] = readInt(n, path, 0, MOST);
    });
    readPenalties(s, given.penalty, given.secret, given.shootout);
    Object.assign(s, readResult(given.result, s.phase === PHASE.over, REASONS));
    checkPosition(s);
    return s;
  });
