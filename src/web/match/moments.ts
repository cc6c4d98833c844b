import type { GameEvent, Side } from '../../core/game.ts';

export const MOMENTS = ['goal', 'red', 'penalty', 'over'] as const;

/** A short scene over the board: joy, a card, the whistle. Always skippable. */
export interface Moment {
  readonly kind: (typeof MOMENTS)[number];
  readonly side: Side | null;
  readonly event: GameEvent;
  readonly millis: number;
}

const MILLIS = { goal: 1500, red: 1000, penalty: 800, over: 1200 } as const;

const kindOf = (event: GameEvent): Moment['kind'] | undefined => {
  // A kick of a shoot-out that says whether it went in.
  if (typeof event['goal'] === 'boolean') return event['goal'] ? 'goal' : undefined;
  if (event.type === 'goal' || event.type === 'over') return event.type;
  if (event.type === 'card' && event['color'] === 'red') return 'red';
  if (event.type === 'penalty' && event['cause'] !== 'shootout') return 'penalty';
  return undefined;
};

/** The most important thing of a step, if it had one. */
export function momentOf(events: readonly GameEvent[]): Moment | null {
  for (const kind of MOMENTS) {
    const event = events.find((each) => kindOf(each) === kind);
    if (!event) continue;
    const side = event['side'] ?? event['winner'];
    return { kind, side: side === 'home' || side === 'away' ? side : null, event, millis: MILLIS[kind] };
  }
  return null;
}
