// What a visitor downloads: the first page stays small, and a game comes only when it is opened.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS, loadRoom } from '../../src/games/index.ts';

const KB = 1000;
const FIRST_PAGE = 120 * KB;
const FONTS = 60 * KB;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await build({ logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
});
afterAll(() => rmSync(folder, { recursive: true }));

const assets = (ending: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, 'assets', name));
const textOf = (path: string): string => readFileSync(path, 'utf8');
const gzipped = (path: string): number => gzipSync(readFileSync(path)).length;
const sum = (sizes: readonly number[]): number => sizes.reduce((a, b) => a + b, 0);

/** The scripts that the page names, and all that they import at once. */
function firstScripts(): Set<string> {
  const names = [...textOf(join(folder, 'index.html')).matchAll(/(?:src|href)="[^"]*?([\w.-]+\.js)"/g)].map(
    (match) => match[1]!,
  );
  const found = new Set<string>();
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const path = [join(folder, 'assets', name), join(folder, name)].find((one) =>
      statSync(one, { throwIfNoEntry: false }),
    );
    if (!path || found.has(path)) continue;
    found.add(path);
    names.push(...[...textOf(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map((match) => match[1]!));
  }
  return found;
}

test('the first page is at most 120 kB of script', () => {
  const scripts = [...firstScripts()];
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(scripts.map(gzipped)), scripts.map((path) => basename(path)).join()).toBeLessThanOrEqual(FIRST_PAGE);
});

test('no game is part of the first page', async () => {
  const first = [...firstScripts()].map(textOf).join('\n');
  for (const id of GAME_IDS) {
    const { game } = await loadRoom(id);
    const clause = [...game.clauses.byId.keys()][0]!;
    expect(
      assets('.js').some((path) => textOf(path).includes(clause)),
      id,
    ).toBe(true);
    expect(first.includes(clause), id).toBe(false);
  }
});

test('the fonts are at most 60 kB together', () => {
  const fonts = assets('.woff2');
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts.map((path) => statSync(path).size))).toBeLessThanOrEqual(FONTS);
});
