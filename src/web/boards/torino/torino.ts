import type { Said } from '../../../core/clause.ts';
import type { TorinoEvent } from '../../../games/torino/events.ts';

export const ZONE_WORDS: Readonly<Record<'even' | 'odd', Said>> = {
  even: { es: 'PAR', en: 'EVEN' },
  odd: { es: 'IMPAR', en: 'ODD' },
};

/** What the first roll of an attack brings (TOR-ONE-1 to TOR-SIX-1). */
export const FIRST_ROLL: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, Said>> = {
  1: { es: 'Pierde', en: 'Lost' },
  2: { es: 'Penalti en contra', en: 'Penalty against' },
  3: { es: 'Tira el 9', en: '9 shoots' },
  4: { es: 'Tira el 7', en: '7 shoots' },
  5: { es: 'Al 8 o 10', en: 'To 8 or 10' },
  6: { es: 'Penalti a favor', en: 'Penalty for' },
};

/** The places the ball passes through while these events are told; a shot has flown before. */
export const waypoints = (events: readonly TorinoEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'pass' ? [`${event.side}-${event.from}`] : []));
