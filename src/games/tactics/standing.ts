import type { Action, Seat } from '../../core/game.ts';
import type { Guards } from '../../core/phase.ts';
import { addAll, addRow, addSpace, type Mask, newMask } from './bitboard.ts';
import { columnOf, GOAL_SPACES, HEIGHT, inArea, inGoal, inHalf, rowOf, SPACES, WIDTH } from './board.ts';
import { FIRST_FIELD, isDefender, KEEPER, LAST_DEFENDER, NONE, pieceOn, spaceOf, type Tactics, TEAM } from './model.ts';

/** Where a pawn may stand: one pawn of a team a space, halves, and the formation limits (STW-LIM-*). */

const MOST_IN_ROW = 4;
const MOST_IN_COLUMN = 3;
export const MOST_IN_AREA = 4;
const SEATS = [0, 1] as const;

const isTaken = (s: Tactics, seat: Seat, piece: number, space: number): boolean => {
  const there = pieceOn(s, seat, space);
  return there !== NONE && there !== piece;
};

/** Defenders and the keeper; the others go everywhere (STW-MOVE-8). */
const isBeyondHalf = (seat: Seat, piece: number, space: number): boolean =>
  piece <= LAST_DEFENDER && !inHalf(seat, space);

/** Pawns of the team in the unbroken line through `space`, the moving pawn counted there and nowhere else. */
function lineThrough(
  s: Tactics,
  seat: Seat,
  piece: number,
  space: number,
  step: number,
  before: number,
  after: number,
): number {
  const base = seat * SPACES;
  let count = 1;
  for (let i = 1, at = base + space - step; i <= before; i++, at -= step) {
    const there = s.on[at]!;
    if (there === NONE || there === piece) break;
    count++;
  }
  for (let i = 1, at = base + space + step; i <= after; i++, at += step) {
    const there = s.on[at]!;
    if (there === NONE || there === piece) break;
    count++;
  }
  return count;
}

const breaksRow = (s: Tactics, seat: Seat, piece: number, space: number): boolean =>
  lineThrough(s, seat, piece, space, 1, columnOf(space), WIDTH - 1 - columnOf(space)) > MOST_IN_ROW;

const breaksColumn = (s: Tactics, seat: Seat, piece: number, space: number): boolean =>
  lineThrough(s, seat, piece, space, WIDTH, rowOf(space), HEIGHT - 1 - rowOf(space)) > MOST_IN_COLUMN;

export function fieldPawnsInArea(s: Tactics, seat: Seat, end: Seat): number {
  let count = 0;
  for (let i = seat * TEAM + FIRST_FIELD; i < (seat + 1) * TEAM; i++) {
    const at = s.at[i]!;
    if (at >= 0 && inArea(end, at)) count++;
  }
  return count;
}

/** STW-LIM-3, for either penalty area; the keeper is extra, and who is in it already adds nobody. */
function breaksArea(s: Tactics, seat: Seat, piece: number, space: number): boolean {
  if (piece === KEEPER) return false;
  for (const end of SEATS) {
    if (!inArea(end, space)) continue;
    const from = spaceOf(s, seat, piece);
    const isInside = from >= 0 && inArea(end, from);
    return fieldPawnsInArea(s, seat, end) >= (isInside ? MOST_IN_AREA + 1 : MOST_IN_AREA);
  }
  return false;
}

/** STW-LIM-4: the other space of a goal area is the neighbour in its row. */
function breaksGoal(s: Tactics, seat: Seat, piece: number, space: number): boolean {
  for (const end of SEATS) if (inGoal(end, space)) return isTaken(s, seat, piece, space ^ GOAL_PAIR);
  return false;
}
/** d and e of a goal line differ in these bits of their space. */
const GOAL_PAIR = 7;

export const mayStandOffLines = (s: Tactics, seat: Seat, piece: number, space: number): boolean =>
  !isTaken(s, seat, piece, space) &&
  !isBeyondHalf(seat, piece, space) &&
  !breaksArea(s, seat, piece, space) &&
  !breaksGoal(s, seat, piece, space);

export const mayStand = (s: Tactics, seat: Seat, piece: number, space: number): boolean =>
  mayStandOffLines(s, seat, piece, space) && !breaksRow(s, seat, piece, space) && !breaksColumn(s, seat, piece, space);

/** As bits along a line: the places where one more pawn makes an unbroken line of more than `most`. */
function fullPlaces(line: number, most: number): number {
  let places = 0;
  for (let before = 0; before <= most; before++) {
    let all = -1;
    for (let step = 1; step <= before; step++) all &= line << step;
    for (let step = 1; step <= most - before; step++) all &= line >> step;
    places |= all;
  }
  return places;
}

const ROW_BITS = (1 << WIDTH) - 1;
const FULL_IN_ROW = Uint8Array.from({ length: 1 << WIDTH }, (_, row) => fullPlaces(row, MOST_IN_ROW) & ROW_BITS);
const rows = new Uint8Array(HEIGHT);
const columns = new Uint16Array(WIDTH);

/**
 * Marks the spaces where the limits may keep a pawn of the team away, as if the pawn that moves came from nowhere:
 * where nothing is marked no limit binds, elsewhere `mayStand` decides.
 */
export function markCrowded(s: Tactics, seat: Seat, mask: Mask): void {
  mask.fill(0);
  rows.fill(0);
  columns.fill(0);
  for (let i = seat * TEAM; i < (seat + 1) * TEAM; i++) {
    const at = s.at[i]!;
    if (at < 0) continue;
    rows[rowOf(at)]! |= 1 << columnOf(at);
    columns[columnOf(at)]! |= 1 << rowOf(at);
  }
  for (let row = 0; row < HEIGHT; row++) {
    const full = FULL_IN_ROW[rows[row]!]!;
    if (full !== 0) addRow(mask, row, full);
  }
  for (let column = 0; column < WIDTH; column++) {
    const line = columns[column]!;
    if ((line & (line >> 1)) === 0) continue; // no two in a line, so no three around a gap
    const full = fullPlaces(line, MOST_IN_COLUMN);
    for (let row = 0; row < HEIGHT; row++) if ((full & (1 << row)) !== 0) addSpace(mask, row * WIDTH + column);
  }
  for (const end of SEATS) {
    if (fieldPawnsInArea(s, seat, end) >= MOST_IN_AREA) addAll(mask, AREA_MASKS[end]);
    for (const space of GOAL_SPACES[end]) if (pieceOn(s, seat, space) !== NONE) addAll(mask, GOAL_MASKS[end]);
  }
}

const maskWhere = (isIn: (space: number) => boolean): Mask => {
  const mask = newMask();
  for (let space = 0; space < SPACES; space++) if (isIn(space)) addSpace(mask, space);
  return mask;
};
const AREA_MASKS = [maskWhere((space) => inArea(0, space)), maskWhere((space) => inArea(1, space))] as const;
const GOAL_MASKS = [maskWhere((space) => inGoal(0, space)), maskWhere((space) => inGoal(1, space))] as const;

type Operand = (s: Tactics, seat: Seat, action: Action) => number;

/** The same as guards, in the order in which a refusal names them. */
export function standing(pieceFor: Operand, spaceFor: Operand): Guards<Tactics> {
  const on =
    (breaks: (s: Tactics, seat: Seat, piece: number, space: number) => boolean) =>
    (s: Tactics, seat: Seat, action: Action): boolean =>
      breaks(s, seat, pieceFor(s, seat, action), spaceFor(s, seat, action));
  return [
    ['STW-MOVE-6', on(isTaken)],
    ['STW-MOVE-7', on((_s, seat, piece, space) => isDefender(piece) && isBeyondHalf(seat, piece, space))],
    ['STW-GK-5', on((_s, seat, piece, space) => piece === KEEPER && isBeyondHalf(seat, piece, space))],
    ['STW-LIM-1', on(breaksRow)],
    ['STW-LIM-2', on(breaksColumn)],
    ['STW-LIM-3', on(breaksArea)],
    ['STW-LIM-4', on(breaksGoal)],
  ];
}
