import { LEVELS, type Level } from '../bots/names.ts';
import type { Side } from '../core/game.ts';
import type { Judged } from './analyse.ts';
import measured from './data/bands.json' with { type: 'json' };
import { Z95 } from './elo.ts';
import type { Measured } from './ledger.ts';

/** What a side gave away in each decision that was one, on average; forced ones are left out. */
export interface ErrorRate extends Measured {
  readonly decisions: number;
}

/** Fewer decisions say nothing about a player. */
const FEWEST = 5;

export function errorRateOf(decisions: readonly Judged[], side: Side): ErrorRate | null {
  const losses = decisions.filter((one) => one.side === side).map(({ loss }) => loss);
  const n = losses.length;
  if (n < FEWEST) return null;
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / n;
  const variance = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / (n - 1);
  return { value: mean, half: Z95 * Math.sqrt(variance / n), decisions: n };
}

/** What the levels of this house give away in a decision, in the eyes of the same analysis (`npm run -s bands -- <game>`). */
export type Bands = Readonly<Record<Level, number>>;

export const bandsOf = (game: string): Bands | null =>
  (measured as Readonly<Record<string, Bands | undefined>>)[game] ?? null;

/** The level that errs most like this one; the border between two levels lies halfway. Null where no level was measured. */
export function bandOf(game: string, error: number): Level | null {
  const bands = bandsOf(game);
  if (!bands) return null;
  return LEVELS.findLast((level, i) => i === 0 || error <= (bands[level] + bands[LEVELS[i - 1]!]) / 2) ?? LEVELS[0];
}

/** The levels that the interval of an error rate reaches, weakest first. */
export function bandsWithin(game: string, { value, half }: Measured): readonly Level[] {
  const [weakest, strongest] = [bandOf(game, value + half), bandOf(game, Math.max(0, value - half))];
  if (!weakest || !strongest) return [];
  return LEVELS.slice(LEVELS.indexOf(weakest), LEVELS.indexOf(strongest) + 1);
}
