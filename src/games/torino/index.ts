// `cancha/games/torino`: its rules and its voice.
export { torino } from './rules.ts';
export { voice } from './voice.ts';
