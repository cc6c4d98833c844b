import type { Side, Told } from '../../../src/core/game.ts';
import { int, type OptionsOf } from '../../../src/core/options.ts';
import type { Pair } from '../../../src/core/position.ts';
import { layout } from '../../../src/core/state.ts';
import { numbered } from '../../../src/core/vocabulary.ts';

/** Turns a half, the least numbers with which a short and a long pass arrive, and the spaces of a long one. */
export const OPTIONS = {
  turns: int(2, 40, 12),
  short: int(1, 6, 2),
  long: int(1, 6, 4),
  reach: int(1, 4, 3),
} as const;
export type ToyOptions = OptionsOf<typeof OPTIONS>;

export const PERIODS = [1, 2, 'over'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD = numbered(PERIODS);

export const PHASES = ['toss', 'pass', 'bounce', 'penalty', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];
export const PHASE = numbered(PHASES);

/** An action is its place in this list; so is a pass that is on its way. */
export const ACTIONS = ['pass:short', 'pass:long', 'corner:left', 'corner:right'] as const;
export type ActionWord = (typeof ACTIONS)[number];
export const LONG = 1;
export const FIRST_CORNER = 2;

/** Spaces of the strip, home's end first. */
export const STRIP = 7;
export const MIDDLE = 3;
export const lastSpace = (attacker: number): number => (attacker === 0 ? STRIP - 1 : 0);

export const NONE = -1;
/** In place of a sealed choice that is not one's own. */
export const HIDDEN = ACTIONS.length;

export const REASONS = ['time'] as const;

/** `sent` is the pass on its way and `sealed` what each side chose, as actions, or NONE. */
export class Toy extends layout<ToyOptions>()(
  ['period', 'phase', 'side', 'plays', 'up', 'ball', 'starter', 'sent', 'winner', 'reason'],
  { score: 2, sealed: 2 },
) {}

export type ToyEvent =
  | Told<'toss', { side: Side }>
  | Told<'turn', { side: Side }>
  | Told<'pass', { side: Side; word: ActionWord }>
  | Told<'roll', { side: Side; value: number; arrived: boolean }>
  | Told<'penalty', { side: Side }>
  | Told<'commit', { side: Side }>
  | Told<'goal', { side: Side; score: Pair }>
  | Told<'save', { side: Side }>
  | Told<'period', { score: Pair }>
  | Told<'over', { winner: Side | null; score: Pair }>;
