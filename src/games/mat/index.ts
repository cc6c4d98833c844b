// `cancha/games/mat`: its rules and its voice.
export type { MatPosition } from './position.ts';
export { mat } from './rules.ts';
export { voice } from './voice.ts';
