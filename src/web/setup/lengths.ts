import type { Options } from '../../core/options.ts';

export const LENGTHS = ['full', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

/** What makes a short match of each game; the full one is the rulebook's. */
export const SHORT: Readonly<Record<string, Options>> = {
  torino: { turnsPerHalf: 8, shootoutKicks: 3 },
  eleven: { plays: 10 },
  tactics: { playsPerHalf: 6, tie: 'shootout', shootoutKicks: 3 },
  mat: { mode: 'golden' },
  city: { mode: 'quick' },
};

/** A full match of the richest game takes an evening: there the short one is offered first. */
export const firstLength = (game: string): Length => (game === 'city' ? 'short' : 'full');
