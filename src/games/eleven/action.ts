import type { Said } from '../../core/clause.ts';
import type { Action } from '../../core/game.ts';
import type { ActionText } from '../../core/gameFrom.ts';
import { numbered } from '../../core/vocabulary.ts';
import { SPACE_COUNT, type Space } from './board.ts';
import { CALLS } from './model.ts';

/** What an action does: the first word of its text; `kickoffFrom` is the `kickoff` of a player on the board. */
const KINDS = ['kickoff', 'kickoffFrom', 'place', 'move', 'attack', 'kick', 'shoot', 'end', 'set', 'call'] as const;
export type Kind = number;
export const KIND = numbered(KINDS);

/**
 * Packed as kind, from, to and push, seven bits each. `move` and `attack` use from and to, `attack` also push; `kickoff:a`
 * uses from, `place` and `kick` to; `set` and `call` keep their number in push.
 */
const BITS = 7;
const MASK = (1 << BITS) - 1;
export const pack = (kind: Kind, from: Space, to: Space, push: Space): Action =>
  (kind << (3 * BITS)) | (from << (2 * BITS)) | (to << BITS) | push;
export const kindOf = (action: Action): Kind => action >> (3 * BITS);
export const fromOf = (action: Action): Space => (action >> (2 * BITS)) & MASK;
export const toOf = (action: Action): Space => (action >> BITS) & MASK;
export const pushOf = (action: Action): Space => action & MASK;

export const kickoffAction = (): Action => pack(KIND.kickoff, 0, 0, 0);
export const kickoffFromAction = (from: Space): Action => pack(KIND.kickoffFrom, from, 0, 0);
export const placeAction = (to: Space): Action => pack(KIND.place, 0, to, 0);
export const moveAction = (from: Space, to: Space): Action => pack(KIND.move, from, to, 0);
export const attackAction = (from: Space, to: Space, push: Space): Action => pack(KIND.attack, from, to, push);
export const kickAction = (to: Space): Action => pack(KIND.kick, 0, to, 0);
export const shootAction = (): Action => pack(KIND.shoot, 0, 0, 0);
export const endAction = (): Action => pack(KIND.end, 0, 0, 0);
export const setAction = (value: number): Action => pack(KIND.set, 0, 0, value);
/** `call` is 1 for low, 2 for mid, 3 for high. */
export const callAction = (call: number): Action => pack(KIND.call, 0, 0, call);

export const setText = (value: number) => `set:${value}` as const;
export const callText = (call: number) => `call:${CALLS[call - 1]!}` as const;

const WRITERS: Readonly<Record<(typeof KINDS)[number], (action: Action) => string>> = {
  kickoff: () => 'kickoff',
  kickoffFrom: (action) => `kickoff:${fromOf(action)}`,
  place: (action) => `place:${toOf(action)}`,
  move: (action) => `move:${fromOf(action)}-${toOf(action)}`,
  attack: (action) => `attack:${fromOf(action)}-${toOf(action)}>${pushOf(action)}`,
  kick: (action) => `kick:${toOf(action)}`,
  shoot: () => 'shoot',
  end: () => 'end',
  set: (action) => setText(pushOf(action)),
  call: (action) => callText(pushOf(action)),
};

/** It is undefined for a number that stands for no kind. */
const write = (action: Action): string | undefined => {
  const kind = KINDS[kindOf(action)];
  return kind && WRITERS[kind](action);
};

const SPACE = '(0|[1-9]\\d?)';
const form = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll('#', SPACE)}$`);
/** Texts whose numbers are spaces. */
const SPACE_FORMS: readonly (readonly [RegExp, (...spaces: Space[]) => Action])[] = [
  [form('move:#-#'), (from, to) => moveAction(from!, to!)],
  [form('attack:#-#>#'), (from, to, push) => attackAction(from!, to!, push!)],
  [form('kick:#'), (to) => kickAction(to!)],
  [form('place:#'), (to) => placeAction(to!)],
  [form('kickoff:#'), (from) => kickoffFromAction(from!)],
];
/** All other texts. */
const WORDS = new Map<string, Action>([
  ['kickoff', kickoffAction()],
  ['shoot', shootAction()],
  ['end', endAction()],
  ...[1, 2, 3, 4, 5, 6].map((value) => [setText(value), setAction(value)] as const),
  ...[1, 2, 3].map((call) => [callText(call), callAction(call)] as const),
]);

function read(text: string): Action | undefined {
  for (const [pattern, make] of SPACE_FORMS) {
    const spaces = pattern.exec(text)?.slice(1).map(Number);
    if (spaces) return spaces.every((space) => space < SPACE_COUNT) ? make(...spaces) : undefined;
  }
  return WORDS.get(text);
}

/** It is false for numbers that stand for no action of this game. */
export function isAction(action: Action): boolean {
  const text = write(action);
  return text !== undefined && read(text) === action;
}

const EXAMPLES = 'kickoff, kickoff:12, place:12, move:12-23, attack:12-23>17, kick:12, shoot, end, set:5';
const FORMS: Said = {
  es: `${EXAMPLES} o call:low, con casillas de 0 a 64`,
  en: `${EXAMPLES} or call:low, with spaces 0 to 64`,
};

export const actions: ActionText = { write: (action) => write(action)!, read, forms: () => FORMS };
