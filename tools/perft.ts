// Writes test/perft/<id>.json: node counts from the start, from positions of random matches, and from the rows already there.
// usage: npm run perft:write -- <id>
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Game, GameWithTexts, Position } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import { byText } from '../src/core/text.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { perft } from '../src/match/perft.ts';
import { type PerftRow, perftFile, perftRows, startOf } from '../test/support/tables.ts';
import { walk } from '../test/support/walk.ts';

const MOST_DEPTH = 6;
const MOST_POSITIONS = 5_000;
const MATCHES = 3;
const STEPS = 400;

/** The row at the greatest depth that can be counted within the limits. */
function deepest(game: GameWithTexts, row: PerftRow): PerftRow {
  const start = startOf(game, row);
  let best = { ...row, depth: 0, nodes: 1 };
  for (let depth = 1; depth <= MOST_DEPTH; depth++) {
    const nodes = perft(game, start, depth, MOST_POSITIONS);
    if (nodes === null || nodes === 0) break;
    best = { ...row, depth, nodes };
  }
  return best;
}

/** For each phase the last position of it in some random matches. */
function somePositions(game: Game): PerftRow[] {
  const found = new Map<string, Position>();
  for (let number = 0; number < MATCHES; number++) {
    walk(game, number, STEPS, ({ state }) => {
      const position = game.writePosition(state);
      found.set(`${position['phase']}, match ${number}`, position);
    });
  }
  return [...found].sort(([a], [b]) => byText(a, b)).map(([why, position]) => ({ why, position, depth: 1, nodes: 0 }));
}

const id = process.argv[2];
if (!isGameId(id)) {
  console.error('usage: npm run perft:write -- <id of a registered game>');
  process.exitCode = 2;
} else {
  const { game } = await loadRoom(id);
  const known = perftRows(id);
  const rows =
    known.length > 0
      ? known
      : [{ why: 'start', options: defaultOptions(game.options), depth: 1, nodes: 0 }, ...somePositions(game)];
  const counted = rows.map((row) => deepest(game, row));
  mkdirSync(dirname(perftFile(id)), { recursive: true });
  writeFileSync(perftFile(id), `[\n${counted.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
  for (const { why, depth, nodes } of counted) console.log(`${why}: depth ${depth}, ${nodes} nodes`);
}
