import { inHalf, spaceNamed } from '../../../games/tactics/board.ts';
import type { TacticsPosition } from '../../../games/tactics/position.ts';
import { ballWays, pawnWays } from '../../../games/tactics/ways.ts';

/** The ways that are drawn and walked: geometry of the board, with who stands in the way. */

const spacesOf = (p: TacticsPosition, side: 'home' | 'away'): Set<number | undefined> =>
  new Set(Object.values(p.pieces[side]).map((at) => (at === null ? undefined : spaceNamed(at))));

const endsAt = (to: number) => (way: readonly number[]) => way.at(-1) === to;

/** A pawn's way past no rival, start and end included; straight to the end where none is known. */
export function pawnRoute(
  p: TacticsPosition,
  side: 'home' | 'away',
  piece: string,
  from: number,
  to: number,
  count: number,
): number[] {
  const rivals = spacesOf(p, side === 'home' ? 'away' : 'home');
  const seat = side === 'home' ? 0 : 1;
  const isFree = (space: number): boolean => !rivals.has(space) && (!piece.startsWith('d') || inHalf(seat, space));
  const way = pawnWays(from, count)
    .filter(endsAt(to))
    .find((spaces) => spaces.slice(0, -1).every(isFree));
  return [from, ...(way ?? [to])];
}

/** The ball's way, which goes over everybody. */
export const ballRoute = (from: number, to: number, count: number): number[] => [
  from,
  ...(ballWays(from, count).find(endsAt(to)) ?? [to]),
];

/** Where a way bends, or undefined where it is straight. */
export function bendOf(route: readonly number[]): number | undefined {
  return route.find((space, i) => {
    const [before, after] = [route[i - 1], route[i + 1]];
    return before !== undefined && after !== undefined && space - before !== after - space;
  });
}
