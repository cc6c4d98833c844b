import { int, type OptionsOf, oneOf } from '../../core/options.ts';
import { layout } from '../../core/state.ts';
import { numbered } from '../../core/vocabulary.ts';

export const OPTIONS = {
  clock: oneOf(['plays', 'whistle']),
  turnsPerHalf: int(2, 200, 24),
  minutesPerHalf: int(1, 60, 5),
  secondHalf: oneOf(['swap', 'roll']),
  tie: oneOf(['shootout', 'draw']),
  shootoutKicks: int(1, 10, 5),
} as const;
export type TorinoOptions = OptionsOf<typeof OPTIONS>;

export const PERIODS = [1, 2, 'shootout', 'over'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD = numbered(PERIODS);

export const PHASES = ['opening', 'first', 'pass', 'keeper', 'shot', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];
export const PHASE = numbered(PHASES);

export const REASONS = ['time', 'shootout'] as const;
export type Reason = (typeof REASONS)[number];
export const REASON = numbered(REASONS);

/** It is null in the position: no side, no shot, no winner. */
export const NONE = -1;

/** One match. Sides are seats 0 and 1; `kind` is an index of KINDS; `first` 0 stands for null. */
export class Torino extends layout<TorinoOptions>()(
  [
    'period',
    'phase',
    'side',
    'plays',
    'up',
    'ball',
    'starter',
    'first',
    'kicker',
    'kind',
    'shootFirst',
    'winner',
    'reason',
  ],
  { score: 2, keeper: 2, taken: 2, goals: 2 },
) {}
