import type { ClockSpec, Millis } from './clock.ts';

/** How quickly people play a match: as their game's own options say, on a clock, so long a decision, or days a turn. */
export type Pace =
  | { readonly kind: 'free' }
  | { readonly kind: 'live'; readonly initial: Millis; readonly increment: Millis }
  | { readonly kind: 'decision'; readonly each: Millis }
  | { readonly kind: 'leisure'; readonly days: number };

export const FREE: Pace = { kind: 'free' };

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
export const DAY: Millis = 24 * 60 * MINUTE;

/** What may be agreed on, of each kind. */
export const LIVE_INITIAL = { min: 10 * SECOND, max: 180 * MINUTE } as const;
export const LIVE_INCREMENT = { min: 0, max: 3 * MINUTE } as const;
export const DECISION_EACH = { min: 5 * SECOND, max: 10 * MINUTE } as const;
export const LEISURE_DAYS = { min: 1, max: 7 } as const;

/** So much of a decision's time at most is the network's, however slow that was measured to be. */
export const MOST_LAG: Millis = SECOND;

/** Whoever must act and has been away for so long may lose to a rival who does not want to wait; at leisure nobody does. */
export const GRACE: Readonly<Record<Pace['kind'], Millis | null>> = {
  free: 5 * MINUTE,
  live: MINUTE,
  decision: MINUTE,
  leisure: null,
};

/** The clock of a pace; undefined where no time but the game's own is kept. */
export function clockOf(pace: Pace): ClockSpec | undefined {
  switch (pace.kind) {
    case 'free':
      return undefined;
    case 'live':
      return { initial: pace.initial, increment: pace.increment };
    case 'decision':
      return { initial: pace.each, increment: 0, anew: 'decision' };
    case 'leisure':
      return { initial: pace.days * DAY, increment: 0, anew: 'stretch' };
  }
}

/** What people can choose without thinking long about it, the quickest last. */
export const USUAL_PACES: readonly Pace[] = [
  FREE,
  ...[1, 3, 7].map((days): Pace => ({ kind: 'leisure', days })),
  ...[
    [30, 20],
    [15, 10],
    [10, 5],
    [5, 3],
  ].map(([initial, increment]): Pace => ({ kind: 'live', initial: initial! * MINUTE, increment: increment! * SECOND })),
  ...[60, 30].map((seconds): Pace => ({ kind: 'decision', each: seconds * SECOND })),
];

/** People are rated apart for what is played in one sitting and what is played over days. */
export const TEMPOS = ['live', 'leisure'] as const;
export type Tempo = (typeof TEMPOS)[number];
export const tempoOf = ({ kind }: Pace): Tempo => (kind === 'leisure' ? 'leisure' : 'live');
