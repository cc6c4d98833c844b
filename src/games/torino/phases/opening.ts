import { firstDie, offerDraw, secondDie } from '../../../core/dice.ts';
import type { Phase } from '../../../core/phase.ts';
import { beginTurn } from '../flow.ts';
import { FIRST_HALF, type Torino } from '../model.ts';

/** TOR-OPEN-1: each side rolls its own die, the higher one starts. */
export const opening: Phase<Torino> = {
  name: 'opening',
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => offerDraw('d6+d6', out),
  apply(s, _seat, outcome, tell) {
    const home = firstDie(outcome);
    const away = secondDie(outcome);
    tell?.({ type: 'roll', for: 'opening', home, away, rule: 'TOR-OPEN-1' });
    if (home === away) {
      tell?.({ type: 'reroll', rule: 'TOR-OPEN-2' });
      return;
    }
    const starter = home > away ? 0 : 1;
    if (s.period === FIRST_HALF) s.starter = starter;
    beginTurn(s, starter, 'TOR-OPEN-1', tell);
  },
};
