import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { Command } from 'commander';
import type { Said } from '../core/clause.ts';
import { Engine } from '../protocol/engine.ts';
import { EXIT } from './exit.ts';
import type { Say } from './lang.ts';

/** Splits at line feeds alone: a JSON text may hold every other kind of line end. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let parts: string[] = [];
  for await (const chunk of input as AsyncIterable<string>) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      parts.push(chunk.slice(from, at));
      yield parts.join('');
      parts = [];
      from = at + 1;
    }
    parts.push(chunk.slice(from));
  }
  yield parts.join('');
}

/** Writes a line, and waits where the reader is slower than we are. */
function writeLine(output: Writable, line: string): Promise<void> | undefined {
  if (output.write(`${line}\n`)) return undefined;
  return new Promise((resolve) => {
    output.once('drain', resolve);
  });
}

/** Answers the engine protocol, one line for one line, until the input ends. */
export async function serveEngine(input: Readable, output: Writable, log: (text: string) => void): Promise<void> {
  const engine = new Engine({ now: () => performance.now(), freshSeed: randomUUID }, (error) => log(String(error)));
  for await (const line of linesOf(input)) {
    if (line.trim() === '') continue;
    const full = writeLine(output, await engine.answer(line));
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
