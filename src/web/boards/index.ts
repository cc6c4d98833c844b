import type { GameId } from '../../games/index.ts';
import type { BoardModule } from './board.ts';

/** Every folder with a `Board.svelte` is the board of the game of that name; loaded when the game is opened. */
const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte');

export function loadBoard(game: GameId): Promise<BoardModule> {
  const load = BOARDS[`./${game}/Board.svelte`];
  if (!load) throw new Error(`${game} has no board`);
  return load();
}
