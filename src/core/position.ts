import { type Seat, SIDES, type Side, sideOf } from './game.ts';
import type { Options } from './options.ts';
import { demand, join, mustBe, readBool, readFields, readInt, readList, readOneOf } from './read.ts';

/** What the positions of all games have in common. A seat of -1 stands for null. */

export const sideOrNull = (seat: Seat): Side | null => (seat < 0 ? null : sideOf(seat));
export type Pair = readonly [home: number, away: number];
export const pair = (list: Int16Array): Pair => [list[0]!, list[1]!];

/** The same for both sides. */
export const bySide = <T>(write: (seat: Seat) => T): Record<Side, T> => ({ home: write(0), away: write(1) });

export const readSide = (value: unknown, path: string): Seat => readOneOf(value, path, SIDES);
export const readSideOrNull = (value: unknown, path: string): Seat => readOneOf(value, path, [null, ...SIDES]) - 1;

/** Reads what both sides have under a field. */
export function readBySide(
  value: unknown,
  path: string,
  read: (seat: Seat, given: unknown, path: string) => void,
): void {
  const both = readFields(value, path, SIDES);
  for (const [seat, side] of SIDES.entries()) read(seat, both[side], join(path, side));
}

/** More goals, kicks or turns than any match has, and still a cell of a state. */
export const MOST = 30_000;

/** Reads a count for each side. */
export function readPair(value: unknown, path: string, into: Int16Array): void {
  for (const [i, n] of readList(value, path, 2).entries()) into[i] = readInt(n, `${path}[${i}]`, 0, MOST);
}

const VERSION = 1;
/** What every position begins with. */
const HEAD = ['game', 'v', 'options', 'period', 'score', 'phase', 'side', 'time'] as const;
type HeadField = (typeof HEAD)[number];

/** The fields of a position of that game, all of them and no others; `fields` are those after the first eight. */
export function readPositionFields<const K extends readonly string[]>(
  position: unknown,
  game: string,
  fields: K,
): Readonly<Record<K[number] | HeadField, unknown>> {
  const given = readFields<readonly (K[number] | HeadField)[]>(position, '', [...HEAD, ...fields]);
  demand(given.game === game, 'game', mustBe(game));
  demand(given.v === VERSION, 'v', mustBe(VERSION));
  return given;
}

/** What the positions of a game begin with: the names of its periods and phases, its options. */
export type PositionHead<Id extends string, O extends Options, Period, Phase> = {
  readonly game: Id;
  readonly v: typeof VERSION;
  readonly options: O;
  readonly period: Period;
  readonly score: Pair;
  readonly phase: Phase;
  readonly side: Side | null;
  readonly time: { readonly plays: number; readonly up: boolean };
};

/** Period and phase are indices of their names, `side` is the seat that acts or -1. */
interface Head {
  readonly period: number;
  readonly phase: number;
  readonly side: Seat;
  readonly plays: number;
  readonly up: number;
}

export const writeHead = <
  const Id extends string,
  O extends Options,
  Period extends number | string,
  Phase extends string,
>(
  game: Id,
  s: Omit<Head, 'side'> & { readonly options: O; readonly score: Int16Array },
  side: Seat,
  periods: readonly Period[],
  phases: readonly Phase[],
): PositionHead<Id, O, Period, Phase> => ({
  game,
  v: VERSION,
  options: s.options,
  period: periods[s.period]!,
  score: pair(s.score),
  phase: phases[s.phase]!,
  side: sideOrNull(side),
  time: { plays: s.plays, up: s.up === 1 },
});

/** Reads the score into its list, and gives the rest but the options. */
export function readHead(
  given: Readonly<Record<HeadField, unknown>>,
  score: Int16Array,
  periods: readonly (number | string)[],
  phases: readonly string[],
  mostPlays = MOST,
): Head {
  const period = readOneOf(given.period, 'period', periods);
  readPair(given.score, 'score', score);
  const phase = readOneOf(given.phase, 'phase', phases);
  const side = readSideOrNull(given.side, 'side');
  const time = readFields(given.time, 'time', ['plays', 'up']);
  const plays = readInt(time.plays, 'time.plays', 0, mostPlays);
  return { period, phase, side, plays, up: readBool(time.up, 'time.up') ? 1 : 0 };
}

/** Who has won and why, set exactly where the match is over; -1 stands for null. */
export function readResult(
  result: unknown,
  isOver: boolean,
  reasons: readonly string[],
): { readonly winner: Seat; readonly reason: number } {
  demand((result !== null) === isOver, 'result', {
    es: 'debe tener valor exactamente en la fase over',
    en: 'must be set exactly in phase over',
  });
  if (result === null) return { winner: -1, reason: -1 };
  const given = readFields(result, 'result', ['winner', 'reason']);
  const winner = readSideOrNull(given.winner, 'result.winner');
  return { winner, reason: readOneOf(given.reason, 'result.reason', reasons) };
}
