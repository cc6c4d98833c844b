import type { Phase } from '../../../core/phase.ts';
import type { City } from '../model.ts';
import { anyone, applyReposition, type MoveRule, offerRepositions, repositionGuards } from '../reposition.ts';
import { resumePlay, toStopAttack } from '../restart.ts';
import { applySub, offerSubs, subGuards } from '../substitutes.ts';
import { END, VERB, verbOf, verbs } from '../verbs.ts';

/** CTY-RST-3: the carrier's hex is taken anyway, so this forbids the loose ball alone. */
const RULE: MoveRule = {
  mayMove: anyone,
  mayLand: (s, _on, _seat, _from, to) => to !== s.ball,
  clause: () => 'CTY-RST-3',
  clauses: ['CTY-RST-3'],
};

const stoppage = (name: string, then: (s: City) => void): Phase<City> => ({
  name,
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
export const stopdef = stoppage('stopdef', toStopAttack);
export const stopatt = stoppage('stopatt', resumePlay);
