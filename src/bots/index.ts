/**
 * Who plays against people, and the search behind it.
 * @module cancha/bots
 */
export * from './bot.ts';
export type { Evaluation } from './eval/eval.ts';
export * from './eval/index.ts';
export * from './greedy.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './search/search.ts';
export * from './worker.ts';
