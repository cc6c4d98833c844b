import { readDraw, writeDraw } from '../../core/dice.ts';
import { type Action, CHANCE, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isGoal, SPACE_NAMES, type Space, spaceNamed } from './board.ts';
import type { Mat } from './model.ts';

/** Section 5 of the specification; `skip` is the empty `pass`. */
export const KINDS = [
  'place',
  'kickoff',
  'move',
  'pass',
  'kick',
  'long',
  'steal',
  'foul',
  'skip',
  'sub',
  'end',
  'ruling',
  'taker',
  'keeper',
  'fingers',
] as const;
export type Kind = number;
export const PLACE = 0;
export const KICK_OFF = 1;
export const MOVE = 2;
export const PASS = 3;
export const KICK = 4;
export const LONG = 5;
export const STEAL = 6;
export const FOUL = 7;
export const SKIP = 8;
export const SUBSTITUTE = 9;
export const END = 10;
export const RULING = 11;
export const TAKE = 12;
export const KEEP = 13;
export const FINGERS = 14;

/** Packed: the kind, then two spaces of 7 bits each; one space, or the number of fingers, is the second. */
const SPACE_BITS = 7;
const SPACE_MASK = (1 << SPACE_BITS) - 1;
export const actionOf = (kind: Kind, to = 0, from = 0): Action =>
  (kind << (2 * SPACE_BITS)) | (from << SPACE_BITS) | to;
export const kindOf = (action: Action): Kind => action >> (2 * SPACE_BITS);
export const fromOf = (action: Action): Space => (action >> SPACE_BITS) & SPACE_MASK;
export const toOf = (action: Action): Space => action & SPACE_MASK;
export const fingersOf = toOf;

const WORDS: Readonly<Record<string, Action>> = {
  pass: actionOf(SKIP),
  end: actionOf(END),
  'ruling:coaching': actionOf(RULING),
  'fingers:1': actionOf(FINGERS, 1),
  'fingers:2': actionOf(FINGERS, 2),
  'fingers:3': actionOf(FINGERS, 3),
};
const WORD_OF = new Map(Object.entries(WORDS).map(([word, action]) => [action, word]));

const TWO_SPACES: readonly Kind[] = [MOVE, STEAL, FOUL, KEEP];
const ONE_SPACE: readonly Kind[] = [PLACE, KICK_OFF, PASS, KICK, LONG, SUBSTITUTE, TAKE];
const INTO_GOALS: readonly Kind[] = [MOVE, KICK];
const FORM = /^([a-z]+):(?:([a-i]\d+)-)?([a-i]\d+)$/;

export const hasFrom = (kind: Kind): boolean => TWO_SPACES.includes(kind);
export const hasTo = (kind: Kind): boolean => hasFrom(kind) || ONE_SPACE.includes(kind);

export function writeAction(_s: Mat, seat: Seat, action: Action): string {
  if (seat === CHANCE) return writeDraw('coin', action);
  const word = WORD_OF.get(action);
  if (word) return word;
  const kind = kindOf(action);
  const from = hasFrom(kind) ? `${SPACE_NAMES[fromOf(action)]}-` : '';
  return `${KINDS[kind]}:${from}${SPACE_NAMES[toOf(action)]}`;
}

function readSpaces(text: string): Action | undefined {
  const [, word, fromName, toName] = FORM.exec(text) ?? [];
  const kind = (KINDS as readonly unknown[]).indexOf(word);
  if (toName === undefined || !hasTo(kind) || hasFrom(kind) !== (fromName !== undefined)) return undefined;
  const from = fromName === undefined ? 0 : spaceNamed(fromName);
  const to = spaceNamed(toName);
  if (from === undefined || to === undefined || isGoal(from)) return undefined;
  return isGoal(to) && !INTO_GOALS.includes(kind) ? undefined : actionOf(kind, to, from);
}

const FORMS =
  'place:S, kickoff:S, move:S-T, pass:T, kick:T, long:T, steal:S-T, foul:S-T, pass, sub:S, end, ruling:coaching, taker:S, keeper:S-T or ' +
  'fingers:1…3, with spaces a1–i13 and the goals d0 e0 f0 d14 e14 f14 only as T of move and kick';

export function readAction(_s: Mat, seat: Seat, text: string): Result<Action, Fault> {
  if (seat === CHANCE) {
    const outcome = readDraw('coin', text);
    return outcome === undefined ? err({ path: 'outcome', expected: 'coin:home or coin:away' }) : ok(outcome);
  }
  const action = Object.hasOwn(WORDS, text) ? WORDS[text]! : readSpaces(text);
  return action === undefined ? err({ path: 'action', expected: FORMS }) : ok(action);
}
