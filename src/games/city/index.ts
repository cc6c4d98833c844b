/**
 * The rules of Soccer City alone, and the room with all that is to be said about them.
 * @module cancha/games/city
 */
export { room } from './room.ts';
export { city } from './rules.ts';
export type { CityPosition } from './voice/words.ts';
