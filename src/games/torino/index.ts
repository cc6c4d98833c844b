/**
 * The rules of Torino, and its voice: what is said about them in Spanish and English.
 * @module cancha/games/torino
 */
export { torino } from './rules.ts';
export { voice } from './voice.ts';
