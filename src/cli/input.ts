import { readFileSync } from 'node:fs';
import type { OptionSpec, Options } from '../core/options.ts';
import { chooseOptions } from '../core/options.ts';
import { GAME_IDS, isGameId, loadRoom, type Room } from '../games/index.ts';
import { hintFor, unreadable } from '../match/faults.ts';
import { type OpenedRecord, openRecord } from '../match/replay.ts';
import { CommandError, EXIT } from './exit.ts';

/** Ends the command: there is no such thing. */
export function noSuch(
  thing: { readonly es: string; readonly en: string },
  word: string,
  known: readonly string[],
): never {
  const hint = hintFor(word, known);
  throw new CommandError({
    es: `No hay ${thing.es} «${word}». ${hint.es}`,
    en: `There is no ${thing.en} "${word}". ${hint.en}`,
  });
}

export async function roomOf(id: string): Promise<Room> {
  return isGameId(id) ? loadRoom(id) : noSuch({ es: 'ningún juego', en: 'game' }, id, GAME_IDS);
}

const valueOf = (spec: OptionSpec | undefined, text: string): unknown => {
  if (spec?.type === 'int') return Number(text);
  return spec?.type === 'bool' && (text === 'true' || text === 'false') ? text === 'true' : text;
};

/** The options of a match from words like `clock=whistle`; `base` is what they are beside the defaults where no word says otherwise. */
export function optionsFrom({ game }: Room, words: readonly string[], base: Options = {}): Options {
  const pairs = words.map((word) => {
    const [name = '', ...rest] = word.split('=');
    if (!Object.hasOwn(game.options, name))
      noSuch({ es: 'ninguna opción', en: 'option' }, name, Object.keys(game.options));
    return [name, valueOf(game.options[name], rest.join('='))] as const;
  });
  const options = chooseOptions(game.options, { ...base, ...Object.fromEntries(pairs) });
  if (!options.ok) throw new CommandError(unreadable('bad-request', options.error).message);
  return options.value;
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError({ es: `No se puede leer «${file}».`, en: `"${file}" can not be read.` });
  }
}

/** A record from a file, and the game it is of; a damaged one ends the command with its line. */
export async function recordFrom(file: string): Promise<{ readonly opened: OpenedRecord; readonly room: Room }> {
  const opened = openRecord(readText(file));
  if (!opened.ok) throw new CommandError(opened.error.message, EXIT.failure);
  return { opened: opened.value, room: await roomOf(opened.value.game) };
}

/** For an option that may be given several times. */
export const collect = (word: string, before: readonly string[]): string[] => [...before, word];

/** The value of an option that is a count. */
export function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new CommandError({
    es: `«${text}» no es un número entero positivo.`,
    en: `"${text}" is not a positive whole number.`,
  });
}
