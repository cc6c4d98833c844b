import type { Seat } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { spaceIn, spotAt } from '../action.ts';
import { CIRCLE_SPACES } from '../board.ts';
import type { TacticsEvent } from '../events.ts';
import { onlyWords } from '../guards.ts';
import { PHASE, type Tactics } from '../model.ts';
import { takersAt } from '../takers.ts';

const SPOTS: readonly number[] = CIRCLE_SPACES.flat();
const isSpot = (s: Tactics, seat: Seat, space: number): boolean =>
  SPOTS.includes(space) && takersAt(s, seat, space) !== 0;

/** STW-MIN-2: the free kick for a minor violation is taken from the centre circle. */
export const spot: Phase<Tactics, TacticsEvent> = {
  by: (s) => s.side,
  exact: false,
  guards: [onlyWords('spot'), ['STW-MIN-2', (s, seat, action) => !isSpot(s, seat, spaceIn(action))]],
  candidates(_s, _seat, out) {
    for (const space of SPOTS) out.add(spotAt(space));
  },
  apply(s, _seat, action) {
    s.ball = spaceIn(action);
    s.phase = PHASE.taker;
  },
};
