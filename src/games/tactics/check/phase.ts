import type { Said } from '../../../core/clause.ts';
import { demand, mustBe } from '../../../core/read.ts';
import { placingSeat } from '../corner.ts';
import { defenceOf } from '../flow.ts';
import { NONE, PERIOD, PHASE, RESTART, seatOfPawn, type Tactics } from '../model.ts';

/** The phase whose fields the position shows: in `advantage` the one to go back to. */
export const shownPhase = (s: Tactics): number => (s.phase === PHASE.advantage ? s.back : s.phase);

export const NULL_HERE: Said = { es: 'debe ser null en esta fase', en: 'must be null in this phase' };

/** Phase, period, side, starter and `back` agree. */
export function checkPhase(s: Tactics): void {
  demand((s.phase === PHASE.over) === (s.period === PERIOD.over), 'phase', {
    es: 'debe ser over exactamente cuando lo es el periodo',
    en: 'must be over exactly when the period is over',
  });
  const isKicks = s.phase === PHASE.shootroll || s.phase === PHASE.shootkick;
  demand(isKicks === (s.period === PERIOD.shootout), 'phase', {
    es: 'debe ser shootroll o shootkick exactamente en la tanda',
    en: 'must be shootroll or shootkick exactly in the shoot-out',
  });
  if (s.phase === PHASE.opening)
    demand(s.period === PERIOD[1], 'period', { es: 'debe ser 1 en opening', en: 'must be 1 in opening' });
  const isNobody = s.phase === PHASE.opening || s.phase === PHASE.shootroll || s.phase === PHASE.over;
  demand((s.side === NONE) === isNobody, 'side', isNobody ? NULL_HERE : mustBe('home', 'away'));
  const isOpening = s.phase === PHASE.opening;
  demand(
    (s.starter === NONE) === isOpening,
    'starter',
    { es: 'debe ser null exactamente antes de la tirada inicial', en: 'must be null exactly before the opening roll' },
    'STW-OPEN-1',
  );
  demand(
    (s.back !== NONE) === (s.phase === PHASE.advantage),
    'back',
    { es: 'debe tener valor exactamente en la fase advantage', en: 'must be set exactly in phase advantage' },
    'STW-MIN-3',
  );
  if (s.phase === PHASE.advantage)
    demand(
      isChoiceOfDefence(s),
      'back',
      {
        es: 'debe ser una elección del otro lado, o su saque de centro',
        en: 'must be a choice of the other side, or its kick-off',
      },
      'STW-MIN-3',
    );
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
