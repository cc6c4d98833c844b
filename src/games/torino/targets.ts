import { otherSide } from '../../core/game.ts';
import type { Drawn, Target, Targets } from '../../core/targets.ts';
import { isOnTarget, KIND, ZONES, type Zone, zoneOf } from './board.ts';
import type { TorinoEvent } from './events.ts';
import type { TorinoPosition } from './position.ts';

/** What a number of the die brings; `even` and `odd` are on target and lie open until the keeper is placed. */
export type Fate = 'goal' | 'saved' | 'wide' | Exclude<Zone, 'middle'>;

export interface TorinoMarks {
  /** They are told of the shot in progress, for the numbers from 1 to 6; null where there is none. */
  readonly fates: readonly Fate[] | null;
}
export type TorinoDrawn = Drawn<Target, TorinoMarks>;

const ROLLS = [1, 2, 3, 4, 5, 6] as const;

/** TOR-SHOT-1, TOR-SHOT-2, TOR-SHOT-3. */
function fateOf(kind: number, keeper: Zone, roll: number): Fate {
  if (!isOnTarget(kind, roll)) return 'wide';
  const aimed = ZONES[zoneOf(roll)] as Exclude<Zone, 'middle'>;
  if (keeper === 'middle') return aimed;
  return aimed === keeper ? 'saved' : 'goal';
}

export const targets: Targets<TorinoPosition, TorinoEvent, TorinoDrawn> = {
  draw({ position: { shot, pieces } }) {
    const fates = shot && ROLLS.map((roll) => fateOf(KIND[shot.kind], pieces[otherSide(shot.kicker)].gk, roll));
    return { targets: [], marks: { fates } };
  },
};
