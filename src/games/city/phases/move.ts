import type { Phase } from '../../../core/gameFrom.ts';
import { END, VERB, verbOf } from '../action.ts';
import type { CityEvent, CityTell } from '../events.ts';
import { endAttack, endDefence } from '../flow.ts';
import { verbs } from '../guards.ts';
import { type City, moverOf } from '../model.ts';
import { anyone, anywhere, applyReposition, type MoveRule, offerRepositions, repositionGuards } from '../reposition.ts';

/** The men of a side are moved, one by one, until `end`. */
export const movement = (rule: MoveRule, then: (s: City, tell?: CityTell) => void): Phase<City, CityEvent> => ({
  by: moverOf,
  exact: true,
  guards: [verbs('reposition', 'end'), ...repositionGuards(rule)],
  candidates(s, seat, out) {
    offerRepositions(s, rule, seat, out);
    out.add(END);
  },
  apply(s, seat, action, tell) {
    if (verbOf(action) === VERB.reposition) applyReposition(s, seat, action, tell);
    else then(s, tell);
  },
});

/** CTY-MOV-1: phase 4 of the attack turn; CTY-OTC-10 where the whole team goes forward. */
export const move = movement(
  {
    mayMove: anyone,
    mayLand: anywhere,
    clause: (s) => (s.boost ? 'CTY-OTC-10' : 'CTY-MOV-1'),
    clauses: ['CTY-OTC-10', 'CTY-MOV-1'],
  },
  endAttack,
);
/** CTY-MOV-1: phase 2 of the defence turn. */
export const dmove = movement(
  { mayMove: anyone, mayLand: anywhere, clause: () => 'CTY-MOV-1', clauses: ['CTY-MOV-1'] },
  endDefence,
);
