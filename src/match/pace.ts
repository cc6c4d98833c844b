import type { ClockSpec, Millis } from './clock.ts';

/** How quickly people play a match: as their game's own options say, on a clock, so long a decision, or days a turn. */
export type Pace =
  | { readonly kind: 'free' }
  | ({ readonly kind: 'live' } & ClockSpec)
  | { readonly kind: 'decision'; readonly each: Millis }
  | { readonly kind: 'leisure'; readonly days: number };

export const FREE: Pace = { kind: 'free' };
export const LEISURE_DAYS = { min: 1, max: 7 } as const;

/** People are rated apart for what is played in one sitting and what is played over days. */
export const TEMPOS = ['live', 'leisure'] as const;
export type Tempo = (typeof TEMPOS)[number];
export const tempoOf = ({ kind }: Pace): Tempo => (kind === 'leisure' ? 'leisure' : 'live');
