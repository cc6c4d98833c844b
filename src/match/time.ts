import type { FootballEvent } from '../core/events.ts';
import type { GameEvent, Turn } from '../core/game.ts';

/** What a match tells besides its game: after these everything stands as it stood, or as it stood before. */
const ASIDES: ReadonlySet<string> = new Set(['offer', 'declined', 'undo']);

/** Whether the game did not go on: something was offered, declined or taken back. */
export const isAside = (events: readonly GameEvent[]): boolean => events.every(({ type }) => ASIDES.has(type));

/** Where one of these happens, what a side decides next is another go. */
const GO_ENDS: ReadonlySet<FootballEvent['type']> = new Set(['turn', 'period-end']);

/**
 * Whether a side still decides in the same go: the game has gone on from one choice of it to the next, without dice, a
 * choice of the rival, a new play or the end of the period in between.
 */
export const isSameGo = (before: Turn, told: readonly FootballEvent[], after: Turn): boolean =>
  before.kind === 'choice' &&
  after.kind === 'choice' &&
  before.side === after.side &&
  !told.some(({ type }) => GO_ENDS.has(type));
