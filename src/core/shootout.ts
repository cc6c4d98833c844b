import type { Clause } from './clause.ts';
import { otherSeat, type Seat } from './game.ts';
import { demand } from './read.ts';

/** What the positions of all shoot-outs have in common; to be called inside `reading`. */

/** Kicks and goals of a shoot-out, by seat. */
interface Kicks {
  readonly taken: Int16Array;
  readonly goals: Int16Array;
}

/** No side has more goals than kicks. */
export function checkKickGoals({ taken, goals }: Kicks, clause: Clause): void {
  for (const seat of [0, 1])
    demand(
      goals[seat]! <= taken[seat]!,
      `shootout.goals[${seat}]`,
      { es: 'debe ser como mucho un gol por lanzamiento', en: 'must be at most one goal a kick' },
      clause,
    );
}

/**
 * The sides kick in turn from `first` on, and a pair beyond the `series` agreed is only kicked where nobody leads; gives
 * the seat whose kick comes next.
 */
export function checkKickOrder(
  { taken, goals }: Kicks,
  first: Seat,
  series: number,
  clauses: { readonly order: Clause; readonly extra: Clause },
): Seat {
  const second = otherSeat(first);
  const lead = taken[first]! - taken[second]!;
  demand(
    lead === 0 || lead === 1,
    'shootout.taken',
    { es: 'deben ser lanzamientos por turno desde `first`', en: 'must be kicks in turn from `first`' },
    clauses.order,
  );
  const ahead = goals[first]! - goals[second]!;
  const wasLevel = ahead <= 1 && ahead >= lead - 1;
  demand(
    taken[first]! <= series || wasLevel,
    'shootout.goals',
    { es: 'debe ser un empate antes de una pareja de más', en: 'must be level before an extra pair' },
    clauses.extra,
  );
  return lead === 0 ? first : second;
}

/** In a shoot-out that runs it is `next` who kicks, and nobody has won yet. */
export function checkKickDue(
  side: Seat,
  next: Seat,
  isDecided: boolean,
  clauses: { readonly order: Clause; readonly end: Clause },
): void {
  demand(
    side === next,
    'side',
    { es: 'debe ser el lado al que le toca lanzar', en: 'must be the side whose kick it is' },
    clauses.order,
  );
  demand(!isDecided, 'shootout', { es: 'debe estar aún sin decidir', en: 'must be not yet decided' }, clauses.end);
}
