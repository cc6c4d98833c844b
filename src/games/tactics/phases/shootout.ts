import { firstDie, offerDraw, secondDie } from '../../../core/dice.ts';
import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { endShootoutKick } from '../flow.ts';
import { FACES, SHOOTKICK, type Tactics } from '../model.ts';
import { offerSpin } from '../spin.ts';

/** STW-SHOOT-2: the higher roll kicks first. */
export const shootroll: Phase<Tactics> = {
  name: 'shootroll',
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => offerDraw('d6+d6', out),
  apply(s, _seat, outcome, tell) {
    const home = firstDie(outcome);
    const away = secondDie(outcome);
    tell?.({ type: 'roll', for: 'shootout', home, away, rule: 'STW-SHOOT-2' });
    if (home === away) {
      tell?.({ type: 'reroll', rule: 'STW-SHOOT-2' });
      return;
    }
    s.shootFirst = home > away ? 0 : 1;
    s.side = s.shootFirst;
    s.phase = SHOOTKICK;
  },
};

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
