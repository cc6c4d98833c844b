import type { Side } from '../../core/game.ts';
import { type Bout, type Entrant, FORFEIT_GOALS, type Kind } from './model.ts';

/** A line of the table, as in football. */
export interface Row {
  readonly entrant: Entrant;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** The points of all whom he has met. */
  readonly buchholz: number;
}

export const WIN_POINTS = 3;
export const DRAW_POINTS = 1;

type Counts = { -readonly [key in keyof Row]: Row[key] };
const SIDES_OF = [
  ['home', 0],
  ['away', 1],
] as const satisfies readonly (readonly [Side, number])[];

const newCounts = (entrant: Entrant): Counts => ({
  entrant,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  buchholz: 0,
});

/** A round of rest is a win without a match and without goals, where rounds are worth points. */
const RESTS_WIN: readonly Kind[] = ['swiss'];

function count(entrants: readonly Entrant[], bouts: readonly Bout[], kind: Kind): Map<Entrant, Counts> {
  const rows = new Map(entrants.map((entrant) => [entrant, newCounts(entrant)]));
  for (const { home, away, outcome } of bouts) {
    if (away === null) {
      if (RESTS_WIN.includes(kind)) rows.get(home)!.points += WIN_POINTS;
      continue;
    }
    if (!outcome) continue;
    const { winner, how, goals } = outcome;
    for (const [side, at] of SIDES_OF) {
      const row = rows.get(side === 'home' ? home : away);
      if (!row) continue;
      const isNobody = how === 'forfeit' && winner === null;
      row.played++;
      row.scored += isNobody ? 0 : goals[at]!;
      row.conceded += isNobody ? FORFEIT_GOALS : goals[1 - at]!;
      if (winner === side) row.won++;
      else if (winner === null && !isNobody) row.drawn++;
      else row.lost++;
      row.points += winner === side ? WIN_POINTS : winner === null && !isNobody ? DRAW_POINTS : 0;
    }
  }
  for (const { home, away } of bouts) {
    if (away === null) continue;
    const [one, two] = [rows.get(home), rows.get(away)];
    if (!one || !two) continue;
    one.buchholz += two.points;
    two.buchholz += one.points;
  }
  return rows;
}

type Measure = (row: Row) => number;
const POINTS: Measure = (row) => row.points;
const DIFFERENCE: Measure = (row) => row.scored - row.conceded;
const GOALS: Measure = (row) => row.scored;
const BUCHHOLZ: Measure = (row) => row.buchholz;

/** What counts first, in each kind; then what those who are still level have done among themselves, then the entry. */
const MEASURES: Readonly<Record<Kind, readonly Measure[]>> = {
  league: [POINTS, DIFFERENCE, GOALS],
  swiss: [POINTS, BUCHHOLZ, DIFFERENCE, GOALS],
  arena: [POINTS, DIFFERENCE, GOALS],
  cup: [POINTS, DIFFERENCE, GOALS],
};

/** Those who are level by all that counts stand together. */
function groupBy(rows: readonly Row[], measures: readonly Measure[]): Row[][] {
  const sorted = [...rows].sort((one, two) => {
    for (const measure of measures) if (measure(one) !== measure(two)) return measure(two) - measure(one);
    return 0;
  });
  const groups: Row[][] = [];
  for (const row of sorted) {
    const last = groups.at(-1)?.[0];
    if (last && measures.every((measure) => measure(last) === measure(row))) groups.at(-1)!.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The rows of these, by what they did against each other alone. */
function amongThem(level: readonly Row[], bouts: readonly Bout[], kind: Kind): Row[] {
  const names = new Set(level.map(({ entrant }) => entrant));
  const between = bouts.filter(({ home, away }) => away !== null && names.has(home) && names.has(away));
  const counts = count([...names], between, kind);
  const own = new Map(level.map((row) => [row.entrant, row]));
  return groupBy([...counts.values()], [POINTS, DIFFERENCE, GOALS]).flatMap((group) =>
    group.map(({ entrant }) => own.get(entrant)!),
  );
}

/** The table of a tournament, the first at the top; `entrants` begins with whoever is in front where nothing else decides. */
export function tableOf(entrants: readonly Entrant[], bouts: readonly Bout[], kind: Kind): Row[] {
  const rows = [...count(entrants, bouts, kind).values()];
  return groupBy(rows, MEASURES[kind]).flatMap((level) => (level.length === 1 ? level : amongThem(level, bouts, kind)));
}
