import { Choices } from '../core/choices.ts';
import { firstSeat, type Game } from '../core/game.ts';
import type { State } from '../core/state.ts';

/** How many different sequences of actions and outcomes have this length; a match that ends before it does not count. */
export function perft<S extends State>(game: Game<S>, s: S, depth: number): number {
  if (depth === 0) return 1;
  const due = game.toMove(s);
  if (due === 0) return 0;
  const seat = firstSeat(due);
  const out = new Choices();
  game.choices(s, seat, out);
  if (depth === 1) return out.n;
  const after = s.clone();
  let nodes = 0;
  for (let i = 0; i < out.n; i++) {
    after.copyFrom(s);
    game.apply(after, seat, out.action[i]!);
    nodes += perft(game, after, depth - 1);
  }
  return nodes;
}
