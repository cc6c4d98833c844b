import type { Seat } from '../../core/game.ts';
import { advOf, distance, HEXES, type Hex, inBox, inOpposingHalf, NOWHERE, neighbour } from './board.ts';
import {
  type City,
  KEEPER,
  NO_PIECE,
  NOBODY,
  PIECES,
  type Piece,
  pieceOf,
  pieceShirt,
  pieceSide,
  SHIRTS,
  type Shirt,
} from './model.ts';

/** Who stands where: points, carrier, marking, offside. */

/** Piece by hex, NO_PIECE where nobody stands. */
export type Occupancy = Int8Array;
const occupancy: Occupancy = new Int8Array(HEXES).fill(NO_PIECE);
const laid = new Int16Array(PIECES).fill(NOWHERE);

/** Lays the pieces out on one shared board: good until a piece moves or another state is laid out. */
export function layOut(s: City): Occupancy {
  const { at } = s;
  for (let piece = 0; piece < PIECES; piece++) if (laid[piece]! >= 0) occupancy[laid[piece]!] = NO_PIECE;
  for (let piece = 0; piece < PIECES; piece++) {
    const hex = at[piece]!;
    laid[piece] = hex;
    if (hex >= 0) occupancy[hex] = piece;
  }
  return occupancy;
}

export function pieceOn(s: City, hex: Hex): Piece {
  if (hex < 0) return NO_PIECE;
  const { at } = s;
  for (let piece = 0; piece < PIECES; piece++) if (at[piece] === hex) return piece;
  return NO_PIECE;
}

export const hexOf = (s: City, side: Seat, n: Shirt): Hex => s.at[pieceOf(side, n)]!;
export const isOnPitch = (s: City, side: Seat, n: Shirt): boolean => n >= 1 && n <= SHIRTS && hexOf(s, side, n) >= 0;
export const carrier = (s: City): Piece => pieceOn(s, s.ball);
export const isLoose = (s: City): boolean => carrier(s) === NO_PIECE;

/** The shirt of that side's carrier, NOBODY where it has not got the ball. */
export function carrierOf(s: City, side: Seat): Shirt {
  const piece = carrier(s);
  return piece !== NO_PIECE && pieceSide(piece) === side ? pieceShirt(piece) : NOBODY;
}

/** CTY-VAL-1: defence points are five less these; shirts 0 and 1 are nobody and the keeper. */
const ATTACK = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] as const;
const DEFENCE_AND_ATTACK = 5;
const KEEPER_ATTACK_IN_BOX = 1;
const KEEPER_DEFENCE_IN_BOX = 4;
const KEEPER_DEFENCE = 2;

/** CTY-VAL-1, CTY-VAL-2: points of a man standing on `hex`. */
export const attackPoints = (side: Seat, n: Shirt, hex: Hex): number =>
  n === KEEPER ? (hex >= 0 && inBox(1 - side, hex) ? KEEPER_ATTACK_IN_BOX : 0) : ATTACK[n]!;
export const defencePoints = (side: Seat, n: Shirt, hex: Hex): number =>
  n === KEEPER ? (inBox(side, hex) ? KEEPER_DEFENCE_IN_BOX : KEEPER_DEFENCE) : DEFENCE_AND_ATTACK - ATTACK[n]!;

export const isOpponent = (piece: Piece, side: Seat): boolean => piece !== NO_PIECE && pieceSide(piece) !== side;

/** CTY-MRK-1: whether an opponent of `side` stands next to the hex. */
export function isMarkedAt(on: Occupancy, side: Seat, hex: Hex): boolean {
  for (let dir = 0; dir < 6; dir++) {
    const next = neighbour(hex, dir);
    if (next >= 0 && isOpponent(on[next]!, side)) return true;
  }
  return false;
}

/** The shirts of `side` that stand next to the hex, as a set. */
export function shirtsBeside(s: City, side: Seat, hex: Hex): number {
  let set = 0;
  for (let n = 1; n <= SHIRTS; n++) {
    const at = hexOf(s, side, n);
    if (at >= 0 && distance(at, hex) === 1) set |= 1 << n;
  }
  return set;
}

/** CTY-OFF-1: whether the receiver on `hex` is offside for a ball that came from `from`. */
export function isOffside(s: City, side: Seat, hex: Hex, from: Hex): boolean {
  const adv = advOf(side, hex);
  if (!inOpposingHalf(side, hex) || adv <= advOf(side, from)) return false;
  let behind = 0;
  for (let n = 1; n <= SHIRTS; n++) {
    const at = hexOf(s, 1 - side, n);
    if (at >= 0 && advOf(side, at) >= adv) behind++;
  }
  return behind < 2;
}

/** The nearest man of `side` to the hex among shirts from `first` on; lowest shirt on a tie (CTY-RST-4). */
export function nearestOf(s: City, side: Seat, hex: Hex, first: Shirt): Shirt {
  let best = NOBODY;
  let least = HEXES;
  for (let n = first; n <= SHIRTS; n++) {
    const at = hexOf(s, side, n);
    if (at < 0 || distance(at, hex) >= least) continue;
    best = n;
    least = distance(at, hex);
  }
  return best;
}

/** CTY-RST-4: puts a man on a hex; a piece standing there goes to the hex he came from. */
export function putOn(s: City, side: Seat, n: Shirt, hex: Hex): void {
  const piece = pieceOf(side, n);
  const there = pieceOn(s, hex);
  if (there !== NO_PIECE) s.at[there] = s.at[piece]!;
  s.at[piece] = hex;
}
