/**
 * Who plays against people, and the search behind it.
 * @module cancha/bots
 */
export * from './bot.ts';
export * from './greedy.ts';
export * from './levels.ts';
export * from './names.ts';
export * from './random.ts';
export * from './reasons.ts';
export * from './search/search.ts';
export * from './worker.ts';
