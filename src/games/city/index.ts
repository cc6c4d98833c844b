// `cancha/games/city`: its rules and its voice.
export { city } from './rules.ts';
export type { CityPosition } from './voice/words.ts';
export { voice } from './voice.ts';
