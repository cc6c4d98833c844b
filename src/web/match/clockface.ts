import type { Position } from '../../core/game.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
type Pair = readonly [home: number, away: number];
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

export const PERIODS = ['1', '2', 'et1', 'et2', 'shootout', 'over'] as const;

/** The dictionary's key for the period of a position; all games use the same words for it. */
export function periodOf(position: Position): `period.${(typeof PERIODS)[number]}` {
  const period = String(position['period']);
  return `period.${PERIODS.find((known) => known === period) ?? '1'}`;
}

export const scoreOf = (position: Position): Pair => {
  const score = position['score'];
  return isPair(score) ? score : [0, 0];
};

/** The names that the games give to the number of plays of a half and of a period of extra time; mat has one period. */
const HALF = ['turnsPerHalf', 'plays', 'playsPerHalf', 'maxTurns'];
const EXTRA = ['etPlays', 'playsPerExtra'];

/** How far the period has come, where it is counted in plays. */
export function playsOf(position: Position): { readonly n: number; readonly of: number | null } | null {
  const plays = numberOf(fieldsOf(position['time'])['plays']);
  const options = fieldsOf(position['options']);
  if (plays === undefined || position['period'] === 'shootout' || position['period'] === 'over') return null;
  const names = String(position['period']).startsWith('et') ? EXTRA : HALF;
  const of = options['clock'] === 'plays' ? names.map((name) => numberOf(options[name])).find((n) => n) : undefined;
  return { n: plays, of: of ?? null };
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
