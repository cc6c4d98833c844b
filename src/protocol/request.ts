import type { Said } from '../core/clause.ts';
import { SIDES, type Side } from '../core/game.ts';
import { type Fault, fail, MISSING, readInt, reading, readObject, readOneOf } from '../core/read.ts';
import { err, type Result } from '../core/result.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How deep `perft` may be asked to go, and how long and how much a bot may be asked to think. */
const MAX_DEPTH = 32;
const MAX_MS = 600_000;
const MAX_NODES = 100_000_000;

const LOOKERS = [...SIDES, 'public'] as const;
const CHOOSERS = [...SIDES, 'chance'] as const;

export const oneOfWords = (words: readonly string[]): Said => ({
  es: `debe ser uno de ${words.join(', ')}`,
  en: `must be one of ${words.join(', ')}`,
});

function need(fields: Fields, key: string): unknown {
  if (fields[key] === undefined) fail(key, MISSING);
  return fields[key];
}

function text(fields: Fields, key: string): string {
  const value = need(fields, key);
  if (typeof value !== 'string') fail(key, { es: 'debe ser un texto', en: 'must be a text' });
  return value;
}

const oneOf = <const V extends readonly string[]>(fields: Fields, key: string, values: V): V[number] =>
  values[readOneOf(need(fields, key), key, values)]!;

const optional = <T>(fields: Fields, key: string, read: (fields: Fields, key: string) => T): T | undefined =>
  fields[key] === undefined ? undefined : read(fields, key);

const whole = (min: number, max: number) => (fields: Fields, key: string) => readInt(need(fields, key), key, min, max);
const side = (fields: Fields): Side => oneOf(fields, 'side', SIDES);
const object = (fields: Fields, key: string): Fields => readObject(need(fields, key), key);

/** One reader a command: the fields it needs, each of its type. What else is given is not looked at. */
const READERS = {
  games: () => ({ cmd: 'games' as const }),
  new: (f: Fields) => ({
    cmd: 'new' as const,
    game: text(f, 'game'),
    options: optional(f, 'options', object) ?? {},
    seed: optional(f, 'seed', text),
  }),
  load: (f: Fields) => ({ cmd: 'load' as const, position: object(f, 'position') }),
  position: () => ({ cmd: 'position' as const }),
  turn: () => ({ cmd: 'turn' as const }),
  legal: (f: Fields) => ({ cmd: 'legal' as const, side: oneOf(f, 'side', CHOOSERS) }),
  play: (f: Fields) => ({ cmd: 'play' as const, side: side(f), action: text(f, 'action') }),
  chance: (f: Fields) => ({ cmd: 'chance' as const, outcome: optional(f, 'outcome', text) }),
  whistle: () => ({ cmd: 'whistle' as const }),
  view: (f: Fields) => ({ cmd: 'view' as const, as: oneOf(f, 'as', LOOKERS) }),
  record: () => ({ cmd: 'record' as const }),
  replay: (f: Fields) => ({ cmd: 'replay' as const, record: text(f, 'record') }),
  undo: () => ({ cmd: 'undo' as const }),
  perft: (f: Fields) => ({ cmd: 'perft' as const, depth: whole(0, MAX_DEPTH)(f, 'depth') }),
  best: (f: Fields) => ({
    cmd: 'best' as const,
    side: side(f),
    level: optional(f, 'level', text),
    ms: optional(f, 'ms', whole(0, MAX_MS)),
    nodes: optional(f, 'nodes', whole(1, MAX_NODES)),
    seed: optional(f, 'seed', text),
  }),
};

export const COMMANDS = Object.keys(READERS);
export type Request = ReturnType<(typeof READERS)[keyof typeof READERS]>;
export type RequestOf<C extends Request['cmd']> = Extract<Request, { cmd: C }>;

/** A request of the protocol, or what is wrong with it; `given` is the line's object. */
export function readRequest(given: Fields): Result<Request, Fault> {
  const { cmd } = given;
  if (typeof cmd !== 'string' || !Object.hasOwn(READERS, cmd))
    return err({ path: 'cmd', expected: oneOfWords(COMMANDS) });
  return reading((): Request => READERS[cmd as keyof typeof READERS](given));
}
