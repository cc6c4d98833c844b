import type { Side } from '../../core/game.ts';
import { type Bout, boutsOf, type Entrant, type Pair } from './model.ts';

/** How often somebody has been at home more than away, and on which side he was last, how many times in a row. */
export interface Balance {
  readonly more: number;
  readonly last: Side | null;
  readonly run: number;
}

/** Nobody should be so many times in a row on one side. */
const TOO_LONG = 3;
/** That is less wished for than anything but to be three more times on one side than on the other. */
const RUN_STRAIN = 7;

export function balanceOf(bouts: readonly Bout[], who: Entrant): Balance {
  const sides = boutsOf(bouts, who).flatMap(({ bout, side }) => (bout.away === null ? [] : [side]));
  const home = sides.filter((side) => side === 'home').length;
  const last = sides.at(-1) ?? null;
  const run = sides.length - 1 - sides.findLastIndex((side) => side !== last);
  return { more: 2 * home - sides.length, last, run };
}

const isTooLong = ({ last, run }: Balance, side: Side): boolean => last === side && run + 1 >= TOO_LONG;
const runsOf = (home: Balance, away: Balance): number =>
  [isTooLong(home, 'home'), isTooLong(away, 'away')].filter(Boolean).length;

/** How much further from even the two are together, if the first is at home. */
const strain = (home: Balance, away: Balance): number =>
  (home.more + 1) ** 2 + (away.more - 1) ** 2 + RUN_STRAIN * runsOf(home, away);

/** Says whether the first should be at home: who has been there less and not too often in a row, then who was away last. */
export function isHome(one: Balance, two: Balance): boolean {
  const [so, other] = [strain(one, two), strain(two, one)];
  if (so !== other) return so < other;
  if (one.last !== two.last) return one.last === 'away' || two.last === 'home';
  return true;
}

/** Who is at home; what is level goes to the first. */
export const seated = (one: Entrant, two: Entrant, balance: (who: Entrant) => Balance): Pair =>
  isHome(balance(one), balance(two)) ? { home: one, away: two } : { home: two, away: one };

/** From here on two are too far out of balance to meet while that can be avoided. */
export const TOO_UNEVEN = 4;

/** How far the two would be out of balance at the best; 0: each stays within one, and within two in a row. */
export function unevenness(one: Balance, two: Balance): number {
  const [home, away] = isHome(one, two) ? [one, two] : [two, one];
  const over = (more: number): number => Math.max(0, Math.abs(more) - 1);
  return over(home.more + 1) ** 2 + over(away.more - 1) ** 2 + TOO_UNEVEN * runsOf(home, away);
}
