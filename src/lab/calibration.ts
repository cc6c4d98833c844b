import type { Evaluation } from '../core/expert.ts';
import { CHANCE, type Seat } from '../core/game.ts';
import type { Match } from '../match/match.ts';
import { finalOf } from './analyse.ts';
import { CalibratedJudge, type Scale } from './calibrated.ts';
import { swingOf } from './luck.ts';

/** A moment at which the turn passed: the share that the side to decide was promised, and what it came to. */
export interface Kept {
  readonly promised: number;
  readonly real: number;
}

/**
 * Every time the other side is to decide, what it is promised, and its share of the result without the luck that was still to
 * come. That luck is nothing on average, whatever the position, so the mean stays what it is and is surer.
 */
export function promisesOf(evaluation: Evaluation, match: Match, scale: Scale): Kept[] {
  const { game, history } = match;
  const judge = new CalibratedJudge(game, evaluation, history.at(0), scale);
  const moments: { readonly promised: number; readonly luckBefore: number; readonly seat: Seat }[] = [];
  let luck = 0;
  let last: Seat | undefined;
  history.walk(0, ({ seat, action }, before) => {
    if (seat === CHANCE) luck += swingOf(judge, before, action);
    else if (seat !== last && game.turn(before).kind === 'choice') {
      last = seat;
      moments.push({ promised: judge.expected(before), luckBefore: luck, seat });
    }
  });
  const final = finalOf(match, 0.5);
  return moments.map(({ promised, luckBefore, seat }) => {
    const real = final - (luck - luckBefore);
    return seat === 0 ? { promised, real } : { promised: 1 - promised, real: 1 - real };
  });
}

/** All moments in which about the same was promised. */
export interface Bin {
  readonly promised: number;
  readonly real: number;
  readonly positions: number;
}

export function binsOf(seen: readonly Kept[], count: number): Bin[] {
  const bins = Array.from({ length: count }, () => ({ promised: 0, real: 0, positions: 0 }));
  for (const { promised, real } of seen) {
    const bin = bins[Math.min(count - 1, Math.floor(promised * count))]!;
    bin.promised += promised;
    bin.real += real;
    bin.positions++;
  }
  return bins.map(({ promised, real, positions: n }) =>
    n === 0 ? { promised: 0, real: 0, positions: 0 } : { promised: promised / n, real: real / n, positions: n },
  );
}

/** Fewer positions say nothing about a tenth. */
const FEWEST = 100;
const TENTHS = 10;
const POINTS = 100;

/** How far promise and result are apart where they differ most, in points. */
export interface Calibration {
  readonly positions: number;
  readonly worst: number;
  readonly bins: readonly Bin[];
}

const rounded = (value: number): number => Math.round(1e4 * value) / 1e4;

export function calibrationOf(seen: readonly Kept[]): Calibration {
  const bins = binsOf(seen, TENTHS);
  const gaps = bins
    .filter(({ positions }) => positions >= FEWEST)
    .map(({ promised, real }) => Math.abs(real - promised));
  return {
    positions: seen.length,
    worst: rounded(POINTS * Math.max(0, ...gaps)),
    bins: bins.map(({ promised, real, positions }) => ({
      promised: rounded(promised),
      real: rounded(real),
      positions,
    })),
  };
}

/** Points of a scale, and how many positions speak for a promise as it is. */
const KNOTS = 20;
const CAUTION = 30;

/**
 * The scale on which these promises would have been kept: the mean results between two points, brought into rising order by pooling
 * neighbours. A side's promise and its rival's are the same one, so both ends mirror each other.
 */
export function fitScale(seen: readonly Kept[]): Scale {
  const both = seen.flatMap(({ promised, real }) => [
    { promised, real },
    { promised: 1 - promised, real: 1 - real },
  ]);
  const pools = binsOf(both, KNOTS).map(({ promised, real, positions }, i) => {
    const middle = (i + 0.5) / KNOTS;
    const shift = positions === 0 ? 0 : ((real - promised) * positions) / (positions + CAUTION);
    return { value: middle + shift, weight: positions + CAUTION, length: 1 };
  });
  const rising: typeof pools = [];
  for (const pool of pools) {
    let merged = pool;
    while (rising.length > 0 && rising.at(-1)!.value > merged.value) {
      const before = rising.pop()!;
      const weight = before.weight + merged.weight;
      const value = (before.value * before.weight + merged.value * merged.weight) / weight;
      merged = { value, weight, length: before.length + merged.length };
    }
    rising.push(merged);
  }
  const middles = rising.flatMap(({ value, length }) => Array.from({ length }, () => Math.max(0, Math.min(1, value))));
  const inner = middles.slice(1).map((value, i) => rounded((value + middles[i]!) / 2));
  const first = rounded(Math.max(0, (3 * middles[0]! - middles[1]!) / 2));
  return [first, ...inner, rounded(1 - first)];
}
