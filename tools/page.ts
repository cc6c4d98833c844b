// Builds the page where its sources have changed since it was last built, and only then: `npm start` is quick.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'svelte.config.js', 'package-lock.json'];
/** What is no part of the page, though it lies below `src`. */
const ELSEWHERE = /^src\/(server|cli)\/|\.test\.ts$|\.md$/;
/** Where it is built. */
export const PAGES = join(PROJECT, 'dist');
const STAMP = join(PAGES, '.sources');

const filesOf = (path: string): string[] =>
  statSync(join(PROJECT, path)).isDirectory()
    ? readdirSync(join(PROJECT, path)).flatMap((name) => filesOf(`${path}/${name}`))
    : [path];

/** Everything that the page is built from. */
export const sources = (): string[] => SOURCES.flatMap(filesOf).filter((path) => !ELSEWHERE.test(path));

/** A hash of the sources, and of the path that the page is built for. */
export function sourcesHash(base = process.env['BASE'] ?? ''): string {
  const hash = createHash('sha256').update(base);
  for (const path of sources().sort()) hash.update(path).update(readFileSync(join(PROJECT, path)));
  return hash.digest('hex');
}

export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();

/** The page as people get it: a test's Svelte is that of developers, larger and slower. */
export async function build(outDir: string): Promise<void> {
  const { build } = await import('vite');
  const { NODE_ENV: mode } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ root: PROJECT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  if (mode !== undefined) process.env['NODE_ENV'] = mode;
}

if (import.meta.main && !isBuilt()) {
  await build(PAGES);
  writeFileSync(STAMP, sourcesHash());
}
