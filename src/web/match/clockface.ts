import type { Position } from '../../core/game.ts';
import type { PeriodName, Progress } from '../../core/stage.ts';

/** The dictionary's keys for what a stage tells. */
export const periodKey = (period: PeriodName): `period.${PeriodName}` => `period.${period}`;

export function progressKey({ unit, of }: Progress): 'match.minuteOf' | 'match.playsOf' | 'match.plays' {
  if (unit === 'minute') return 'match.minuteOf';
  return of === null ? 'match.plays' : 'match.playsOf';
}

/** Minutes and seconds; what is left of a second counts as one, so that 0:00 is the end. */
export function minutesText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** From here on the seconds are not worth showing. */
export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is left of a long time: days and hours, or hours and minutes; of a short one minutes and seconds. */
export function timeText(millis: number): string {
  if (millis < HOUR) return minutesText(millis);
  const [big, small] = millis < DAY ? [HOUR, HOUR / 60] : [DAY, HOUR];
  const units = millis < DAY ? (['h', 'min'] as const) : (['d', 'h'] as const);
  const [whole, rest] = [Math.floor(millis / big), Math.floor((millis % big) / small)];
  return rest === 0 ? `${whole} ${units[0]}` : `${whole} ${units[0]} ${rest} ${units[1]}`;
}

/** All positions have it. */
export const scoreOf = (position: Position): readonly [home: number, away: number] =>
  position['score'] as readonly [number, number];
