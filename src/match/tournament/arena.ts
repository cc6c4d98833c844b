import { lightestPairs } from './matching.ts';
import { type Bout, boutsOf, type Entrant, type Pair } from './model.ts';
import { balanceOf, seated } from './sides.ts';
import { tableOf } from './table.ts';

/** Somebody who waits for a rival, and for how long already. */
export interface Waiting {
  readonly entrant: Entrant;
  readonly millis: number;
}

/** Two who have just met wait so long for somebody else to come free. */
export const REST_FROM_RIVAL = 20_000;
/** Nobody is more than so many seconds more patient than somebody else. */
const MOST_SECONDS = 600;

/**
 * Who meets whom of those who wait: as many as can, nobody the same rival twice running while another may come, and who
 * stand close in the table; those who may not meet never do. Where one is left over it is the one who has waited least.
 */
export function arenaPairs(
  entrants: readonly Entrant[],
  waiting: readonly Waiting[],
  bouts: readonly Bout[],
  mayMeet: (one: Entrant, two: Entrant) => boolean = () => true,
): Pair[] {
  const places = new Map(tableOf(entrants, bouts, 'arena').map(({ entrant }, i) => [entrant, i]));
  const last = new Map(
    waiting.map(({ entrant }) => {
      const bout = boutsOf(bouts, entrant).at(-1)?.bout;
      return [entrant, bout && (bout.home === entrant ? bout.away : bout.home)];
    }),
  );
  const size = waiting.length;
  const scale = entrants.length + 1;
  const again = scale * scale;
  const alone = again * (size + 1);
  // Each of them could be left alone: a second one of everybody is who rests instead.
  const mates = lightestPairs(2 * size, (i, j) => {
    const [low, high] = i < j ? [i, j] : [j, i];
    if (low >= size) return 0;
    if (high >= size) {
      const seconds = Math.min(MOST_SECONDS, Math.floor(waiting[low]!.millis / 1000));
      return high - size === low ? alone * (1 + seconds) : undefined;
    }
    const [one, two] = [waiting[low]!, waiting[high]!];
    if (!mayMeet(one.entrant, two.entrant)) return undefined;
    const isAgain = last.get(one.entrant) === two.entrant || last.get(two.entrant) === one.entrant;
    if (isAgain && Math.min(one.millis, two.millis) < REST_FROM_RIVAL) return undefined;
    return (isAgain ? again : 0) + Math.abs(places.get(one.entrant)! - places.get(two.entrant)!);
  })!;
  return waiting.flatMap(({ entrant }, i) => {
    const mate = mates[i]!;
    return mate < size && i < mate ? [seated(entrant, waiting[mate]!.entrant, (who) => balanceOf(bouts, who))] : [];
  });
}
