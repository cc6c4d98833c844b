import type { Phase } from '../../../core/gameFrom.ts';
import { END, VERB, verbOf } from '../action.ts';
import type { CityEvent } from '../events.ts';
import { verbs } from '../guards.ts';
import { type City, moverOf } from '../model.ts';
import { anyone, applyReposition, type MoveRule, offerRepositions, repositionGuards } from '../reposition.ts';
import { resumePlay, toStopAttack } from '../restart.ts';
import { applySub, offerSubs, subGuards } from '../substitutes.ts';

/** CTY-RST-3: the carrier's hex is taken anyway, so this forbids the loose ball alone. */
const RULE: MoveRule = {
  mayMove: anyone,
  mayLand: (s, _on, _seat, _from, to) => to !== s.ball,
  clause: () => 'CTY-RST-3',
  clauses: ['CTY-RST-3'],
};

const stoppage = (then: (s: City) => void): Phase<City, CityEvent> => ({
  by: moverOf,
  exact: true,
  guards: [verbs('reposition', 'sub', 'end'), ...repositionGuards(RULE), ...subGuards],
  candidates(s, seat, out) {
    offerRepositions(s, RULE, seat, out);
    offerSubs(s, seat, out);
    out.add(END);
  },
  apply(s, seat, action, tell) {
    const verb = verbOf(action);
    if (verb === VERB.reposition) applyReposition(s, seat, action, tell);
    else if (verb === VERB.sub) applySub(s, seat, action, tell);
    else then(s);
  },
});

/** The side without the restart, then the side with it. */
export const stopdef = stoppage(toStopAttack);
export const stopatt = stoppage(resumePlay);
