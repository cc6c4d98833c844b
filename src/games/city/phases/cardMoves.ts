import type { Clause } from '../../../core/clause.ts';
import type { Phase } from '../../../core/phase.ts';
import { distance } from '../board.ts';
import type { City } from '../model.ts';
import {
  anyone,
  anywhere,
  applyReposition,
  type MoveRule,
  markedOnly,
  offerRepositions,
  outfieldOnly,
  repositionGuards,
  unmarkedOnly,
} from '../reposition.ts';
import { toDefenceMove, toShot } from '../turn.ts';
import { END, VERB, verbOf, verbs } from '../verbs.ts';

/** The moves of one tactical card, until `end`. */
function cardMoves(
  name: string,
  clause: Clause,
  bounds: Pick<MoveRule, 'mayMove' | 'mayLand'>,
  then: (s: City) => void,
): Phase<City> {
  const rule: MoveRule = { ...bounds, clause: () => clause, clauses: [clause] };
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
      else then(s);
    },
  };
}

/** CTY-DTC-2: each ends nearer to the ball than he was. */
const nearerOnly: MoveRule['mayLand'] = (s, _on, _seat, from, to) => distance(to, s.ball) < distance(from, s.ball);

export const unmark = cardMoves('unmark', 'CTY-OTC-5', { mayMove: markedOnly, mayLand: unmarkedOnly }, toShot);
export const runs = cardMoves('runs', 'CTY-OTC-9', { mayMove: anyone, mayLand: anywhere }, toShot);
export const press = cardMoves('press', 'CTY-DTC-2', { mayMove: anyone, mayLand: nearerOnly }, toDefenceMove);
export const drop = cardMoves('drop', 'CTY-DTC-6', { mayMove: anyone, mayLand: anywhere }, toDefenceMove);
export const trap = cardMoves('trap', 'CTY-DTC-7', { mayMove: outfieldOnly, mayLand: anywhere }, toDefenceMove);
