import { NONE, SPACES } from './board.ts';
import { type Eleven, isOwn, numberOf } from './model.ts';

const COLUMNS = 104;
const ROWS = 34;
const WIDTH = 1030;
const HEIGHT = 790;

/** A piece as H7 or A10, with `*` where the ball is; an empty space by its number in brackets. */
function mark(s: Eleven, space: number): string {
  const piece = s.on[space]!;
  const ball = s.ball === space ? '*' : '';
  return piece === NONE ? `${ball}(${space})` : `${isOwn(0, piece) ? 'H' : 'A'}${numberOf(piece)}${ball}`;
}

/** The spaces where they lie on the board; W is left. */
export function describe(s: Eleven): string {
  const rows = Array.from({ length: ROWS }, () => ' '.repeat(COLUMNS));
  for (const [space, [x, y]] of SPACES.entries()) {
    const text = mark(s, space);
    const row = Math.round((y / HEIGHT) * (ROWS - 1));
    const column = Math.round((x / WIDTH) * (COLUMNS - 1) - text.length / 2);
    rows[row] = rows[row]!.slice(0, column) + text + rows[row]!.slice(column + text.length);
  }
  return rows
    .map((row) => row.trimEnd())
    .filter((row) => row !== '')
    .join('\n');
}
