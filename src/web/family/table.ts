import type { Mate } from './child.svelte.ts';

/** A child as its adult sees it; times in milliseconds. */
export interface Charge {
  readonly id: string;
  readonly name: string;
  /** By which other adults name it. */
  readonly code: string;
  readonly minutes: number | null;
  readonly used: number;
  readonly left: number | null;
  readonly allowed: readonly Mate[];
  readonly tournaments: readonly Mate[];
}

export interface Table {
  readonly hasPin: boolean;
  readonly isUnlocked: boolean;
  readonly children: readonly Charge[];
}

/** A link to a tournament, or its key alone. */
export const keyIn = (text: string): string => text.trim().split('/').at(-1) ?? '';
