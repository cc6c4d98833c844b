// `npm pack`, then a stranger's folder: tools/pack-check.ts says what is tried there.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MINUTE = 60_000;

test(
  'the package works where it is installed',
  () => {
    const { stdout, status } = spawnSync('npm', ['run', '-s', 'pack:check'], { encoding: 'utf8' });
    expect(stdout).not.toContain('FAIL');
    expect(stdout).toContain('It works.');
    expect(status).toBe(0);
  },
  10 * MINUTE,
);
