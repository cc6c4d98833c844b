import { firstDie, offerDraw, secondDie } from '../../../core/dice.ts';
import type { Phase } from '../../../core/phase.ts';
import { beginSetup } from '../flow.ts';
import type { Tactics } from '../model.ts';

/** STW-OPEN-1: both sides roll, the lower one kicks off the first half. */
export const opening: Phase<Tactics> = {
  name: 'opening',
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => offerDraw('d6+d6', out),
  apply(s, _seat, outcome, tell) {
    const home = firstDie(outcome);
    const away = secondDie(outcome);
    tell?.({ type: 'roll', for: 'opening', home, away, rule: 'STW-OPEN-1' });
    if (home === away) {
      tell?.({ type: 'reroll', rule: 'STW-OPEN-2' });
      return;
    }
    s.starter = home < away ? 0 : 1;
    beginSetup(s, s.starter, 'STW-OPEN-1', tell);
  },
};
