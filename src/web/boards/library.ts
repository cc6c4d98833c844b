/**
 * The widgets that draw a position, say what the person wants, and know no rules.
 * @module cancha/boards
 */
export type { BoardModule, BoardProps } from './board.ts';
export { loadBoard } from './index.ts';
export { type MountedBoard, mountBoard } from './mount.svelte.ts';
