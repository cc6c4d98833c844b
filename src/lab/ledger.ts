import { SIDES, type Side } from '../core/game.ts';
import type { Course } from './analyse.ts';
import { Z95 } from './elo.ts';

/**
 * Where the match was won, as a book: every roll and card is luck, every decision is play, a sealed choice is a guess, giving up
 * is an end; what the evaluation can't explain is the rest: where it expects something else before a draw than over all that
 * can be drawn, or changes its mind though nobody chose. All entries are home's gain in shares of the match, and they
 * add up to what changed from the first step to the result.
 */
export const ENTRY_KINDS = ['luck', 'play', 'guess', 'end', 'rest'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Entry {
  /** Number of the step in the match, from 1. */
  readonly step: number;
  readonly kind: EntryKind;
  readonly share: number;
}

export interface Ledger {
  /** Home's share before the first step. */
  readonly start: number;
  readonly final: number;
  readonly entries: readonly Entry[];
  readonly sums: Readonly<Record<EntryKind, number>>;
  /** Half of the interval in which the sum of luck lies by 95 %: by so much the evaluation contradicts itself along the way. */
  readonly doubt: number;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function ledgerOf({ course, kinds, strokes, final }: Course): Ledger {
  const luck = new Map(strokes.map(({ step, swing }) => [step, swing]));
  const entries = kinds.flatMap((kind, i): Entry[] => {
    const step = i + 1;
    const change = course[step]! - course[i]!;
    const named = luck.get(step) ?? change;
    const rest = change - named;
    return [{ step, kind, share: named }, ...(rest === 0 ? [] : [{ step, kind: 'rest' as const, share: rest }])];
  });
  const last = course.at(-1)!;
  if (final !== last) entries.push({ step: kinds.length, kind: 'end', share: final - last });
  const sharesOf = (kind: EntryKind): number[] => entries.filter((one) => one.kind === kind).map(({ share }) => share);
  const sums = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, total(sharesOf(kind))]));
  return {
    start: course[0]!,
    final,
    entries,
    sums: sums as Record<EntryKind, number>,
    doubt: Z95 * Math.sqrt(total(sharesOf('rest').map((rest) => rest ** 2))),
  };
}

/** An amount with half of its 95 % interval. */
export interface Measured {
  readonly value: number;
  readonly half: number;
}

/** What a side would have got of the match without what luck gave, from 0 to 1. */
export function withoutLuck({ final, sums, doubt }: Ledger, side: Side): Measured {
  const home = Math.max(0, Math.min(1, final - sums.luck));
  return { value: side === SIDES[0] ? home : 1 - home, half: Math.min(1, doubt) };
}
