import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OptionSpec } from '../../src/core/options.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { Engine } from '../../src/protocol/engine.ts';

/** The rows of the table of options of a specification; city writes values and default in one cell. */
function rowsOf(page: string): { readonly names: string[]; readonly values: string; readonly standard: string }[] {
  const table = /^\| option .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(page)![1]!;
  return table
    .trimEnd()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, names = '', type = '', standard = '']) => {
      const [values = '', ownDefault] = type.split('; ');
      return { names: namesIn(names), values, standard: (ownDefault ?? standard).replace(/[`"]/g, '') };
    });
}
const namesIn = (cell: string): string[] => [...cell.matchAll(/`"?(\w+)"?`/g)].map((match) => match[1]!);

/** An option as its row tells it. */
function specOf(values: string, standard: string): OptionSpec {
  const range = /^int (\d+)\D+(\d+)$/.exec(values);
  if (range) return { type: 'int', default: Number(standard), min: Number(range[1]), max: Number(range[2]) };
  if (values.startsWith('bool')) return { type: 'bool', default: standard === 'true' };
  return { type: 'enum', default: standard, values: namesIn(values) };
}

test.each(GAME_IDS)('games of the protocol tells the options of %s as its specification lists them', async (id) => {
  const fail = (error: unknown): never => {
    throw error;
  };
  const engine = new Engine({ now: () => 0, freshSeed: () => '' }, fail);
  const { games } = JSON.parse(await engine.answer('{"cmd":"games"}'));
  const { options } = games.find((game: { id: string }) => game.id === id);
  const told = rowsOf(readFileSync(`docs/games/${id}.md`, 'utf8')).flatMap(({ names, values, standard }) =>
    names.map((name) => [name, specOf(values, standard)] as const),
  );
  expect(told.length).toBeGreaterThan(3);
  expect(Object.entries(options)).toEqual(told);
  for (const [, spec] of told) if (spec.type === 'enum') expect(spec.values[0]).toBe(spec.default);
});
