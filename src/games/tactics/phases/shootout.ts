import { sideOf } from '../../../core/game.ts';
import { type Phase, rollOff } from '../../../core/phase.ts';
import { endShootoutKick } from '../flow.ts';
import { FACES, SHOOTKICK, type Tactics } from '../model.ts';
import { offerSpin } from '../spin.ts';

/** STW-SHOOT-2: the higher roll kicks first. */
export const shootroll = rollOff<Tactics>(
  'shootroll',
  'shootout',
  { roll: 'STW-SHOOT-2', again: 'STW-SHOOT-2' },
  (s, first) => {
    s.shootFirst = first;
    s.side = first;
    s.phase = SHOOTKICK;
  },
);

/** STW-SHOOT-1: one spin a kick; only a goal counts. */
export const shootkick: Phase<Tactics> = {
  name: 'shootkick',
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => offerSpin(out),
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
