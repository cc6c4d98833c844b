// Every clause of a specification has a heading in its game's README and a test or case that is about it, and no heading is
// made up.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../support/rooms.ts';

const ID = /\b([A-Z]{3}-[A-Z0-9]+-)(\d+)([a-z]?)(?:(?:\.\.|…)(\d+))?\b/;
const IDS = new RegExp(ID, 'g');
/** The first column of the specification's tables. */
const ROWS = new RegExp(`^\\| ${ID.source} \\|`, 'gm');

/** The ids that are found; `POS-1..6` and `POS-1…6` stand for six. */
const idsIn = (text: string, found = IDS): string[] =>
  [...text.matchAll(found)].flatMap(([, stem, from, letter, to]) => {
    const numbers = Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, i) => Number(from) + i);
    return numbers.map((number) => `${stem}${number}${letter}`);
  });
const clausesOf = (spec: string): string[] => idsIn(spec, ROWS);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The titles of a file's tests: the texts that `it`, `test`, `describe` and their tables (`it.each(…)('…')`) begin with. */
function titlesIn(path: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test|describe)\b/.test(node.expression.getText(file))) {
      const title = node.arguments[0];
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(title.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  visit(file);
  return titles;
}

const read = (path: string): string => readFileSync(path, 'utf8');

const tests = ['src', 'test'].flatMap(filesUnder).filter((path) => path.endsWith('.test.ts'));
/** Clauses that a test is about, by its title, or a case: being spelled in the middle of another test is not enough. */
const tested = new Set([
  ...tests.flatMap((path) => titlesIn(path, read(path)).flatMap((title) => idsIn(title))),
  ...filesUnder('test/conformance').flatMap((path) => idsIn(read(path))),
]);
const named = new Set([...tested, ...tests.flatMap((path) => idsIn(read(path)))]);

test('titles are those of tests, groups and tables', () => {
  const source = "describe('a', () => { it('b', () => f('x')); it.each([['y']])('c %s', g); test(`d`, h); });";
  expect(titlesIn('x.ts', source)).toEqual(["'a'", "'b'", "'c %s'", '`d`']);
});

test('a range of ids stands for each of them', () => {
  expect(clausesOf('| XYZ-POS-2..4 | ours |\n| XYZ-ATK-1 | x |\n| XYZ-SET-3b | y |')).toEqual([
    'XYZ-POS-2',
    'XYZ-POS-3',
    'XYZ-POS-4',
    'XYZ-ATK-1',
    'XYZ-SET-3b',
  ]);
});

describe.each(ROOMS)('$id', ({ id, game }) => {
  const clauses = clausesOf(readFileSync(`docs/games/${id}.md`, 'utf8'));

  test('every clause has a heading in the README, once, and no heading is without a clause', () => {
    const headings = [...readFileSync(`src/games/${id}/README.md`, 'utf8').matchAll(/^### (.+)$/gm)].map(
      (match) => match[1]!,
    );
    expect(headings.toSorted()).toEqual([...new Set(clauses)].sort());
    expect([...game.clauses.byId.keys()].sort()).toEqual(headings.toSorted());
  });

  test('every clause has a test or a case of its own', () => {
    expect(clauses.filter((clause) => !tested.has(clause))).toEqual([]);
  });

  test('no test names a clause that does not exist', () => {
    const prefix = clauses[0]!.slice(0, 4);
    expect([...named].filter((clause) => clause.startsWith(prefix) && !clauses.includes(clause))).toEqual([]);
  });

  test('the game has its cases', () => {
    expect(existsSync(`test/conformance/${id}.jsonl`)).toBe(true);
  });
});
