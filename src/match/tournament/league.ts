import type { Bout, Entrant, Pair } from './model.ts';
import { tableOf } from './table.ts';

/** Everybody meets everybody at home and away. */
export const leagueRounds = (entrants: number): number => (entrants < 2 ? 0 : 2 * (entrants + (entrants % 2) - 1));

/**
 * All rounds of a league: in the first half everybody meets everybody once, in the second on the other ground (the circle,
 * with the sides of its rows turned so that nobody is at home or away much more than the other). Where the number
 * is odd, each rests once a half.
 */
export function leagueCalendar(entrants: readonly Entrant[]): Pair[][] {
  const size = entrants.length + (entrants.length % 2);
  if (entrants.length < 2) return [];
  const half: Pair[][] = [];
  for (let round = 0; round < size - 1; round++) {
    const pairs: Pair[] = [];
    for (let row = 0; row < size / 2; row++) {
      const one = row === 0 ? size - 1 : (round + row) % (size - 1);
      const two = (round + size - 1 - row) % (size - 1);
      const isTurned = row === 0 ? round % 2 === 1 : row % 2 === 1;
      const [home, away] = (isTurned ? [two, one] : [one, two]).map((i) => entrants[i]);
      if (home !== undefined && away !== undefined) pairs.push({ home, away });
      else pairs.push({ home: (home ?? away)!, away: null });
    }
    half.push(pairs);
  }
  const back = half.map((pairs) =>
    pairs.map(({ home, away }) => (away === null ? { home, away } : { home: away, away: home })),
  );
  return [...half, ...back];
}

/** Divides those who enter, the strongest first, into divisions whose sizes differ by one at most. */
export function divide(entrants: readonly Entrant[], divisions: number): Entrant[][] {
  const each = Math.floor(entrants.length / divisions);
  const more = entrants.length % divisions;
  let from = 0;
  return Array.from({ length: divisions }, (_, i) => {
    const some = entrants.slice(from, from + each + (i < more ? 1 : 0));
    from += some.length;
    return some;
  });
}

/** The divisions of the next season: the last `movers` of each go down, the first of the next come up. */
export function promote(
  divisions: readonly (readonly Entrant[])[],
  bouts: readonly Bout[],
  movers: number,
): Entrant[][] {
  const tables = divisions.map((division) => {
    const names = new Set(division);
    const own = bouts.filter(({ home }) => names.has(home));
    return tableOf(division, own, 'league').map(({ entrant }) => entrant);
  });
  for (let i = 0; i + 1 < tables.length; i++) {
    const [upper, lower] = [tables[i]!, tables[i + 1]!];
    const many = Math.min(movers, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
    if (many === 0) continue;
    const down = upper.splice(upper.length - many, many);
    const up = lower.splice(0, many);
    upper.push(...up);
    lower.unshift(...down);
  }
  return tables;
}
