import { COLUMNS, HEIGHT, ownSpace, WIDTH } from './board.ts';
import { NONE, PIECES, pieceOn, type Tactics } from './model.ts';

const cellOf = (s: Tactics, space: number): string => {
  const home = pieceOn(s, 0, space);
  const away = pieceOn(s, 1, space);
  const names = [home === NONE ? '' : `H${PIECES[home]}`, away === NONE ? '' : `A${PIECES[away]}`];
  const text = names.filter((name) => name !== '').join('/') + (s.ball === space ? '*' : '');
  return (text || '.').padEnd(8);
};

/** The pitch row by row, away's goal line at the top. */
export function describe(s: Tactics): string {
  const lines = [`    ${[...COLUMNS].map((column) => column.padEnd(8)).join('')}`];
  for (let row = HEIGHT; row >= 1; row--) {
    const cells = Array.from({ length: WIDTH }, (_, column) => cellOf(s, ownSpace(0, column, row)));
    lines.push(`${String(row).padStart(2)}  ${cells.join('')}`);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
