// A sixth game is its own files and one entry of the registry: with them every suite over all games passes, and the command
// line, the arena, the analysis and the report know it. test/browser/sixth.test.ts plays it in the page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, houseWithToy } from '../support/house.ts';

let house: House;
beforeAll(() => {
  house = houseWithToy();
  house.node('tools/generate.ts');
  house.node('tools/perft.ts', 'toy');
  house.node('tools/golden.ts', 'toy');
});
afterAll(() => house.remove());

const FOLDERS = ['src', 'test', 'docs', 'tools', 'bench'];
const filesUnder = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );

describe('a sixth game', () => {
  test('changes one file, by its entry, and every other file that it brings is its own', () => {
    const before = new Set(filesUnder(process.cwd()));
    const read = (root: string, path: string): string => readFileSync(join(root, path), 'latin1');
    const brought = filesUnder(house.root).filter((path) => !before.has(path));
    expect(brought.filter((path) => !/\/toy[/.-]/.test(path))).toEqual([]);
    const changed = [...before].filter((path) => read(process.cwd(), path) !== read(house.root, path));
    expect(changed).toEqual(['src/games/index.ts']);
  });

  test('has the clauses that follow from its README', () => {
    const made = readFileSync(join(house.root, 'src/games/toy/clauses.ts'), 'utf8');
    const kept = readFileSync('test/support/toy/clauses.ts', 'utf8');
    expect(made.replace('../../core/', '../../../src/core/')).toBe(kept);
  });

  test('fits the types of all that runs over games', () => {
    house.node('node_modules/typescript/bin/tsc', '--noEmit');
  });

  test('keeps the layers, and has nothing for the linters', () => {
    house.node('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--preserve-symlinks', 'src');
    house.node('node_modules/@biomejs/biome/bin/biome', 'check', 'src/games/toy', 'src/web/boards/toy');
    house.node('node_modules/eslint/bin/eslint.js', 'src/games/toy', 'src/web/boards/toy');
  });

  test('passes every suite over all games', () => {
    const env = { GAMES: 'toy' };
    house.vitest(env, '--project=unit', 'test/suites', 'test/budgets/rooms.test.ts', 'test/docs/options.test.ts');
  });

  test('is played by every bot, counted by the report, judged by odds and luck, and kept secret by the protocol', () => {
    const files = ['src/bots/bots', 'src/lab/report', 'src/lab/luck', 'src/match/odds', 'src/protocol/secrets'];
    house.vitest({}, '--project=unit', '-t', 'toy', ...files.map((file) => `${file}.test.ts`));
  });

  test('is known to the command line and the arena', () => {
    const cancha = (...words: string[]): string => house.node('src/cli/main.ts', '--lang', 'en', ...words);
    expect(cancha('games')).toContain('Toy');
    expect(cancha('rules', 'toy', 'TOY-PEN-2')).toContain('the keeper saves');
    const options = ['--seed', 'sixth', '--save', 'match.txt', '-o', 'turns=4'];
    expect(cancha('play', 'toy', '--home', 'club', '--away', 'beginner', ...options)).toContain('Full time');
    expect(cancha('verify', 'match.txt')).toContain('All in order');
    expect(cancha('analyse', 'match.txt', '--nodes', '20')).toContain('luck');
    const series = cancha('arena', '--game', 'toy', '--a', 'club', '--b', 'random', '--matches', '2', '--json');
    expect(JSON.parse(series)).toMatchObject({ game: 'toy', matches: 2 });
  });
});
