// Short files: what grows beyond its limit has a second noun in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Voices are words, not rules. */
const RULES = /^src\/games\/[^/]+\/(?!voice)(?!.*\.test\.ts$).*\.ts$/;
const SOURCE = /\.(ts|js|svelte|css|html)$/;
const GENERATED = /\/(?:clauses|generated)\.ts$/;
/** Sentences are as long as they are. */
const DICTIONARY = /^src\/web\/(?:i18n\/(?:es|en)|\w+\/i18n)\.ts$/;
const LONGEST_RULES = 300;
const LONGEST = 500;
const WIDEST = 140;

const sources = ['src', 'test', 'bench', 'tools']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => SOURCE.test(path) && !GENERATED.test(path));

const limitOf = (path: string): number => (RULES.test(path) ? LONGEST_RULES : LONGEST);
const read = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');
const linesOf = (path: string): number => read(path).length;

test('no file is over its limit', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(
    sources.filter((path) => linesOf(path) > limitOf(path)).map((path) => `${path}: ${linesOf(path)} lines`),
  ).toEqual([]);
});

test('no line is wider than a screen', () => {
  const wide = sources
    .filter((path) => !DICTIONARY.test(path))
    .flatMap((path) =>
      read(path).flatMap((line, i) =>
        [...line].length > WIDEST ? [`${path}:${i + 1}: ${[...line].length} columns`] : [],
      ),
    );
  expect(wide).toEqual([]);
});

test('no test is switched off', () => {
  const off = /\b(?:it|test|describe)\.(?:skip|only|todo|fails)\b/;
  expect(sources.filter((path) => off.test(readFileSync(path, 'utf8')))).toEqual([]);
});
