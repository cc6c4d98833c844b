import { bool, int, type OptionsOf, oneOf } from '../../core/options.ts';
import { layout } from '../../core/state.ts';
import { numbered } from '../../core/vocabulary.ts';
import { SPACES } from './board.ts';

export const OPTIONS = {
  clock: oneOf(['plays', 'whistle']),
  playsPerHalf: int(2, 200, 20),
  playsPerExtra: int(1, 100, 7),
  minutesPerHalf: int(1, 60, 45),
  minutesPerExtra: int(1, 60, 15),
  moveSeconds: int(0, 600, 60),
  tie: oneOf(['extra', 'shootout', 'draw']),
  shootoutKicks: int(1, 10, 5),
  advanced: bool(false),
  shot: oneOf(['spinner', 'die']),
} as const;
export type TacticsOptions = OptionsOf<typeof OPTIONS>;

export const PERIODS = [1, 2, 'et1', 'et2', 'shootout', 'over'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD = numbered(PERIODS);

/** In the order in which an attack goes through them: some rules ask whether a phase lies between two others. */
export const PHASES = [
  'opening',
  'setup',
  'moveroll',
  'move',
  'ballroll',
  'ball',
  'takeroll',
  'take',
  'defend',
  'defendroll',
  'defendmove',
  'battle',
  'sendoff',
  'shot',
  'spot',
  'taker',
  'clear',
  'pick',
  'place',
  'advantage',
  'shootroll',
  'shootkick',
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];
export const PHASE = numbered(PHASES);

export const PIECES = ['gk', 'd1', 'd2', 'd3', 'd4', 'm1', 'm2', 'm3', 'm4', 'f1', 'f2'] as const;
export type PieceName = (typeof PIECES)[number];
export const PIECE = numbered(PIECES);
export const TEAM = PIECES.length;
export const KEEPER = PIECE.gk;
export const FIRST_FIELD = PIECE.d1;
export const LAST_DEFENDER = PIECE.d4;
export const isDefender = (piece: number): boolean => piece >= FIRST_FIELD && piece <= LAST_DEFENDER;
export const isForward = (piece: number): boolean => piece >= PIECE.f1;

/** Where a card lies: the four defenders share one place (STW-CARD-3). */
export const CARD_SLOTS = ['gk', 'd', 'm1', 'm2', 'm3', 'm4', 'f1', 'f2'] as const;
export type CardSlot = (typeof CARD_SLOTS)[number];
export const CARD_SLOT = numbered(CARD_SLOTS);
const SLOT_OF = PIECES.map((name, piece) =>
  CARD_SLOTS.findIndex((slot) => slot === name || (slot === 'd' && isDefender(piece))),
);
export const slotOf = (piece: number): number => SLOT_OF[piece]!;

export const RESTARTS = ['kickoff', 'freekick', 'goalkick', 'corner', 'penalty'] as const;
export type Restart = (typeof RESTARTS)[number];
export const RESTART = numbered(RESTARTS);

export const REASONS = ['time', 'extra', 'shootout'] as const;
export type Reason = (typeof REASONS)[number];
export const REASON = numbered(REASONS);

/** The faces of spinner and shooting die, with their weights (STW-SHOT-1). */
export const FACES = ['goal', 'corner', 'goalkick'] as const;
export type Face = (typeof FACES)[number];
export const FACE_WEIGHTS: Readonly<Record<Face, number>> = { goal: 2, corner: 1, goalkick: 1 };

/** It is null in the position. */
export const NONE = -1;
/** Instead of a space: not placed yet is NONE, sent off is OUT. */
export const OUT = -2;
/** `offside` null: the last kick was a corner kick (STW-CORN-8). */
export const NO_OFFSIDE = -1;

export const CORNER_PLACEMENTS = 3;
/** Direct passes of a set (STW-PASS-3). */
export const MOST_PASSES = 2;
const LONGEST_QUEUE = 2 * TEAM;

/**
 * One match. Sides are seats; a piece of a side is an index of PIECES, in `at` and `queue` that of `pawn(seat, piece)`.
 * `on` holds for each side and space the piece that stands there; `offside` is a set of bits, one a piece.
 */
export class Tactics extends layout<TacticsOptions>()(
  [
    'period',
    'phase',
    'side',
    'plays',
    'up',
    'ball',
    'holder',
    'roll',
    'passes',
    'chance',
    'restart',
    'barred',
    'offside',
    'queued',
    'pick',
    'back',
    'starter',
    'shootFirst',
    'winner',
    'reason',
  ],
  {
    score: 2,
    at: 2 * TEAM,
    on: 2 * SPACES,
    queue: LONGEST_QUEUE,
    left: 2,
    cards: 2 * CARD_SLOTS.length,
    taken: 2,
    goals: 2,
  },
) {}

export const pawn = (seat: number, piece: number): number => seat * TEAM + piece;
export const seatOfPawn = (index: number): number => (index < TEAM ? 0 : 1);
export const pieceOfPawn = (index: number): number => (index < TEAM ? index : index - TEAM);
export const cardIndex = (seat: number, slot: number): number => seat * CARD_SLOTS.length + slot;

/** The space of a piece, NONE or OUT. */
export const spaceOf = (s: Tactics, seat: number, piece: number): number => s.at[seat * TEAM + piece]!;
/** The piece of that side on a space, or NONE. */
export const pieceOn = (s: Tactics, seat: number, space: number): number => s.on[seat * SPACES + space]!;
export const isOut = (s: Tactics, seat: number, piece: number): boolean => spaceOf(s, seat, piece) === OUT;

/** Moves a piece to a space, or to NONE or OUT. Whoever stood there must have been moved before. */
export function put(s: Tactics, seat: number, piece: number, space: number): void {
  const from = s.at[seat * TEAM + piece]!;
  if (from >= 0) s.on[seat * SPACES + from] = NONE;
  s.at[seat * TEAM + piece] = space;
  if (space >= 0) s.on[seat * SPACES + space] = piece;
}
