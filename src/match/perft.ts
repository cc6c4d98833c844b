import { Choices } from '../core/choices.ts';
import { firstSeat, type Game } from '../core/game.ts';
import type { State } from '../core/state.ts';

/** How many distinct sequences of that many actions and outcomes there are; null beyond `limit` positions. */
export function perft<S extends State>(
  game: Game<S>,
  start: S,
  depth: number,
  limit = Number.POSITIVE_INFINITY,
): number | null {
  if (depth === 0) return 1;
  const states = Array.from({ length: depth }, () => start.clone());
  const lists = Array.from({ length: depth }, () => new Choices());
  let visited = 0;
  const count = (level: number): number => {
    if (++visited > limit) return 0;
    const s = states[level]!;
    const toMove = game.toMove(s);
    if (toMove === 0) return 0;
    const seat = firstSeat(toMove);
    const list = lists[level]!;
    game.choices(s, seat, list);
    if (level === depth - 1) return list.n;
    let sum = 0;
    for (let i = 0; i < list.n; i++) {
      const next = states[level + 1]!;
      next.copyFrom(s);
      game.apply(next, seat, list.action[i]!);
      sum += count(level + 1);
    }
    return sum;
  };
  const nodes = count(0);
  return visited > limit ? null : nodes;
}
