/**
 * The rules of “11”, and its voice: what is said about them in Spanish and English.
 * @module cancha/games/eleven
 */
export type { ElevenPosition } from './position.ts';
export { eleven } from './rules.ts';
export { voice } from './voice.ts';
