import type { Said } from '../../../core/clause.ts';
import type { GameEvent, Position } from '../../../core/game.ts';
import { isOnTarget, KINDS, type Zone } from '../../../games/torino/board.ts';
import type { TorinoPosition } from '../../../games/torino/position.ts';

export const readTorino = (position: Position): TorinoPosition => position as unknown as TorinoPosition;

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

export type Fate = 'goal' | 'saved' | 'wide' | 'open';

/** What a number would bring; `open` where it depends on a keeper who has not been placed. */
export function fateOf(kind: string, zone: Zone, roll: number): Fate {
  if (!isOnTarget(KINDS.indexOf(kind as (typeof KINDS)[number]), roll)) return 'wide';
  if (zone === 'middle') return 'open';
  return (roll % 2 === 0) === (zone === 'even') ? 'saved' : 'goal';
}

/**
 * The places the ball passes through while these events are told: tokens of the specification, or `<kicker>@<where>` in
 * and beside the goal that the kicker shoots at.
 */
export function waypoints(events: readonly GameEvent[]): string[] {
  const roll = events.find((event) => event.type === 'roll' && event['for'] === 'shot');
  const aimed = Number(roll?.['value']) % 2 === 0 ? 'even' : 'odd';
  return events.flatMap((event) => {
    if (event.type === 'pass') return [`${String(event['side'])}-${String(event['from'])}`];
    if (event.type === 'goal') return [`${String(event['side'])}@${aimed}`];
    if (event.type === 'save') return [`${event['side'] === 'home' ? 'away' : 'home'}@${aimed}`];
    if (event.type === 'wide') return [`${String(event['side'])}@wide`];
    return [];
  });
}
