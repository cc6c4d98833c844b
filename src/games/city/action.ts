import type { Said } from '../../core/clause.ts';
import type { Action } from '../../core/game.ts';
import type { ActionText } from '../../core/gameFrom.ts';
import { nearest } from '../../core/text.ts';
import { numbered } from '../../core/vocabulary.ts';
import { DIRECTIONS, findHex, hexName } from './board.ts';
import { findKind, KINDS } from './cards.ts';

export const VERBS = [
  ...[
    'squad',
    'place',
    'taker',
    'close',
    'keep',
    'pass',
    'advance',
    'skip',
    'allow',
    'anticipate',
    'dribble',
    'tackle',
  ],
  ...['card', 'tactic', 'to', 'stay', 'out', 'reposition', 'end', 'sub', 'shot'],
] as const;
export type VerbName = (typeof VERBS)[number];
export type Verb = number;
export const VERB = numbered(VERBS);

/** Packed: verb, first and second argument, ten bits each for the arguments. */
const ARGUMENT_BITS = 10;
const ARGUMENT_MASK = (1 << ARGUMENT_BITS) - 1;
/** An argument that is not there, and one that means nothing; neither is a hex, shirt, kind or direction. */
export const ABSENT = ARGUMENT_MASK;
export const SENSELESS = ARGUMENT_MASK - 1;
/** `keep:all` and the `none` of `keep` and `card`. */
export const EVERYTHING = ARGUMENT_MASK - 2;
export const NOTHING = ARGUMENT_MASK - 3;

export const pack = (verb: Verb, first: number = ABSENT, second: number = ABSENT): Action =>
  (((verb << ARGUMENT_BITS) | first) << ARGUMENT_BITS) | second;
export const verbOf = (action: Action): Verb => action >> (2 * ARGUMENT_BITS);
export const firstOf = (action: Action): number => (action >> ARGUMENT_BITS) & ARGUMENT_MASK;
export const secondOf = (action: Action): number => action & ARGUMENT_MASK;

export const SKIP = pack(VERB.skip);
export const END = pack(VERB.end);
export const STAY = pack(VERB.stay);
export const OUT = pack(VERB.out);
export const ALLOW = pack(VERB.allow);
export const KEEP = pack(VERB.keep);

/** Actions as text (§5). */

interface Argument {
  read(text: string): number;
  write(value: number): string;
}
const argument = (read: (text: string) => number, write: (value: number) => string): Argument => ({
  read: (text) => {
    const value = read(text);
    return value < 0 ? SENSELESS : value;
  },
  write,
});
const shirt = argument((text) => (/^[1-9]$/.test(text) ? Number(text) : -1), String);
const hex = argument(findHex, hexName);
const direction = argument(
  (text) => DIRECTIONS.indexOf(text as (typeof DIRECTIONS)[number]),
  (dir) => DIRECTIONS[dir]!,
);
const kind = argument(findKind, (value) => KINDS[value]!);
const kindOrNone = argument(
  (text) => (text === 'none' ? NOTHING : findKind(text)),
  (value) => (value === NOTHING ? 'none' : KINDS[value]!),
);

/** The arguments of each verb, `first` and `second`; `keep` has a form of its own. */
const ARGUMENTS: Readonly<Partial<Record<VerbName, readonly Argument[]>>> = {
  squad: [shirt, shirt],
  place: [hex],
  taker: [shirt],
  close: [shirt],
  pass: [kind, hex],
  advance: [kind, direction],
  anticipate: [shirt],
  dribble: [shirt],
  tackle: [shirt],
  card: [kindOrNone],
  tactic: [kind, shirt],
  to: [hex],
  reposition: [shirt, hex],
  sub: [shirt, shirt],
  shot: [kind],
};

function writeChoice(action: Action): string {
  const verb = VERBS[verbOf(action)]!;
  const values = [firstOf(action), secondOf(action)].filter((value) => value !== ABSENT);
  if (values.length === 0) return verb;
  if (verb === 'keep') return `keep:${writeKept(values)}`;
  return `${verb}:${values.map((value, i) => ARGUMENTS[verb]![i]!.write(value)).join('-')}`;
}

const writeKept = (values: readonly number[]): string =>
  values[0] === EVERYTHING ? 'all' : values[0] === NOTHING ? 'none' : values.map((value) => KINDS[value]).join('+');

/** What is kept in a discard: all, none, one kind, or two in alphabetical order. */
function readKept(text: string): Action {
  if (text === 'all') return pack(VERB.keep, EVERYTHING);
  if (text === 'none') return pack(VERB.keep, NOTHING);
  const names = text.split('+');
  const kinds = names.map(findKind);
  const isSensible =
    kinds.every((value) => value >= 0) && names.length <= 2 && (names.length < 2 || names[0]! <= names[1]!);
  return isSensible ? pack(VERB.keep, kinds[0], kinds[1]) : pack(VERB.keep, SENSELESS);
}

/** A known verb is always read: a missing, superfluous or senseless argument becomes a mark that the guards refuse. */
function readChoice(text: string): Action | undefined {
  const { word, rest } = split(text);
  const name = VERBS.find((verb) => verb === word);
  if (name === undefined) return undefined;
  const verb = VERB[name];
  if (rest === undefined) return pack(verb);
  if (name === 'keep') return readKept(rest);
  const dash = rest.indexOf('-');
  const [first, second] = ARGUMENTS[name] ?? [];
  if (!first) return pack(verb, SENSELESS);
  if (dash < 0) return pack(verb, first.read(rest));
  return pack(verb, first.read(rest.slice(0, dash)), second ? second.read(rest.slice(dash + 1)) : SENSELESS);
}

/** The word of an action, and what stands after its colon. */
function split(text: string): { readonly word: string; readonly rest: string | undefined } {
  const colon = text.indexOf(':');
  return colon < 0 ? { word: text, rest: undefined } : { word: text.slice(0, colon), rest: text.slice(colon + 1) };
}

/** The nearest word that there is, or examples. */
function forms(text: string): Said {
  const meant = nearest(split(text).word, VERBS);
  return meant
    ? { es: `${meant} u otra palabra como ${EXAMPLES.es}`, en: `${meant}, or another word such as ${EXAMPLES.en}` }
    : { es: `una palabra como ${EXAMPLES.es}`, en: `a word such as ${EXAMPLES.en}` };
}
const EXAMPLES: Said = { es: 'pass:short-h9 o skip', en: 'pass:short-h9 or skip' };

export const actions: ActionText = { write: writeChoice, read: readChoice, forms };
