import { otherSeat } from '../../../core/game.ts';
import { rollOff } from '../../../core/rollOff.ts';
import type { TacticsEvent } from '../events.ts';
import { beginSetup } from '../flow.ts';
import type { Tactics } from '../model.ts';

/** STW-OPEN-1: both sides roll, the lower one kicks off the first half. */
export const opening = rollOff<Tactics, TacticsEvent, 'opening'>(
  'opening',
  { roll: 'STW-OPEN-1', again: 'STW-OPEN-2' },
  (s, higher, tell) => {
    s.starter = otherSeat(higher);
    beginSetup(s, s.starter, 'STW-OPEN-1', tell);
  },
);
