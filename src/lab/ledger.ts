import { SIDES, type Side } from '../core/game.ts';
import type { Course } from './analyse.ts';
import measured from './data/withoutLuck.json' with { type: 'json' };
import { Z95 } from './elo.ts';

/**
 * Where the match was won, as a book: every roll and card is luck, every decision is play of its side, a sealed choice is a guess,
 * giving up is an end; what the evaluation can't explain is the rest: where it expects something else before a draw than over all that
 * can be drawn, or changes its mind though nobody chose. All entries are home's gain in shares of the match, and they
 * add up to what changed from the first step to the result.
 */
export const ENTRY_KINDS = ['luck', 'home', 'away', 'guess', 'end', 'rest'] as const;
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
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function ledgerOf({ course, kinds, by, strokes, final }: Course): Ledger {
  const luck = new Map(strokes.map(({ step, swing }) => [step, swing]));
  const entries = kinds.flatMap((what, i): Entry[] => {
    const step = i + 1;
    const kind = what === 'play' ? by[i]! : what;
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
  };
}

/** An amount with half of its 95 % interval. */
export interface Measured {
  readonly value: number;
  readonly half: number;
}

/**
 * By game how far result less luck is from an even match where two sides play equally well: its standard deviation over matches of a bot
 * against itself (`npm run -s calibration -- <game> --luck`). What play, chance in the evaluation and slips give in one match is in it.
 */
const spreads: Readonly<Record<string, { readonly deviation: number }>> = measured;

/** Nothing is known of a match of a game that was not measured. */
const UNKNOWN = 0.5;

/**
 * What a side would have got of the match without what luck gave. It is result less luck and nothing else, so it may lie below 0 or
 * above 1: then luck gave more than there was to win.
 */
export function withoutLuck(game: string, { final, sums }: Ledger, side: Side): Measured {
  const home = final - sums.luck;
  const half = Z95 * (spreads[game]?.deviation ?? UNKNOWN);
  return { value: side === SIDES[0] ? home : 1 - home, half: Math.min(1, half) };
}
