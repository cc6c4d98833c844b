import { int, type OptionsOf, oneOf } from '../../core/options.ts';
import { layout } from '../../core/state.ts';

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
export const FIRST_HALF = 0;
export const SECOND_HALF = 1;
export const SHOOTOUT = 2;
export const ENDED = 3;

export const PHASES = ['opening', 'first', 'pass', 'keeper', 'shot', 'over'] as const;
export const OPENING = 0;
export const FIRST = 1;
export const PASS = 2;
export const KEEPER = 3;
export const SHOT = 4;
export const OVER = 5;

export const REASONS = ['time', 'shootout'] as const;

/** Null in the position: no side, no shot, no winner. */
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
