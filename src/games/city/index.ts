/**
 * The rules of Soccer City, and its voice: what is said about them in Spanish and English.
 * @module cancha/games/city
 */
export { city } from './rules.ts';
export type { CityPosition } from './voice/words.ts';
export { voice } from './voice.ts';
