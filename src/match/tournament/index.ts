/** Who meets whom in a tournament, and who is ahead: values in, values out. */
export * from './arena.ts';
export * from './course.ts';
export * from './cup.ts';
export * from './league.ts';
export * from './model.ts';
export * from './sides.ts';
export * from './swiss.ts';
export * from './table.ts';
