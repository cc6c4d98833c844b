// `cancha/games/tactics`: its rules and its voice.
export type { TacticsPosition } from './position.ts';
export { tactics } from './rules.ts';
export { voice } from './voice.ts';
