import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { Command } from 'commander';
import type { Said } from '../core/clause.ts';
import { Engine, TOO_LONG } from '../protocol/engine.ts';
import { EXIT } from './exit.ts';
import type { Say } from './lang.ts';

/** The most characters of a line that are read: many times the longest record, and no danger to any memory. */
const LONGEST_LINE = 16 * 2 ** 20;

/**
 * Splits at line feeds alone: a JSON text may hold every other kind of line end. Of a line longer than `longest` nothing
 * is kept, and null stands in its place.
 */
async function* linesOf(input: Readable, longest: number): AsyncGenerator<string | null> {
  input.setEncoding('utf8');
  let parts: string[] = [];
  let length = 0;
  const take = (part: string): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  const whole = (): string | null => {
    const line = length > longest ? null : parts.join('');
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of input as AsyncIterable<string>) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      take(chunk.slice(from, at));
      yield whole();
      from = at + 1;
    }
    take(chunk.slice(from));
  }
  yield whole();
}

/** Writes a line, and waits where the reader is slower than we are. */
function writeLine(output: Writable, line: string): Promise<void> | undefined {
  if (output.write(`${line}\n`)) return undefined;
  return new Promise((resolve) => {
    output.once('drain', resolve);
  });
}

/** Answers the engine protocol, one line for one line, until the input ends. */
export async function serveEngine(
  input: Readable,
  output: Writable,
  log: (text: string) => void,
  longest = LONGEST_LINE,
): Promise<void> {
  const engine = new Engine({ now: () => performance.now(), freshSeed: randomUUID }, (error) => log(String(error)));
  for await (const line of linesOf(input, longest)) {
    if (line?.trim() === '') continue;
    const full = writeLine(output, line === null ? TOO_LONG : await engine.answer(line));
    if (full) await full;
  }
}

const ABOUT: Said = {
  es: 'habla el protocolo del motor: una petición JSON por línea, una respuesta por línea',
  en: 'speaks the engine protocol: one JSON request a line, one answer a line',
};

export const engineCommand = (say: Say): Command =>
  new Command('engine').description(say(ABOUT)).action(async () => {
    // Whoever reads our answers may leave at any time.
    process.stdout.on('error', () => process.exit(EXIT.ok));
    await serveEngine(process.stdin, process.stdout, (text) => console.error(text));
  });
