// A vitest reporter: ends a run with one line, 'N passed, N failed', that a program can read.
import type { Reporter, TestModule } from 'vitest/node';

const countOf = (modules: readonly TestModule[], state: 'passed' | 'failed'): number =>
  modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);

export default class ClosingLine implements Reporter {
  /** A module that can't be loaded and an error outside of any test count as failures too. */
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const failed = countOf(modules, 'failed') + broken + unhandledErrors.length;
    console.log(`${countOf(modules, 'passed')} passed, ${failed} failed`);
  }
}
