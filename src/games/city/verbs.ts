import type { Action, Seat } from '../../core/game.ts';
import type { Guard, Guards } from '../../core/phase.ts';
import type { City } from './model.ts';

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
export const VERB = Object.fromEntries(VERBS.map((name, verb) => [name, verb])) as Readonly<Record<VerbName, Verb>>;

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

const BARE: ReadonlySet<Verb> = new Set([VERB.skip, VERB.end, VERB.stay, VERB.out, VERB.allow]);

/** CTY-TRN-1: the verbs of a phase; those without an argument must come without one. */
export function verbs(...names: readonly VerbName[]): Guard<City> {
  const allowed = new Set<Verb>(names.map((name) => VERB[name]));
  return [
    'CTY-TRN-1',
    (_s, _seat, action) => !allowed.has(verbOf(action)) || (BARE.has(verbOf(action)) && firstOf(action) !== ABSENT),
  ];
}

const ONE_ARGUMENT: ReadonlySet<VerbName> = new Set<VerbName>([
  'place',
  'taker',
  'close',
  'anticipate',
  'dribble',
  'tackle',
  'card',
  'to',
  'shot',
]);

type Test = (s: City, seat: Seat, first: number, second: number) => boolean;
type Facts = (s: City, seat: Seat, first: number, second: number) => Readonly<Record<string, string | number>>;

/** Guards of one verb, given its arguments; the last of them refuses a second argument where the verb takes but one. */
export const when = (verb: VerbName, guards: readonly (readonly [string, Test, Facts?])[]): Guards<City> =>
  guards.map(([clause, isBroken, facts], i): Guard<City> => {
    const isStrict = i === guards.length - 1 && ONE_ARGUMENT.has(verb);
    const broken = (s: City, seat: Seat, action: Action): boolean =>
      verbOf(action) === VERB[verb] &&
      (isBroken(s, seat, firstOf(action), secondOf(action)) || (isStrict && secondOf(action) !== ABSENT));
    return facts
      ? [clause, broken, (s, seat, action) => facts(s, seat, firstOf(action), secondOf(action))]
      : [clause, broken];
  });
