import { hexAt, hexName } from './board.ts';
import { type City, NO_PIECE, pieceShirt, pieceSide } from './model.ts';
import { pieceOn } from './pieces.ts';

const FILES = 15;
const HALF_ROWS = 42;
const CELL = 3;

function cellText(s: City, hex: number): string {
  const piece = pieceOn(s, hex);
  const man = piece === NO_PIECE ? '' : `${pieceSide(piece) === 0 ? 'H' : 'A'}${pieceShirt(piece)}`;
  return (man + (hex === s.ball ? '*' : '') || '.').padEnd(CELL);
}

/** The pitch as lines, away's goal above; even files lie half a hex higher than they are drawn. */
export function describe(s: City): string {
  const lines: string[] = [];
  for (let y = HALF_ROWS; y >= 0; y -= 2) {
    let line = '';
    for (let file = 1; file <= FILES; file++) {
      const hex = hexAt(file, file % 2 === 1 ? y : y + 1);
      line += hex < 0 ? ' '.repeat(CELL) : cellText(s, hex);
    }
    lines.push(`${hexName(hexAt(1, y)).slice(1).padStart(2)} ${line.trimEnd()}`);
  }
  lines.push(`   ${[...'abcdefghijklmno'].map((file) => file.padEnd(CELL)).join('')}`.trimEnd());
  return lines.join('\n');
}
