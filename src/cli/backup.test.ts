import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqliteLog } from '../server/log/sqlite.ts';
import { run } from './program.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cancha-backup-'));
  said = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const row = (n: number) => ({ match: 'one', n, at: n, id: `c${n}`, text: 'whistle' });

it('copies while the server writes, and puts the copy back when it does not', async () => {
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const log = await openSqliteLog(join(data, 'cancha.sqlite'));
  await log.addRecord('r', 'mat', 'text', 1);
  for (let n = 1; n <= 20; n++) await log.append({ row: row(n) });
  const writing = Promise.all(Array.from({ length: 50 }, (_, i) => log.append({ row: row(21 + i) })));
  expect(await run(['backup', copy, '--data', data, '--lang', 'en'])).toBe(0);
  await writing;
  expect(said.join()).toContain('0 matches and 1 records');
  expect(await run(['backup', copy, '--data', data, '--lang', 'en'])).toBe(2);
  expect(await run(['restore', copy, '--data', data, '--lang', 'es'])).toBe(2);
  expect(said.at(-1)).toContain('páralo primero');
  await log.close();
  writeFileSync(join(folder, 'none'), 'x'.repeat(5000));
  expect(await run(['restore', join(folder, 'none'), '--data', data, '--lang', 'en'])).toBe(2);
  expect(said.at(-1)).toContain('nothing was changed');
  expect(await run(['restore', copy, '--data', data, '--lang', 'en'])).toBe(0);
  const again = await openSqliteLog(join(data, 'cancha.sqlite'));
  expect((await again.stepsAfter('one', 0)).length).toBeGreaterThanOrEqual(20);
  expect(await again.record('r')).toEqual({ game: 'mat', record: 'text' });
  await again.close();
});

it('says that there is nothing to copy', async () => {
  expect(await run(['backup', join(folder, 'copy'), '--data', folder, '--lang', 'es'])).toBe(2);
  expect(said.join()).toContain('no hay datos');
});
