// Builds the page where its sources have changed since it was last built, and only then: `npm start` is quick.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'svelte.config.js', 'package-lock.json'];
/** What is no part of the page, though it lies below `src`. */
const ELSEWHERE = /^src\/(server|cli|lab)\/|\.test\.ts$|\.md$/;
const STAMP = join(PROJECT, 'dist', '.sources');

const filesOf = (path: string): string[] =>
  statSync(join(PROJECT, path)).isDirectory()
    ? readdirSync(join(PROJECT, path)).flatMap((name) => filesOf(`${path}/${name}`))
    : [path];

/** A hash of everything that the page is built from, and for which path. */
export function sourcesHash(base = process.env['BASE'] ?? ''): string {
  const hash = createHash('sha256').update(base);
  const files = SOURCES.flatMap(filesOf).filter((path) => !ELSEWHERE.test(path));
  for (const path of files.sort()) hash.update(path).update(readFileSync(join(PROJECT, path)));
  return hash.digest('hex');
}

export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();

if (import.meta.main && !isBuilt()) {
  const { build } = await import('vite');
  await build({ root: PROJECT, logLevel: 'warn' });
  writeFileSync(STAMP, sourcesHash());
}
