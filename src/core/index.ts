/**
 * The contract of a game, and what its rules are written with.
 * @module cancha/core
 */
export * from './card.ts';
export * from './choices.ts';
export * from './clause.ts';
export * from './dice.ts';
export * from './events.ts';
export * from './expert.ts';
export * from './game.ts';
export { type ActionText, type ChancePhase, gameFrom, type Phase } from './gameFrom.ts';
export * from './look.ts';
export * from './options.ts';
export * from './phase.ts';
export * from './position.ts';
export * from './random.ts';
export * from './read.ts';
export * from './result.ts';
export { type RollOffEvent, rollOff } from './rollOff.ts';
export * from './stage.ts';
export * from './state.ts';
export * from './targets.ts';
export * from './text.ts';
export * from './vocabulary.ts';
export * from './voice.ts';
