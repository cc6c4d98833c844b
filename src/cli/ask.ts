import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isCancel, select, text, updateSettings } from '@clack/prompts';
import type { Say } from './lang.ts';

export interface Choice {
  /** What is meant: an action, or one of the words of the program. */
  readonly value: string;
  readonly label: string;
}

/** How a person is asked. Null: the person wants to leave. */
export interface Asker {
  /** One of the choices, or a word of the person's own that is none of them. */
  choose(message: string, choices: readonly Choice[]): Promise<string | null>;
  /** Waits for a key. */
  wait(message: string): Promise<'on' | null>;
  close(): void;
}

/** Longer lists are narrowed down by typing first. */
const SHORT = 14;

const FILTER = { es: 'escribe parte de la jugada (vacío: todas)', en: 'type part of the action (empty: all)' };
const BACK = { es: '← buscar otra', en: '← search again' };
const AGAIN = '\u0000again';

/** The choices in which all the words of a search occur, or the one that is meant exactly. */
export function narrowed(choices: readonly Choice[], search: string): readonly Choice[] {
  const exact = choices.filter((choice) => choice.value === search.trim());
  if (exact.length > 0) return exact;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ value, label }) => words.every((word) => `${value} ${label}`.toLowerCase().includes(word)));
}

/** What a terminal sends for Ctrl-D. */
const END_OF_INPUT = '\u0004';

/** Arrow keys, in a terminal; Escape, Ctrl-C and Ctrl-D leave. */
export function terminalAsker(say: Say, input: Readable, output: Writable): Asker {
  updateSettings({ aliases: { [END_OF_INPUT]: 'cancel' } });
  const pick = async (message: string, choices: readonly Choice[]): Promise<string | null> => {
    const picked = await select({
      message,
      options: choices.map(({ value, label }) => ({ value, label })),
      maxItems: SHORT,
      showInstructions: false,
      input,
      output,
    });
    return isCancel(picked) ? null : picked;
  };
  const write = (message: string) => text({ message, defaultValue: '', input, output });
  const choose = async (message: string, choices: readonly Choice[]): Promise<string | null> => {
    if (choices.length <= SHORT) return pick(message, choices);
    const search = await write(`${message} (${choices.length}: ${say(FILTER)})`);
    if (isCancel(search)) return null;
    const found = narrowed(choices, search);
    if (found.length === 0) return search.trim();
    if (found.length === 1) return found[0]!.value;
    const picked = await pick(message, [...found, { value: AGAIN, label: say(BACK) }]);
    return picked === AGAIN ? choose(message, choices) : picked;
  };
  return {
    choose,
    wait: async (message) => (isCancel(await write(message)) ? null : 'on'),
    close: () => undefined,
  };
}

/** Numbers and words, line by line: for pipes, braille and screen readers. */
export function lineAsker(input: Readable, output: Writable): Asker {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  const next = async (prompt: string): Promise<string | null> => {
    output.write(prompt);
    const line = await lines.next();
    return line.done ? null : line.value.trim();
  };
  const choose = async (message: string, choices: readonly Choice[]): Promise<string | null> => {
    const list = choices.map(({ value, label }, i) => `  ${i + 1}) ${label}  [${value}]`);
    const said = await next(`${message}\n${list.join('\n')}\n> `);
    if (said === null) return null;
    const byNumber = choices[Number(said) - 1];
    if (byNumber) return byNumber.value;
    const found = narrowed(choices, said);
    if (said === '' || found.length > 1) return choose(message, found);
    return found[0]?.value ?? said;
  };
  return {
    choose,
    wait: async (message) => ((await next(`${message} `)) === null ? null : 'on'),
    close: () => void lines.return?.(),
  };
}

export function askerFor(say: Say): Asker {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY ? terminalAsker(say, stdin, stdout) : lineAsker(stdin, stdout);
}
