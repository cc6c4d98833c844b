import type { Said } from '../../core/clause.ts';
import type { Action } from '../../core/game.ts';
import type { ActionText } from '../../core/gameFrom.ts';
import { numbered } from '../../core/vocabulary.ts';
import { isGoal, SPACE_NAMES, type Space, spaceNamed } from './board.ts';

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
export const KIND = numbered(KINDS);

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
  pass: actionOf(KIND.skip),
  end: actionOf(KIND.end),
  'ruling:coaching': actionOf(KIND.ruling),
  'fingers:1': actionOf(KIND.fingers, 1),
  'fingers:2': actionOf(KIND.fingers, 2),
  'fingers:3': actionOf(KIND.fingers, 3),
};
const WORD_OF = new Map(Object.entries(WORDS).map(([word, action]) => [action, word]));

const TWO_SPACES: readonly Kind[] = [KIND.move, KIND.steal, KIND.foul, KIND.keeper];
const ONE_SPACE: readonly Kind[] = [KIND.place, KIND.kickoff, KIND.pass, KIND.kick, KIND.long, KIND.sub, KIND.taker];
const INTO_GOALS: readonly Kind[] = [KIND.move, KIND.kick];
const FORM = /^([a-z]+):(?:([a-i]\d+)-)?([a-i]\d+)$/;

export const hasFrom = (kind: Kind): boolean => TWO_SPACES.includes(kind);
export const hasTo = (kind: Kind): boolean => hasFrom(kind) || ONE_SPACE.includes(kind);

function write(action: Action): string {
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

const EXAMPLES =
  'place:S, kickoff:S, move:S-T, pass:T, kick:T, long:T, steal:S-T, foul:S-T, pass, sub:S, end, ruling:coaching, ' +
  'taker:S, keeper:S-T';
const GOALS = 'd0 e0 f0 d14 e14 f14';
const FORMS: Said = {
  es: `${EXAMPLES} o fingers:1…3, con espacios a1–i13 y las porterías ${GOALS} solo como T de move y kick`,
  en: `${EXAMPLES} or fingers:1…3, with spaces a1–i13 and the goals ${GOALS} only as T of move and kick`,
};

export const actions: ActionText = {
  write,
  read: (text) => (Object.hasOwn(WORDS, text) ? WORDS[text] : readSpaces(text)),
  forms: () => FORMS,
};
