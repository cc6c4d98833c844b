import { type Bout, boutsOf, type Entrant, type Pair } from './model.ts';
import { balanceOf, seated } from './sides.ts';

/** How many rounds it takes until one is left. */
export const cupRounds = (entrants: number): number => Math.max(0, Math.ceil(Math.log2(Math.max(1, entrants))));

/** Where the strongest, the second and so on stand in the bracket: the first two can only meet in the final. */
export function bracketOf(entrants: readonly Entrant[]): (Entrant | null)[] {
  let order = [0];
  while (order.length < entrants.length) {
    const last = 2 * order.length - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order.map((seed) => entrants[seed] ?? null);
}

/** A meeting is one match, and where that is drawn a second with the sides changed. */
const MOST_LEGS = 2;

/**
 * Who goes through of two: the winner of the first match or of the second; then whoever has scored more away from home,
 * then the better seed. `again`: they have to play once more. Undefined: they are still at it.
 */
export function throughOf(
  [better, other]: readonly [Entrant, Entrant],
  legs: readonly Bout[],
): Entrant | 'again' | null | undefined {
  if (legs.length === 0 || legs.some(({ outcome }) => outcome === null)) return undefined;
  for (const { home, away, outcome } of legs) {
    if (outcome!.winner !== null) return outcome!.winner === 'home' ? home : away!;
    // Neither of them came.
    if (outcome!.how === 'forfeit') return null;
  }
  if (legs.length < MOST_LEGS) return 'again';
  const abroad = (who: Entrant): number =>
    boutsOf(legs, who).reduce((sum, { bout, side }) => sum + (side === 'away' ? bout.outcome!.goals[1] : 0), 0);
  return abroad(other) > abroad(better) ? other : better;
}

/** One place of the bracket: the two who meet there, as far as they are known, and who has gone on. */
export interface Tie {
  readonly round: number;
  readonly place: number;
  /** The better seed first; null: nobody comes from there. */
  readonly pair: readonly [Entrant | null | undefined, Entrant | null | undefined];
  readonly legs: readonly Bout[];
  /** It is undefined while it is open, null where nobody goes on. */
  readonly goesOn: Entrant | null | undefined;
  readonly isAgain: boolean;
}

/** The bracket, round by round, as far as it has been played. Who has withdrawn stays where his bouts have put him. */
export function tiesOf(entrants: readonly Entrant[], bouts: readonly Bout[]): Tie[][] {
  const seedOf = new Map(entrants.map((entrant, i) => [entrant, i]));
  let slots: (Entrant | null | undefined)[] = bracketOf(entrants);
  const rounds: Tie[][] = [];
  for (let round = 1; slots.length > 1; round++) {
    const ties: Tie[] = [];
    for (let place = 0; 2 * place < slots.length; place++) {
      const [a, b] = [slots[2 * place], slots[2 * place + 1]];
      const isTurned = a && b && seedOf.get(b)! < seedOf.get(a)!;
      const pair = isTurned ? ([b, a] as const) : ([a, b] as const);
      ties.push({ round, place, ...judge(round, pair, bouts) });
    }
    rounds.push(ties);
    slots = ties.map(({ goesOn }) => goesOn);
  }
  return rounds;
}

function judge(
  round: number,
  pair: readonly [Entrant | null | undefined, Entrant | null | undefined],
  bouts: readonly Bout[],
): Pick<Tie, 'pair' | 'legs' | 'goesOn' | 'isAgain'> {
  const [a, b] = pair;
  if (a === undefined || b === undefined) return { pair, legs: [], goesOn: undefined, isAgain: false };
  if (a === null || b === null) return { pair, legs: [], goesOn: a ?? b, isAgain: false };
  const legs = bouts.filter(
    (bout) => bout.round === round && [bout.home, bout.away].includes(a) && [bout.home, bout.away].includes(b),
  );
  const goesOn = throughOf([a, b], legs);
  return goesOn === 'again' ? { pair, legs, goesOn: undefined, isAgain: true } : { pair, legs, goesOn, isAgain: false };
}

/** Who is left over at the end; null: nobody came; undefined: it is not over. */
export function cupWinner(entrants: readonly Entrant[], bouts: readonly Bout[]): Entrant | null | undefined {
  if (entrants.length < 2) return entrants[0] ?? null;
  return tiesOf(entrants, bouts).at(-1)![0]!.goesOn;
}

/** What can be played now: meetings whose two are known, and second matches of those who drew. */
export function cupPairs(entrants: readonly Entrant[], bouts: readonly Bout[]): (Pair & { readonly round: number })[] {
  const balance = (who: Entrant) => balanceOf(bouts, who);
  return tiesOf(entrants, bouts).flatMap((ties) =>
    ties.flatMap(({ round, pair: [a, b], legs, isAgain }) => {
      if (!a || !b) return [];
      if (legs.length === 0) return [{ round, ...seated(a, b, balance) }];
      return isAgain ? [{ round, home: legs[0]!.away!, away: legs[0]!.home }] : [];
    }),
  );
}

/** In which round somebody was stopped, one more for the winner; who has not begun is in the first. */
export function reached(entrants: readonly Entrant[], bouts: readonly Bout[], who: Entrant): number {
  const ties = tiesOf(entrants, bouts).flat();
  return Math.max(
    1,
    ...ties.map(({ round, pair, goesOn }) => (!pair.includes(who) ? 0 : round + (goesOn === who ? 1 : 0))),
  );
}
