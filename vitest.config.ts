import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

export default defineConfig({
  test: {
    reporters: ['default', './tools/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '{bench,tools}/**/*.test.ts'],
          exclude: ['test/browser/**'],
          testTimeout: 2 * MINUTE,
          hookTimeout: MINUTE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/build.ts'],
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
          // One browser at a time, after everything else: two cores are enough, and nothing else disturbs it.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
