import { expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import ClosingLine from './closing-line.ts';

/** As much of a module as the reporter looks at. */
const moduleOf = (passed: number, failed: number, errors: number): TestModule =>
  ({
    children: { allTests: (state: 'passed' | 'failed') => Array(state === 'passed' ? passed : failed).keys() },
    errors: () => Array(errors),
  }) as unknown as TestModule;

test('counts tests, modules that can not be loaded and errors outside of tests', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  new ClosingLine().onTestRunEnd([moduleOf(3, 1, 0), moduleOf(2, 0, 1)], ['an error of nobody']);
  const lines = log.mock.calls.map(([line]) => line);
  log.mockRestore();
  expect(lines).toEqual(['5 passed, 3 failed']);
});
