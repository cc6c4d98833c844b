import { demand } from '../../../core/read.ts';
import { placingSeat } from '../corner.ts';
import { defenceOf } from '../flow.ts';
import {
  ADVANTAGE,
  BALLROLL,
  CLEAR,
  DEFEND,
  DEFENDMOVE,
  ENDED,
  FIRST_HALF,
  KICKOFF,
  NONE,
  OPENING,
  OVER,
  PICK,
  PLACE,
  SHOOTKICK,
  SHOOTOUT,
  SHOOTROLL,
  seatOfPawn,
  type Tactics,
} from '../model.ts';

/** The phase whose fields the position shows: in `advantage` the one to go back to. */
export const shownPhase = (s: Tactics): number => (s.phase === ADVANTAGE ? s.back : s.phase);

/** Phase, period, side, starter and `back` agree. */
export function checkPhase(s: Tactics): void {
  demand((s.phase === OVER) === (s.period === ENDED), 'phase', 'over exactly when the period is over');
  const isKicks = s.phase === SHOOTROLL || s.phase === SHOOTKICK;
  demand(isKicks === (s.period === SHOOTOUT), 'phase', 'shootroll or shootkick exactly in the shoot-out');
  if (s.phase === OPENING) demand(s.period === FIRST_HALF, 'period', '1 in opening');
  const isNobody = s.phase === OPENING || s.phase === SHOOTROLL || s.phase === OVER;
  demand((s.side === NONE) === isNobody, 'side', isNobody ? 'null in this phase' : '"home" or "away"');
  const isOpening = s.phase === OPENING;
  demand((s.starter === NONE) === isOpening, 'starter', 'null exactly before the opening roll', 'STW-OPEN-1');
  demand((s.back !== NONE) === (s.phase === ADVANTAGE), 'back', 'set exactly in phase advantage', 'STW-MIN-3');
  if (s.phase === ADVANTAGE)
    demand(isChoiceOfDefence(s), 'back', 'a choice of the other side, or its kick-off', 'STW-MIN-3');
}

function isChoiceOfDefence(s: Tactics): boolean {
  switch (s.back) {
    case DEFEND:
    case DEFENDMOVE:
      return true;
    case CLEAR:
      return s.queued > 0 && seatOfPawn(s.queue[0]!) === defenceOf(s);
    case PICK:
    case PLACE:
      return placingSeat(s) === defenceOf(s);
    default:
      return s.back === BALLROLL && s.restart === KICKOFF;
  }
}
