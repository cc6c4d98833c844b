/**
 * The rules of mat football, and its voice: what is said about them in Spanish and English.
 * @module cancha/games/mat
 */
export type { MatPosition } from './position.ts';
export { mat } from './rules.ts';
export { voice } from './voice.ts';
