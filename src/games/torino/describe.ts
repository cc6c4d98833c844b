import { AWAY, HOME } from '../../core/game.ts';
import { KINDS, ON_TARGET, type Point, pointOf, SPACES, shirtsOf, ZONES } from './board.ts';
import type { Torino } from './model.ts';

const WIDTH = 45;
const ROWS = 21;

/** The pitch as lines, away's goal above: every shirt, the ball, the keepers' zones and the numbers on target. */
export function describe(s: Torino): string {
  const grid = Array.from({ length: ROWS }, () => Array.from({ length: WIDTH }, () => ' '));
  const write = ([x, y]: Point, text: string): void => {
    const row = Math.round((1 - y) * (ROWS - 1));
    const from = Math.min(WIDTH - text.length, Math.round(x * (WIDTH - text.length)));
    for (const [i, letter] of [...text].entries()) grid[row]![from + i] = letter;
  };
  for (const { n, at } of shirtsOf(HOME)) write(at, `H${n}`);
  for (const { n, at } of shirtsOf(AWAY)) write(at, `A${n}`);
  write(pointOf(SPACES[s.ball]!), '*');
  const lines = grid.map((row) => `| ${row.join('')} |`);
  const kind = KINDS[s.kind];
  const target = kind === undefined ? '' : `   ${kind}: ${ON_TARGET[kind].join(' ')}`;
  return [`A [${ZONES[s.keeper[AWAY]!]}]`, ...lines, `H [${ZONES[s.keeper[HOME]!]}]${target}`].join('\n');
}
