/**
 * The rules of Torino alone, and the room with all that is to be said about them.
 * @module cancha/games/torino
 */

export { clauses } from './clauses.ts';
export type { TorinoEvent } from './events.ts';
export type { TorinoPosition } from './position.ts';
export { room } from './room.ts';
export { torino } from './rules.ts';
