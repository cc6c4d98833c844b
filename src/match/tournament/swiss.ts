import { lightestPairs } from './matching.ts';
import { type Bout, boutsOf, type Entrant, type Pair } from './model.ts';
import { balanceOf, seated, TOO_UNEVEN, unevenness } from './sides.ts';
import { tableOf } from './table.ts';

/** As many rounds as tell a first from all others, and one more. */
export const swissRounds = (entrants: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(2, entrants))) + 1);

/** Beyond these nothing is worse; so the scales of the costs stay whole numbers that can be added. */
const MOST_UNEVEN = 32;
const MOST_STEPS = 15;
const MOST_APART = 15;
const MOST_MET = 9;

/**
 * The pairs of the next round of a Swiss tournament, for those who are `present`. What is wished for, each more than all
 * that follow together: nobody meets the same twice or rests twice; nobody is at home much more than away, or the other
 * way round, or on one side three times in a row; equal scores meet; sides are even; the upper half of a score meets the
 * lower. It is found by a matching over all.
 */
export function swissPairs(
  entrants: readonly Entrant[],
  present: ReadonlySet<Entrant>,
  bouts: readonly Bout[],
): Pair[] {
  const rows = tableOf(entrants, bouts, 'swiss').filter(({ entrant }) => present.has(entrant));
  const size = rows.length;
  if (size === 0) return [];
  const points = rows.map((row) => row.points);
  const groups = Map.groupBy(points, (each) => each);
  const balances = new Map(rows.map(({ entrant }) => [entrant, balanceOf(bouts, entrant)]));
  const met = new Map<string, number>();
  for (const { home, away } of bouts)
    for (const key of [`${home} ${away}`, `${away} ${home}`]) met.set(key, (met.get(key) ?? 0) + 1);
  const rested = rows.map(({ entrant }) => boutsOf(bouts, entrant).filter(({ bout }) => bout.away === null).length);
  const least = Math.min(...points);
  const all = size + (size % 2);

  /** Each scale is worth more than everything below it, summed over all pairs. */
  const pairs = all / 2;
  const sides = 1 + MOST_STEPS * pairs;
  const scores = sides * (1 + TOO_UNEVEN * pairs);
  const uneven = scores * (1 + MOST_APART ** 2 * pairs);
  const again = uneven * (1 + MOST_UNEVEN * pairs);

  const apart = (more: number): number => scores * Math.min(MOST_APART, more) ** 2;
  /** How far two are from where the fold of their score would put them. */
  const steps = (i: number, j: number): number => {
    const group = groups.get(points[i]!)!;
    const off = points[i] === points[j] ? Math.abs(j - i - group.length / 2) : j - i;
    return Math.min(MOST_STEPS, Math.floor(off));
  };
  const cost = (i: number, j: number): number => {
    const [high, low] = i < j ? [i, j] : [j, i];
    // The one at the end is the rest of the round: it suits the last of the table.
    if (low === size)
      return again * rested[high]! + apart(points[high]! - least) + Math.min(MOST_STEPS, size - 1 - high);
    const [one, two] = [rows[high]!.entrant, rows[low]!.entrant];
    const out = Math.min(MOST_UNEVEN, unevenness(balances.get(one)!, balances.get(two)!));
    return (
      again * Math.min(MOST_MET, met.get(`${one} ${two}`) ?? 0) +
      (out >= TOO_UNEVEN ? uneven : sides) * out +
      apart(points[high]! - points[low]!) +
      steps(high, low)
    );
  };
  const mates = lightestPairs(all, cost)!;
  return rows.flatMap(({ entrant }, i) => {
    const mate = mates[i]!;
    if (mate === size) return [{ home: entrant, away: null }];
    return i < mate ? [seated(entrant, rows[mate]!.entrant, (who) => balances.get(who)!)] : [];
  });
}
