import type { Side } from '../../core/game.ts';
import type { LogEntry } from '../../protocol/messages.ts';

interface Goal {
  readonly n: number;
  readonly side: Side;
  /** Null in a shoot-out. */
  readonly score: readonly number[] | null;
}

/** The goals of a match in order, from its events. */
export const goalsOf = (log: readonly LogEntry[]): Goal[] =>
  log.flatMap(({ n, events }) =>
    events.flatMap((event): Goal[] => {
      const side = event['side'];
      if (event.type !== 'goal' || (side !== 'home' && side !== 'away')) return [];
      const score = event['score'];
      return [{ n, side, score: Array.isArray(score) ? score : null }];
    }),
  );

export const REASONS = ['time', 'extra', 'shootout', 'goals', 'forfeit', 'resign', 'agreed', 'flag'] as const;

/** The dictionary's key for why a match ended. */
export const reasonKey = (reason: string): `reason.${(typeof REASONS)[number] | 'other'}` =>
  `reason.${REASONS.find((known) => known === reason) ?? 'other'}`;
