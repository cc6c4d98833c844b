import type { Action, Seat } from '../../core/game.ts';
import type { Guard, Guards } from '../../core/phase.ts';
import { ABSENT, firstOf, secondOf, VERB, type Verb, type VerbName, verbOf } from './action.ts';
import type { City } from './model.ts';

/** What the guards of all phases are made of. */

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
