import type { Tell } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { endAttack, endDefence } from '../flow.ts';
import type { City } from '../model.ts';
import { anyone, anywhere, applyReposition, type MoveRule, offerRepositions, repositionGuards } from '../reposition.ts';
import { END, VERB, verbOf, verbs } from '../verbs.ts';

function teamMovement(name: string, rule: MoveRule, finish: (s: City, tell?: Tell) => void): Phase<City> {
  return {
    name,
    exact: true,
    guards: [verbs('reposition', 'end'), ...repositionGuards(rule)],
    candidates(s, seat, out) {
      offerRepositions(s, rule, seat, out);
      out.add(END);
    },
    apply(s, seat, action, tell) {
      if (verbOf(action) === VERB.reposition) applyReposition(s, seat, action, tell);
      else finish(s, tell);
    },
  };
}

/** CTY-MOV-1: phase 4 of the attack turn; CTY-OTC-10 where the whole team goes forward. */
export const move = teamMovement(
  'move',
  {
    mayMove: anyone,
    mayLand: anywhere,
    clause: (s) => (s.boost ? 'CTY-OTC-10' : 'CTY-MOV-1'),
    clauses: ['CTY-OTC-10', 'CTY-MOV-1'],
  },
  endAttack,
);
/** CTY-MOV-1: phase 2 of the defence turn. */
export const dmove = teamMovement(
  'dmove',
  { mayMove: anyone, mayLand: anywhere, clause: () => 'CTY-MOV-1', clauses: ['CTY-MOV-1'] },
  endDefence,
);
