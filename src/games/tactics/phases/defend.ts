import { type Action, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { keeperTo, ROLL, spaceIn } from '../action.ts';
import { endAttempt } from '../attempt.ts';
import { distance, SPACE_NAMES } from '../board.ts';
import type { TacticsEvent } from '../events.ts';
import { defenceOf } from '../flow.ts';
import { forWord, onlyWords } from '../guards.ts';
import { KEEPER, PHASE, PIECES, put, spaceOf, type Tactics } from '../model.ts';
import { mayStand, standing } from '../standing.ts';
import { neighbours } from '../ways.ts';

const KEEPER_STEPS = 1;

/** They guard `keeper`, in the order in which a refusal names the clauses. */
const keeperGuards = forWord('keeper', [
  ['STW-GK-1', (s, seat, action) => distance(spaceOf(s, seat, KEEPER), spaceIn(action)) !== KEEPER_STEPS],
  ...standing(
    () => KEEPER,
    (_s: Tactics, _seat: Seat, action: Action) => spaceIn(action),
  ),
]);

/** STW-CAP-3, STW-GK-1: D rolls for a field pawn, or moves its keeper one space instead. */
export const defend: Phase<Tactics, TacticsEvent> = {
  by: defenceOf,
  exact: true,
  guards: [onlyWords('roll', 'keeper'), ...keeperGuards],
  candidates(s, seat, out) {
    out.add(ROLL);
    const near = neighbours(spaceOf(s, seat, KEEPER));
    for (let i = 0; i < near.length; i++) if (mayStand(s, seat, KEEPER, near[i]!)) out.add(keeperTo(near[i]!));
  },
  apply(s, seat, action, tell) {
    if (action === ROLL) {
      s.phase = PHASE.defendroll;
      return;
    }
    const from = SPACE_NAMES[spaceOf(s, seat, KEEPER)]!;
    const to = spaceIn(action);
    put(s, seat, KEEPER, to);
    tell?.({ type: 'move', side: sideOf(seat), piece: PIECES[KEEPER]!, from, to: SPACE_NAMES[to]!, rule: 'STW-GK-1' });
    endAttempt(s, KEEPER, to, tell);
  },
};
