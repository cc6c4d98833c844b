/**
 * The rules of Soccer Tactics World alone, and the room with all that is to be said about them.
 * @module cancha/games/tactics
 */

export { clauses } from './clauses.ts';
export type { TacticsPosition } from './position.ts';
export { room } from './room.ts';
export { tactics } from './rules.ts';
