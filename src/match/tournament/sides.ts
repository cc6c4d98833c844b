import { type Bout, boutsOf, type Entrant, type Pair } from './model.ts';

/** How often somebody has been at home more than away, and on which side he was last. */
export interface Balance {
  readonly more: number;
  readonly last: 'home' | 'away' | null;
}

export function balanceOf(bouts: readonly Bout[], who: Entrant): Balance {
  const own = boutsOf(bouts, who).filter(({ bout }) => bout.away !== null);
  const home = own.filter(({ side }) => side === 'home').length;
  return { more: 2 * home - own.length, last: own.at(-1)?.side ?? null };
}

/** How much further from even the two are together, if the first is at home. */
const strain = (home: Balance, away: Balance): number => (home.more + 1) ** 2 + (away.more - 1) ** 2;

/** Whether the first should be at home: who has been there less, then who was away last. */
export function isHome(one: Balance, two: Balance): boolean {
  const [so, other] = [strain(one, two), strain(two, one)];
  if (so !== other) return so < other;
  if (one.last !== two.last) return one.last === 'away' || two.last === 'home';
  return true;
}

/** Who is at home; what is level goes to the first. */
export const seated = (one: Entrant, two: Entrant, balance: (who: Entrant) => Balance): Pair =>
  isHome(balance(one), balance(two)) ? { home: one, away: two } : { home: two, away: one };

/** How far the two would be out of balance at the best; 0: each stays within one. */
export function unevenness(one: Balance, two: Balance): number {
  const [home, away] = isHome(one, two) ? [one, two] : [two, one];
  const over = (more: number): number => Math.max(0, Math.abs(more) - 1);
  return over(home.more + 1) ** 2 + over(away.more - 1) ** 2;
}
