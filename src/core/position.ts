import { type Seat, SIDES, type Side, sideOf } from './game.ts';
import { demand, readFields, readInt, readList, readOneOf } from './read.ts';

/** What the positions of all games have in common. A seat of -1 stands for null. */

export const sideOrNull = (seat: Seat): Side | null => (seat < 0 ? null : sideOf(seat));
export const pair = (list: Int16Array): [home: number, away: number] => [list[0]!, list[1]!];

/** The same for both sides. */
export const bySide = <T>(write: (seat: Seat) => T): Record<Side, T> => ({ home: write(0), away: write(1) });

export const readSide = (value: unknown, path: string): Seat => readOneOf(value, path, SIDES);
export const readSideOrNull = (value: unknown, path: string): Seat => readOneOf(value, path, [null, ...SIDES]) - 1;

/** More goals, kicks or turns than any match has, and still a cell of a state. */
export const MOST = 30_000;

/** Reads a count for each side. */
export function readPair(value: unknown, path: string, into: Int16Array): void {
  for (const [i, n] of readList(value, path, 2).entries()) into[i] = readInt(n, `${path}[${i}]`, 0, MOST);
}

const VERSION = 1;

/** The fields of a position of that game, all of them and no others. */
export function readPositionFields<const K extends readonly string[]>(
  position: unknown,
  game: string,
  fields: K,
): Readonly<Record<K[number] | 'game' | 'v', unknown>> {
  const given = readFields<readonly (K[number] | 'game' | 'v')[]>(position, '', ['game', 'v', ...fields]);
  demand(given.game === game, 'game', `"${game}"`);
  demand(given.v === VERSION, 'v', String(VERSION));
  return given;
}
