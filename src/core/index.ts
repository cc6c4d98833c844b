/**
 * The contract of a game, and what its rules are written with.
 * @module cancha/core
 */
export * from './choices.ts';
export * from './clause.ts';
export * from './dice.ts';
export * from './game.ts';
export * from './options.ts';
export * from './phase.ts';
export * from './position.ts';
export * from './random.ts';
export * from './read.ts';
export * from './result.ts';
export * from './state.ts';
export * from './text.ts';
export * from './voice.ts';
