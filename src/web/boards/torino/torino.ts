import type { Said } from '../../../core/clause.ts';
import { otherSide } from '../../../core/game.ts';
import type { TorinoEvent } from '../../../games/torino/events.ts';

export const ZONE_WORDS: Readonly<Record<'even' | 'odd', Said>> = {
  even: { es: 'PAR', en: 'EVEN' },
  odd: { es: 'IMPAR', en: 'ODD' },
};

/** What the first roll of an attack brings (TOR-ONE-1 to TOR-SIX-1). */
export const FIRST_ROLL: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, Said>> = {
  1: { es: 'Pierde', en: 'Lost' },
  2: { es: 'Falta', en: 'Foul' },
  3: { es: 'Tira el 9', en: '9 shoots' },
  4: { es: 'Tira el 7', en: '7 shoots' },
  5: { es: 'Al 8 o 10', en: 'To 8 or 10' },
  6: { es: 'Penalti', en: 'Penalty' },
};

/**
 * The places the ball passes through while these events are told: tokens of the specification, or `<kicker>@<where>` in
 * and beside the goal that the kicker shoots at.
 */
export function waypoints(events: readonly TorinoEvent[]): string[] {
  const rolled = events.flatMap((event) => (event.type === 'roll' && event.for === 'shot' ? [event.value] : []));
  const aimed = rolled[0] !== undefined && rolled[0] % 2 === 0 ? 'even' : 'odd';
  return events.flatMap((event) => {
    if (event.type === 'pass') return [`${event.side}-${event.from}`];
    if (event.type === 'goal') return [`${event.side}@${aimed}`];
    if (event.type === 'save') return [`${otherSide(event.side)}@${aimed}`];
    if (event.type === 'wide') return [`${event.side}@wide`];
    return [];
  });
}
