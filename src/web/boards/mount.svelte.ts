import { mount, unmount } from 'svelte';
import type { GameId } from '../../games/index.ts';
import type { BoardProps } from './board.ts';
import { loadBoard } from './index.ts';

/** A board on a page that need not be written in Svelte. */
export interface MountedBoard {
  /** Changes what is given and keeps the rest; what moved between two steps is animated. */
  update(changes: Partial<BoardProps>): void;
  destroy(): Promise<void>;
}

/** Draws the board of a game into an element, which gives it its width. */
export async function mountBoard(game: GameId, target: Element, props: BoardProps): Promise<MountedBoard> {
  const { default: Board } = await loadBoard(game);
  let current = $state.raw(props);
  const live = Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(props).map((key) => [key, { get: () => current[key as keyof BoardProps] }])),
  ) as BoardProps;
  const board = mount(Board, { target, props: live });
  return {
    update(changes) {
      current = { ...current, ...changes };
    },
    destroy: () => unmount(board),
  };
}
