import type { Said } from '../../core/clause.ts';
import { type Seat, SIDES, type Side } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import {
  bySide,
  type Pair,
  type PositionHead,
  pair,
  readHead,
  readPair,
  readPositionFields,
  readSideOrNull,
  sideOrNull,
  writeHead,
} from '../../core/position.ts';
import { demand, type Fault, readBool, readFields, readInt, reading, readOneOf } from '../../core/read.ts';
import type { Result } from '../../core/result.ts';
import { byName } from '../../core/vocabulary.ts';
import { callText, setText } from './action.ts';
import { ENDS, type EndName, NONE, SPACE_COUNT, type Space } from './board.ts';
import { checkPosition } from './check/index.ts';
import { homeEndIn } from './flow.ts';
import {
  CALLS,
  type Call,
  Eleven,
  type ElevenOptions,
  endsText,
  HIDDEN,
  MAX_KICKS,
  numberOf,
  OPEN,
  OPTIONS,
  PERIODS,
  type Period,
  PHASES,
  type PhaseName,
  pieceOf,
  spaceOrNull,
  spaceText,
  TEAM_SIZE,
} from './model.ts';

/** What this room writes as a position (section 4 of the specification); a view has `"?"` among its secrets. */
export type ElevenPosition = PositionHead<'eleven', ElevenOptions, Period, PhaseName> & {
  readonly ends: Readonly<Record<Side, EndName>>;
  readonly starter: Side | null;
  readonly pieces: Readonly<Record<Side, Readonly<Record<string, string | null>>>>;
  readonly ball: string | null;
  readonly die: number | null;
  readonly points: number;
  readonly kicks: number;
  readonly chain: boolean;
  readonly secret: Readonly<Record<Side, Committed | null>>;
  readonly shootout: { readonly score: Pair; readonly shots: Pair } | null;
};
type Committed = `set:${number}` | `call:${Call}` | '?';

const FIELDS = ['ends', 'starter', 'pieces', 'ball', 'die', 'points', 'kicks', 'chain', 'secret', 'shootout'] as const;
const NUMBERS = Array.from({ length: TEAM_SIZE }, (_, i) => numberOf(i));
const SPACE_TEXTS: readonly unknown[] = [null, ...Array.from({ length: SPACE_COUNT }, (_, space) => spaceText(space))];
const FACES = 6;

const secretText = (s: Eleven, seat: Seat): Committed | null => {
  const committed = s.secret[seat]!;
  if (committed === OPEN || committed === HIDDEN) return committed === OPEN ? null : '?';
  return seat === s.side ? setText(committed) : callText(committed);
};

const piecesText = (s: Eleven, seat: Seat): Readonly<Record<string, string | null>> =>
  byName(NUMBERS, (_, i) => spaceOrNull(s.at[pieceOf(seat, i + 1)]!));

export const writePosition = (s: Eleven): ElevenPosition => ({
  ...writeHead('eleven', s, s.side, PERIODS, PHASES),
  ends: endsText(s),
  starter: sideOrNull(s.starter),
  pieces: bySide((seat) => piecesText(s, seat)),
  ball: spaceOrNull(s.ball),
  die: s.die === 0 ? null : s.die,
  points: s.points,
  kicks: s.kicks,
  chain: s.chain === 1,
  secret: bySide((seat) => secretText(s, seat)),
  shootout: s.inShootout ? { score: pair(s.penaltyGoals), shots: pair(s.penaltyShots) } : null,
});

const SPACE_OR_NULL: Said = {
  es: `debe ser una casilla, de "0" a "${SPACE_COUNT - 1}", o null`,
  en: `must be a space, "0" to "${SPACE_COUNT - 1}", or null`,
};

function readSpaceOrNull(value: unknown, path: string): Space {
  const index = SPACE_TEXTS.indexOf(value);
  demand(index >= 0, path, SPACE_OR_NULL, 'ELV-BRD-1');
  return index - 1;
}

function readPieces(s: Eleven, value: unknown): void {
  const pieces = readFields(value, 'pieces', SIDES);
  s.on.fill(NONE);
  for (const [seat, side] of SIDES.entries()) {
    const team = readFields(pieces[side], `pieces.${side}`, NUMBERS);
    for (const number of NUMBERS) {
      const path = `pieces.${side}.${number}`;
      const piece = pieceOf(seat, Number(number));
      const space = readSpaceOrNull(team[number], path);
      s.at[piece] = space;
      if (space === NONE) continue;
      demand(
        s.on[space] === NONE,
        path,
        {
          es: `debe ser una casilla sin otra ficha; la ${space} está ocupada`,
          en: `must be a space without another piece; ${space} is taken`,
        },
        'ELV-BRD-4',
      );
      s.on[space] = piece;
    }
  }
}

const SETS: readonly unknown[] = [null, ...Array.from({ length: FACES }, (_, i) => setText(i + 1))];
const CALL_TEXTS: readonly unknown[] = [null, ...CALLS.map((_, i) => callText(i + 1))];

/** The side that acts sets the die, the other calls (ELV-SHT-4). */
function readSecret(s: Eleven, value: unknown): void {
  const secret = readFields(value, 'secret', SIDES);
  for (const [seat, side] of SIDES.entries())
    s.secret[seat] = readOneOf(secret[side], `secret.${side}`, seat === s.side ? SETS : CALL_TEXTS, 'ELV-SHT-4');
}

function readEnds(s: Eleven, value: unknown): void {
  const ends = readFields(value, 'ends', SIDES);
  for (const side of SIDES) readOneOf(ends[side], `ends.${side}`, ENDS);
  s.homeEnd = homeEndIn(s, s.period);
  const wanted = endsText(s);
  for (const side of SIDES)
    demand(
      ends[side] === wanted[side],
      `ends.${side}`,
      { es: `debe ser "${wanted[side]}" en este periodo`, en: `must be "${wanted[side]}" in this period` },
      'ELV-TIM-2',
    );
}

export const readPosition = (position: unknown): Result<Eleven, Fault> =>
  reading(() => {
    const given = readPositionFields(position, 'eleven', FIELDS);
    const s = new Eleven(readOptions(OPTIONS, given.options));
    Object.assign(s, readHead(given, s.score, PERIODS, PHASES));
    readEnds(s, given.ends);
    s.starter = readSideOrNull(given.starter, 'starter');
    readPieces(s, given.pieces);
    s.ball = readSpaceOrNull(given.ball, 'ball');
    s.die = given.die === null ? 0 : readInt(given.die, 'die', 1, FACES);
    s.points = readInt(given.points, 'points', 0, FACES);
    s.kicks = readInt(given.kicks, 'kicks', 0, MAX_KICKS);
    s.chain = readBool(given.chain, 'chain') ? 1 : 0;
    readSecret(s, given.secret);
    if (given.shootout !== null) {
      const shootout = readFields(given.shootout, 'shootout', ['score', 'shots']);
      s.inShootout = 1;
      readPair(shootout.score, 'shootout.score', s.penaltyGoals);
      readPair(shootout.shots, 'shootout.shots', s.penaltyShots);
    }
    checkPosition(s);
    return s;
  });
