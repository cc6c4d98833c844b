// The files a game keeps beside its tests: node counts and recorded matches. test/README.md tells how they are made.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GameWithTexts, Position } from '../../src/core/game.ts';
import type { Options } from '../../src/core/options.ts';
import type { State } from '../../src/core/state.ts';

/** How many sequences of that length there are, from a position or from the start with these options. */
export type PerftRow = { readonly why: string; readonly depth: number; readonly nodes: number } & (
  | { readonly position: Position }
  | { readonly options: Options }
);

export const perftFile = (id: string): string => `test/perft/${id}.json`;
export const perftRows = (id: string): PerftRow[] =>
  existsSync(perftFile(id)) ? (JSON.parse(readFileSync(perftFile(id), 'utf8')) as PerftRow[]) : [];

export function startOf(game: GameWithTexts, row: PerftRow): State {
  if ('options' in row) return game.setup(row.options);
  const loaded = game.readPosition(row.position);
  if (!loaded.ok) throw new Error(`${row.why}: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
}

export const GOLDEN = 'test/golden';
export const goldenFiles = (id: string): string[] =>
  readdirSync(GOLDEN)
    .filter((name) => new RegExp(`^${id}-(\\w+-)?\\d+\\.txt$`).test(name))
    .map((name) => `${GOLDEN}/${name}`);
