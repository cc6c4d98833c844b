import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

const SPEED = 'test/browser/speed.test.ts';

const browser = {
  globalSetup: ['test/browser/build.ts'],
  testTimeout: 2 * MINUTE,
  hookTimeout: 2 * MINUTE,
  // A page on a busy machine may miss its moment once; what is broken fails twice.
  retry: 1,
  // What should come is waited for: a busy machine is slow, not wrong.
  expect: { poll: { timeout: MINUTE / 4 } },
};

export default defineConfig({
  test: {
    reporters: ['default', './tools/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '{bench,tools}/**/*.test.ts'],
          exclude: ['test/browser/**'],
          globalSetup: ['test/support/command.ts'],
          testTimeout: 2 * MINUTE,
          hookTimeout: MINUTE,
          expect: { poll: { timeout: MINUTE / 4 } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...browser,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: [SPEED],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...browser,
          name: 'speed',
          include: [SPEED],
          // Frames and handlers are timed: last of all, when nothing else disturbs them.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
