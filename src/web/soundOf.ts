import type { FootballEvent } from '../core/events.ts';

export type SoundName = 'kick' | 'die' | 'net' | 'whistle' | 'card';

/** The sound of what happens; most things are silent. */
export function soundOf(told: FootballEvent): SoundName | undefined {
  switch (told.type) {
    case 'dice':
      return 'die';
    case 'touch':
      return 'kick';
    case 'goal':
      return 'net';
    case 'kick':
      return told.isGoal ? 'net' : undefined;
    case 'card':
    case 'draw':
      return 'card';
    case 'whistle':
    case 'period-end':
    case 'over':
      return 'whistle';
    default:
      return undefined;
  }
}
