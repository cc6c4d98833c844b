import { AWAY, HOME, type Seat } from '../../core/game.ts';
import {
  CENTRE,
  COLUMNS,
  inArea,
  inPenaltyArea,
  isBlocked,
  isLong,
  isSpeed,
  ROWS,
  SPOT,
  type Space,
  WIDTH,
} from './board.ts';
import { type Mat, ownerOf, PLACE, PLACES, pawnName, squadOf } from './model.ts';

function ground(space: Space): string {
  if (isBlocked(space)) return 'X';
  if (isSpeed(space)) return '|';
  if (isLong(space)) return 'L';
  if (space === CENTRE) return 'O';
  if (SPOT.includes(space)) return 'P';
  if (inArea(HOME, space) || inArea(AWAY, space)) return 'g';
  return inPenaltyArea(HOME, space) || inPenaltyArea(AWAY, space) ? 'p' : '.';
}

function cell(s: Mat, space: Space): string {
  const pawn = s.on[space]! - 1;
  const ball = s.ball === space ? '*' : '';
  if (pawn < 0) return ball || ground(space);
  return (ownerOf(pawn) === HOME ? 'H' : 'A') + pawnName(pawn).slice(1) + ball;
}

function bench(s: Mat, seat: Seat): string {
  const parts = PLACES.map((place) => {
    const pawns = squadOf(seat).filter((pawn) => s.at[pawn] === PLACE[place]);
    return pawns.length > 0 ? ` ${place}: ${pawns.map(pawnName).join(' ')}` : '';
  });
  return parts.join('');
}

/** The mat as lines, away's goal above. */
export function describe(s: Mat): string {
  const line = (row: number): string => {
    const cells = Array.from({ length: WIDTH }, (_, column) => cell(s, (row - 1) * WIDTH + column).padEnd(3));
    return `${String(row).padStart(2)}  ${cells.join(' ')}`.trimEnd();
  };
  const columns = `    ${[...COLUMNS].map((column) => column.padEnd(3)).join(' ')}`.trimEnd();
  const goal = `${' '.repeat(16)}[==  goal  ==]`;
  const rows = Array.from({ length: ROWS }, (_, i) => line(ROWS - i));
  return [goal, columns, ...rows, goal, `H${bench(s, HOME)}`, `A${bench(s, AWAY)}`].join('\n');
}
