import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { Choices } from '../core/choices.ts';
import { seatOf } from '../core/game.ts';
import { byText } from '../core/text.ts';
import { type Ask, FoulError, type Player } from '../lab/duel.ts';
import type { Budget } from '../lab/players.ts';

/** Marks a contender that is a command. */
export const COMMAND_PREFIX = 'cmd:';

interface Answer {
  readonly ok?: unknown;
  readonly action?: unknown;
  readonly error?: unknown;
}

/**
 * A program in any language as a player: it reads and writes the lines of the engine protocol. For each decision it is
 * sent a position to `load` and is asked for the `best` of the legal `actions`, which come with the question. The
 * position is one that agrees with all that its side knows: what is hidden from the side is guessed, so nothing is
 * given away.
 */
export class CommandPlayer implements Player {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  readonly #budget: Budget;
  readonly #waiting: { resolve(line: string): void; reject(error: Error): void }[] = [];
  #end: FoulError | undefined;

  constructor(command: string, budget: Budget) {
    this.#budget = budget;
    this.#process = spawn(command, { shell: true, stdio: 'pipe', detached: process.platform !== 'win32' });
    this.#process.stderr.resume();
    this.#process.stdin.on('error', () => this.#fail('the program reads no more'));
    this.#process.on('error', (error) => this.#fail(error.message));
    this.#process.on('exit', (code, signal) => this.#fail(`the program ended (${signal ?? `exit code ${code}`})`));
    this.#lines = createInterface({ input: this.#process.stdout });
    this.#lines.on('line', (line) => this.#waiting.shift()?.resolve(line));
  }

  async decide({ game, view, side, random }: Ask): Promise<string> {
    const guess = game.guess(view, side, random);
    await this.#ask({ cmd: 'load', position: game.writePosition(guess) });
    const seat = seatOf(side);
    const choices = new Choices();
    game.choices(guess, seat, choices);
    const actions = choices.list().map((choice) => game.writeAction(guess, seat, choice));
    const seed = String(Math.floor(random() * 2 ** 32));
    const { action } = await this.#ask({ cmd: 'best', side, ...this.#budget, seed, actions: actions.sort(byText) });
    if (typeof action !== 'string') throw new FoulError('garbage', 'the answer to "best" has no action');
    return action;
  }

  close(): void {
    this.#end = new FoulError('crash', 'closed');
    this.#lines.close();
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null) return;
    try {
      // the shell and what it started are one group
      if (process.platform === 'win32') this.#process.kill();
      else process.kill(-pid, 'SIGKILL');
    } catch {
      this.#process.kill('SIGKILL');
    }
  }

  #fail(message: string): void {
    this.#end ??= new FoulError('crash', message);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
  }

  async #ask(request: object): Promise<Answer> {
    if (this.#end) throw this.#end;
    const line = await new Promise<string>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    });
    let answer: Answer | null;
    try {
      answer = JSON.parse(line) as Answer | null;
    } catch {
      throw new FoulError('garbage', `not JSON: ${line.slice(0, 80)}`);
    }
    if (answer?.ok !== true) throw new FoulError('garbage', `refused: ${line.slice(0, 160)}`);
    return answer;
  }
}
