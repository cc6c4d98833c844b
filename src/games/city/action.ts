import { readDraw, writeDraw } from '../../core/dice.ts';
import { type Action, CHANCE, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { nearest } from '../../core/text.ts';
import { DIRECTIONS, findHex, hexName } from './board.ts';
import { DECK, DECK_OF, DECKS, type Deck, findKind, KINDS, type Kind } from './cards.ts';
import { entryDeck } from './hands.ts';
import { type City, PHASE } from './model.ts';
import {
  ABSENT,
  EVERYTHING,
  firstOf,
  NOTHING,
  pack,
  SENSELESS,
  secondOf,
  VERB,
  VERBS,
  type VerbName,
  verbOf,
} from './verbs.ts';

/** Actions as text (§5) and outcomes of chance (§6). */

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
function readChoice(text: string): Result<Action, Fault> {
  const colon = text.indexOf(':');
  const word = colon < 0 ? text : text.slice(0, colon);
  const verb = VERBS.indexOf(word as VerbName);
  if (verb < 0) {
    const meant = nearest(word, VERBS);
    return err({
      path: 'action',
      expected: `${meant ? `${meant}, or another` : 'a'} word such as pass:short-h9 or skip`,
    });
  }
  if (colon < 0) return ok(pack(verb));
  const rest = text.slice(colon + 1);
  if (verb === VERB.keep) return ok(readKept(rest));
  const dash = rest.indexOf('-');
  const [first, second] = ARGUMENTS[VERBS[verb]!] ?? [];
  if (!first) return ok(pack(verb, SENSELESS));
  if (dash < 0) return ok(pack(verb, first.read(rest)));
  return ok(pack(verb, first.read(rest.slice(0, dash)), second ? second.read(rest.slice(dash + 1)) : SENSELESS));
}

/** What chance decides now, as the protocol names it. */
export function drawOf(s: City): string {
  if (s.phase === PHASE.toss || s.phase === PHASE.factor) return 'coin';
  if (s.phase === PHASE.contest) return 'd6+d6';
  const deck = deckOf(s);
  return deck === undefined ? 'd6' : `deck:${DECKS[deck]}`;
}

function deckOf(s: City): Deck | undefined {
  if (s.phase === PHASE.draw) return entryDeck(s.queue[0]!);
  if (s.phase === PHASE.save) return DECK.int;
  return s.phase === PHASE.soshot ? DECK.shot : undefined;
}

const DICE = ['coin', 'd6', 'd6+d6'] as const;
const diceOf = (draw: string): (typeof DICE)[number] | undefined => DICE.find((dice) => dice === draw);

export function writeAction(s: City, seat: Seat, action: Action): string {
  if (seat !== CHANCE) return writeChoice(action);
  const draw = drawOf(s);
  const dice = diceOf(draw);
  return dice ? writeDraw(dice, action) : `${draw}:${KINDS[action]}`;
}

function readOutcome(s: City, text: string): Action | undefined {
  const draw = drawOf(s);
  const dice = diceOf(draw);
  if (dice) return readDraw(dice, text);
  const card: Kind = text.startsWith(`${draw}:`) ? findKind(text.slice(draw.length + 1)) : -1;
  return card >= 0 && DECK_OF[card] === deckOf(s) ? card : undefined;
}

export function readAction(s: City, seat: Seat, text: string): Result<Action, Fault> {
  if (seat !== CHANCE) return readChoice(text);
  const outcome = readOutcome(s, text);
  return outcome === undefined ? err({ path: 'outcome', expected: `an outcome of ${drawOf(s)}` }) : ok(outcome);
}
