/**
 * The rules of Soccer City alone, and the room with all that is to be said about them.
 * @module cancha/games/city
 */

export { clauses } from './clauses.ts';
export type { CityEvent } from './events.ts';
export type { CityPosition } from './position.ts';
export { room } from './room.ts';
export { city } from './rules.ts';
