/**
 * Matches that keep their law, and their records.
 * @module cancha/match
 */
export * from './clock.ts';
export * from './fair.ts';
export * from './faults.ts';
export * from './history.ts';
export * from './match.ts';
export * from './odds.ts';
export * from './pace.ts';
export * from './perft.ts';
export * from './record.ts';
export * from './replay.ts';
export * from './table.ts';
export * from './times.ts';
export * as tournament from './tournament/index.ts';
export * from './undo.ts';
