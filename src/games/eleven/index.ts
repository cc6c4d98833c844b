// `cancha/games/eleven`: its rules and its voice.
export type { ElevenPosition } from './position.ts';
export { eleven } from './rules.ts';
export { voice } from './voice.ts';
