import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { driftFrom } from './drift.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drift-'));
  for (const name of ['games', 'conformance']) mkdirSync(join(folder, name));
  cpSync('docs/games', join(folder, 'games'), { recursive: true });
  cpSync('test/conformance', join(folder, 'conformance'), { recursive: true });
  cpSync('docs/protocol.md', join(folder, 'protocol.md'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('equal folders do not drift', () => {
  expect(driftFrom(folder)).toEqual([]);
});

test('a changed, a new and a removed file are named', () => {
  writeFileSync(join(folder, 'protocol.md'), 'other');
  writeFileSync(join(folder, 'games', 'handball.md'), 'new');
  rmSync(join(folder, 'conformance', 'torino.jsonl'));
  expect(driftFrom(folder)).toEqual([
    'docs/protocol.md differs',
    'docs/games/handball.md is missing',
    'test/conformance/torino.jsonl is not in the source',
  ]);
});
