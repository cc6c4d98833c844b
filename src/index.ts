/**
 * The front door. The games by name, a match of any of them, its record, and somebody to play against.
 * @module cancha
 */
export { loadBot } from './bots/levels.ts';
export { BOT_NAMES, isBotName, LEVELS } from './bots/names.ts';
export { Choices } from './core/choices.ts';
export type { Clause, Lang, Said } from './core/clause.ts';
export * from './core/game.ts';
export { chooseOptions, defaultOptions, type Options } from './core/options.ts';
export { type Random, randomFrom } from './core/random.ts';
export type { Result } from './core/result.ts';
export type { Voice } from './core/voice.ts';
export * from './games/index.ts';
export type { Problem } from './match/faults.ts';
export { type Accepted, type Command, Match, type MatchSetup } from './match/match.ts';
export { hashOf, RecordWriter } from './match/record.ts';
export { openRecord, replay, verifyRecord } from './match/replay.ts';
