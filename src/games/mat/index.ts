/**
 * The rules of mat football alone, and the room with all that is to be said about them.
 * @module cancha/games/mat
 */

export { clauses } from './clauses.ts';
export type { MatPosition } from './position.ts';
export { room } from './room.ts';
export { mat } from './rules.ts';
