import { demand } from '../../../core/read.ts';
import { placingSeat } from '../corner.ts';
import { defenceOf } from '../flow.ts';
import { NONE, PERIOD, PHASE, RESTART, seatOfPawn, type Tactics } from '../model.ts';

/** The phase whose fields the position shows: in `advantage` the one to go back to. */
export const shownPhase = (s: Tactics): number => (s.phase === PHASE.advantage ? s.back : s.phase);

/** Phase, period, side, starter and `back` agree. */
export function checkPhase(s: Tactics): void {
  demand((s.phase === PHASE.over) === (s.period === PERIOD.over), 'phase', 'over exactly when the period is over');
  const isKicks = s.phase === PHASE.shootroll || s.phase === PHASE.shootkick;
  demand(isKicks === (s.period === PERIOD.shootout), 'phase', 'shootroll or shootkick exactly in the shoot-out');
  if (s.phase === PHASE.opening) demand(s.period === PERIOD[1], 'period', '1 in opening');
  const isNobody = s.phase === PHASE.opening || s.phase === PHASE.shootroll || s.phase === PHASE.over;
  demand((s.side === NONE) === isNobody, 'side', isNobody ? 'null in this phase' : '"home" or "away"');
  const isOpening = s.phase === PHASE.opening;
  demand((s.starter === NONE) === isOpening, 'starter', 'null exactly before the opening roll', 'STW-OPEN-1');
  demand((s.back !== NONE) === (s.phase === PHASE.advantage), 'back', 'set exactly in phase advantage', 'STW-MIN-3');
  if (s.phase === PHASE.advantage)
    demand(isChoiceOfDefence(s), 'back', 'a choice of the other side, or its kick-off', 'STW-MIN-3');
}

function isChoiceOfDefence(s: Tactics): boolean {
  switch (s.back) {
    case PHASE.defend:
    case PHASE.defendmove:
      return true;
    case PHASE.clear:
      return s.queued > 0 && seatOfPawn(s.queue[0]!) === defenceOf(s);
    case PHASE.pick:
    case PHASE.place:
      return placingSeat(s) === defenceOf(s);
    default:
      return s.back === PHASE.ballroll && s.restart === RESTART.kickoff;
  }
}
