import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { rollOff } from '../../../core/rollOff.ts';
import type { TacticsEvent } from '../events.ts';
import { endShootoutKick } from '../flow.ts';
import { FACES, PHASE, type Tactics } from '../model.ts';
import { shotDraw } from '../spin.ts';

/** STW-SHOOT-2: the higher roll kicks first. */
export const shootroll = rollOff<Tactics, TacticsEvent, 'shootout'>(
  'shootout',
  { roll: 'STW-SHOOT-2', again: 'STW-SHOOT-2' },
  (s, first) => {
    s.shootFirst = first;
    s.side = first;
    s.phase = PHASE.shootkick;
  },
);

/** STW-SHOOT-1: one spin a kick; only a goal counts. */
export const shootkick: Phase<Tactics, TacticsEvent> = {
  by: 'chance',
  draw: shotDraw,
  apply(s, _seat, face, tell) {
    const result = FACES[face]!;
    const side = sideOf(s.side);
    s.taken[s.side]!++;
    if (result === 'goal') {
      s.goals[s.side]!++;
      tell?.({ type: 'goal', side, shootout: true, rule: 'STW-SHOOT-1' });
    } else tell?.({ type: 'miss', side, shootout: true, result, rule: 'STW-SHOOT-1' });
    endShootoutKick(s, tell);
  },
};
