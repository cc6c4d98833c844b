// The widgets know no rules: what they need of a game comes with the step (src/core/targets.ts). Of what lies outside the
// page they import types, the spaces of a board, cards and words, and nothing that decides.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const BOARDS = 'src/web/boards';

/** What exists at run time may come from here; types may come from anywhere in the core and in the own room. */
const VALUES: readonly RegExp[] = [
  /^src\/core\/(?:clause|game|voice)\.ts$/, // languages, sides, their names
  /^src\/games\/<id>\/board\.ts$/, // spaces and geometry
  /^src\/games\/<id>\/(?:cards|shirts|formations)\.ts$/, // what is printed on things
  /^src\/games\/<id>\/voice(?:\.ts|\/\w+\.ts)$/, // words
];
const TYPES: readonly RegExp[] = [
  /^src\/core\/\w+\.ts$/,
  /^src\/games\/<id>\/(?:position|events|targets)\.ts$/,
  /^src\/games\/index\.ts$/,
];

interface Import {
  readonly file: string;
  readonly from: string;
  readonly isType: boolean;
}

const IMPORT = /^\s*(import|export)\s+(type\s+)?([^;]*?)\s*from\s+'([^']+)'/gm;
const isOnlyTypes = (names: string): boolean =>
  names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '));

/** What a file imports from outside src/web, its own game written as <id>. */
function importsOf(file: string): Import[] {
  const [, id] = /^src\/web\/boards\/([^/]+)\//.exec(file) ?? [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, , type, names = '', path = '']) => {
    const to = path.startsWith('.') ? normalize(join(dirname(file), path)) : '';
    if (!to.startsWith('src/') || to.startsWith('src/web/')) return [];
    const from = id === undefined ? to : to.replace(`src/games/${id}/`, 'src/games/<id>/');
    return [{ file, from, isType: type !== undefined || isOnlyTypes(names) }];
  });
}

const files = readdirSync(BOARDS, { recursive: true, encoding: 'utf8' })
  .map((path) => join(BOARDS, path))
  .filter((path) => /\.(?:ts|svelte)$/.test(path) && !path.endsWith('.test.ts'));
const imports = files.flatMap(importsOf);

test('boards import spaces, cards and words, types besides, and no rule', () => {
  expect(imports.length).toBeGreaterThan(50);
  const isAllowed = ({ from, isType }: Import): boolean =>
    [...VALUES, ...(isType ? TYPES : [])].some((pattern) => pattern.test(from));
  expect(imports.filter((one) => !isAllowed(one)).map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

test('no board takes a position for something else than it is given', () => {
  const casts = files.filter((file) => /\bposition as\b|as unknown as/.test(readFileSync(file, 'utf8')));
  expect(casts).toEqual([]);
});

test('no board asks for the phase: what a touch means comes with the step', () => {
  // The stage of a match as an attribute, for styles, decides nothing.
  const asks = (text: string): boolean => /\.phase\b|\bphase\s*[,}]/.test(text.replaceAll(/data-phase=\{[^}]*\}/g, ''));
  expect(asks("if (p.phase === 'ball') return;")).toBe(true);
  expect(asks('const { phase } = position;')).toBe(true);
  expect(files.filter((file) => asks(readFileSync(file, 'utf8')))).toEqual([]);
});
