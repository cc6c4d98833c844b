/**
 * Series of matches, what was luck, what was a mistake.
 * @module cancha/lab
 */
export * from './analyse.ts';
export * from './arena.ts';
export * from './duel.ts';
export * from './elo.ts';
export * from './ledger.ts';
export * from './luck.ts';
export * from './marks.ts';
export * from './players.ts';
export * from './report.ts';
export * from './skill.ts';
export * from './study.ts';
