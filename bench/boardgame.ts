// A game of ours as boardgame.io holds one: its cells as plain JSON, chance as a third player, and whose turn it is.
import { CHANCE, firstSeat, type Game, type Seat } from '../src/core/game.ts';
import type { State } from '../src/core/state.ts';

/** A state as boardgame.io demands it. */
export interface Cells {
  readonly cells: readonly number[];
}
type PeerGame = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<Cells>;

/** The player who is chance. */
export const SERVER = '2';
export const seatOfPlayer = (player: string): Seat => (player === SERVER ? CHANCE : Number(player));
export const playerOf = (seat: Seat): string => (seat === CHANCE ? SERVER : String(seat));

/** All of it but the moves; `load` puts cells into `scratch`, where the rules work. */
export function heldBy(
  game: Game,
  scratch: State,
): Required<Pick<PeerGame, 'name' | 'setup' | 'turn'>> & { load(G: Cells): State } {
  const load = ({ cells }: Cells): State => {
    scratch.cells.set(cells);
    return scratch;
  };
  const next = (G: Cells): string => {
    const due = game.toMove(load(G));
    return due === 0 ? SERVER : playerOf(firstSeat(due));
  };
  return {
    load,
    name: game.id,
    setup: () => ({ cells: [...game.setup(scratch.options).cells] }),
    turn: {
      order: { first: ({ G }) => Number(next(G)), next: ({ G }) => Number(next(G)) },
      endIf: ({ G, ctx }) => next(G) !== ctx.currentPlayer,
    },
  };
}
