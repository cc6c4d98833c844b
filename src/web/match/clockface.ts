import type { Position } from '../../core/game.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
type Pair = readonly [home: number, away: number];
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

export const PERIODS = ['1', '2', 'et1', 'et2', 'shootout', 'over'] as const;

/** Mat, and a quick match of city, are played in one go. */
const isUndivided = (position: Position): boolean =>
  position['game'] === 'mat' || fieldsOf(position['options'])['mode'] === 'quick';

/** The dictionary's key for the period of a position; all games use the same words for it. */
export function periodOf(position: Position): `period.${(typeof PERIODS)[number]}` | 'period.whole' {
  const period = String(position['period']);
  if (period === '1' && isUndivided(position)) return 'period.whole';
  return `period.${PERIODS.find((known) => known === period) ?? '1'}`;
}

/** Minutes and seconds; what is left of a second counts as one, so that 0:00 is the end. */
export function minutesText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const scoreOf = (position: Position): Pair => {
  const score = position['score'];
  return isPair(score) ? score : [0, 0];
};

/** The names that the games give to the number of plays of a half and of a period of extra time; mat has one period. */
const HALF = ['turnsPerHalf', 'plays', 'playsPerHalf', 'maxTurns'];
const EXTRA = ['etPlays', 'playsPerExtra'];

/** Games that count a play when it is over; the others count it when it begins. */
const COUNTS_AFTERWARDS: ReadonlySet<unknown> = new Set(['torino', 'mat']);

/** The ball cards of city: one a minute (CTY-TIM-1, CTY-QCK-1). */
function minutesOf(period: string, isQuick: boolean): number {
  if (isQuick) return 30;
  return period.startsWith('et') ? 24 : period === '2' ? 48 : 45;
}

/** The play that is on, of how many where that is agreed, and the dictionary's key for it; city's plays are minutes. */
export interface Plays {
  readonly key: 'match.plays' | 'match.playsOf' | 'match.minuteOf';
  readonly n: number;
  readonly of: number;
}

/** How far the period has come; null where nothing is counted. `of` is 0 where there is no end to it. */
export function playsOf(position: Position): Plays | null {
  const counted = numberOf(fieldsOf(position['time'])['plays']);
  const options = fieldsOf(position['options']);
  const period = String(position['period']);
  if (counted === undefined || period === 'shootout' || period === 'over') return null;
  const isCounted = options['clock'] === 'plays';
  if (position['game'] === 'city' && isCounted)
    return { key: 'match.minuteOf', n: counted, of: minutesOf(period, options['mode'] === 'quick') };
  const n = Math.max(1, COUNTS_AFTERWARDS.has(position['game']) ? counted + 1 : counted);
  const names = period.startsWith('et') ? EXTRA : HALF;
  const of = isCounted ? names.map((name) => numberOf(options[name])).find((limit) => limit) : undefined;
  return of ? { key: 'match.playsOf', n: Math.min(n, of), of } : { key: 'match.plays', n, of: 0 };
}

/** Kicks taken and scored by each side, from the three ways in which the games write a shoot-out. */
export function shootoutOf(position: Position): { readonly taken: Pair; readonly goals: Pair } | null {
  const shootout = fieldsOf(position['shootout']);
  const { taken, goals, score, shots } = shootout;
  if (isPair(taken) && isPair(goals)) return { taken, goals };
  if (isPair(shots) && isPair(score)) return { taken: shots, goals: score };
  const kicks = fieldsOf(shootout['kicks']);
  const [home, away] = [kicks['home'], kicks['away']];
  if (!Array.isArray(home) || !Array.isArray(away)) return null;
  const scored = (list: unknown[]): number => list.filter((kick) => kick === true).length;
  return { taken: [home.length, away.length], goals: [scored(home), scored(away)] };
}
