// A comment is a sentence: it has a subject, or says what the name above which it stands does.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['src/core', 'src/games', 'src/match', 'src/bots', 'src/protocol', 'src/web/boards'];
const SOURCE = /\.(?:ts|svelte)$/;
const GENERATED = /\/(?:clauses|generated)\.ts$/;
/** No sentence begins with these that is not half of one. */
const HALVES = /\/\*\*[\s*]*(?:Whether|Of|Until|Null|Undefined|False|True)\b[^\n]*/g;

const halvesIn = (text: string): string[] => text.match(HALVES) ?? [];

test('a comment that begins in the middle is found', () => {
  expect(halvesIn('/** Whether he may. */')).toHaveLength(1);
  expect(halvesIn('/**\n * Until then.\n */')).toHaveLength(1);
  expect(halvesIn('/** Says whether he may. */ /** Offers are made once. */')).toEqual([]);
});

test('no comment begins in the middle', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ).filter((path) => SOURCE.test(path) && !GENERATED.test(path));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((path) => halvesIn(readFileSync(path, 'utf8')).map((half) => `${path}: ${half}`))).toEqual([]);
});
