// The engine as another program meets it: a process, one JSON line in, one out.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Answer } from './cases.ts';

export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: ((answer: Answer) => void)[] = [];

  constructor() {
    this.#child = spawn(process.execPath, ['src/cli/main.ts', 'engine'], { stdio: 'pipe' });
    this.#child.stderr.pipe(process.stderr);
    createInterface({ input: this.#child.stdout }).on('line', (line) =>
      this.#waiting.shift()?.(JSON.parse(line) as Answer),
    );
  }

  ask(request: object): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }

  /** Ends its input; the exit code that follows. */
  end(): Promise<number | null> {
    return new Promise((resolve) => {
      this.#child.once('exit', resolve);
      this.#child.stdin.end();
    });
  }
}
