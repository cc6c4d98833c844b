/**
 * The rules of “11” alone, and the room with all that is to be said about them.
 * @module cancha/games/eleven
 */

export { clauses } from './clauses.ts';
export type { ElevenEvent } from './events.ts';
export type { ElevenPosition } from './position.ts';
export { room } from './room.ts';
export { eleven } from './rules.ts';
