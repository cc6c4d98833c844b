/**
 * The engine protocol without its transport, and the host that decides who may see and do what.
 * @module cancha/protocol
 */
export * from './engine.ts';
export * from './host.ts';
export * from './messages.ts';
export * from './request.ts';
export * from './timekeeper.ts';
export * from './view.ts';
