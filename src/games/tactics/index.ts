/**
 * The rules of Soccer Tactics World, and its voice: what is said about them in Spanish and English.
 * @module cancha/games/tactics
 */
export type { TacticsPosition } from './position.ts';
export { tactics } from './rules.ts';
export { voice } from './voice.ts';
