import type { Level } from '../bots/names.ts';
import { type Side, sideOf } from '../core/game.ts';
import { bySide } from '../core/position.ts';
import type { Analysis } from './analyse.ts';
import { type Ledger, ledgerOf, type Measured, withoutLuck } from './ledger.ts';
import { type Marked, marksOf } from './marks.ts';
import { bandsWithin, type ErrorRate, errorRateOf } from './skill.ts';

/** How a side did. */
export interface Performance {
  readonly withoutLuck: Measured;
  /** Null where too little was decided to tell. */
  readonly error: ErrorRate | null;
  /** The levels of this house that err as much, weakest first; none where that is not known. */
  readonly bands: readonly Level[];
}

/** An analysis and all that is told of it: the same on the page, in the command line and in what is exported. */
export interface Study extends Analysis {
  readonly marks: readonly Marked[];
  readonly ledger: Ledger;
  readonly sides: Readonly<Record<Side, Performance>>;
}

export function studyOf(game: string, analysis: Analysis): Study {
  const ledger = ledgerOf(analysis);
  const sides = bySide((seat): Performance => {
    const side = sideOf(seat);
    const error = errorRateOf(analysis.decisions, side);
    return { withoutLuck: withoutLuck(game, ledger, side), error, bands: error ? bandsWithin(game, error) : [] };
  });
  return { ...analysis, marks: marksOf(analysis.decisions), ledger, sides };
}
