// Every clause of a specification has a heading in its game's README and a test or case that names it, and no heading is made up.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../support/rooms.ts';

const ROW = /^\| ([A-Z]{3}-[A-Z0-9]+-)(\d+)([a-z]?)(?:\.\.(\d+))? \|/gm;
const ID = /\b[A-Z]{3}-[A-Z0-9]+-\d+[a-z]?\b/g;

/** The ids in the first column of the specification's tables; `POS-1..6` stands for six. */
function clausesOf(spec: string): string[] {
  return [...spec.matchAll(ROW)].flatMap(([, stem, from, letter, to]) => {
    const numbers = Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, i) => Number(from) + i);
    return numbers.map((number) => `${stem}${number}${letter}`);
  });
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Clauses named by the unit tests of src, the cases and the written tests, but not by this check itself. */
const named = new Set(
  [
    ...filesUnder('src').filter((path) => path.endsWith('.test.ts')),
    ...filesUnder('test').filter((path) => /\.(ts|jsonl)$/.test(path)),
  ].flatMap((path) => readFileSync(path, 'utf8').match(ID) ?? []),
);

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

  test('every clause is named by a test or a case', () => {
    expect(clauses.filter((clause) => !named.has(clause))).toEqual([]);
  });

  test('no test names a clause that does not exist', () => {
    const prefix = clauses[0]!.slice(0, 4);
    expect([...named].filter((clause) => clause.startsWith(prefix) && !clauses.includes(clause))).toEqual([]);
  });

  test('the game has its cases', () => {
    expect(existsSync(`test/conformance/${id}.jsonl`)).toBe(true);
  });
});
