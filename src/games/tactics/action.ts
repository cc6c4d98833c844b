import type { Said } from '../../core/clause.ts';
import type { Action } from '../../core/game.ts';
import type { ActionText } from '../../core/gameFrom.ts';
import { numbered } from '../../core/vocabulary.ts';
import { SPACE_NAMES, spaceNamed } from './board.ts';
import { PIECES } from './model.ts';

/** What follows the word: nothing, a space, a piece, two spaces, or a piece and a space. */
const FORMS = {
  pass: [],
  roll: [],
  claim: [],
  'play-on': [],
  timeout: [],
  kick: ['space'],
  dribble: ['space'],
  keeper: ['space'],
  spot: ['space'],
  taker: ['piece'],
  pick: ['piece'],
  leave: ['piece'],
  move: ['space', 'space'],
  place: ['piece', 'space'],
} as const satisfies Readonly<Record<string, readonly ('space' | 'piece')[]>>;
export type Word = keyof typeof FORMS;
const WORDS = Object.keys(FORMS) as Word[];
const CODES = numbered(WORDS);

/** Packed: the word's number, then two fields of seven bits. A single operand is in the second one. */
const FIELD_BITS = 7;
const FIELD = (1 << FIELD_BITS) - 1;
const pack = (code: number, first: number, second: number): Action =>
  (code << (2 * FIELD_BITS)) | (first << FIELD_BITS) | second;

export const PASS = pack(CODES.pass, 0, 0);
export const ROLL = pack(CODES.roll, 0, 0);
export const CLAIM = pack(CODES.claim, 0, 0);
export const PLAY_ON = pack(CODES['play-on'], 0, 0);
export const TIMEOUT = pack(CODES.timeout, 0, 0);
const withSpace =
  (word: Word) =>
  (space: number): Action =>
    pack(CODES[word], 0, space);
export const kickTo = withSpace('kick');
export const dribbleTo = withSpace('dribble');
export const keeperTo = withSpace('keeper');
export const spotAt = withSpace('spot');
export const takerIs = (piece: number): Action => pack(CODES.taker, 0, piece);
export const pickOf = (piece: number): Action => pack(CODES.pick, 0, piece);
export const leaverIs = (piece: number): Action => pack(CODES.leave, 0, piece);
export const moveFromTo = (from: number, to: number): Action => pack(CODES.move, from, to);
export const placeAt = (piece: number, space: number): Action => pack(CODES.place, piece, space);

export const isWord = (action: Action, word: Word): boolean => action >> (2 * FIELD_BITS) === CODES[word];
/** The space of `move` where the pawn starts. */
export const fromOf = (action: Action): number => (action >> FIELD_BITS) & FIELD;
/** The space of every action that names one; of `move` the end. */
export const spaceIn = (action: Action): number => action & FIELD;
/** The piece of `taker`, `pick` and `leave`. */
export const pieceIn = (action: Action): number => action & FIELD;
/** The piece of `place`. */
export const placedPiece = (action: Action): number => (action >> FIELD_BITS) & FIELD;

function write(action: Action): string {
  const word = WORDS[action >> (2 * FIELD_BITS)]!;
  const form = FORMS[word];
  if (form.length === 0) return word;
  const values = form.length === 1 ? [spaceIn(action)] : [fromOf(action), spaceIn(action)];
  return `${word}:${form.map((kind, i) => (kind === 'piece' ? PIECES : SPACE_NAMES)[values[i]!]).join('-')}`;
}

const readOperand = (kind: 'space' | 'piece', text: string): number => {
  if (kind === 'space') return spaceNamed(text) ?? -1;
  return (PIECES as readonly string[]).indexOf(text);
};

function read(text: string): Action | undefined {
  const colon = text.indexOf(':');
  const word = WORDS.find((known) => known === (colon < 0 ? text : text.slice(0, colon)));
  if (!word) return undefined;
  const form: readonly ('space' | 'piece')[] = FORMS[word];
  if (form.length === 0) return colon < 0 ? pack(CODES[word], 0, 0) : undefined;
  const parts = colon < 0 ? [] : text.slice(colon + 1).split('-');
  if (parts.length !== form.length) return undefined;
  const values = form.map((kind, i) => readOperand(kind, parts[i]!));
  if (values.includes(-1)) return undefined;
  return values.length === 1 ? pack(CODES[word], 0, values[0]!) : pack(CODES[word], values[0]!, values[1]!);
}

const WITH_OPERANDS = 'move:d8-d10, kick:d10, dribble:d9, keeper:d2, place:f1-d8, pick:m2, taker:d1, leave:f2, spot:e9';
const EXAMPLES: Said = {
  es: `${WITH_OPERANDS}, roll, pass, claim o play-on`,
  en: `${WITH_OPERANDS}, roll, pass, claim or play-on`,
};

export const actions: ActionText = { write, read, forms: () => EXAMPLES };
