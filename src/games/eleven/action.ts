import { type Draw, readDraw, writeDraw } from '../../core/dice.ts';
import { type Action, CHANCE, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { SPACE_COUNT, type Space } from './board.ts';
import { CALLS, type Eleven, PHASE } from './model.ts';

/** What an action does; the first word of its text. */
export type Kind = number;
export const KICKOFF: Kind = 1;
export const KICKOFF_FROM: Kind = 2;
export const PLACE: Kind = 3;
export const MOVE: Kind = 4;
export const ATTACK: Kind = 5;
export const KICK: Kind = 6;
export const SHOOT: Kind = 7;
export const END: Kind = 8;
export const SET: Kind = 9;
export const CALL: Kind = 10;

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

export const kickoffAction = (): Action => pack(KICKOFF, 0, 0, 0);
export const kickoffFromAction = (from: Space): Action => pack(KICKOFF_FROM, from, 0, 0);
export const placeAction = (to: Space): Action => pack(PLACE, 0, to, 0);
export const moveAction = (from: Space, to: Space): Action => pack(MOVE, from, to, 0);
export const attackAction = (from: Space, to: Space, push: Space): Action => pack(ATTACK, from, to, push);
export const kickAction = (to: Space): Action => pack(KICK, 0, to, 0);
export const shootAction = (): Action => pack(SHOOT, 0, 0, 0);
export const endAction = (): Action => pack(END, 0, 0, 0);
export const setAction = (value: number): Action => pack(SET, 0, 0, value);
/** `call` is 1 for low, 2 for mid, 3 for high. */
export const callAction = (call: number): Action => pack(CALL, 0, 0, call);

export const drawOf = (s: Eleven): Draw => (s.phase === PHASE.toss ? 'coin' : 'd6');

export const setText = (value: number): string => `set:${value}`;
export const callText = (call: number): string => `call:${CALLS[call - 1]}`;

const WRITERS: Readonly<Record<Kind, (action: Action) => string>> = {
  [KICKOFF]: () => 'kickoff',
  [KICKOFF_FROM]: (action) => `kickoff:${fromOf(action)}`,
  [PLACE]: (action) => `place:${toOf(action)}`,
  [MOVE]: (action) => `move:${fromOf(action)}-${toOf(action)}`,
  [ATTACK]: (action) => `attack:${fromOf(action)}-${toOf(action)}>${pushOf(action)}`,
  [KICK]: (action) => `kick:${toOf(action)}`,
  [SHOOT]: () => 'shoot',
  [END]: () => 'end',
  [SET]: (action) => setText(pushOf(action)),
  [CALL]: (action) => callText(pushOf(action)),
};

export const writeAction = (s: Eleven, seat: Seat, action: Action): string =>
  seat === CHANCE ? writeDraw(drawOf(s), action) : WRITERS[kindOf(action)]!(action);

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

function parse(text: string): Action | undefined {
  for (const [pattern, make] of SPACE_FORMS) {
    const spaces = pattern.exec(text)?.slice(1).map(Number);
    if (spaces) return spaces.every((space) => space < SPACE_COUNT) ? make(...spaces) : undefined;
  }
  return WORDS.get(text);
}

/** False for numbers that stand for no action of this game. */
export function isAction(action: Action): boolean {
  const write = WRITERS[kindOf(action)];
  return write !== undefined && parse(write(action)) === action;
}

export function readAction(s: Eleven, seat: Seat, text: string): Result<Action, Fault> {
  if (seat === CHANCE) {
    const draw = drawOf(s);
    const outcome = readDraw(draw, text);
    return outcome === undefined ? err({ path: 'outcome', expected: `an outcome of ${draw}` }) : ok(outcome);
  }
  const action = parse(text);
  if (action !== undefined) return ok(action);
  return err({
    path: 'action',
    expected:
      'kickoff, kickoff:12, place:12, move:12-23, attack:12-23>17, kick:12, shoot, end, set:5 or call:low, with spaces 0 to 64',
  });
}
