import { AWAY, HOME, otherSeat, type Seat } from '../../core/game.ts';
import { columnOf, ownRow, ownSpace, spaceNamed } from './board.ts';
import {
  isForward,
  KEEPER,
  NONE,
  OUT,
  PIECE,
  PIECES,
  type PieceName,
  put,
  spaceOf,
  type Tactics,
  TEAM,
} from './model.ts';

/** The set-up of a kick-off: the formation, and whose piece is next (section 3 of the specification). */

/** Defenders and midfielders of home; away mirrors them in the same columns (STW-SETUP-3, STW-SETUP-4). */
const FORMATION: Readonly<Partial<Record<PieceName, string>>> = {
  d1: 'b4',
  d2: 'd4',
  d3: 'e4',
  d4: 'g4',
  m1: 'a6',
  m2: 'c6',
  m3: 'f6',
  m4: 'h6',
};
const FORMATION_SPACES = [HOME, AWAY].map((seat) =>
  PIECES.map((name) => {
    const ofHome = spaceNamed(FORMATION[name] ?? '');
    return ofHome === undefined ? NONE : ownSpace(seat, columnOf(ofHome), ownRow(HOME, ofHome));
  }),
);
/** Where a defender or midfielder stands at a kick-off. */
export const formationSpace = (seat: Seat, piece: number): number => FORMATION_SPACES[seat]![piece]!;

const FORWARDS = [PIECE.f1, PIECE.f2] as const;
const SUBSTITUTES = (['m1', 'm2', 'm3', 'm4', 'd1', 'd2', 'd3', 'd4', 'gk'] as const).map((name) => PIECE[name]);

/** STW-SETUP-9: who kicks off for a side without forwards; NONE where it has one. */
export function substituteKicker(s: Tactics, seat: Seat): number {
  if (FORWARDS.some((piece) => spaceOf(s, seat, piece) !== OUT)) return NONE;
  return SUBSTITUTES.find((piece) => spaceOf(s, seat, piece) !== OUT)!;
}

/** Where a piece stands when the set-up of `kicking` begins: NONE if it is to be placed. */
export function spaceAtSetup(s: Tactics, seat: Seat, piece: number, kicking: Seat): number {
  if (spaceOf(s, seat, piece) === OUT) return OUT;
  if (piece === KEEPER || isForward(piece)) return NONE;
  return seat === kicking && piece === substituteKicker(s, seat) ? NONE : formationSpace(seat, piece);
}

/** STW-SETUP-3, STW-SETUP-4: both teams take their formation; `kicking` is NONE before the opening roll. */
export function takeFormation(s: Tactics, kicking: Seat): void {
  s.on.fill(NONE);
  for (let seat = 0; seat < 2; seat++)
    for (let piece = 0; piece < TEAM; piece++) {
      const space = spaceAtSetup(s, seat, piece, kicking);
      s.at[seat * TEAM + piece] = NONE;
      put(s, seat, piece, space);
    }
}

export const isWaiting = (s: Tactics, seat: Seat, piece: number): boolean => spaceOf(s, seat, piece) === NONE;

function hasWaiting(s: Tactics, seat: Seat): boolean {
  for (let piece = 0; piece < TEAM; piece++) if (isWaiting(s, seat, piece)) return true;
  return false;
}

export const isSetUp = (s: Tactics): boolean => !hasWaiting(s, 0) && !hasWaiting(s, 1);

/** STW-SETUP-6: the side whose piece is next. */
export const settingSeat = (s: Tactics): Seat => (hasWaiting(s, s.side) ? s.side : otherSeat(s.side));

/** The keeper first, unless he is the only one left to kick off. */
const isKeeperDue = (s: Tactics, seat: Seat): boolean =>
  isWaiting(s, seat, KEEPER) && !(seat === s.side && substituteKicker(s, seat) === KEEPER);
const isKickerDue = (s: Tactics, seat: Seat): boolean => seat === s.side && s.ball === NONE;

export type Stage = 'keeper' | 'kicker' | 'forward';
export function stageOf(s: Tactics, seat: Seat): Stage {
  if (isKeeperDue(s, seat)) return 'keeper';
  return isKickerDue(s, seat) ? 'kicker' : 'forward';
}

/** Says whether this piece may be the next one that a side places, wherever. */
export function isDue(s: Tactics, seat: Seat, piece: number): boolean {
  if (!isWaiting(s, seat, piece)) return false;
  const stage = stageOf(s, seat);
  if (stage === 'keeper') return piece === KEEPER;
  if (stage === 'kicker') return isForward(piece) || piece === substituteKicker(s, seat);
  return isForward(piece) && (piece === PIECE.f1 || !isWaiting(s, seat, PIECE.f1));
}
