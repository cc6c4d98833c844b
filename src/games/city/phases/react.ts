import type { Seat } from '../../../core/game.ts';
import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { ALLOW, firstOf, pack, VERB, verbOf } from '../action.ts';
import { KIND } from '../cards.ts';
import { arrive } from '../delivery.ts';
import type { CityEvent } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { discardFromHand, inHand } from '../hands.ts';
import { type City, clearPass, has, moverOf, SHIRTS } from '../model.ts';
import { shirtsBeside } from '../pieces.ts';
import { take, toMove } from '../turn.ts';

/** CTY-DTC-3, CTY-FAC-8: those next to the landing hex who are not beaten, with the card in hand. */
const anticipators = (s: City, seat: Seat): number =>
  inHand(s, seat, KIND.toepoke) > 0 ? shirtsBeside(s, seat, s.passTo) & ~s.beaten : 0;

/** A ball-card pass is announced: the defender lets it go or takes it with Anticipation. */
export const react: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('allow', 'anticipate'),
    ...when('anticipate', [['CTY-DTC-3', (s, seat, n) => n > SHIRTS || !has(anticipators(s, seat), n)]]),
  ],
  candidates(s, seat, out) {
    out.add(ALLOW);
    const set = anticipators(s, seat);
    for (let n = 1; n <= SHIRTS; n++) if (has(set, n)) out.add(pack(VERB.anticipate, n));
  },
  apply(s, seat, action, tell) {
    if (verbOf(action) === VERB.allow) {
      arrive(s, tell);
      return;
    }
    const n = firstOf(action);
    discardFromHand(s, seat, KIND.toepoke);
    tell?.({ type: 'tactic', side: sideOf(seat), card: 'toepoke', n: String(n) });
    clearPass(s);
    take(s, seat, n, 'CTY-DTC-3', tell);
    toMove(s);
  },
};
