import type { Seat, Side } from '../../core/game.ts';
import { bool, int, type OptionsOf, oneOf } from '../../core/options.ts';
import { bySide, type Pair, pair } from '../../core/position.ts';
import { layout } from '../../core/state.ts';
import { numbered } from '../../core/vocabulary.ts';
import { AREA_END, ENDS, type End, type EndName, GOAL, NONE, SPACE_COUNT, type Space } from './board.ts';

export const OPTIONS = {
  clock: oneOf(['plays', 'whistle']),
  plays: int(1, 500, 30),
  etPlays: int(1, 500, 8),
  minutes: int(1, 90, 20),
  etMinutes: int(1, 90, 5),
  extraTime: bool(false),
  shootout: bool(false),
  start: oneOf(['coin', 'home', 'away']),
  homeEnd: oneOf(['W', 'E']),
} as const;
export type ElevenOptions = OptionsOf<typeof OPTIONS>;

export const PHASES = ['toss', 'kickoff', 'place', 'roll', 'play', 'shot', 'penalty', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];
export const PHASE = numbered(PHASES);

export const PERIODS = [1, 2, 'et1', 'et2', 'shootout', 'over'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD = numbered(PERIODS);

export const REASONS = ['goals', 'draw', 'shootout'] as const;
export type Reason = (typeof REASONS)[number];

/** A piece: home's 1 to 11 are 0 to 10, away's 11 to 21. */
export type Piece = number;
export const TEAM_SIZE = 11;
export const PIECE_COUNT = 2 * TEAM_SIZE;

export const keeperOf = (seat: Seat): Piece => seat * TEAM_SIZE;
export const pieceOf = (seat: Seat, number: number): Piece => seat * TEAM_SIZE + number - 1;
export const ownerOf = (piece: Piece): Seat => (piece < TEAM_SIZE ? 0 : 1);
export const numberOf = (piece: Piece): string => String((piece % TEAM_SIZE) + 1);
export const isKeeper = (piece: Piece): boolean => piece % TEAM_SIZE === 0;
/** It is false for NONE and for anything that is no piece. */
export const isOwn = (seat: Seat, piece: Piece | undefined): piece is Piece =>
  piece !== undefined && piece >= seat * TEAM_SIZE && piece < (seat + 1) * TEAM_SIZE;

export const MAX_KICKS = 20;
export const MOVE_COST = 1;
export const PUSH_COST = 2;
export const STEAL_COST = 3;

/** What is committed in a secret turn: nothing yet, or something that this viewer may not see. */
export const OPEN = 0;
export const HIDDEN = -1;
export const CALLS = ['low', 'mid', 'high'] as const;
export type Call = (typeof CALLS)[number];

/**
 * `at` is the space of each piece and `on` the piece of each space, NONE where there is none; every change goes through
 * `put`, `lift` and `moveTo`, which keep the two alike. `secret` holds, by seat, the die set (1..6) or the call (1 low,
 * 2 mid, 3 high). `homeEnd` follows from the option and the period.
 */
export class Eleven extends layout<ElevenOptions>()(
  [
    'phase',
    'period',
    'side',
    'starter',
    'homeEnd',
    'plays',
    'up',
    'ball',
    'die',
    'points',
    'kicks',
    'chain',
    'inShootout',
  ],
  { score: 2, at: PIECE_COUNT, on: SPACE_COUNT, secret: 2, penaltyGoals: 2, penaltyShots: 2 },
) {
  put(piece: Piece, space: Space): void {
    this.at[piece] = space;
    this.on[space] = piece;
  }

  lift(piece: Piece): void {
    const space = this.at[piece]!;
    if (space !== NONE) this.on[space] = NONE;
    this.at[piece] = NONE;
  }

  moveTo(piece: Piece, space: Space): void {
    this.on[this.at[piece]!] = NONE;
    this.put(piece, space);
  }
}

export const endOf = (s: Eleven, seat: Seat): End => seat ^ s.homeEnd;
export const goalOf = (s: Eleven, seat: Seat): Space => GOAL[endOf(s, seat)]!;

/** The piece that controls the ball, or NONE. */
export const controllerOf = (s: Eleven): Piece => (s.ball === NONE ? NONE : s.on[s.ball]!);

/** The lowest outfield player off the board, or NONE (section 3). */
export function lowestOff(s: Eleven, seat: Seat): Piece {
  for (let piece = keeperOf(seat) + 1; piece < keeperOf(seat) + TEAM_SIZE; piece++)
    if (s.at[piece] === NONE) return piece;
  return NONE;
}

export const hasOff = (s: Eleven, seat: Seat): boolean => lowestOff(s, seat) !== NONE;

/** ELV-KPR-3 is about this: the keeper stands in his own area with the ball. */
export const keeperHolds = (s: Eleven, seat: Seat): boolean =>
  s.ball !== NONE && s.at[keeperOf(seat)] === s.ball && AREA_END[s.ball] === endOf(s, seat);

/** Everybody off the board but the keepers, who stand on their goal spaces (ELV-SET-2). */
export function clearBoard(s: Eleven): void {
  s.at.fill(NONE);
  s.on.fill(NONE);
  for (const seat of [0, 1]) s.put(keeperOf(seat), goalOf(s, seat));
  s.ball = NONE;
}

/** Takes back what belongs to a running turn of play. */
export function restTurn(s: Eleven): void {
  s.die = 0;
  s.points = 0;
  s.kicks = 0;
  s.chain = 0;
}

/** The texts that positions and events use. */
export const spaceText = (space: Space): string => String(space);
export const spaceOrNull = (space: Space): string | null => (space === NONE ? null : String(space));
export const scoreOf = (s: Eleven): Pair => pair(s.score);
export const periodText = (s: Eleven): Period => PERIODS[s.period]!;
export const endsText = (s: Eleven): Readonly<Record<Side, EndName>> => bySide((seat) => ENDS[endOf(s, seat)]!);
