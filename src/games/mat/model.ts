import { AWAY, HOME, type Seat } from '../../core/game.ts';
import { bool, int, type OptionsOf, oneOf } from '../../core/options.ts';
import { layout } from '../../core/state.ts';
import { byName, numbered } from '../../core/vocabulary.ts';
import { SPACE_COUNT } from './board.ts';

export const OPTIONS = {
  mode: oneOf(['limit', 'golden']),
  goals: int(1, 20, 3),
  clock: oneOf(['plays', 'whistle']),
  maxTurns: int(0, 2000, 0),
  minutes: int(1, 60, 20),
  tie: oneOf(['draw', 'shootout']),
  subs: oneOf(['one', 'rolling']),
  restart: oneOf(['formation', 'free']),
  homeMembers: int(1, 3, 1),
  awayMembers: int(1, 3, 1),
  coaching: bool(false),
} as const;
export type MatOptions = OptionsOf<typeof OPTIONS>;

export const PERIODS = [1, 'shootout', 'over'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD = numbered(PERIODS);

export const PHASES = ['setup', 'coin', 'kickoff', 'act', 'after', 'taker', 'keeper', 'penalty', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];
export const PHASE = numbered(PHASES);

/** MAT-SET-1: the pawns of a side; the last one begins on the substitution space. */
export const PAWN_NAMES = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] as const;
export type PawnName = (typeof PAWN_NAMES)[number];
export const SQUAD = PAWN_NAMES.length;
export const SUBSTITUTE = SQUAD - 1;

export const SEATS: readonly Seat[] = [HOME, AWAY];

/** A pawn of either side: home's are 0–6, away's 7–13. */
export type Pawn = number;
export const PAWNS = 2 * SQUAD;
export const pawnOf = (seat: Seat, number: number): Pawn => seat * SQUAD + number;
export const squadOf = (seat: Seat): readonly Pawn[] => PAWN_NAMES.map((_, n) => pawnOf(seat, n));
export const ownerOf = (pawn: Pawn): Seat => (pawn < SQUAD ? HOME : AWAY);
export const pawnName = (pawn: Pawn): PawnName => PAWN_NAMES[pawn % SQUAD]!;

/** Where a pawn is that stands on no space; also the words of the position. */
export const PLACES = ['hand', 'sub', 'off', 'out'] as const;
/** A place is a number below zero, as a space is one from zero on; the same function turns it into its index again. */
export const placeOf = (index: number): number => -1 - index;
export const PLACE = byName(PLACES, (_name, index) => placeOf(index));

export const CAUSES = ['foul', 'coaching'] as const;
export type Cause = (typeof CAUSES)[number];
export const CAUSE = numbered(CAUSES);

/** MAT-TEAM-4: from this offence of a side on, coaching is a penalty. */
export const COACHING_PENALTY = 2;

export const REASONS = ['goals', 'forfeit', 'time', 'shootout'] as const;
export type Reason = (typeof REASONS)[number];
export const REASON = numbered(REASONS);

/** It is null in the position: no side, no ball, no banned pawn, no penalty. */
export const NONE = -1;

/** A committed number of fingers that the viewer may not know. */
export const MASKED = -1;

/** MAT-FORF-1. */
export const REDS_TO_LOSE = 4;

const PLAYS_BASE = 10_000;

/**
 * One match. Sides are seats 0 and 1. `at[pawn]` is a space or one of PLACES, `on[space]` the pawn there plus 1,
 * `base[pawn]` its set-up space, `ban` a pawn, `secret[seat]` 0 until fingers are committed.
 */
export class Mat extends layout<MatOptions>()(
  [
    'period',
    'phase',
    'side',
    'playsLow',
    'playsHigh',
    'up',
    'ball',
    'starts',
    'ban',
    'subbed',
    'cause',
    'penaltyTaker',
    'hasShootout',
    'winner',
    'reason',
  ],
  {
    score: 2,
    member: 2,
    coached: 2,
    secret: 2,
    taken: 2,
    goals: 2,
    at: PAWNS,
    base: PAWNS,
    yellow: PAWNS,
    on: SPACE_COUNT,
  },
) {
  /** Turns completed by both sides: in a match without a limit more than one cell can hold. */
  get plays(): number {
    return this.playsHigh * PLAYS_BASE + this.playsLow;
  }

  set plays(value: number) {
    this.playsHigh = Math.trunc(value / PLAYS_BASE);
    this.playsLow = value % PLAYS_BASE;
  }
}

export const hasSub = (s: Mat, seat: Seat): boolean => subOf(s, seat) !== NONE;

/** The pawn on the side's substitution space, or NONE. */
export function subOf(s: Mat, seat: Seat): Pawn {
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++) if (s.at[pawn] === PLACE.sub) return pawn;
  return NONE;
}

/** Says whether a goal has been scored: the first kick-off follows the coin, every later one a goal. */
export const hasGoals = (s: Mat): boolean => s.score[0]! + s.score[1]! > 0;

/** The side whose pawn has the ball, or NONE where it is loose. */
export function holderSeat(s: Mat): Seat {
  const there = s.ball < 0 ? 0 : s.on[s.ball]!;
  return there === 0 ? NONE : ownerOf(there - 1);
}

/** The own pawn on that space, or NONE. */
export function ownPawnOn(s: Mat, seat: Seat, space: number): Pawn {
  const pawn = s.on[space]! - 1;
  return pawn >= 0 && ownerOf(pawn) === seat ? pawn : NONE;
}

export function redsOf(s: Mat, seat: Seat): number {
  let reds = 0;
  for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++) if (s.at[pawn] === PLACE.out) reds++;
  return reds;
}

export const membersOf = (options: MatOptions, seat: Seat): number =>
  seat === HOME ? options.homeMembers : options.awayMembers;

/** MAT-END-1, MAT-END-2. */
export const goalsToWin = (options: MatOptions): number => (options.mode === 'golden' ? 1 : options.goals);
